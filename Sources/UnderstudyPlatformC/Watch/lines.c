#define _GNU_SOURCE
#include "watch.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// File and line of addresses of the program, by its table of lines (DWARF, versions 2 to 5, section 6.2 of the standard). The
// first search reads all of it, and notes where each unit's code lies; later ones read the units that can have the addresses.
// The runtime's own reader runs the whole table for each address, and keeps all of the debug information for those of a trap or
// a hang, which takes it ten seconds for a large program.

typedef struct {
  const uint8_t *at, *end;
} Reader;

typedef struct {
  const char *text, *strings;
  size_t textSize, stringsSize;
} Strings;

typedef struct {
  const char *name;
  uint64_t folder;
} File;

enum { largestCount = 4096, lengthOfFile = 512 };

/// What a unit's program runs with.
typedef struct {
  uint8_t addressSize, unit, lineRange, opcodeBase;
  int8_t lineBase;
  uint8_t lengths[256];
  bool isFromZero;
  size_t folderCount, fileCount;
  const char *folders[largestCount];
  File files[largestCount];
} Unit;

/// Where a unit begins in the table, and between which addresses its code lies.
typedef struct {
  size_t start;
  uint64_t low, high;
} Part;

typedef struct {
  const uintptr_t *addresses;
  size_t count, found;
  char *files;
  uint32_t *lines;
  /// Places in `addresses`, the lowest address first.
  size_t *order;
} Search;

static uint64_t fixed(Reader *reader, size_t size) {
  uint64_t value = 0;
  if ((size_t)(reader->end - reader->at) < size) {
    reader->at = reader->end;
    return 0;
  }
  memcpy(&value, reader->at, size < 8 ? size : 8);
  reader->at += size;
  return value;
}

static uint64_t unsignedLEB(Reader *reader) {
  uint64_t value = 0;
  for (int shift = 0; reader->at < reader->end; shift += 7) {
    uint8_t byte = *reader->at++;
    if (shift < 64) value |= (uint64_t)(byte & 0x7f) << shift;
    if (!(byte & 0x80)) break;
  }
  return value;
}

static int64_t signedLEB(Reader *reader) {
  int64_t value = 0;
  int shift = 0;
  uint8_t byte = 0;
  while (reader->at < reader->end) {
    byte = *reader->at++;
    if (shift < 64) value |= (int64_t)(byte & 0x7f) << shift;
    shift += 7;
    if (!(byte & 0x80)) break;
  }
  return shift < 64 && (byte & 0x40) ? value | -((int64_t)1 << shift) : value;
}

static const char *string(Reader *reader) {
  const char *start = (const char *)reader->at;
  size_t length = strnlen(start, (size_t)(reader->end - reader->at));
  reader->at += length < (size_t)(reader->end - reader->at) ? length + 1 : length;
  return start;
}

// MARK: The head of a unit

/// A value of a form that entries of the head have; texts go to `text`, numbers are returned.
static uint64_t value(Reader *reader, uint64_t form, size_t offsetSize, const Strings *strings, const char **text) {
  uint64_t offset;
  switch (form) {
  case 0x08: *text = string(reader); return 0;
  case 0x0e:
    offset = fixed(reader, offsetSize);
    *text = offset < strings->stringsSize ? strings->strings + offset : "";
    return 0;
  case 0x1f:
    offset = fixed(reader, offsetSize);
    *text = offset < strings->textSize ? strings->text + offset : "";
    return 0;
  case 0x0b: return fixed(reader, 1);
  case 0x05: return fixed(reader, 2);
  case 0x06: return fixed(reader, 4);
  case 0x07: return fixed(reader, 8);
  case 0x1e: return fixed(reader, 16);
  case 0x0f: return unsignedLEB(reader);
  default: reader->at = reader->end; return 0;
  }
}

static void readEntries(Reader *reader, size_t offsetSize, const Strings *strings, Unit *unit, bool areFiles) {
  uint64_t kinds[16], forms[16];
  size_t width = fixed(reader, 1), kept = 0;
  for (size_t index = 0; index < width && index < 16; index++) {
    kinds[index] = unsignedLEB(reader);
    forms[index] = unsignedLEB(reader);
  }
  uint64_t count = width > 16 ? 0 : unsignedLEB(reader);
  for (uint64_t entry = 0; entry < count && reader->at < reader->end; entry++) {
    File file = {"", 0};
    for (size_t index = 0; index < width; index++) {
      const char *text = NULL;
      uint64_t number = value(reader, forms[index], offsetSize, strings, &text);
      if (kinds[index] == 1 && text) file.name = text;
      if (kinds[index] == 2) file.folder = number;
    }
    if (kept == largestCount) continue;
    if (areFiles) unit->files[kept++] = file;
    else unit->folders[kept++] = file.name;
  }
  if (areFiles) unit->fileCount = kept;
  else unit->folderCount = kept;
}

static void readOldEntries(Reader *reader, Unit *unit) {
  // Number 0 is the folder of the compilation, which the table does not have.
  unit->folders[0] = "";
  unit->folderCount = 1;
  while (reader->at < reader->end && *reader->at) {
    const char *name = string(reader);
    if (unit->folderCount < largestCount) unit->folders[unit->folderCount++] = name;
  }
  reader->at++;
  unit->fileCount = 0;
  while (reader->at < reader->end && *reader->at) {
    File file = {string(reader), 0};
    file.folder = unsignedLEB(reader);
    unsignedLEB(reader);
    unsignedLEB(reader);
    if (unit->fileCount < largestCount) unit->files[unit->fileCount++] = file;
  }
}

// MARK: The program of a unit

typedef struct {
  uint64_t address, file;
  int64_t line;
  bool isSet;
} Row;

/// Takes the row as the place of an address that lies in it.
static void note(Search *search, size_t index, const Unit *unit, const Row *row) {
  if (search->lines[index] || row->line <= 0) return;
  uint64_t number = unit->isFromZero ? row->file : row->file - 1;
  if (number >= unit->fileCount) return;
  const File *file = &unit->files[number];
  const char *folder = file->folder < unit->folderCount ? unit->folders[file->folder] : "";
  bool isWhole = file->name[0] == '/' || folder[0] == 0;
  char *place = search->files + index * lengthOfFile;
  snprintf(place, lengthOfFile, "%s%s%s", isWhole ? "" : folder, isWhole ? "" : "/", file->name);
  search->lines[index] = (uint32_t)row->line;
  search->found++;
}

/// How many addresses are below a limit.
static size_t countBelow(const Search *search, uint64_t limit) {
  size_t low = 0, high = search->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (search->addresses[search->order[middle]] < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

static void run(Reader *reader, const Unit *unit, Search *search, Part *part) {
  Row row = {0, 1, 1, false}, former = row;
  // The rows of a sequence are in the order of their addresses: the next address that one of them can have.
  size_t next = 0;
  while (reader->at < reader->end) {
    uint8_t code = *reader->at++;
    bool isRow = false, isEnd = false;
    if (code >= unit->opcodeBase) {
      uint8_t step = code - unit->opcodeBase;
      row.address += (uint64_t)(step / unit->lineRange) * unit->unit;
      row.line += unit->lineBase + step % unit->lineRange;
      isRow = true;
    } else if (code == 0) {
      uint64_t length = unsignedLEB(reader);
      if (length == 0 || length > (uint64_t)(reader->end - reader->at)) return;
      Reader inner = {reader->at + 1, reader->at + length};
      uint8_t kind = *reader->at;
      reader->at += length;
      if (kind == 1) isRow = isEnd = true;
      if (kind == 2) row.address = fixed(&inner, length - 1);
    } else if (code == 1) isRow = true;
    else if (code == 2) row.address += unsignedLEB(reader) * unit->unit;
    else if (code == 3) row.line += signedLEB(reader);
    else if (code == 4) row.file = unsignedLEB(reader);
    else if (code == 8) row.address += (uint64_t)((255 - unit->opcodeBase) / unit->lineRange) * unit->unit;
    else if (code == 9) row.address += fixed(reader, 2);
    else
      for (int count = unit->lengths[code]; count > 0; count--) unsignedLEB(reader);
    if (!isRow) continue;
    // Code that the linker has left out begins at 0.
    if (former.isSet && former.address) {
      if (former.address < part->low) part->low = former.address;
      if (row.address > part->high) part->high = row.address;
      for (; next < search->count && search->addresses[search->order[next]] < row.address; next++)
        note(search, search->order[next], unit, &former);
    } else {
      next = countBelow(search, row.address);
    }
    row.isSet = true;
    former = row;
    if (isEnd) former = row = (Row){0, 1, 1, false};
  }
}

/// Reads the head of the unit that is next in the table.
///
/// - Returns: the unit's program; an empty one where nothing is known of its version.
static Reader readHead(Reader *table, const Strings *strings, Unit *unit) {
  const Reader none = {table->end, table->end};
  size_t offsetSize = 4;
  uint64_t length = fixed(table, 4);
  if (length == 0xffffffff) {
    offsetSize = 8;
    length = fixed(table, 8);
  }
  if (length > (uint64_t)(table->end - table->at)) {
    table->at = table->end;
    return none;
  }
  Reader reader = {table->at, table->at + length};
  table->at += length;
  uint64_t version = fixed(&reader, 2);
  if (version < 2 || version > 5) return none;
  unit->addressSize = version >= 5 ? (uint8_t)fixed(&reader, 1) : 8;
  if (version >= 5) fixed(&reader, 1);
  uint64_t headLength = fixed(&reader, offsetSize);
  if (headLength > (uint64_t)(reader.end - reader.at)) return none;
  const uint8_t *program = reader.at + headLength;
  unit->unit = (uint8_t)fixed(&reader, 1);
  if (version >= 4) fixed(&reader, 1);
  fixed(&reader, 1);
  unit->lineBase = (int8_t)fixed(&reader, 1);
  unit->lineRange = (uint8_t)fixed(&reader, 1);
  unit->opcodeBase = (uint8_t)fixed(&reader, 1);
  if (!unit->lineRange || !unit->opcodeBase) return none;
  for (int code = 1; code < unit->opcodeBase; code++) unit->lengths[code] = (uint8_t)fixed(&reader, 1);
  unit->isFromZero = version >= 5;
  Reader head = {reader.at, program};
  if (version >= 5) {
    readEntries(&head, offsetSize, strings, unit, false);
    readEntries(&head, offsetSize, strings, unit, true);
  } else {
    readOldEntries(&head, unit);
  }
  return (Reader){program, reader.end};
}

// MARK: The units

typedef struct {
  size_t count;
  Part parts[];
} Index;

static Index *known;

static void searchAll(Reader table, const Strings *strings, Unit *unit, Search *search) {
  Index *index = NULL;
  const uint8_t *start = table.at;
  for (size_t count = 0, room = 0; table.at < table.end; count++) {
    if (count == room) {
      room = room ? 2 * room : 1024;
      Index *larger = realloc(index, sizeof(Index) + room * sizeof(Part));
      if (!larger) break;
      index = larger;
    }
    Part *part = &index->parts[count];
    *part = (Part){(size_t)(table.at - start), UINT64_MAX, 0};
    Reader program = readHead(&table, strings, unit);
    run(&program, unit, search, part);
    index->count = count + 1;
  }
  Index *none = NULL;
  if (table.at < table.end || !__atomic_compare_exchange_n(&known, &none, index, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
    free(index);
}

static bool canHave(const Part *part, const Search *search) {
  for (size_t index = 0; index < search->count; index++)
    if (search->addresses[index] >= part->low && search->addresses[index] < part->high) return true;
  return false;
}

static void searchTable(Reader table, const Strings *strings, Search *search) {
  // Too large for a small stack.
  Unit *unit = malloc(sizeof(Unit));
  if (!unit) return;
  const Index *index = __atomic_load_n(&known, __ATOMIC_ACQUIRE);
  if (!index) searchAll(table, strings, unit, search);
  for (size_t number = 0; index && number < index->count && search->found < search->count; number++) {
    Part part = index->parts[number];
    if (!canHave(&part, search)) continue;
    Reader rest = {table.at + part.start, table.end};
    Reader program = readHead(&rest, strings, unit);
    run(&program, unit, search, &part);
  }
  free(unit);
}

// MARK: The program's file

static int takeFirst(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  // The first one is the program.
  *(uintptr_t *)base = info->dlpi_addr;
  return 1;
}

static void searchFile(const uint8_t *file, size_t size, Search *search) {
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (header->e_shoff == 0 || header->e_shoff + (uint64_t)header->e_shnum * sizeof(ElfW(Shdr)) > size) return;
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  const char *names = (const char *)file + sections[header->e_shstrndx].sh_offset;
  Reader table = {NULL, NULL};
  Strings strings = {0};
  for (int index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *section = &sections[index];
    if (section->sh_type == SHT_NOBITS || section->sh_flags & SHF_COMPRESSED) continue;
    if (section->sh_offset + section->sh_size > size) continue;
    const char *name = names + section->sh_name;
    const uint8_t *start = file + section->sh_offset;
    if (strcmp(name, ".debug_line") == 0) table = (Reader){start, start + section->sh_size};
    if (strcmp(name, ".debug_line_str") == 0) strings.text = (const char *)start, strings.textSize = section->sh_size;
    if (strcmp(name, ".debug_str") == 0) strings.strings = (const char *)start, strings.stringsSize = section->sh_size;
  }
  if (table.at) searchTable(table, &strings, search);
}

static void sortAddresses(Search *search) {
  for (size_t count = 0; count < search->count; count++) {
    size_t place = count;
    for (; place > 0 && search->addresses[search->order[place - 1]] > search->addresses[count]; place--)
      search->order[place] = search->order[place - 1];
    search->order[place] = count;
  }
}

void understudy_source_lines(uintptr_t *addresses, size_t count, char *files, uint32_t *lines) {
  uintptr_t base = 0;
  dl_iterate_phdr(takeFirst, &base);
  for (size_t index = 0; index < count; index++) {
    addresses[index] -= base;
    lines[index] = 0;
    files[index * lengthOfFile] = 0;
  }
  int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return;
  if (fstat(descriptor, &status) == 0) {
    size_t size = (size_t)status.st_size;
    void *file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      Search search = {addresses, count, 0, files, lines, malloc(count * sizeof(size_t))};
      if (search.order) {
        sortAddresses(&search);
        searchFile(file, size, &search);
      }
      free(search.order);
      munmap(file, size);
    }
  }
  close(descriptor);
}

// Reads what dump.ts wrote, and turns tokens into rows of tables.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "network.h"

void fail(const char *what, const char *which) {
  fprintf(stderr, "%s %s\n", what, which);
  exit(1);
}

static void *readBytes(const char *folder, const char *split, const char *part, long *bytes) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.%s.bin", folder, split, part);
  FILE *file = fopen(path, "rb");
  if (!file) fail("cannot read", path);
  fseek(file, 0, SEEK_END);
  *bytes = ftell(file);
  rewind(file);
  void *result = malloc((size_t)*bytes + 4);
  if (!result || fread(result, 1, (size_t)*bytes, file) != (size_t)*bytes) fail("cannot read", path);
  fclose(file);
  return result;
}

Ints readInts(const char *folder, const char *split, const char *part) {
  long bytes;
  int32_t *at = readBytes(folder, split, part, &bytes);
  return (Ints){.at = at, .count = bytes / 4};
}

Split readSplit(const char *folder, const char *name) {
  long bytes;
  Split split = {.globalStart = readInts(folder, name, "globalStart"),
                 .global = readInts(folder, name, "global"),
                 .atomStart = readInts(folder, name, "atomStart"),
                 .atom = readInts(folder, name, "atom"),
                 .siteStart = readInts(folder, name, "siteStart"),
                 .siteAtomStart = readInts(folder, name, "siteAtomStart"),
                 .siteAtom = readInts(folder, name, "siteAtom"),
                 .siteTokenStart = readInts(folder, name, "siteTokenStart"),
                 .siteToken = readInts(folder, name, "siteToken"),
                 .candidateStart = readInts(folder, name, "candidateStart"),
                 .template = readBytes(folder, name, "template", &bytes),
                 .site = readBytes(folder, name, "site", &bytes),
                 .part = readBytes(folder, name, "part", &bytes),
                 .label = readBytes(folder, name, "label", &bytes)};
  split.candidates = bytes;
  split.size = (int)split.candidateStart.count - 1;
  split.solvable = calloc((size_t)split.size + 1, 1);
  for (int i = 0; i < split.size; i += 1)
    for (int c = split.candidateStart.at[i]; c < split.candidateStart.at[i + 1]; c += 1)
      if (split.label[c] > 0) split.solvable[i] = 1;
  return split;
}

static int byValue(const void *a, const void *b) {
  int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
  return (x > y) - (x < y);
}

static int32_t *append(int32_t *all, const int32_t *from, long count) {
  memcpy(all, from, (size_t)count * 4);
  return all + count;
}

/** The distinct numbers of a range, sorted, at its beginning; gives where they end. */
static int32_t *distinct(int32_t *start, int32_t *end) {
  qsort(start, (size_t)(end - start), 4, byValue);
  int32_t *kept = start;
  for (int32_t *at = start; at < end; at += 1)
    if (at == start || at[0] != at[-1]) *kept++ = *at;
  return kept;
}

/** For each run of equal numbers its length; gives the number of runs. */
static long countRuns(const int32_t *sorted, long count, int32_t *values, int32_t *lengths) {
  long runs = 0;
  for (long start = 0, end; start < count; start = end) {
    for (end = start; end < count && sorted[end] == sorted[start]; end += 1) continue;
    values[runs] = sorted[start];
    lengths[runs++] = (int32_t)(end - start);
  }
  return runs;
}

static Tokens mostFrequent(int32_t *all, long count, int most) {
  qsort(all, (size_t)count, 4, byValue);
  int32_t *values = malloc((size_t)count * 4 + 4), *lengths = malloc((size_t)count * 4 + 4);
  long runs = countRuns(all, count, values, lengths);
  int32_t *sorted = malloc((size_t)runs * 4 + 4);
  qsort(append(sorted, lengths, runs) - runs, (size_t)runs, 4, byValue);
  int32_t least = runs > most ? sorted[runs - most - 1] + 1 : 2;
  Tokens tokens = {.at = values, .count = 0};
  for (long i = 0; i < runs; i += 1)
    if (lengths[i] >= least) values[tokens.count++] = values[i];
  free(sorted);
  free(lengths);
  return tokens;
}

Tokens globalVocabulary(const Split *split, int most) {
  int32_t *all = malloc((size_t)split->global.count * 4 + 4);
  append(all, split->global.at, split->global.count);
  Tokens tokens = mostFrequent(all, split->global.count, most);
  free(all);
  return tokens;
}

Tokens localVocabulary(const Split *split, int most) {
  int32_t *all = malloc((size_t)(split->atom.count + split->siteToken.count) * 4 + 4), *end = all;
  for (int i = 0; i < split->size; i += 1) {
    int32_t *start = end;
    long atom = (long)split->atomStart.at[i] * environments, atoms = (long)split->atomStart.at[i + 1] * environments;
    long site = split->siteTokenStart.at[split->siteStart.at[i]];
    long sites = split->siteTokenStart.at[split->siteStart.at[i + 1]];
    end = append(end, split->atom.at + atom, atoms - atom);
    end = append(end, split->siteToken.at + site, sites - site);
    end = distinct(start, end);
  }
  Tokens tokens = mostFrequent(all, end - all, most);
  free(all);
  return tokens;
}

void toRows(Ints *tokens, const Tokens *known) {
  for (long i = 0; i < tokens->count; i += 1) {
    int low = 0, high = known->count;
    while (low < high) {
      int middle = (low + high) / 2;
      if (known->at[middle] < tokens->at[i]) low = middle + 1;
      else high = middle;
    }
    tokens->at[i] = low < known->count && known->at[low] == tokens->at[i] ? low : -1;
  }
}

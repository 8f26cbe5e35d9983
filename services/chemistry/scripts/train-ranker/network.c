// The network of train.c: forward and backward pass of one molecule, and Adam (Kingma and Ba, arXiv:1412.6980, with
// decoupled decay) on the rows that a batch touches.

#include "network.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

float random01(Network *network) {
  uint64_t x = network->random; // xorshift64*
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  network->random = x;
  return (float)((x * 2685821657736338717ull) >> 40) / 16777216.0f;
}

void reseed(Network *network, uint64_t number) {
  uint64_t x = (number + 1) * 0x9e3779b97f4a7c15ull ^ (uint64_t)network->options->seed * 0xbf58476d1ce4e5b9ull;
  x ^= x >> 31;
  x *= 0x94d049bb133111ebull;
  network->random = (x ^ x >> 29) | 1;
}

static float *floats(size_t count) {
  float *result = calloc(count + 16, sizeof(float));
  if (!result) fail("out of memory", "");
  return result;
}

static Rows makeRows(Network *network, int rows, int width, float spread) {
  Rows made = {.rows = rows, .width = width};
  size_t count = (size_t)rows * (size_t)width;
  made.values = floats(count);
  made.first = floats(count);
  made.second = floats(count);
  made.slotOf = malloc(sizeof(int32_t) * (size_t)(rows + 1));
  made.rowOf = malloc(sizeof(int32_t) * (size_t)(rows + 1));
  made.updates = calloc((size_t)rows + 1, sizeof(int32_t));
  for (int i = 0; i < rows; i += 1) made.slotOf[i] = -1;
  // Twelve evenly spread numbers add up to nearly a normal one.
  for (size_t i = 0; i < count; i += 1) {
    float sum = -6;
    for (int k = 0; k < 12; k += 1) sum += random01(network);
    made.values[i] = spread * sum;
  }
  return made;
}

/** The gradient of a row in this batch, zero when first asked for. */
static float *gradientOf(Rows *rows, int row) {
  if (rows->slotOf[row] < 0) {
    if (rows->touched == rows->room) {
      rows->room = rows->room ? rows->room * 2 : 64;
      if (rows->room > rows->rows) rows->room = rows->rows;
      rows->gradients = realloc(rows->gradients, sizeof(float) * (size_t)rows->room * (size_t)rows->width);
    }
    rows->slotOf[row] = rows->touched;
    rows->rowOf[rows->touched] = row;
    memset(rows->gradients + (size_t)rows->touched * (size_t)rows->width, 0, sizeof(float) * (size_t)rows->width);
    rows->touched += 1;
  }
  return rows->gradients + (size_t)rows->slotOf[row] * (size_t)rows->width;
}

static inline float *valuesOf(const Rows *rows, int row) { return rows->values + (size_t)row * (size_t)rows->width; }

static inline void add(float *restrict sum, const float *restrict other, int count) {
  for (int i = 0; i < count; i += 1) sum[i] += other[i];
}

static inline void addScaled(float *restrict sum, const float *restrict other, float factor, int count) {
  for (int i = 0; i < count; i += 1) sum[i] += factor * other[i];
}

static inline float dot(const float *restrict a, const float *restrict b, int count) {
  float sum = 0;
  for (int i = 0; i < count; i += 1) sum += a[i] * b[i];
  return sum;
}

static int longest(const Ints *start) {
  int most = 0;
  for (long i = 0; i + 1 < start->count; i += 1)
    if (start->at[i + 1] - start->at[i] > most) most = start->at[i + 1] - start->at[i];
  return most;
}

/** Every template begins at the log of the share of its matches that were the recorded reaction. */
static void setPrior(Network *network, const Split *train) {
  float *hits = floats((size_t)network->templates), *matches = floats((size_t)network->templates);
  for (long i = 0; i < train->candidates; i += 1) {
    matches[train->template[i]] += 1;
    hits[train->template[i]] += train->label[i] > 0;
  }
  for (int i = 0; i < network->templates; i += 1)
    network->templateBias.values[i] = logf((hits[i] + 0.3f) / (matches[i] + 10));
  free(hits);
  free(matches);
}

/** What one thread works with. */
static void makeMemory(Network *network) {
  int hidden = network->options->hidden, part = network->options->part, waist = network->options->waist;
  int width = hidden + part;
  network->fullTemplate = floats((size_t)network->templates * (size_t)hidden);
  network->fullPart = floats((size_t)network->templates * (size_t)(parts * part));
  network->fullAsOf = calloc((size_t)network->templates, sizeof(int32_t));
  size_t atoms = (size_t)network->mostAtoms, sites = (size_t)network->mostSites;
  network->molecule = floats((size_t)width);
  network->moleculeGradient = floats((size_t)width);
  network->atoms = floats(atoms * (size_t)width);
  network->atomGradient = floats(atoms * (size_t)width);
  network->partOf = floats(atoms * (size_t)part);
  network->partMask = floats(atoms * (size_t)part);
  network->partGradient = floats(atoms * (size_t)part);
  network->sites = floats(sites * (size_t)hidden);
  network->siteMask = floats(sites * (size_t)hidden);
  network->waist = floats(sites * (size_t)waist);
  network->waistMask = floats(sites * (size_t)waist);
  network->wide = floats(sites * (size_t)hidden);
  network->wideGradient = floats(sites * (size_t)hidden);
  network->isSiteUsed = calloc(sites, 1);
  network->logits = floats((size_t)network->mostCandidates);
  network->delta = floats((size_t)network->mostCandidates);
  network->droppedRoom = 1 << 20;
  network->dropped = calloc((size_t)network->droppedRoom, 1);
}

static int larger(int one, int other) { return one > other ? one : other; }

Network *makeNetwork(const Options *options, const Split *split, int splits, int globals, int locals,
                     const char *folder) {
  Network *network = calloc(1, sizeof *network);
  network->options = options;
  network->random = 0x9e3779b97f4a7c15ull ^ (uint64_t)options->seed * 0xbf58476d1ce4e5b9ull;
  Ints shared = readInts(folder, "library", "shared");
  network->templates = (int)(shared.count / sharedMost);
  network->sharedOf = shared.at;
  for (long i = 0; i < shared.count; i += 1)
    if (shared.at[i] >= network->sharedTokens) network->sharedTokens = shared.at[i] + 1;
  int hidden = options->hidden, part = options->part, waist = options->waist, width = hidden + part;
  network->globals = makeRows(network, globals, width, 0.05f);
  network->locals = makeRows(network, locals, width, 0.05f);
  network->template = makeRows(network, network->templates, hidden, 0.02f);
  network->templatePart = makeRows(network, network->templates, parts * part, 0.02f);
  network->templateBias = makeRows(network, network->templates, 1, 0);
  network->shared = makeRows(network, network->sharedTokens, hidden, 0.02f);
  network->sharedPart = makeRows(network, network->sharedTokens, parts * part, 0.02f);
  network->bias = makeRows(network, 1, width, 0);
  network->narrow = makeRows(network, waist, hidden, 1 / sqrtf((float)hidden));
  network->narrowBias = makeRows(network, 1, waist, 0);
  network->widen = makeRows(network, waist, hidden, 0.02f);
  for (int i = 0; i < width; i += 1) network->bias.values[i] = 0.1f;
  setPrior(network, &split[0]);
  network->batchNumber = 1;
  for (int i = 0; i < splits; i += 1) {
    network->mostAtoms = larger(network->mostAtoms, longest(&split[i].atomStart));
    network->mostSites = larger(network->mostSites, longest(&split[i].siteStart));
    network->mostCandidates = larger(network->mostCandidates, longest(&split[i].candidateStart));
  }
  makeMemory(network);
  return network;
}

/** All rows that learn, in one order. */
static int learningRows(Network *network, Rows **rows) {
  Rows *all[] = {&network->globals, &network->locals,     &network->template,     &network->templatePart,
                 &network->shared,  &network->sharedPart, &network->templateBias, &network->bias,
                 &network->narrow,  &network->narrowBias, &network->widen};
  memcpy(rows, all, sizeof all);
  return (int)(sizeof all / sizeof all[0]);
}

Network *besideOf(const Network *network) {
  Network *beside = malloc(sizeof *beside);
  *beside = *network;
  Rows *rows[16];
  int count = learningRows(beside, rows);
  for (int i = 0; i < count; i += 1) {
    rows[i]->touched = rows[i]->room = 0;
    rows[i]->gradients = 0;
    rows[i]->slotOf = malloc(sizeof(int32_t) * (size_t)(rows[i]->rows + 1));
    rows[i]->rowOf = malloc(sizeof(int32_t) * (size_t)(rows[i]->rows + 1));
    for (int row = 0; row < rows[i]->rows; row += 1) rows[i]->slotOf[row] = -1;
  }
  makeMemory(beside);
  return beside;
}

void takeGradients(Network *network, Network *other) {
  Rows *mine[16], *theirs[16];
  int count = learningRows(network, mine);
  learningRows(other, theirs);
  for (int i = 0; i < count; i += 1) {
    int width = theirs[i]->width;
    for (int slot = 0; slot < theirs[i]->touched; slot += 1) {
      int row = theirs[i]->rowOf[slot];
      add(gradientOf(mine[i], row), theirs[i]->gradients + (size_t)slot * (size_t)width, width);
      theirs[i]->slotOf[row] = -1;
    }
    theirs[i]->touched = 0;
  }
  other->batchNumber += 1;
}

static void fillTemplate(Network *network, int template) {
  if (network->fullAsOf[template] == network->batchNumber) return;
  network->fullAsOf[template] = network->batchNumber;
  int hidden = network->options->hidden, ofParts = parts * network->options->part;
  float *row = network->fullTemplate + (size_t)template * (size_t)hidden;
  float *part = network->fullPart + (size_t)template * (size_t)ofParts;
  memcpy(row, valuesOf(&network->template, template), sizeof(float) * (size_t)hidden);
  memcpy(part, valuesOf(&network->templatePart, template), sizeof(float) * (size_t)ofParts);
  for (int k = 0; k < sharedMost; k += 1) {
    int token = network->sharedOf[template * sharedMost + k];
    if (token < 0) break;
    add(row, valuesOf(&network->shared, token), hidden);
    add(part, valuesOf(&network->sharedPart, token), ofParts);
  }
}

/** Rectifies in place; the mask holds what a gradient is to be multiplied by, dropout included. */
static void rectify(Network *network, float *values, float *mask, int count, int isTraining) {
  float drop = isTraining ? network->options->dropout : 0, scale = 1 / (1 - drop);
  for (int i = 0; i < count; i += 1) {
    mask[i] = values[i] > 0 ? 1.0f : 0.0f;
    if (drop > 0 && mask[i] > 0) mask[i] = random01(network) < drop ? 0 : scale;
    values[i] *= mask[i];
  }
}

double forwardPass(Network *network, const Split *split, int molecule, int isTraining) {
  int hidden = network->options->hidden, part = network->options->part, waist = network->options->waist;
  int width = hidden + part;
  float tokenDrop = isTraining ? network->options->tokenDropout : 0;
  long drawn = 0;
  memcpy(network->molecule, network->bias.values, sizeof(float) * (size_t)width);
  for (int i = split->globalStart.at[molecule]; i < split->globalStart.at[molecule + 1]; i += 1) {
    if (drawn >= network->droppedRoom) fail("a molecule is too large", "");
    uint8_t drop = network->dropped[drawn++] = split->global.at[i] < 0 || random01(network) < tokenDrop;
    if (!drop) add(network->molecule, valuesOf(&network->globals, split->global.at[i]), width);
  }
  int firstAtom = split->atomStart.at[molecule], atoms = split->atomStart.at[molecule + 1] - firstAtom;
  for (int a = 0; a < atoms; a += 1) {
    float *sum = network->atoms + (size_t)a * (size_t)width;
    memset(sum, 0, sizeof(float) * (size_t)width);
    for (int k = 0; k < environments; k += 1) {
      int token = split->atom.at[(long)(firstAtom + a) * environments + k];
      uint8_t drop = network->dropped[drawn++] = token < 0 || random01(network) < tokenDrop;
      if (!drop) add(sum, valuesOf(&network->locals, token), width);
    }
    float *of = network->partOf + (size_t)a * (size_t)part;
    for (int i = 0; i < part; i += 1) of[i] = network->molecule[hidden + i] + sum[hidden + i];
    rectify(network, of, network->partMask + (size_t)a * (size_t)part, part, isTraining);
  }
  int firstSite = split->siteStart.at[molecule], sites = split->siteStart.at[molecule + 1] - firstSite;
  for (int s = 0; s < sites; s += 1) {
    float *site = network->sites + (size_t)s * (size_t)hidden, *wide = network->wide + (size_t)s * (size_t)hidden;
    memcpy(site, network->molecule, sizeof(float) * (size_t)hidden);
    for (int i = split->siteAtomStart.at[firstSite + s]; i < split->siteAtomStart.at[firstSite + s + 1]; i += 1)
      add(site, network->atoms + (size_t)split->siteAtom.at[i] * (size_t)width, hidden);
    for (int i = split->siteTokenStart.at[firstSite + s]; i < split->siteTokenStart.at[firstSite + s + 1]; i += 1) {
      if (drawn >= network->droppedRoom) fail("a molecule is too large", "");
      uint8_t drop = network->dropped[drawn++] = split->siteToken.at[i] < 0 || random01(network) < tokenDrop;
      if (!drop) add(site, valuesOf(&network->locals, split->siteToken.at[i]), hidden);
    }
    rectify(network, site, network->siteMask + (size_t)s * (size_t)hidden, hidden, isTraining);
    memcpy(wide, site, sizeof(float) * (size_t)hidden);
    float *narrow = network->waist + (size_t)s * (size_t)waist;
    for (int j = 0; j < waist; j += 1)
      narrow[j] = network->narrowBias.values[j] + dot(valuesOf(&network->narrow, j), site, hidden);
    rectify(network, narrow, network->waistMask + (size_t)s * (size_t)waist, waist, isTraining);
    for (int j = 0; j < waist; j += 1)
      if (narrow[j] != 0) addScaled(wide, valuesOf(&network->widen, j), narrow[j], hidden);
  }
  int first = split->candidateStart.at[molecule], last = split->candidateStart.at[molecule + 1];
  float top = -1e30f, topRecorded = -1e30f;
  for (int c = first; c < last; c += 1) {
    int template = split->template[c];
    fillTemplate(network, template);
    float logit = network->templateBias.values[template] +
                  dot(network->fullTemplate + (size_t)template * (size_t)hidden,
                      network->wide + (size_t)split->site[c] * (size_t)hidden, hidden);
    for (int p = 0; p < parts; p += 1) {
      int atom = split->part[(long)c * parts + p];
      if (atom == noPart) break;
      logit += dot(network->fullPart + ((size_t)template * parts + (size_t)p) * (size_t)part,
                   network->partOf + (size_t)atom * (size_t)part, part);
    }
    network->logits[c - first] = logit;
    if (logit > top) top = logit;
    if (split->label[c] > 0 && logit > topRecorded) topRecorded = logit;
  }
  double all = 0, recorded = 0;
  for (int c = first; c < last; c += 1) {
    double share = exp(network->logits[c - first] - top);
    all += share;
    if (split->label[c] > 0) recorded += share;
  }
  recorded = recorded > 1e-30 ? recorded : 1e-30;
  for (int c = first; c < last; c += 1) {
    double share = exp(network->logits[c - first] - top);
    network->delta[c - first] = (float)(share / all - (split->label[c] > 0 ? share / recorded : 0));
  }
  return log(all) - log(recorded);
}

void backwardPass(Network *network, const Split *split, int molecule) {
  int hidden = network->options->hidden, part = network->options->part, waist = network->options->waist;
  int width = hidden + part;
  int firstAtom = split->atomStart.at[molecule], atoms = split->atomStart.at[molecule + 1] - firstAtom;
  int firstSite = split->siteStart.at[molecule], sites = split->siteStart.at[molecule + 1] - firstSite;
  memset(network->moleculeGradient, 0, sizeof(float) * (size_t)width);
  memset(network->atomGradient, 0, sizeof(float) * (size_t)atoms * (size_t)width);
  memset(network->partGradient, 0, sizeof(float) * (size_t)atoms * (size_t)part);
  memset(network->wideGradient, 0, sizeof(float) * (size_t)sites * (size_t)hidden);
  memset(network->isSiteUsed, 0, (size_t)sites);
  int first = split->candidateStart.at[molecule], last = split->candidateStart.at[molecule + 1];
  for (int c = first; c < last; c += 1) {
    float delta = network->delta[c - first];
    if (fabsf(delta) < 1e-5f) continue;
    int template = split->template[c], site = split->site[c];
    network->isSiteUsed[site] = 1;
    *gradientOf(&network->templateBias, template) += delta;
    addScaled(gradientOf(&network->template, template), network->wide + (size_t)site * (size_t)hidden, delta, hidden);
    addScaled(network->wideGradient + (size_t)site * (size_t)hidden,
              network->fullTemplate + (size_t)template * (size_t)hidden, delta, hidden);
    float *partRows = gradientOf(&network->templatePart, template);
    for (int p = 0; p < parts; p += 1) {
      int atom = split->part[(long)c * parts + p];
      if (atom == noPart) break;
      addScaled(partRows + p * part, network->partOf + (size_t)atom * (size_t)part, delta, part);
      addScaled(network->partGradient + (size_t)atom * (size_t)part,
                network->fullPart + ((size_t)template * parts + (size_t)p) * (size_t)part, delta, part);
    }
  }
  long drawn = split->globalStart.at[molecule + 1] - split->globalStart.at[molecule] + (long)atoms * environments;
  float *narrowBias = gradientOf(&network->narrowBias, 0);
  for (int s = 0; s < sites; s += 1) {
    float *gradient = network->wideGradient + (size_t)s * (size_t)hidden;
    const float *site = network->sites + (size_t)s * (size_t)hidden;
    const float *narrow = network->waist + (size_t)s * (size_t)waist;
    const float *mask = network->waistMask + (size_t)s * (size_t)waist;
    // Tokens of a site without a gradient are passed over, but were drawn.
    if (!network->isSiteUsed[s]) {
      drawn += split->siteTokenStart.at[firstSite + s + 1] - split->siteTokenStart.at[firstSite + s];
      continue;
    }
    float ofWaist[1024];
    for (int j = 0; j < waist; j += 1) {
      ofWaist[j] = mask[j] > 0 ? mask[j] * dot(valuesOf(&network->widen, j), gradient, hidden) : 0;
      if (narrow[j] != 0) addScaled(gradientOf(&network->widen, j), gradient, narrow[j], hidden);
    }
    for (int j = 0; j < waist; j += 1) {
      if (ofWaist[j] == 0) continue;
      narrowBias[j] += ofWaist[j];
      addScaled(gradientOf(&network->narrow, j), site, ofWaist[j], hidden);
      addScaled(gradient, valuesOf(&network->narrow, j), ofWaist[j], hidden);
    }
    const float *siteMask = network->siteMask + (size_t)s * (size_t)hidden;
    for (int i = 0; i < hidden; i += 1) gradient[i] *= siteMask[i];
    add(network->moleculeGradient, gradient, hidden);
    for (int i = split->siteAtomStart.at[firstSite + s]; i < split->siteAtomStart.at[firstSite + s + 1]; i += 1)
      add(network->atomGradient + (size_t)split->siteAtom.at[i] * (size_t)width, gradient, hidden);
    for (int i = split->siteTokenStart.at[firstSite + s]; i < split->siteTokenStart.at[firstSite + s + 1]; i += 1)
      if (!network->dropped[drawn++]) add(gradientOf(&network->locals, split->siteToken.at[i]), gradient, hidden);
  }
  drawn = split->globalStart.at[molecule + 1] - split->globalStart.at[molecule];
  for (int a = 0; a < atoms; a += 1) {
    float *gradient = network->atomGradient + (size_t)a * (size_t)width;
    for (int i = 0; i < part; i += 1)
      gradient[hidden + i] = network->partGradient[a * part + i] * network->partMask[a * part + i];
    add(network->moleculeGradient + hidden, gradient + hidden, part);
    for (int k = 0; k < environments; k += 1)
      if (!network->dropped[drawn++])
        add(gradientOf(&network->locals, split->atom.at[(long)(firstAtom + a) * environments + k]), gradient, width);
  }
  drawn = 0;
  add(gradientOf(&network->bias, 0), network->moleculeGradient, width);
  for (int i = split->globalStart.at[molecule]; i < split->globalStart.at[molecule + 1]; i += 1)
    if (!network->dropped[drawn++])
      add(gradientOf(&network->globals, split->global.at[i]), network->moleculeGradient, width);
}

/** What templates share learns from each of them. */
static void passToShared(Network *network) {
  int hidden = network->options->hidden, ofParts = parts * network->options->part;
  for (int slot = 0; slot < network->template.touched; slot += 1) {
    int template = network->template.rowOf[slot];
    const float *row = network->template.gradients + (size_t)slot * (size_t)hidden;
    const float *part = gradientOf(&network->templatePart, template);
    for (int k = 0; k < sharedMost; k += 1) {
      int token = network->sharedOf[template * sharedMost + k];
      if (token < 0) break;
      add(gradientOf(&network->shared, token), row, hidden);
      add(gradientOf(&network->sharedPart, token), part, ofParts);
    }
  }
}

static void learn(Rows *rows, float rate, float decay, float share) {
  const float keepFirst = 0.9f, keepSecond = 0.99f;
  for (int slot = 0; slot < rows->touched; slot += 1) {
    int row = rows->rowOf[slot], width = rows->width;
    int updates = rows->updates[row] += 1;
    size_t at = (size_t)row * (size_t)width;
    float *restrict values = rows->values + at, *restrict first = rows->first + at, *restrict second = rows->second + at;
    const float *restrict gradient = rows->gradients + (size_t)slot * (size_t)width;
    float ofFirst = 1 / (1 - powf(keepFirst, (float)updates)), ofSecond = 1 / (1 - powf(keepSecond, (float)updates));
    for (int i = 0; i < width; i += 1) {
      float g = gradient[i] * share;
      first[i] = keepFirst * first[i] + (1 - keepFirst) * g;
      second[i] = keepSecond * second[i] + (1 - keepSecond) * g * g;
      values[i] -= rate * (first[i] * ofFirst / (sqrtf(second[i] * ofSecond) + 1e-6f) + decay * values[i]);
    }
    rows->slotOf[row] = -1;
  }
  rows->touched = 0;
}

void update(Network *network, float rate, float decay, int batch) {
  passToShared(network);
  float share = 1 / (float)batch;
  Rows *decaying[] = {&network->globals, &network->locals, &network->template, &network->templatePart,
                      &network->shared,  &network->sharedPart, &network->narrow, &network->widen};
  for (int i = 0; i < 8; i += 1) learn(decaying[i], rate, decay, share);
  learn(&network->templateBias, rate, 0, share);
  learn(&network->bias, rate, 0, share);
  learn(&network->narrowBias, rate, 0, share);
  network->batchNumber += 1;
}

int rankOfRecorded(const Network *network, const Split *split, int molecule) {
  int first = split->candidateStart.at[molecule], last = split->candidateStart.at[molecule + 1], rank = 1;
  float best = -1e30f;
  for (int c = first; c < last; c += 1)
    if (split->label[c] > 0 && network->logits[c - first] > best) best = network->logits[c - first];
  for (int c = first; c < last; c += 1) rank += network->logits[c - first] > best;
  return rank;
}

static void moveBytes(FILE *file, void *data, size_t count, int isWriting, const char *path) {
  size_t moved = isWriting ? fwrite(data, 1, count, file) : fread(data, 1, count, file);
  if (moved != count) fail("damaged or of other options:", path);
}

static void moveCheckpoint(Network *network, FILE *file, long *step, int *order, int usable, int isWriting,
                           const char *path) {
  Rows *rows[16];
  int count = learningRows(network, rows);
  moveBytes(file, step, sizeof *step, isWriting, path);
  moveBytes(file, &network->random, sizeof network->random, isWriting, path);
  moveBytes(file, order, sizeof *order * (size_t)usable, isWriting, path);
  for (int i = 0; i < count; i += 1) {
    size_t numbers = (size_t)rows[i]->rows * (size_t)rows[i]->width;
    moveBytes(file, rows[i]->values, numbers * sizeof(float), isWriting, path);
    moveBytes(file, rows[i]->first, numbers * sizeof(float), isWriting, path);
    moveBytes(file, rows[i]->second, numbers * sizeof(float), isWriting, path);
    moveBytes(file, rows[i]->updates, (size_t)rows[i]->rows * sizeof(int32_t), isWriting, path);
  }
}

void writeCheckpoint(Network *network, const char *folder, long step, const int *order, int usable) {
  char path[4096], whole[4096];
  snprintf(path, sizeof path, "%s/checkpoint.part", folder);
  snprintf(whole, sizeof whole, "%s/checkpoint.bin", folder);
  FILE *file = fopen(path, "wb");
  if (!file) fail("cannot write", path);
  moveCheckpoint(network, file, &step, (int *)order, usable, 1, path);
  if (fclose(file) != 0 || rename(path, whole) != 0) fail("cannot write", whole);
}

long readCheckpoint(Network *network, const char *folder, int *order, int usable) {
  char path[4096];
  snprintf(path, sizeof path, "%s/checkpoint.bin", folder);
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  long step = 0;
  moveCheckpoint(network, file, &step, order, usable, 0, path);
  fclose(file);
  return step;
}

static void writeArray(const char *folder, const char *name, const void *data, size_t count) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.bin", folder, name);
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(data, 4, count, file) != count) fail("cannot write", path);
  fclose(file);
}

void writeNetwork(Network *network, const Tokens *globals, const Tokens *locals, const char *folder) {
  network->batchNumber += 1;
  for (int i = 0; i < network->templates; i += 1) fillTemplate(network, i);
  size_t templates = (size_t)network->templates, hidden = (size_t)network->options->hidden;
  size_t part = (size_t)network->options->part, waist = (size_t)network->options->waist;
  int32_t sizes[] = {(int32_t)hidden, (int32_t)part, parts, (int32_t)waist, (int32_t)templates};
  writeArray(folder, "sizes", sizes, 5);
  writeArray(folder, "globalTokens", globals->at, (size_t)globals->count);
  writeArray(folder, "global", network->globals.values, (size_t)globals->count * (hidden + part));
  writeArray(folder, "localTokens", locals->at, (size_t)locals->count);
  writeArray(folder, "local", network->locals.values, (size_t)locals->count * (hidden + part));
  writeArray(folder, "template", network->fullTemplate, templates * hidden);
  writeArray(folder, "templatePart", network->fullPart, templates * parts * part);
  writeArray(folder, "templateBias", network->templateBias.values, templates);
  writeArray(folder, "bias", network->bias.values, hidden + part);
  writeArray(folder, "narrow", network->narrow.values, waist * hidden);
  writeArray(folder, "narrowBias", network->narrowBias.values, waist);
  writeArray(folder, "widen", network->widen.values, waist * hidden);
}

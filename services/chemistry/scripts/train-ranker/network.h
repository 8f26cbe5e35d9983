// The network of train.c: what it reads, its parameters, and one step of learning.

#ifndef NETWORK_H
#define NETWORK_H

#include <stdint.h>

enum { environments = 8, parts = 6, sharedMost = 12, noPart = 255 };

enum { mostThreads = 16 };

typedef struct {
  int epochs, batch, hidden, part, waist, globals, locals, seed, evaluate, threads;
  float rate, decay, dropout, tokenDropout;
} Options;

typedef struct {
  int32_t *at;
  long count;
} Ints;

/** Molecules with tokens, sites and candidates: flat arrays, and for each list where that of molecule i begins. */
typedef struct {
  int size;
  Ints globalStart, global, atomStart, atom, siteStart, siteAtomStart, siteAtom, siteTokenStart, siteToken;
  Ints candidateStart;
  /** For each candidate its template and site, `parts` places of atoms or noPart, and whether it is recorded. */
  uint16_t *template, *site;
  uint8_t *part, *label;
  long candidates;
  uint8_t *solvable;
} Split;

typedef struct {
  int32_t *at;
  int count;
} Tokens;

/** Rows with their moments, and the gradients of those that a batch touches. */
typedef struct {
  int rows, width, touched, room;
  float *values, *first, *second, *gradients;
  int32_t *slotOf, *rowOf;
  int32_t *updates;
} Rows;

typedef struct {
  const Options *options;
  int templates, sharedTokens;
  Rows globals, locals, template, templatePart, templateBias, shared, sharedPart, bias, narrow, narrowBias, widen;
  /** Tokens that templates share, `sharedMost` for each, -1 for none. */
  int32_t *sharedOf;
  /** Rows of templates with what they share, as of the last batch in which they were used. */
  float *fullTemplate, *fullPart;
  int32_t *fullAsOf;
  int batchNumber;
  uint64_t random;
  /** Working memory of one molecule. */
  int mostAtoms, mostSites, mostCandidates;
  float *molecule, *atoms, *partOf, *partMask, *sites, *siteMask, *waist, *waistMask, *wide, *logits, *delta;
  float *moleculeGradient, *atomGradient, *partGradient, *wideGradient;
  uint8_t *dropped, *isSiteUsed;
  long droppedRoom;
} Network;

void fail(const char *what, const char *which) __attribute__((noreturn));
Split readSplit(const char *folder, const char *name);
/** The tokens that most molecules have, about `most` of them. */
Tokens globalVocabulary(const Split *split, int most);
Tokens localVocabulary(const Split *split, int most);
void toRows(Ints *tokens, const Tokens *known);
Ints readInts(const char *folder, const char *split, const char *part);

/** A network for these splits, the first of which it learns from. */
Network *makeNetwork(const Options *options, const Split *split, int splits, int globals, int locals,
                     const char *folder);
/** Another network over the same parameters, with gradients and working memory of its own, for a second thread. */
Network *besideOf(const Network *network);
/** Adds the gradients of another thread's network, and clears them there. */
void takeGradients(Network *network, Network *other);
/** Chance starts anew, from the seed and a number. */
void reseed(Network *network, uint64_t number);
float random01(Network *network);
/** Gives minus the log of the share of the recorded candidates. */
double forwardPass(Network *network, const Split *split, int molecule, int isTraining);
void backwardPass(Network *network, const Split *split, int molecule);
void update(Network *network, float rate, float decay, int batch);
int rankOfRecorded(const Network *network, const Split *split, int molecule);
/** Everything that learning goes on from, after `step` steps; the order of the molecules is the caller's. */
void writeCheckpoint(Network *network, const char *folder, long step, const int *order, int usable);
/** The step to go on from, 0 when there is no checkpoint. */
long readCheckpoint(Network *network, const char *folder, int *order, int usable);
void writeNetwork(Network *network, const Tokens *globals, const Tokens *locals, const char *folder);

#endif

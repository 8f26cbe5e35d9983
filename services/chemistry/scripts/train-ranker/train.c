// Trains the ranker of learned templates on what dump.ts wrote; pack.ts makes the weights file of the result.
// The form of the network stands in src/models/ranker/ranker.ts. Only the C library is needed. Seeded: one machine,
// one input and one number of threads give one result. See docs/training.md for the commands.
//
//   train DUMP OUT [name=value ...]    names and defaults: struct Options below
//
// After every epoch OUT/checkpoint.bin holds where it stands; started again with the same options it goes on from there.

#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "network.h"

static Options options = {.epochs = 12,
                          .batch = 32,
                          .rate = 1e-3f,
                          .decay = 0.02f,
                          .hidden = 256,
                          .part = 64,
                          .waist = 64,
                          .dropout = 0.3f,
                          .tokenDropout = 0.15f,
                          .globals = 8000,
                          .locals = 44000,
                          .seed = 1,
                          .evaluate = 1,
                          .threads = 2};

static void readOptions(int count, char **texts) {
  struct {
    const char *name;
    int *whole;
    float *real;
  } known[] = {{"epochs", &options.epochs, 0},
               {"batch", &options.batch, 0},
               {"rate", 0, &options.rate},
               {"decay", 0, &options.decay},
               {"hidden", &options.hidden, 0},
               {"part", &options.part, 0},
               {"waist", &options.waist, 0},
               {"dropout", 0, &options.dropout},
               {"tokenDropout", 0, &options.tokenDropout},
               {"globals", &options.globals, 0},
               {"locals", &options.locals, 0},
               {"seed", &options.seed, 0},
               {"evaluate", &options.evaluate, 0},
               {"threads", &options.threads, 0}};
  for (int i = 0; i < count; i += 1) {
    char *equals = strchr(texts[i], '=');
    int found = 0;
    for (size_t k = 0; equals && k < sizeof known / sizeof known[0]; k += 1) {
      if (strncmp(texts[i], known[k].name, (size_t)(equals - texts[i])) != 0 ||
          known[k].name[equals - texts[i]] != 0)
        continue;
      if (known[k].whole) *known[k].whole = atoi(equals + 1);
      else *known[k].real = (float)atof(equals + 1);
      found = 1;
    }
    if (!found) fail("unknown option", texts[i]);
  }
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void evaluate(Network *network, const Split *split, const char *name) {
  const int tops[] = {1, 3, 5, 10, 50};
  int within[5] = {0}, solvable = 0;
  double loss = 0;
  for (int molecule = 0; molecule < split->size; molecule += 1) {
    if (!split->solvable[molecule]) continue;
    solvable += 1;
    loss += forwardPass(network, split, molecule, 0);
    int rank = rankOfRecorded(network, split, molecule);
    for (int k = 0; k < 5; k += 1) within[k] += rank <= tops[k];
  }
  printf("  %s: loss %.4f;", name, loss / (solvable ? solvable : 1));
  for (int k = 0; k < 5; k += 1) printf(" top-%d %.1f", tops[k], 100.0 * within[k] / split->size);
  printf(" ceiling %.1f\n", 100.0 * solvable / split->size);
  fflush(stdout);
}

/** A part of a batch for one thread. */
typedef struct {
  Network *network;
  const Split *split;
  const int *molecules;
  int count;
  uint64_t number;
  double loss;
} Share;

static void *learnShare(void *given) {
  Share *share = given;
  for (int k = 0; k < share->count; k += 1) {
    reseed(share->network, share->number + (uint64_t)k);
    share->loss += forwardPass(share->network, share->split, share->molecules[k], 1);
    backwardPass(share->network, share->split, share->molecules[k]);
  }
  return 0;
}

/** Gives the sum of the losses; the gradients are in the first network afterwards. */
static double learnBatch(Network **networks, const Split *split, const int *molecules, uint64_t number) {
  pthread_t threads[mostThreads];
  Share shares[mostThreads];
  int each = (options.batch + options.threads - 1) / options.threads;
  for (int t = 0; t < options.threads; t += 1) {
    int first = t * each, count = options.batch - first < each ? options.batch - first : each;
    shares[t] = (Share){networks[t], split, molecules + first, count, number + (uint64_t)first, 0};
    if (t > 0 && pthread_create(&threads[t], 0, learnShare, &shares[t]) != 0) fail("cannot start a thread", "");
  }
  learnShare(&shares[0]);
  double loss = shares[0].loss;
  for (int t = 1; t < options.threads; t += 1) {
    pthread_join(threads[t], 0);
    takeGradients(networks[0], networks[t]);
    loss += shares[t].loss;
  }
  return loss;
}

int main(int count, char **texts) {
  if (count < 3) fail("train DUMP OUT [name=value ...]", "");
  readOptions(count - 3, texts + 3);
  Split splits[] = {readSplit(texts[1], "train"), readSplit(texts[1], "valid"), readSplit(texts[1], "routes")};
  Split *train = &splits[0];
  Tokens globals = globalVocabulary(train, options.globals);
  Tokens locals = localVocabulary(train, options.locals);
  for (int i = 0; i < 3; i += 1) {
    toRows(&splits[i].global, &globals);
    toRows(&splits[i].atom, &locals);
    toRows(&splits[i].siteToken, &locals);
  }
  Network *network = makeNetwork(&options, splits, 3, globals.count, locals.count, texts[1]);
  int *order = malloc(sizeof(int) * (size_t)train->size), usable = 0;
  for (int i = 0; i < train->size; i += 1)
    if (train->solvable[i]) order[usable++] = i;
  printf("%d molecules, %d with a recorded candidate, %ld candidates; %d + %d tokens, %d templates\n", train->size,
         usable, train->candidates, globals.count, locals.count, network->templates);
  evaluate(network, &splits[1], "counts only");
  double started = seconds();
  if (options.threads < 1 || options.threads > mostThreads) fail("threads: 1 to 16", "");
  Network *networks[mostThreads] = {network};
  for (int t = 1; t < options.threads; t += 1) networks[t] = besideOf(network);
  long perEpoch = usable / options.batch, steps = (long)options.epochs * perEpoch;
  long step = readCheckpoint(network, texts[2], order, usable);
  for (int epoch = (int)(step / perEpoch); epoch < options.epochs; epoch += 1) {
    reseed(network, (uint64_t)-1 - (uint64_t)epoch);
    for (int i = usable - 1; i > 0; i -= 1) {
      int j = (int)(random01(network) * (float)(i + 1));
      if (j > i) j = i;
      int kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    double loss = 0;
    for (int at = 0; at + options.batch <= usable; at += options.batch, step += 1) {
      loss += learnBatch(networks, train, order + at, (uint64_t)step * (uint64_t)options.batch);
      float progress = (float)step / (float)steps;
      float warm = progress < 0.05f ? progress / 0.05f : 0.5f * (1 + cosf(3.14159265f * (progress - 0.05f) / 0.95f));
      update(network, options.rate * (0.01f + 0.99f * warm), options.decay, options.batch);
    }
    printf("epoch %d: loss %.4f, %.0f s\n", epoch + 1, loss / usable, seconds() - started);
    fflush(stdout);
    writeCheckpoint(network, texts[2], step, order, usable);
    if ((epoch + 1) % options.evaluate != 0 && epoch + 1 != options.epochs) continue;
    evaluate(network, &splits[1], "validation");
    evaluate(network, &splits[2], "steps of routes");
    writeNetwork(network, &globals, &locals, texts[2]);
  }
  return 0;
}

// Trains the ranker of learned templates on what dump.ts wrote; pack.ts makes the weights file of the result.
// The form of the network stands in src/models/ranker/ranker.ts. Only the C library is needed. Seeded, one thread: one
// machine and one input give one result. See train-ranker.md for the commands.
//
//   train DUMP OUT [name=value ...]    names and defaults: struct Options below

#define _GNU_SOURCE
#include <math.h>
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
                          .evaluate = 2};

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
               {"evaluate", &options.evaluate, 0}};
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

int main(int count, char **texts) {
  if (count < 3) fail("train DUMP OUT [name=value ...]", "");
  readOptions(count - 3, texts + 3);
  Split train = readSplit(texts[1], "train"), valid = readSplit(texts[1], "valid");
  Tokens globals = globalVocabulary(&train, options.globals);
  Tokens locals = localVocabulary(&train, options.locals);
  for (Split *split = &train;; split = &valid) {
    toRows(&split->global, &globals);
    toRows(&split->atom, &locals);
    toRows(&split->siteToken, &locals);
    if (split == &valid) break;
  }
  Network *network = makeNetwork(&options, &train, globals.count, locals.count, texts[1]);
  int *order = malloc(sizeof(int) * (size_t)train.size), usable = 0;
  for (int i = 0; i < train.size; i += 1)
    if (train.solvable[i]) order[usable++] = i;
  printf("%d molecules, %d with a recorded candidate, %ld candidates; %d + %d tokens, %d templates\n", train.size,
         usable, (long)train.template.count, globals.count, locals.count, network->templates);
  evaluate(network, &valid, "counts only");
  double started = seconds();
  long steps = (long)options.epochs * (usable / options.batch), step = 0;
  for (int epoch = 0; epoch < options.epochs; epoch += 1) {
    for (int i = usable - 1; i > 0; i -= 1) {
      int j = (int)(random01(network) * (float)(i + 1));
      if (j > i) j = i;
      int kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    double loss = 0;
    for (int at = 0; at + options.batch <= usable; at += options.batch, step += 1) {
      for (int k = 0; k < options.batch; k += 1) {
        loss += forwardPass(network, &train, order[at + k], 1);
        backwardPass(network, &train, order[at + k]);
      }
      float progress = (float)step / (float)steps;
      float warm = progress < 0.05f ? progress / 0.05f : 0.5f * (1 + cosf(3.14159265f * (progress - 0.05f) / 0.95f));
      update(network, options.rate * (0.01f + 0.99f * warm), options.decay, options.batch);
    }
    printf("epoch %d: loss %.4f, %.0f s\n", epoch + 1, loss / usable, seconds() - started);
    fflush(stdout);
    if ((epoch + 1) % options.evaluate == 0 || epoch + 1 == options.epochs) evaluate(network, &valid, "validation");
  }
  writeNetwork(network, &globals, &locals, texts[2]);
  return 0;
}

// The thread behind the desk: one set of compiled templates for all questions about a reaction.

import { loadRDKit } from '../chem/rdkit.ts';
import { LruCache } from '../chem/lru.ts';
import { ImpurityContext } from '../impurity/context.ts';
import { type ByProductFound, stepByProducts } from '../impurity/step-by-products.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';
import { DraftBench } from '../procedure/bench.ts';
import { draftProcedure } from '../procedure/draft.ts';
import type { ReactionOperations } from './desk.ts';
import { findOtherSites } from './other-sites.ts';
import { PrecedentFinder } from '../precedents/asked.ts';
import { ReactionReader } from './reaction-reader.ts';

/** A step is looked at again and again: in its route, in a report, in the next route. */
const knownSteps = 2_000;

serve(start());

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const context = new ImpurityContext(rdkit);
  const reader = new ReactionReader(rdkit, context.kinds);
  const known = new LruCache<string, ByProductFound[]>(knownSteps);
  let finder: PrecedentFinder | undefined;
  let bench: DraftBench | undefined;
  const operations: ReactionOperations = {
    readReaction: (written) => reader.read(written),
    otherSites: (asked) => findOtherSites(context, asked),
    byProducts: (asked) => known.getOrMake(JSON.stringify(asked), () => stepByProducts(context, asked)),
    precedents: (asked) => (finder ??= new PrecedentFinder(rdkit)).find(asked),
    procedure: (asked) => draftProcedure((bench ??= new DraftBench(rdkit)), asked),
  };
  return { ...operations };
}

// The thread of the service: one set of compiled templates for all questions about a reaction.

import { isRDKitBroken, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import { ImpurityContext } from '../../engine/impurity/context.ts';
import { type ByProductFound, stepByProducts } from '../../engine/impurity/step-by-products.ts';
import { serve, type Handlers } from '../../platform/threads/thread-entry.ts';
import { DraftBench } from '../../engine/procedure/bench.ts';
import { draftProcedure } from '../../engine/procedure/draft.ts';
import type { ReactionOperations } from './service.ts';
import { findOtherSites } from '../../engine/reaction/other-sites.ts';
import { PrecedentFinder } from '../../engine/precedents/asked.ts';
import { Stereocentres, type FoundStereocentres } from '../../engine/stereocentres/stereocentres.ts';
import { ReactionReader } from '../../engine/reaction/reaction-reader.ts';

/** A step is looked at again and again: in its route, in a report, in the next route. */
const knownSteps = 2_000;
const mostRoutes = 200;

serve(start(), isRDKitBroken);

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const context = new ImpurityContext(rdkit);
  const reader = new ReactionReader(rdkit, context.kinds);
  const known = new LruCache<string, ByProductFound[]>(knownSteps);
  let finder: PrecedentFinder | undefined;
  let bench: DraftBench | undefined;
  let stereocentres: Stereocentres | undefined;
  const knownRoutes = new LruCache<string, FoundStereocentres>(mostRoutes);
  const operations: ReactionOperations = {
    readReaction: (written) => reader.read(written),
    otherSites: (asked) => findOtherSites(context, asked),
    byProducts: (asked) => known.getOrMake(JSON.stringify(asked), () => stepByProducts(context, asked)),
    precedents: (asked) => (finder ??= new PrecedentFinder(rdkit)).find(asked),
    procedure: (asked) => draftProcedure((bench ??= new DraftBench(rdkit)), asked),
    stereocentres: (target, route) =>
      knownRoutes.getOrMake(JSON.stringify([target, route]), () =>
        (stereocentres ??= new Stereocentres(rdkit)).of(target, route),
      ),
  };
  return { ...operations };
}

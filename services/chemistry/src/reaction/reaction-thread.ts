// The thread behind the desk: one set of compiled templates for all questions about a reaction.

import { loadRDKit } from '../chem/rdkit.ts';
import { ImpurityContext } from '../impurity/context.ts';
import { serve, type Handlers } from '../threads/thread-entry.ts';
import type { ReactionOperations } from './desk.ts';
import { findOtherSites } from './other-sites.ts';
import { PrecedentFinder } from './precedents/asked.ts';
import { ReactionReader } from './reaction-reader.ts';

serve(start());

async function start(): Promise<Handlers> {
  const rdkit = await loadRDKit();
  const context = new ImpurityContext(rdkit);
  const reader = new ReactionReader(rdkit, context.kinds);
  let finder: PrecedentFinder | undefined;
  const operations: ReactionOperations = {
    readReaction: (written) => reader.read(written),
    otherSites: (asked) => findOtherSites(context, asked),
    precedents: (asked) => (finder ??= new PrecedentFinder(rdkit)).find(asked),
  };
  return { ...operations };
}

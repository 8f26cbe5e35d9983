// The prediction of mixtures with its methods compiled: once for each RDKit, and kept as long as the process.

import type { RDKit } from '../chem/rdkit.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { Forward } from '../models/forward.ts';
import { noCounts } from '../models/template-counts.ts';
import { TemplateSet } from '../models/template-set.ts';
import { methodTemplates } from '../models/templates/methods.ts';
import { MixtureForward, type ProductPredictor } from './mixture-forward.ts';

/** `forward` answers for all templates that records speak of. Throws a TypeError when a method does not compile. */
export function mixtureForward(
  rdkit: RDKit,
  forward: ProductPredictor,
  agents: AgentReader = new AgentReader(rdkit),
): MixtureForward {
  return new MixtureForward({ rdkit, forward, methods: methodsOf(rdkit), agents });
}

const known = new WeakMap<RDKit, ProductPredictor>();

function methodsOf(rdkit: RDKit): ProductPredictor {
  const found = known.get(rdkit);
  if (found) return found;
  const forward = new Forward(rdkit, new TemplateSet(rdkit, methodTemplates), noCounts);
  const methods = { predict: (reactants: readonly string[]) => forward.predictHurtToo(reactants) };
  known.set(rdkit, methods);
  return methods;
}

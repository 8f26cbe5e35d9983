// One molecule taken apart, as an addition to a search graph.

import { conditionHazards } from '../../../chemistry/facts/reagent-hazards.ts';
import type { ExpandedProposal, Expansion, MoleculeFacts } from './expansion.ts';
import type { DumpedMolecule, DumpedReaction, SearchGraph } from './search-graph.ts';

/** The molecule with its proposals; what is under control is no precursor of any. */
export function expansionGraph({ product, precursors, proposals }: Expansion): SearchGraph {
  const barred = new Set(precursors.filter((one) => one.controlled).map((one) => one.smiles));
  const permitted = proposals.filter((one) => !one.precursors.some((smiles) => barred.has(smiles)));
  const used = new Set(permitted.flatMap((one) => one.precursors));
  const others = precursors.filter(({ smiles }) => used.has(smiles) && smiles !== product.smiles);
  const indices = new Map([product, ...others].map(({ smiles }, index) => [smiles, index]));
  const root: DumpedMolecule = {
    ...moleculeOf(product),
    state: permitted.length > 0 ? 'expanded' : 'deadEnd',
    reactions: permitted.map((one) => reactionOf(one, indices)),
  };
  const templates: SearchGraph['templates'] = {};
  for (const { step } of permitted)
    templates[step.templateId] = { name: step.name, classKey: step.classKey, hazards: hazardsOf(step.conditions) };
  return { molecules: [root, ...others.map(moleculeOf)], templates, left: 0 };
}

/** Rules that the most usual conditions fall under, severe and high ones only. */
export function hazardsOf(
  conditions: readonly { reagents: readonly string[]; catalysts?: readonly string[] }[],
): string[] {
  const rules = conditionHazards(conditions[0]);
  return [...new Set(rules.filter(({ severity }) => severity !== 'moderate').map(({ rule }) => rule))];
}

function moleculeOf({ smiles, origin }: MoleculeFacts): DumpedMolecule {
  return { smiles, origin, state: origin === null ? 'open' : 'inStock', depth: 1, solved: false, reactions: [] };
}

function reactionOf(
  { step, isChecked, probability, precursors, touchedGroups, rivals }: ExpandedProposal,
  indices: ReadonlyMap<string, number>,
): DumpedReaction {
  const [left = ''] = step.reactionSmiles.split('>>');
  const parts = left.split('.');
  const counts = precursors.map((smiles) => Math.max(1, parts.filter((one) => one === smiles).length));
  const { passed, rank } = step.forward;
  const said: DumpedReaction = {
    templateId: step.templateId,
    score: Math.round(probability * 1e5) / 1e5,
    precedents: step.precedents,
    check: isChecked ? (passed ? 'passed' : 'failed') : 'unchecked',
    solved: false,
    precursors: precursors.flatMap((smiles) => indices.get(smiles) ?? []),
    ...(counts.some((one) => one > 1) && { counts }),
    ...(touchedGroups.length > 0 && { groups: touchedGroups }),
  };
  if (!isChecked) return said;
  const instead = rivals.map(({ product }): [string | undefined, undefined] => [product, undefined]);
  return { ...said, rank, ...(!passed && { rivals: instead }) };
}

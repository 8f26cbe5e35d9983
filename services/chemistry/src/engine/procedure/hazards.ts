// Hazards of each material of the table, by the name of a reagent and by the groups of a molecule, as the safety pages tell them.

import { severities } from '@app/shared/contracts/process/figures';
import { flaskHazards, reagentHazards } from '../../chemistry/facts/reagent-hazards.ts';
import type { DraftBench } from './bench.ts';
import type { Draft, Material } from './types.ts';

export function hazardsOf(bench: DraftBench, materials: readonly Material[], product: string): Draft['hazards'] {
  const found = new Map<string, Draft['hazards'][number]>();
  const note = (
    id: string,
    { rule, severity, source }: Pick<Draft['hazards'][number], 'rule' | 'severity' | 'source'>,
  ) => {
    const known = found.get(rule) ?? { rule, severity, source, materialIds: [] };
    if (!known.materialIds.includes(id)) known.materialIds.push(id);
    if (severities.indexOf(severity) < severities.indexOf(known.severity)) known.severity = severity;
    found.set(rule, known);
  };
  for (const { id, agent, smiles, role } of materials) {
    const [worst] = agent === undefined ? [] : reagentHazards(agent);
    if (worst) note(id, worst);
    if (smiles !== null && role !== 'solvent' && !worst) for (const one of bench.hazards.of(smiles)) note(id, one);
  }
  const keyOf = ({ agent, smiles }: Material): string => agent ?? smiles ?? '';
  for (const one of flaskHazards(materials.map(keyOf))) {
    const both = one.found.split(' + ');
    for (const material of materials) if (both.includes(keyOf(material))) note(material.id, one);
  }
  for (const one of bench.hazards.of(product)) note('product', one);
  return [...found.values()].toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

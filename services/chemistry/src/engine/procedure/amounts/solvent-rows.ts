// Rows of the solvents: the volume follows from the usual concentration of the family, shared by the solvents of the conditions.

import { isWater, type ReadConditions } from '../read-agents.ts';
import { significant } from '../../../chemistry/molecule/rounded.ts';
import { findSolvent } from '../substances/find-substance.ts';
import type { Scale } from './amounts.ts';
import type { DraftBench } from '../bench.ts';
import type { Material } from '../types.ts';

/** Parts of water beside an organic solvent. */
const waterShare = 0.25;

export function solventRows(
  { bench, family, mmol }: Scale,
  { solvents }: ReadConditions,
  reactants: readonly string[],
): Material[] {
  const total = mmol / family.molar;
  const organic = solvents.filter((one) => !isWater(one));
  const wet = solvents.length > organic.length && organic.length > 0;
  return solvents.map((name): Material => {
    const { density } = findSolvent(name);
    const smiles = solventSmiles(bench, name);
    const share = isWater(name) ? (wet ? waterShare : 1) : (wet ? 1 - waterShare : 1) / organic.length;
    const volumeMl = family.id === 'generic' ? null : significant(total * share, 2);
    const isReactant = smiles !== null && reactants.includes(smiles);
    return {
      id: '',
      role: 'solvent',
      part: 'solvent',
      isLimiting: false,
      agent: name,
      smiles,
      form: null,
      state: 'liquid',
      molarMass: smiles === null ? null : bench.weight(smiles),
      equivalents: null,
      equivalentsRange: null,
      equivalentsFrom: volumeMl === null ? 'unknown' : 'class',
      mmol: null,
      massG: null,
      volumeMl,
      density: density ?? null,
      note: isReactant ? { key: 'note.alsoReactant' } : { key: 'note.concentration', slots: { molar: family.molar } },
    };
  });
}

export function solventSmiles(bench: DraftBench, name: string): string | null {
  const { smiles } = findSolvent(name);
  return smiles === undefined ? null : bench.canonical(smiles);
}

// The substance behind a name that conditions use.

import { lowestBoiling } from '@app/shared/rules/boiling-points';
import { agents } from '../../conditions/agents.ts';
import { namedSolvents } from '../../facts/solvent-names.ts';
import { spellingsOf } from '../../impurity/agent-names.ts';
import { basesAndAcids } from './bases-acids.ts';
import { redoxAndMetals } from './redox-metals.ts';
import { otherReagents } from './reagents.ts';
import type { Substance } from './substance.ts';

export const substances: readonly Substance[] = [...basesAndAcids, ...otherReagents, ...redoxAndMetals];

const structures = new Map(agents.map(({ name, smiles }) => [name, smiles[0]]));
const byName = new Map(substances.map((one) => [one.name, one]));
const solventsByName = new Map(namedSolvents.flatMap((one) => one.names.map((name) => [name, one] as const)));

/** Other spellings of the same goods in templates and records. */
const same: Readonly<Record<string, string>> = {
  'BF3.OEt2': 'BF3·OEt2',
  CF3CO2H: 'TFA',
  HCHO: 'formaldehyde',
  'NH2OH.HCl': 'NH2OH·HCl',
  'Lawesson’s reagent': "Lawesson's reagent",
  N2H4: 'N2H4·H2O',
  'Pd(PPh3)2Cl2': 'PdCl2(PPh3)2',
  'PdCl2(dppf)': 'Pd(dppf)Cl2',
  'BINAP ligand': 'BINAP',
  'HCl (hydrolysis)': 'HCl',
  'TMSOTf ': 'TMSOTf',
  AcCl: 'acetyl chloride',
  'Lindlar catalyst (Pd/CaCO3/Pb)': 'Lindlar catalyst',
};

/** Undefined for a name that the tables lack. */
export function findSubstance(name: string): Substance | undefined {
  for (const spelling of [same[name] ?? name, ...spellingsOf(name)]) {
    const found = byName.get(spelling);
    if (found) return found.smiles === undefined && !found.isMixture ? withStructure(found) : found;
  }
  return undefined;
}

export interface Solvent {
  /** As conditions name it. */
  name: string;
  smiles: string | undefined;
  density: number | undefined;
  boilingC: number | undefined;
}

/** A solvent by its name; without figures where the tables lack it. */
export function findSolvent(name: string): Solvent {
  for (const spelling of [name, ...spellingsOf(name)]) {
    const found = solventsByName.get(spelling);
    const boilingC = lowestBoiling([spelling]);
    const smiles = found?.smiles ?? structures.get(spelling);
    if (found || boilingC !== undefined || smiles !== undefined)
      return { name, smiles, density: found?.density, boilingC };
  }
  return { name, smiles: undefined, density: undefined, boilingC: undefined };
}

function withStructure(found: Substance): Substance {
  const smiles = structures.get(found.name);
  return smiles === undefined ? found : { ...found, smiles };
}

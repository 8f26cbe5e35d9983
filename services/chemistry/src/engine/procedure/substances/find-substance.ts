// The substance behind a name that conditions use.

import { lowestBoiling } from '@app/shared/rules/procedure/boiling-points';
import { agents } from '../../conditions/agents.ts';
import { namedSolvents } from '../../../chemistry/facts/solvent-names.ts';
import { spellingsOf } from '../../impurity/agents/agent-names.ts';
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
  Me2S: 'dimethyl sulfide',
  isoamyl: 'isoamyl nitrite',
  'Lindlar catalyst (Pd/CaCO3/Pb)': 'Lindlar catalyst',
};

/** Undefined for a name that the tables lack. */
export function findSubstance(name: string): Substance | undefined {
  for (const spelling of [same[name] ?? name, ...spellingsOf(name)]) {
    const found = byName.get(spelling);
    if (found) return found.smiles === undefined && !found.isMixture ? withStructure(found) : found;
  }
  const solvent = findSolvent(name);
  return solvent.smiles === undefined || solvent.density === undefined
    ? undefined
    : { name, part: 'additive', state: 'liquid', smiles: solvent.smiles, density: solvent.density };
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

/** Freezing points of solvents that an ice or dry ice bath may freeze, °C: CRC Handbook, 95th ed., section 3. */
const freezing: Readonly<Record<string, number>> = {
  H2O: 0,
  water: 0,
  DMSO: 18,
  '1,4-dioxane': 12,
  dioxane: 12,
  't-BuOH': 25,
  tBuOH: 25,
  AcOH: 17,
  HCO2H: 8,
  benzene: 6,
  cyclohexane: 7,
  nitrobenzene: 6,
  sulfolane: 28,
  formamide: 3,
  'diphenyl ether': 27,
  xylene: -25,
  DMF: -61,
  DMA: -20,
  NMP: -24,
  MeCN: -45,
  pyridine: -42,
  '1,2-dichloroethane': -36,
  CHCl3: -63,
  CCl4: -23,
  chlorobenzene: -45,
  DME: -58,
  anisole: -37,
  TFA: -15,
  nitromethane: -29,
  quinoline: -15,
};

/** °C at which a flask with these solvents would freeze; undefined for a mixture, which freezes lower. */
export function freezingPoint(solvents: readonly string[]): number | undefined {
  const [only, ...others] = solvents;
  return only === undefined || others.length > 0 ? undefined : freezing[only];
}

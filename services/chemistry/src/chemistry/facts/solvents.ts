// Which class the solvent guide gives a solvent that conditions name.

import { readFileSync } from 'node:fs';
import type { SolventClass } from '@app/shared/contracts/process/figures';
import { namedSolvents } from './solvent-names.ts';

export interface SolventFacts {
  name: string;
  class: SolventClass;
  /** 1 (good) to 10 (bad); absent where the guide has none. */
  safety?: number;
  health?: number;
  environment?: number;
  /** g/mL. */
  density: number;
  /** Recommended or less problematic solvents often used in its place. */
  instead: readonly string[];
}

/** Facts of a solvent by any of its names; class `unknown` and the density 0.9 g/mL for one that is in no list. */
export function solventFacts(name: string): SolventFacts {
  return known.get(name) ?? { name, class: 'unknown', density: 0.9, instead: [] };
}

/** From best to worst; an unknown class counts as problematic. */
export const solventRank: Record<SolventClass, number> = {
  recommended: 0,
  unknown: 1,
  problematic: 1,
  hazardous: 2,
  highlyHazardous: 3,
};

/** No solvent at all, or a reactant in excess. */
export function isNoSolvent(name: string): boolean {
  return name === 'neat' || name === '';
}

// Replacements that the solvent guides of CHEM21 and of several companies name (Green Chem. 2016, 18, 288; C. M. Alder et
// al., Green Chem. 2016, 18, 3879). Whether one fits the reaction is for the chemist to say.
const replacements: Readonly<Record<string, readonly string[]>> = {
  CH2Cl2: ['EtOAc', '2-MeTHF', 'toluene'],
  CHCl3: ['EtOAc', '2-MeTHF'],
  CCl4: ['MeCN', 'trifluorotoluene'],
  '1,2-dichloroethane': ['EtOAc', 'toluene', 'MeCN'],
  benzene: ['toluene'],
  hexane: ['heptane'],
  pentane: ['heptane'],
  Et2O: ['2-MeTHF', 'MTBE'],
  'diisopropyl ether': ['2-MeTHF', 'CPME'],
  '1,4-dioxane': ['2-MeTHF', 'CPME'],
  DME: ['2-MeTHF'],
  DMF: ['MeCN', 'DMSO'],
  DMA: ['MeCN', 'DMSO'],
  NMP: ['DMSO', 'MeCN'],
  HMPA: ['DMSO'],
  pyridine: ['Et3N'],
  THF: ['2-MeTHF'],
};

const rows = JSON.parse(readFileSync(new URL('../../../data/solvents.json', import.meta.url), 'utf8')) as [
  name: string,
  solventClass: SolventClass,
  safety: number,
  health: number,
  environment: number,
][];
const classed = new Map(rows.map(([name, ...facts]) => [name, facts]));

const known: ReadonlyMap<string, SolventFacts> = new Map(
  namedSolvents.flatMap(({ names, density }) => {
    const [name = ''] = names;
    const row = classed.get(name);
    const scores = row ? { safety: row[1], health: row[2], environment: row[3] } : {};
    const facts = {
      name,
      class: row?.[0] ?? 'unknown',
      ...scores,
      density,
      instead: replacements[name] ?? [],
    } as const;
    return names.map((one): [string, SolventFacts] => [one, facts]);
  }),
);

// The form in which a gas or an acid is taken where it is sold in several: which one follows from the solvents of the step.

import type { Medium, Substance } from './substance.ts';

interface Form {
  molar: number;
  medium: Medium;
  percent?: number;
}

/** By name of the substance, then by solvent; the first solvent of the table that the step has. Goods of commerce. */
const forms: Readonly<Record<string, readonly (readonly [solvents: readonly string[], form: Form])[]>> = {
  HCl: [
    [['1,4-dioxane', 'dioxane', 'CH2Cl2', 'THF', 'MeCN', 'toluene', 'CHCl3'], { molar: 4, medium: '1,4-dioxane' }],
    [['EtOAc', 'i-PrOAc'], { molar: 4, medium: '1,4-dioxane' }],
    [['Et2O', 'MTBE'], { molar: 2, medium: 'Et2O' }],
    [['H2O', 'water', 'acetone', 'AcOH'], { molar: 12, medium: 'water', percent: 37 }],
    [['MeOH', 'methanol'], { molar: 3, medium: 'MeOH' }],
    [['EtOH', 'i-PrOH', 'iPrOH'], { molar: 12, medium: 'water', percent: 37 }],
  ],
  HBr: [
    [['H2O', 'water'], { molar: 8.9, medium: 'water', percent: 48 }],
    [['AcOH'], { molar: 5.7, medium: 'AcOH', percent: 33 }],
  ],
  NH3: [
    [['H2O', 'water'], { molar: 14.8, medium: 'water', percent: 28 }],
    [['1,4-dioxane'], { molar: 0.5, medium: '1,4-dioxane' }],
    [['i-PrOH', 'iPrOH', 'EtOH'], { molar: 2, medium: 'EtOH' }],
    [
      ['THF', 'CH2Cl2', 'toluene', 'EtOAc', 'MeCN', 'DMF', 'DMSO', 'NMP'],
      { molar: 14.8, medium: 'water', percent: 28 },
    ],
  ],
  't-BuOOH': [[['H2O', 'water'], { molar: 7.2, medium: 'water', percent: 70 }]],
};

/** As conditions write `aq. HCl`: for a hydrolysis or to end a reaction. */
const diluted: Readonly<Record<string, Form>> = {
  HCl: { molar: 2, medium: 'water' },
  H2SO4: { molar: 2, medium: 'water' },
  NaOH: { molar: 2, medium: 'water' },
  KOH: { molar: 2, medium: 'water' },
  LiOH: { molar: 2, medium: 'water' },
};

/** The substance as it is taken with these solvents, which is mostly as it is listed. */
export function formIn(substance: Substance, solvents: readonly string[], isAqueous = false): Substance {
  const dilute = isAqueous && diluted[substance.name];
  if (dilute) return { ...substance, solution: dilute };
  const [, form] = forms[substance.name]?.find(([named]) => named.some((one) => solvents.includes(one))) ?? [];
  return form ? { ...substance, solution: form } : substance;
}

// What is weighed or measured for so many millimoles of a substance in the form in which it is taken.

import type { Phrase } from '../types.ts';
import { significant } from '../../../chemistry/molecule/rounded.ts';
import type { Substance } from '../substances/substance.ts';

const waterWeight = 18.015;

export interface Measured {
  molarMass: number | null;
  massG: number | null;
  volumeMl: number | null;
  density: number | null;
  form: Phrase | null;
  state: 'solid' | 'liquid' | 'gas' | 'solution' | null;
}

/** g/mol of the substance that reacts; null where it is not known. */
type MolarMass = number | null;

/** Millimoles null: the amount is not known, its form is. */
export function measured(substance: Substance, molarMass: MolarMass, mmol: number | null): Measured {
  const { state, solution, assay, water, density = null } = substance;
  if (solution)
    return {
      molarMass,
      massG: null,
      volumeMl: mmol === null ? null : significant(mmol / solution.molar),
      density: null,
      form: solutionForm(solution),
      state: 'solution',
    };
  const share = assay ? assay.percent / 100 : 1;
  const weighed = molarMass === null ? null : molarMass + (water ?? 0) * waterWeight;
  const massG = mmol === null || weighed === null || state === 'gas' ? null : (mmol * weighed) / 1000 / share;
  return {
    molarMass: weighed === null ? null : Math.round(weighed * 100) / 100,
    massG: massG === null ? null : significant(massG),
    volumeMl: massG === null || density === null || state !== 'liquid' ? null : significant(massG / density),
    density: state === 'liquid' ? density : null,
    form: assay ? assayForm(assay) : water ? { key: 'form.hydrate', slots: { count: water } } : null,
    state,
  };
}

/** Millimoles in so many grams of what is weighed. */
export function mmolIn({ assay, water }: Substance, molarMass: MolarMass, massG: number): number | null {
  if (molarMass === null) return null;
  return ((massG * 1000) / (molarMass + (water ?? 0) * waterWeight)) * (assay ? assay.percent / 100 : 1);
}

function solutionForm({ molar, medium, percent }: NonNullable<Substance['solution']>): Phrase {
  const slots = { molar, medium: { key: `medium.${medium}` } };
  return percent === undefined
    ? { key: 'form.solution', slots }
    : { key: 'form.solutionPercent', slots: { ...slots, percent } };
}

function assayForm({ percent, medium }: NonNullable<Substance['assay']>): Phrase {
  const key = { mineralOil: 'form.dispersion', carbon: 'form.onCarbon' }[medium as string] ?? 'form.assay';
  return { key, slots: { percent } };
}

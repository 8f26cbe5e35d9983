import type { EnzymeOperation } from '../operation.ts';

export interface Enzyme {
  /** A whole number of the nomenclature committee, or its class where members differ. */
  ec: string;
  operation: EnzymeOperation;
}

/** What most enzymes share: an aqueous buffer near neutral, a clarified lysate of Escherichia coli. */
const usual: EnzymeOperation = {
  cofactors: ['none'],
  recycling: 'none',
  medium: 'potassium phosphate buffer',
  pH: [7, 8],
  temperatureC: [25, 37],
  hours: [4, 24],
  cosolvent: { name: 'DMSO', percent: [0, 10] },
  form: 'lysate',
  loadPercent: [5, 20],
  gramsPerLitre: [10, 50],
  agents: [],
  absent: ['heavyMetals'],
};

export function enzyme(ec: string, operation: Partial<EnzymeOperation>): Enzyme {
  return { ec, operation: { ...usual, ...operation } };
}

// Enzymes that make or break bonds between carbons.

import { enzyme } from './enzyme.ts';

const thiamine = {
  cofactors: ['ThDP'],
  medium: 'potassium phosphate buffer',
  pH: [7, 8],
  temperatureC: [20, 30],
  cosolvent: { name: 'DMSO', percent: [5, 20] },
  gramsPerLitre: [5, 50],
  agents: [{ name: 'MgCl2', equivalents: 0.05 }],
  absent: ['heavyMetals', 'thiols'],
} as const;
const pyridoxal = { cofactors: ['PLP'], pH: [7.5, 8.5], absent: ['heavyMetals'] } as const;

export const carbonEnzymes = {
  Aldolase: enzyme('4.1.2.53', { cofactors: ['metal'], pH: [7, 8], agents: [{ name: 'MgCl2', equivalents: 0.05 }] }),
  DERA: enzyme('4.1.2.4', {
    pH: [6.5, 7.5],
    temperatureC: [20, 30],
    hours: [2, 12],
    cosolvent: null,
    loadPercent: [2, 15],
    gramsPerLitre: [50, 150],
    absent: ['amines', 'cyanide'],
  }),
  FSA: enzyme('4.1.2.-', { pH: [7.5, 8.5], cosolvent: { name: 'DMF', percent: [0, 20] } }),
  ThrA: enzyme('4.1.2.48', { ...pyridoxal, agents: [{ name: 'glycine', equivalents: 5 }], gramsPerLitre: [5, 30] }),
  TK: enzyme('2.2.1.1', thiamine),
  TDL: enzyme('4.1.1.1', thiamine),
  BAL: enzyme('4.1.2.38', thiamine),
  TPL: enzyme('4.1.99.2', {
    ...pyridoxal,
    form: 'wholeCells',
    temperatureC: [15, 25],
    agents: [{ name: 'NH4Cl', equivalents: 5 }],
    absent: ['oxygen', 'heavyMetals'],
  }),
  TrpB: enzyme('4.2.1.20', { ...pyridoxal, temperatureC: [37, 75], gramsPerLitre: [5, 40] }),
  Decarboxylase: enzyme('4.1.1.28', { ...pyridoxal, pH: [5.5, 7], form: 'wholeCells' }),
  PAD: enzyme('4.1.1.102', { pH: [6, 7.5], form: 'wholeCells', absent: ['light', 'oxygen'] }),
  KDC: enzyme('4.1.1.72', thiamine),
  AMDase: enzyme('4.1.1.76', { medium: 'Tris buffer', pH: [7.5, 8.5], gramsPerLitre: [10, 50] }),
  Carboxylase: enzyme('4.1.1.61', {
    medium: 'potassium bicarbonate buffer',
    pH: [8, 9],
    form: 'wholeCells',
    agents: [{ name: 'KHCO3', equivalents: 30 }],
    absent: ['oxygen'],
  }),
} as const;

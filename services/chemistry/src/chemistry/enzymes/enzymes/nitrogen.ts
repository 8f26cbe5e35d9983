// Enzymes that make or break bonds to nitrogen.

import { enzyme } from './enzyme.ts';

const dehydrogenase = {
  cofactors: ['NADH'],
  recycling: 'ammoniaFormate',
  medium: 'ammonium formate buffer',
  pH: [8, 9],
  temperatureC: [30, 50],
  hours: [12, 48],
  agents: [{ name: 'ammonium formate', equivalents: 10 }],
} as const;

export const nitrogenEnzymes = {
  TA: enzyme('2.6.1.18', {
    cofactors: ['PLP'],
    recycling: 'isopropylamine',
    medium: 'triethanolamine buffer',
    pH: [8, 9.5],
    temperatureC: [30, 50],
    hours: [12, 48],
    cosolvent: { name: 'DMSO', percent: [5, 30] },
    loadPercent: [1, 10],
    gramsPerLitre: [20, 150],
    agents: [{ name: 'isopropylamine', equivalents: 5 }],
    absent: ['aldehydes', 'heavyMetals'],
  }),
  AmDH: enzyme('1.4.1.28', dehydrogenase),
  AADH: enzyme('1.4.1.20', { ...dehydrogenase, agents: [{ name: 'ammonium formate', equivalents: 3 }] }),
  IRED: enzyme('1.5.1.48', {
    cofactors: ['NADPH'],
    recycling: 'glucose',
    pH: [7, 8.5],
    temperatureC: [25, 35],
    loadPercent: [2, 15],
    gramsPerLitre: [10, 60],
    agents: [{ name: 'glucose', equivalents: 1.5 }],
    absent: ['heavyMetals'],
  }),
  PAL: enzyme('4.3.1.24', {
    medium: 'ammonium carbamate buffer',
    pH: [9, 10],
    temperatureC: [30, 40],
    form: 'wholeCells',
    loadPercent: [20, 100],
    gramsPerLitre: [5, 50],
    agents: [{ name: 'ammonium carbamate', equivalents: 20 }],
    absent: ['thiols', 'heavyMetals'],
  }),
  AspA: enzyme('4.3.1.1', {
    medium: 'ammonia buffer',
    pH: [8.5, 9],
    form: 'immobilised',
    gramsPerLitre: [50, 150],
    agents: [{ name: 'NH3', equivalents: 2 }],
  }),
  MAL: enzyme('4.3.1.2', { pH: [8.5, 9], agents: [{ name: 'MgCl2', equivalents: 0.2 }] }),
  EDDS: enzyme('4.3.1.-', { pH: [8, 9], absent: ['heavyMetals'] }),
  PAM: enzyme('5.4.3.11', { medium: 'Tris buffer', pH: [8, 9], absent: ['thiols', 'heavyMetals'] }),
  TAM: enzyme('5.4.3.6', { medium: 'Tris buffer', pH: [8, 9], absent: ['thiols', 'heavyMetals'] }),
  PS: enzyme('4.2.1.78', {
    medium: 'HEPES buffer',
    pH: [6.5, 7.5],
    cosolvent: { name: 'MeCN', percent: [5, 20] },
    agents: [{ name: 'ascorbic acid', equivalents: 1 }],
    absent: ['oxygen', 'heavyMetals'],
  }),
  STR: enzyme('4.3.3.2', { pH: [6, 7], absent: ['oxygen'] }),
  OXD: enzyme('4.8.1.2', { pH: [6.5, 7.5], form: 'wholeCells', cofactors: ['haem'], absent: ['oxygen', 'peroxide'] }),
} as const;

// Enzymes that transfer phosphate, methyl, sugars and halides.

import { enzyme } from './enzyme.ts';

export const transferEnzymes = {
  Kinase: enzyme('2.7.1.-', {
    cofactors: ['ATP'],
    recycling: 'polyphosphate',
    medium: 'Tris buffer',
    pH: [7.5, 8],
    agents: [
      { name: 'acetyl phosphate', equivalents: 1.5 },
      { name: 'MgCl2', equivalents: 0.2 },
    ],
  }),
  PPM: enzyme('5.4.2.7', {
    cofactors: ['metal'],
    medium: 'triethanolamine buffer',
    agents: [{ name: 'MnCl2', equivalents: 0.01 }],
  }),
  NP: enzyme('2.4.2.1', {
    medium: 'triethanolamine buffer',
    pH: [7, 8],
    temperatureC: [37, 60],
    gramsPerLitre: [10, 100],
    absent: ['heavyMetals'],
  }),
  GT: enzyme('2.4.1.-', {
    medium: 'HEPES buffer',
    agents: [
      { name: 'sucrose', equivalents: 5 },
      { name: 'MgCl2', equivalents: 0.1 },
    ],
  }),
  MT: enzyme('2.1.1.6', {
    cofactors: ['SAM'],
    recycling: 'homocysteine',
    gramsPerLitre: [0.5, 5],
    agents: [
      { name: 'MeI', equivalents: 2 },
      { name: 'MgCl2', equivalents: 0.2 },
    ],
    absent: ['heavyMetals', 'thiols'],
  }),
  Hal: enzyme('1.14.19.9', {
    cofactors: ['FAD', 'NADH'],
    recycling: 'isopropanol',
    pH: [7, 7.5],
    temperatureC: [20, 25],
    gramsPerLitre: [0.5, 10],
    agents: [{ name: 'NaCl', equivalents: 5 }],
    absent: ['heavyMetals', 'thiols'],
    aerated: true,
  }),
} as const;

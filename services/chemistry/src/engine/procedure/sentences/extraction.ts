// What extracts, and which solvents go with water.

import { type Scene, workUpMl } from './scene.ts';
import type { Slot } from '../types.ts';

/** Water takes them up, and no rotary evaporator takes them off easily. */
export const dipolar = [
  'DMF',
  'DMA',
  'DMAc',
  'NMP',
  'DMSO',
  'DMI',
  'DMPU',
  'HMPA',
  'sulfolane',
  'ethylene glycol',
  'diethylene glycol',
  'formamide',
  'diglyme',
];

/** Two phases with water. */
export const immiscible = [
  'CH2Cl2',
  'DCM',
  'CHCl3',
  'CCl4',
  '1,2-dichloroethane',
  'toluene',
  'xylene',
  'benzene',
  'chlorobenzene',
  'o-dichlorobenzene',
  'EtOAc',
  'i-PrOAc',
  'Et2O',
  'MTBE',
  '2-MeTHF',
  'CPME',
  'anisole',
  'hexane',
  'heptane',
  'cyclohexane',
  'n-BuOH',
  'trifluorotoluene',
  'diisopropyl ether',
];

/** Solvents that extract as they are, better than another one. */
const extracting = ['1,2-dichloroethane', 'CH2Cl2', 'EtOAc', 'i-PrOAc', 'Et2O', 'MTBE', '2-MeTHF', 'toluene', 'CHCl3'];

/** What extracts: what is in the flask where it does, not a chlorinated solvent beside an azide, more polar for a polar product. */
export function extractSlots(scene: Scene): { solvent: Slot; ml: Slot } {
  const { flask, traits, conditions } = scene;
  const withAzide = flask.has('azide') || traits.isAzide;
  const same = conditions.solvents.find((one) => extracting.includes(one) && !(withAzide && /Cl/.test(one)));
  const polar = withAzide ? 'extract.ethylAcetate' : 'extract.polar';
  const solvent: Slot = traits.isPolar
    ? { key: polar }
    : same === undefined
      ? { key: 'extract.ethylAcetate' }
      : { key: `extract.${extractName(same)}` };
  return { solvent, ml: workUpMl(scene) };
}

export function extractName(name: string): string {
  return (
    {
      CH2Cl2: 'dichloromethane',
      '1,2-dichloroethane': 'dichloromethane',
      CHCl3: 'chloroform',
      'i-PrOAc': 'isopropylAcetate',
      Et2O: 'ether',
      MTBE: 'mtbe',
      '2-MeTHF': 'methylTHF',
      toluene: 'toluene',
    }[name] ?? 'ethylAcetate'
  );
}

export function isDipolar(solvents: readonly string[]): boolean {
  return solvents.some((one) => dipolar.includes(one));
}

// What must be said before anybody starts: scale, pairs that are known to run away, what is not known.

import { isSealed } from './reaction.ts';
import { type Scene, temperatureOf } from './scene.ts';
import type { Phrase } from '../types.ts';

/** Grams of the limiting reagent from which heat and gas are no matter of a flask. */
const largeBatch = 100;

const chlorinated = ['CH2Cl2', 'DCM', 'CHCl3', 'CCl4', '1,2-dichloroethane'];
const amides = ['DMF', 'DMA', 'DMSO', 'NMP'];

export function warningsOf(scene: Scene): Phrase[] {
  const { family, flask, conditions, amounts, asked } = scene;
  const { heat } = family;
  const isLarge = (amounts.limiting.massG ?? 0) >= largeBatch;
  const { has } = flask;
  const solvent = (names: readonly string[]) => conditions.solvents.some((one) => names.includes(one));
  const said: readonly (readonly [boolean, string])[] = [
    [true, 'check'],
    [isLarge && (heat === 'exotherm' || heat === 'both'), 'largeHeat'],
    [isLarge && (heat === 'gas' || heat === 'both'), 'largeGas'],
    [isLarge && heat === undefined, 'large'],
    [has('azide') && solvent(chlorinated), 'azideChlorinated'],
    [has('NaN3', 'TMSN3') && has('acid', 'NH4Cl', 'lewisAcid'), 'azideAcid'],
    [has('NaH', 'KH') && solvent(amides), 'hydrideAmide'],
    [has('H2O2', 'Oxone', 't-BuOOH') && solvent(['acetone', '2-butanone']), 'peroxideKetone'],
    [has('NaClO2', 'NaOCl') && has('HCl', 'H2SO4'), 'chlorineGas'],
    [family.id === 'hydrogenation' && solvent(['MeOH', 'EtOH', 'i-PrOH', 'THF', 'EtOAc']), 'catalystFire'],
    [family.id === 'diazonium', 'diazonium'],
    [has('NaBH3CN') && has('acid', 'AcOH'), 'cyanoborohydrideAcid'],
    [has('SOCl2', 'oxalyl chloride', 'POCl3') && solvent(['DMSO']), 'dmsoChloride'],
    [has('HOBt', 'HOAt'), 'benzotriazole'],
    [isSealed(scene), 'pressure'],
    [(temperatureOf(scene)?.[1] ?? 0) > 40 && has('n-BuLi', 's-BuLi', 't-BuLi', 'LDA'), 'hotLithium'],
    [asked.conditions === undefined, 'noConditions'],
    [family.id === 'generic', 'unknownKind'],
  ];
  return said.flatMap(([holds, key]) => (holds ? [{ key: `warning.${key}` }] : []));
}

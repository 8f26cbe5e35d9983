// Acids and bases in the flask: what is neutralised before the product is extracted, what is washed out afterwards.

import type { Scene } from './scene.ts';
import type { Phrase } from '../types.ts';

const amineBases = [
  'Et3N',
  'DIPEA',
  'pyridine',
  'N-methylmorpholine',
  '2,6-lutidine',
  'DMAP',
  'DBU',
  'imidazole',
  'N,N-dimethylaniline',
  'collidine',
  'DABCO',
  'piperidine',
  'N-methylimidazole',
  'DBN',
  'N-ethylmorpholine',
];

const residualAcids = [
  'mCPBA',
  'AcOH',
  'HOBt',
  'HOAt',
  'TsOH',
  'H2SO4',
  'MeSO3H',
  'Dess–Martin periodinane',
  'IBX',
  'PPTS',
  'Ac2O',
  'TFAA',
  'TFA',
  'camphorsulfonic acid',
  'BF3·OEt2',
  'HCO2H',
  'POCl3',
  'propionic acid',
  'NaBH(OAc)3',
  'TfOH',
  'H3PO4',
];

export const acidsThatHold = [
  'HCl',
  'HBr',
  'H2SO4',
  'TsOH',
  'MeSO3H',
  'TFA',
  'camphorsulfonic acid',
  'AcOH',
  'HCO2H',
  'TfOH',
  'H3PO4',
  'HBF4',
  'pyridine.HCl',
  'SnCl2',
  'polyphosphoric acid',
  'NaBH(OAc)3',
];

/** Nitrogen that dilute acid protonates; a pyrazole or an amide is none. */
const protonated = [
  '[nX2]1ccccc1',
  '[nX2]1cc[nX3]c1',
  '[NX3;H2]c',
  '[nX2]:c[NX3;H2]',
  '[NX3;H1;!$(NC=[O,S]);!$(NS=O)]([#6])[CX4]',
];

/** A basic product stays in the water as a salt of the acid of the step. */
export function basified({ flask, traits, bench, asked, conditions }: Scene): Phrase[] {
  const isAcidic = flask.has(...acidsThatHold) || conditions.solvents.some((one) => acidsThatHold.includes(one));
  if (!isAcidic) return [];
  const isBase = traits.isBasic || bench.has(asked.product, ...protonated);
  if (isBase) return [{ key: traits.isBaseSensitive ? 'wu.basifyMild' : 'wu.basify' }];
  return traits.isAcid ? [] : [{ key: 'wu.neutraliseAcid' }];
}

const alkalis = ['NaOH', 'KOH', 'LiOH', 'KOtBu', 'NaOtBu', 'NaOMe', 'NaOEt', 'Ba(OH)2', 'LiOtBu', 'Bu4NOH'];

/** Alkali is neutralised before a product that it would take along, or hydrolyse, is extracted. */
export function neutralised({ flask, traits }: Scene): Phrase[] {
  return flask.has(...alkalis) && !traits.isBasic && !traits.isAcid ? [{ key: 'wu.neutralise' }] : [];
}

export function acidBaseWashes(scene: Scene): Phrase[] {
  const { flask, traits, asked, bench, conditions, family } = scene;
  const hasAmine = flask.has(...amineBases) || conditions.solvents.includes('pyridine');
  const hasAcid =
    flask.has(...residualAcids) ||
    conditions.solvents.includes('AcOH') ||
    asked.reactants.some((one) => bench.has(one, '[CX3](=O)[OX2H1]') && !traits.isAcid);
  const sensitive = traits.isAcidSensitive || traits.isBoronate;
  const isNeutralised = basified(scene).length > 0;
  const keys: string[] = [];
  if (hasAmine && !traits.isBasic && !bench.has(asked.product, 'n', 'cN'))
    keys.push(sensitive ? 'wu.citricWash' : 'wu.acidWash');
  else if (hasAmine) keys.push('wu.waterWash');
  if (hasAcid && !isNeutralised && !family.endings?.includes('end.bicarbonateWash')) keys.push('wu.bicarbonateWash');
  if (keys.length === 0) keys.push('wu.waterOnly');
  return keys.map((key) => ({ key }));
}

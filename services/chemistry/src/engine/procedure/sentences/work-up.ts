// The work-up, by what is in the flask (solvents, bases, acids, solids) and by what the product is (acid, basic, both, polar).

import { acidBaseWashes, acidsThatHold, basified, neutralised } from './acid-base.ts';
import { dipolar, extractSlots, immiscible, isDipolar } from './extraction.ts';
import { isWater } from '../read-agents.ts';
import { flaskMl, type Scene, workUpMl } from './scene.ts';
import type { Phrase, Slot } from '../types.ts';

const volatileAcids = ['TFA', 'HCl', 'HCO2H'];

export function workUpOf(scene: Scene): Phrase[] {
  const { family, traits, conditions } = scene;
  if (family.id === 'generic' && conditions.solvents.length === 0) return [{ key: 'wu.blank' }];
  const own = (family.endings ?? []).filter((key) => isMeant(scene, key)).map((key): Phrase => ({ key }));
  if (family.workUp === 'concentrateOnly') return [{ key: 'wu.concentrate' }, ...own];
  if (family.workUp === 'filterSalt' || traits.isSalt) return [{ key: 'wu.filterSalt' }, ...own];
  const openings = (family.openings ?? []).map((key): Phrase => ({ key }));
  return [...openings, ...solidsOff(scene), ...beforeDrying(phases(scene), own)];
}

/** Endings that wash the organic phase. */
const washes: ReadonlySet<string> = new Set([
  'end.copper',
  'end.bicarbonateWash',
  'end.thiosulfate',
  'end.tetrabutylammonium',
]);

function beforeDrying(phrases: readonly Phrase[], endings: readonly Phrase[]): Phrase[] {
  const washing = endings.filter(({ key }) => washes.has(key));
  const drying = phrases.findLastIndex(({ key }) => key === 'wu.dry');
  if (drying < 0 || washing.length === 0) return [...phrases, ...endings];
  const rest = endings.filter(({ key }) => !washes.has(key));
  return [...phrases.slice(0, drying), ...washing, ...phrases.slice(drying), ...rest];
}

/** Endings that hold only of some agents. */
const meantOf: Readonly<Record<string, readonly string[]>> = {
  'end.uronium': ['HATU', 'HBTU', 'TBTU', 'COMU'],
  'end.phosphonium': ['PyBOP', 'BOP', 'PyBroP'],
  'end.phosphineOxide': ['PPh3', 'phosphine'],
  'end.carbodiimide': ['EDC', 'DCC', 'DIC'],
  'end.copper': ['CuI', 'CuBr', 'CuCl', 'Cu', 'Cu2O', 'CuSO4', 'Cu(OAc)2', 'CuCN', 'CuBr2'],
  'end.ylide': ['phosphine', 'ylide'],
  'end.hydroxylamine': ['NH2OH·HCl', 'N2H4·H2O'],
  'end.thiolWaste': ['sulfur'],
  'end.tetrabutylammonium': ['TBAF'],
  'end.succinimide': ['NBS', 'NCS', 'NIS'],
};

function isMeant(scene: Scene, key: string): boolean {
  const { flask, asked, bench } = scene;
  const wanted = meantOf[key];
  if (key === 'end.bicarbonateWash' && basified(scene).length > 0) return false;
  const holds = (smarts: string) => asked.reactants.some((one) => bench.has(one, smarts));
  if (key === 'end.phosphate') return holds('P(=O)(O[#6])O[#6]');
  if (key === 'end.ylide' && holds('[P+,$(P=C)]')) return true;
  return wanted === undefined || flask.has(...wanted);
}

function solidsOff({ family, flask }: Scene): Phrase[] {
  if (family.workUp === 'filterCatalyst')
    return [
      {
        key: flask.has('H2', 'Pd/C', 'Pd(OH)2/C', 'PtO2', 'Raney Ni', 'Pt/C', 'Rh/C', 'Ru/C', 'Lindlar catalyst')
          ? 'wu.filterCatalyst'
          : 'wu.filter',
      },
    ];
  if (family.workUp === 'metalFilter') return [{ key: flask.has('SnCl2') ? 'wu.tinSalts' : 'wu.filterMetal' }];
  if (family.endings?.includes('end.palladium') || flask.has('MnO2', 'PCC', 'PDC', 'Zn', 'Fe'))
    return [{ key: 'wu.filterCelite' }];
  return [];
}

function phases(scene: Scene): Phrase[] {
  const { family, traits, flask, conditions } = scene;
  if (family.workUp === 'filterCatalyst' && !flask.has('HCO2NH4'))
    return [{ key: 'wu.concentrate' }, ...freeBase(scene)];
  if (family.workUp === 'volatileAcid' && isVolatileAcid(scene)) return volatileAcidOff(scene);
  if (family.workUp === 'saponified') return saponified(scene);
  if (traits.isZwitterion) return zwitterion(scene);
  if (traits.isSulfonylChloride) return [{ key: 'wu.sulfonylChloride' }];
  if (traits.isWaterSensitive) return [{ key: 'wu.noWater' }, { key: 'wu.concentrate' }];
  if (traits.isAcid) return acidProduct(scene);
  if (traits.isVolatile) return [...extraction(scene), { key: 'wu.volatile' }];
  if (isDipolar(conditions.solvents) && traits.isLikelySolid && !traits.isPolar && flaskMl(scene) !== null)
    return dipolarSolid(scene);
  return [...extraction(scene), { key: 'wu.dry' }];
}

function isVolatileAcid({ flask, conditions }: Scene): boolean {
  return flask.has(...volatileAcids) || conditions.solvents.some((one) => volatileAcids.includes(one));
}

function volatileAcidOff(scene: Scene): Phrase[] {
  const { traits, flask } = scene;
  const salt: Slot = { key: flask.has('HCl') ? 'salt.hydrochloride' : 'salt.trifluoroacetate' };
  if (traits.isZwitterion)
    return [{ key: 'wu.evaporateAcid' }, { key: 'wu.saltTriturate', slots: { salt } }, { key: 'wu.zwitterionFree' }];
  if (traits.isAcid) return [{ key: 'wu.evaporateAcid' }, { key: 'wu.acidResidue' }];
  if (traits.isBasic || freedAmine(scene))
    return [
      { key: 'wu.evaporateAcid' },
      { key: 'wu.saltTriturate', slots: { salt } },
      { key: traits.isPolar ? 'wu.freeBasePolar' : 'wu.freeBase', slots: { ml: workUpMl(scene) } },
    ];
  return [{ key: 'wu.evaporateAcid' }, ...washed(scene, true), { key: 'wu.dry' }];
}

/** An amine of any kind whose salt the acid leaves. */
function freedAmine({ bench, asked }: Scene): boolean {
  return bench.has(asked.product, '[NX3;H1,H2;!$(N[C,S,P]=[O,S,N])]', '[nH]', 'n');
}

function saponified(scene: Scene): Phrase[] {
  const { traits, conditions } = scene;
  const offFirst: Phrase[] = conditions.solvents.some((one) => !isWater(one)) ? [{ key: 'wu.organicOff' }] : [];
  if (traits.isZwitterion) return [...offFirst, { key: 'wu.zwitterionIsoelectric' }];
  if (traits.isAcid)
    return [
      ...offFirst,
      { key: 'wu.washNeutral', slots: { ml: workUpMl(scene, 0.5) } },
      { key: acidifying(traits) },
      { key: traits.isPolar ? 'wu.acidPolar' : 'wu.acidCollect', slots: { ml: workUpMl(scene) } },
      { key: 'wu.dry' },
    ];
  if (traits.isPhenol)
    return [
      ...offFirst,
      { key: 'wu.neutralise' },
      { key: 'wu.extract', slots: extractSlots(scene) },
      { key: 'wu.dry' },
    ];
  return [...offFirst, { key: 'wu.extract', slots: extractSlots(scene) }, { key: 'wu.brine' }, { key: 'wu.dry' }];
}

function acidifying({ isAcidSensitive, isAmphoteric }: Scene['traits']): string {
  if (isAmphoteric) return 'wu.acidifyAmphoteric';
  return isAcidSensitive ? 'wu.acidifyMild' : 'wu.acidify';
}

function zwitterion({ conditions }: Scene): Phrase[] {
  return [{ key: isDipolar(conditions.solvents) ? 'wu.zwitterionDipolar' : 'wu.zwitterionIsoelectric' }];
}

function acidProduct(scene: Scene): Phrase[] {
  const { conditions, traits, flask } = scene;
  const off: Phrase[] = conditions.solvents.some(
    (one) => !immiscible.includes(one) && !isWater(one) && !dipolar.includes(one),
  )
    ? [{ key: 'wu.organicOff' }]
    : [];
  const isAcidic = flask.has(...acidsThatHold);
  if (isAcidic)
    return [
      ...off,
      { key: traits.isPolar ? 'wu.acidPolar' : 'wu.acidCollect', slots: { ml: workUpMl(scene) } },
      { key: 'wu.dry' },
    ];
  return [
    ...off,
    { key: 'wu.baseExtract', slots: { ml: workUpMl(scene) } },
    { key: acidifying(traits) },
    { key: traits.isPolar ? 'wu.acidPolar' : 'wu.acidCollect', slots: { ml: workUpMl(scene) } },
    { key: 'wu.dry' },
  ];
}

function dipolarSolid(scene: Scene): Phrase[] {
  return [
    { key: 'wu.pourWater', slots: { ml: workUpMl(scene, 5) } },
    ...basified(scene),
    ...neutralised(scene),
    { key: 'wu.solidOrExtract', slots: extractSlots(scene) },
    { key: 'wu.lithiumChloride' },
    ...acidBaseWashes(scene),
    { key: 'wu.brine' },
    { key: 'wu.dry' },
  ];
}

function extraction(scene: Scene): Phrase[] {
  const { conditions, traits, family, flask } = scene;
  const { solvents } = conditions;
  const before = [...basified(scene), ...neutralised(scene)];
  const isFreedOfOxide = family.endings?.includes('end.phosphineOxide') && traits.isBasic && !traits.isAcidSensitive;
  if (isFreedOfOxide && flask.has('phosphine'))
    return [
      { key: 'wu.organicOff' },
      { key: 'wu.takeUp', slots: extractSlots(scene) },
      { key: 'wu.acidBase', slots: { ml: workUpMl(scene) } },
      { key: 'wu.brine' },
    ];
  if (isDipolar(solvents))
    return [
      { key: 'wu.dilute', slots: { ml: workUpMl(scene, 5) } },
      ...before,
      { key: 'wu.extract', slots: extractSlots(scene) },
      { key: 'wu.lithiumChloride' },
      ...acidBaseWashes(scene),
      { key: 'wu.brine' },
    ];
  const organic = solvents.filter((one) => !isWater(one));
  const twoPhase = organic.length > 0 && organic.every((one) => immiscible.includes(one));
  if (twoPhase && !traits.isPolar) return [...before, ...washed(scene, false), { key: 'wu.brine' }];
  if (organic.length === 0) {
    const solid: Phrase[] = traits.isLikelySolid && solvents.length > 0 ? [{ key: 'wu.coolFilter' }] : [];
    return [
      ...before,
      ...solid,
      { key: 'wu.extract', slots: extractSlots(scene) },
      ...acidBaseWashes(scene),
      { key: 'wu.brine' },
    ];
  }
  return [
    { key: 'wu.organicOff' },
    ...before,
    { key: 'wu.partition', slots: extractSlots(scene) },
    ...acidBaseWashes(scene),
    { key: 'wu.brine' },
  ];
}

function washed(scene: Scene, isResidue: boolean): Phrase[] {
  const key = isResidue ? 'wu.takeUp' : 'wu.diluteSame';
  return [{ key, slots: extractSlots(scene) }, ...acidBaseWashes(scene)];
}

function freeBase(scene: Scene): Phrase[] {
  const { flask, traits } = scene;
  return flask.has('HCl', 'AcOH', 'TFA') && traits.isBasic && !traits.isZwitterion
    ? [{ key: traits.isPolar ? 'wu.freeBasePolar' : 'wu.freeBase', slots: { ml: workUpMl(scene) } }]
    : [];
}

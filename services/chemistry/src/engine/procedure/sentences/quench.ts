// How a reaction is ended, by what is left in the flask. Hydrides: L. F. Fieser, M. Fieser, Reagents for Organic Synthesis, vol. 1,
// 1967, p. 581; azides and cyanides: Prudent Practices in the Laboratory, 2011; chlorinating agents: N. G. Anderson, Practical Process
// Research and Development, 2nd ed. 2012.

import { significant } from '../../../chemistry/molecule/rounded.ts';
import type { Scene } from './scene.ts';
import type { Phrase, Slots } from '../types.ts';

interface Rule {
  key: string;
  /** Parts or names of agents, any of them. */
  has: readonly string[];
  /** Families where the sentence does not hold, for they end otherwise. */
  not?: readonly string[];
  slots?: (scene: Scene) => Slots;
}

const evaporated = [
  'acidChloride',
  'amideAcidChloride',
  'esterAcidChloride',
  'vilsmeier',
  'friedelCrafts',
  'grignardFormation',
  'swern',
];

const rules: readonly Rule[] = [
  { key: 'quench.ozone', has: ['O3'] },
  { key: 'quench.fieser', has: ['LiAlH4'], slots: fieserVolumes },
  { key: 'quench.rochelle', has: ['DIBAL-H', 'Red-Al'] },
  { key: 'quench.borane', has: ['BH3·THF', 'BH3·SMe2', 'BH3·pyridine'], not: ['borohydride'] },
  { key: 'quench.cyanoborohydride', has: ['NaBH3CN'] },
  { key: 'quench.triacetoxy', has: ['NaBH(OAc)3'] },
  { key: 'quench.borohydride', has: ['NaBH4', 'LiBH4', 'L-Selectride'] },
  { key: 'quench.boronHalide', has: ['BBr3', 'BCl3'] },
  { key: 'quench.trimethylaluminium', has: ['AlMe3'] },
  { key: 'quench.lewisIce', has: ['AlCl3', 'TiCl4', 'SnCl4', 'FeCl3'], not: ['friedelCrafts', 'vilsmeier'] },
  { key: 'quench.sodium', has: ['Na', 'Li'] },
  { key: 'quench.borate', has: ['boron'], not: ['miyaura', 'suzuki', 'chanLam'] },
  {
    key: 'quench.ammonium',
    has: ['organometal', 'NaH', 'KH', 'LDA', 'LiHMDS', 'NaHMDS', 'KHMDS', 'NaNH2', 'LiTMP', 'CaH2'],
    not: ['negishi', 'grignardFormation', 'saponification', 'bocProtection'],
  },
  {
    key: 'quench.chlorinating',
    has: ['POCl3', 'PCl5', 'PCl3', 'SOCl2', 'oxalyl chloride', 'P2O5', 'SO2Cl2', 'PBr3'],
    not: evaporated,
  },
  { key: 'quench.triphosgene', has: ['triphosgene'] },
  { key: 'quench.osmium', has: ['OsO4'] },
  { key: 'quench.permanganate', has: ['KMnO4'] },
  { key: 'quench.chromium', has: ['CrO3'] },
  { key: 'quench.iodinane', has: ['Dess–Martin periodinane', 'IBX', 'PhI(OCOCF3)2', 'PhI(OAc)2'] },
  {
    key: 'quench.peroxide',
    has: [
      'mCPBA',
      'H2O2',
      't-BuOOH',
      'Oxone',
      'NaOCl',
      'NaClO2',
      'CF3CO3H',
      'peracetic acid',
      'cumene hydroperoxide',
      'NaIO4',
      'K2S2O8',
    ],
    not: ['osmium'],
  },
  {
    key: 'quench.halogen',
    has: ['NBS', 'NCS', 'NIS', 'Br2', 'I2', 'ICl', 'Cl2'],
    not: ['radicalBromination', 'grignardFormation', 'grignardAddition', 'appel', 'staudinger'],
  },
  { key: 'quench.fluorinating', has: ['DAST', 'HF·pyridine'] },
  { key: 'quench.nitrite', has: ['NaNO2', 't-BuONO', 'isoamyl nitrite'] },
  { key: 'quench.azide', has: ['NaN3', 'TMSN3', 'Bu3SnN3'] },
  { key: 'quench.cyanide', has: ['NaCN', 'KCN', 'CuCN', 'Zn(CN)2', 'TMSCN'] },
  { key: 'quench.diazo', has: ['TMSCHN2', 'CH2N2'] },
  { key: 'quench.alkylating', has: ['MeI', 'Me2SO4', 'EtI', 'BnBr', 'BnCl', 'allyl bromide', 'MOMCl', 'SEMCl'] },
  { key: 'quench.silane', has: ['TBSOTf', 'TMSOTf', 'TIPSCl', 'TBSCl', 'TESCl', 'TBDPSCl'] },
  {
    key: 'quench.acyl',
    has: [
      'acyl',
      'sulfonyl',
      'Ac2O',
      'TFAA',
      'acetyl chloride',
      'MsCl',
      'TsCl',
      'Tf2O',
      'benzyl chloroformate',
      'isobutyl chloroformate',
    ],
    not: ['amideMixedAnhydride', 'friedelCrafts', 'esterAcidChloride', 'curtius'],
  },
];

/** What an acid or peroxide of the conditions, added later, does instead. */
const endedLater: ReadonlySet<string> = new Set(['quench.ammonium', 'quench.borate', 'quench.borane']);

export function quenchOf(scene: Scene): Phrase[] {
  const { flask, family, amounts } = scene;
  const parts = new Set(amounts.materials.flatMap(({ part, isLimiting }) => (isLimiting ? [] : [part])));
  const endsByItself = flask.agents.some(({ isLate, part }) => isLate && (part === 'acid' || part === 'oxidant'));
  const applies = ({ key, has, not }: Rule): boolean =>
    !(endsByItself && endedLater.has(key)) &&
    !not?.includes(family.id) &&
    (flask.has(...has) || has.some((one) => parts.has(one)));
  const found = rules.filter(applies).map(({ key, slots }): Phrase => ({ key, ...(slots && { slots: slots(scene) }) }));
  const ice: Phrase[] = family.workUp === 'pourOnIce' ? [{ key: 'quench.ice' }] : [];
  const own = family.workUp === 'pourOnIce' ? found.filter(({ key }) => key !== 'quench.acyl') : found;
  const always = (family.quench ?? []).map((key): Phrase => ({ key }));
  return [...always, ...own, ...ice];
}

/** For n g of hydride: n mL of water, n mL of 15 % sodium hydroxide, 3n mL of water. */
function fieserVolumes({ amounts }: Scene): Slots {
  const grams = amounts.materials.find(({ agent }) => agent === 'LiAlH4')?.massG ?? null;
  const ml = (times: number) =>
    grams === null
      ? ({ key: 'blankMl' } as const)
      : ({ key: 'volume', slots: { ml: significant(grams * times, 2) } } as const);
  return { water: ml(1), base: ml(1), more: ml(3) };
}

// What a step does to groups that are not meant, read from its conditions.

import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import type { ProtectingGroup, Resistance, Stress } from './protecting-group.ts';

/** Names of reagents and catalysts by what they do; a step may do several things. */
const signs: readonly (readonly [Stress, RegExp])[] = [
  [
    'acid',
    /^(?:aq\. |conc\. |dilute |then |6M |2M )?(?:HCl|HBr|HI|H2SO4|TFA|CF3CO2H|TsOH|MeSO3H|TfOH|HNO3|H3PO4|HBF4|polyphosphoric acid|oleum|CF3CO3H|camphorsulfonic acid)/,
  ],
  ['lewisAcid', /AlCl3|BBr3|BCl3|BF3|TiCl4|SnCl4|ZnCl2|TMSOTf|TMSI|FeCl3|FeBr3|Sc\(OTf\)/],
  ['base', /NaOH|KOH|LiOH|Ba\(OH\)2|NaOMe|NaOEt|KOtBu|NaOtBu|NaH\b|K2CO3 or NaOMe/],
  ['nucleophile', /N2H4|piperidine|pyrrolidine|NaSH|NaSMe|NH3|NH4OH|NH2OH|NaN3|NaCN|KCN|thiourea|n-BuNH2|excess amine/],
  ['hydrogenation', /^H2$|Pd\/C|Pd\(OH\)2|PtO2|Raney|Rh\/C|Lindlar|HCO2NH4/],
  [
    'oxidation',
    /mCPBA|H2O2|KMnO4|CrO3|PCC|PDC|Dess|IBX|DDQ|NaOCl|NaClO2|OsO4|NaIO4|^O3|Oxone|SeO2|MnO2|ceric|TEMPO|PhI\(/,
  ],
  ['borohydride', /NaBH4|NaBH3CN|NaBH\(OAc\)3|LiBH4/],
  ['hydride', /LiAlH4|DIBAL|BH3|9-BBN|Red-Al/],
  ['fluoride', /TBAF|CsF|HF|KF\b/],
  ['organometallic', /BuLi|LDA|LiHMDS|NaHMDS|KHMDS|MeMgBr|RMgX|Grignard|MgBr$|MgCl$|Et2Zn|AlMe3|NaNH2/],
];

/** From this temperature on, heat alone counts. */
const hotC = 140;

/** The mildest of the ways to run a step: what at least one of them does not do is not a stress of the step. */
export function stressesOf(conditions: readonly TypicalConditions[]): Stress[] {
  const lists = conditions.map(stressesOfLine);
  const mildest = lists.toSorted((a, b) => a.length - b.length)[0];
  return mildest ?? [];
}

/** Whether a group lasts through all of these; `partly` counts as lasting where nothing better is at hand. */
export function resistanceTo(group: ProtectingGroup, through: readonly Stress[]): Resistance {
  const levels = through.map((one) => group.withstands[one]);
  if (levels.includes('labile')) return 'labile';
  return levels.includes('partly') ? 'partly' : 'stable';
}

/** Ways to take a group off that all the others on the molecule withstand. */
export function sparingConditions(group: ProtectingGroup, others: readonly ProtectingGroup[]): TypicalConditions[] {
  return group.offConditions.filter((line) =>
    others.every((other) => resistanceTo(other, stressesOf([line])) !== 'labile'),
  );
}

function stressesOfLine(line: TypicalConditions): Stress[] {
  const names = [...line.reagents, ...(line.catalysts ?? [])];
  const found = signs.flatMap(([stress, sign]) => (names.some((name) => sign.test(name)) ? [stress] : []));
  // Carbonate takes acetates and alkynyl silanes off in an alcohol, and hardly does elsewhere.
  if (names.includes('K2CO3') && line.solvents.some((one) => /^(?:MeOH|EtOH)$/.test(one))) found.push('base');
  return line.temperatureC[1] >= hotC ? [...found, 'heat'] : found;
}

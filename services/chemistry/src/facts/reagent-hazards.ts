// Reagents, as conditions name them, that need more than ordinary care on a large scale. Classifications are those of
// Regulation (EC) 1272/2008, Annex VI (CLP); reactivity is that of Bretherick's Handbook of Reactive Chemical Hazards, 8th ed.

import type { Severity } from '@app/shared/contracts/process-figures';

export interface ReagentRule {
  rule: string;
  severity: Severity;
  /** Against the name of a reagent or catalyst. */
  names: RegExp;
  source: string;
}

const clp = 'CLP Annex VI';
const bretherick = "Bretherick's Handbook, 8th ed.";

export const reagentRules: readonly ReagentRule[] = [
  { rule: 'azide', severity: 'severe', names: /\b(?:NaN3|TMSN3|HN3|Bu3SnN3|LiN3)\b/, source: bretherick },
  { rule: 'phosphorylAzide', severity: 'high', names: /\bDPPA\b/, source: bretherick },
  { rule: 'diazo', severity: 'severe', names: /CH2N2|diazomethane|TMSCHN2|diazoacetate/i, source: bretherick },
  {
    rule: 'diazonium',
    severity: 'high',
    names: /NaNO2|t-BuONO|[^a-z]nitrite$|amyl or n-butyl nitrite/i,
    source: bretherick,
  },
  {
    rule: 'cyanide',
    severity: 'severe',
    names: /\b(?:NaCN|KCN|HCN|TMSCN|Zn\(CN\)2|CuCN)(?![A-Za-z])/,
    source: `${clp}: H300, H310, H330`,
  },
  { rule: 'hydrogenFluoride', severity: 'severe', names: /\bHF\b/, source: `${clp}: H300, H310, H330, H314` },
  { rule: 'fluorinating', severity: 'high', names: /\bDAST\b|Deoxo-Fluor|\bSF4\b/, source: bretherick },
  { rule: 'phosgene', severity: 'severe', names: /phosgene|COCl2|triphosgene/i, source: `${clp}: H330` },
  { rule: 'carbonMonoxide', severity: 'severe', names: /^CO$|\bCO \(/, source: `${clp}: H220, H331, H360D` },
  { rule: 'halogenGas', severity: 'severe', names: /^Cl2$|^F2$/, source: `${clp}: H270, H330` },
  { rule: 'bromine', severity: 'high', names: /\bBr2\b/, source: `${clp}: H330, H314` },
  { rule: 'perchlorate', severity: 'severe', names: /ClO4|perchlor/i, source: bretherick },
  { rule: 'ozone', severity: 'severe', names: /\bO3\b|ozone/i, source: bretherick },
  {
    rule: 'peroxide',
    severity: 'high',
    names: /H2O2|t-BuOOH|mCPBA|CF3CO3H|hydroperoxide|\bBPO\b|peracetic|AcOOH/i,
    source: bretherick,
  },
  { rule: 'shockSensitiveIodine', severity: 'high', names: /\bIBX\b|Dess.Martin/i, source: bretherick },
  { rule: 'chlorite', severity: 'moderate', names: /NaClO2|NaOCl|NaOBr/, source: bretherick },
  { rule: 'nitration', severity: 'high', names: /\bHNO3\b|NH4NO3|KNO3/, source: bretherick },
  { rule: 'permanganate', severity: 'moderate', names: /KMnO4/, source: bretherick },
  {
    rule: 'chromium',
    severity: 'severe',
    names: /CrO3|\bPCC\b|\bPDC\b|Cr2O7|Jones/,
    source: `${clp}: H340, H350, H330`,
  },
  { rule: 'osmium', severity: 'severe', names: /OsO4/, source: `${clp}: H300, H310, H330` },
  { rule: 'mercury', severity: 'severe', names: /\bHg/, source: `${clp}: H300, H410` },
  { rule: 'selenium', severity: 'high', names: /SeO2|\bSe\b|PhSe/, source: `${clp}: H301, H331` },
  { rule: 'thallium', severity: 'severe', names: /\bTl/, source: `${clp}: H300, H330` },
  { rule: 'stannane', severity: 'high', names: /Bu3Sn|Me3Sn|Bu2Sn|\(SnBu3\)/, source: `${clp}: H301, H360, H410` },
  { rule: 'pyrophoric', severity: 'high', names: /t-BuLi|Et2Zn|AlMe3|Me3Al|BEt3/, source: `${clp}: H250, H260` },
  { rule: 'organolithium', severity: 'high', names: /n-BuLi|s-BuLi|MeLi|PhLi/, source: `${clp}: H250, H260` },
  { rule: 'rawNickel', severity: 'high', names: /Raney/, source: `${clp}: H250, H351` },
  { rule: 'hydrideGas', severity: 'high', names: /\bNaH\b(?!C|2)|\bKH\b(?!C)|LiAlH4|CaH2/, source: `${clp}: H260` },
  { rule: 'borane', severity: 'high', names: /\bBH3/, source: `${clp}: H260` },
  { rule: 'amideBase', severity: 'moderate', names: /NaNH2|\bLDA\b|HMDS/, source: bretherick },
  { rule: 'hydrazine', severity: 'high', names: /N2H4|hydrazine/i, source: `${clp}: H350, H301, H331` },
  {
    rule: 'hydroxylamine',
    severity: 'high',
    names: /NH2OH|HONH2/,
    source: `${bretherick} (the free base decomposes violently)`,
  },
  {
    rule: 'alkylator',
    severity: 'severe',
    names: /Me2SO4|dimethyl sulfate|Et2SO4|MOMCl|MeOCH2Cl|propane ?sultone|MeOTf|Meerwein/i,
    source: `${clp}: H350`,
  },
  { rule: 'methylIodide', severity: 'high', names: /^(?:MeI|CH3I)$/, source: `${clp}: H351, H331` },
  {
    rule: 'corrosiveChloride',
    severity: 'moderate',
    names: /POCl3|PCl[35]|PBr3|SOCl2|oxalyl chloride|SO2Cl2|ClSO3H|oleum|TiCl4|BBr3/,
    source: clp,
  },
  { rule: 'hydrogen', severity: 'moderate', names: /^H2$|^H2 \(/, source: `${clp}: H220` },
  { rule: 'azodicarboxylate', severity: 'high', names: /\bDEAD\b/, source: bretherick },
  { rule: 'azodicarboxylate', severity: 'moderate', names: /\bDIAD\b/, source: bretherick },
  {
    rule: 'explosiveAdditive',
    severity: 'high',
    names: /\bHOBt\b|\bHOAt\b/,
    source: 'UN 3474 (desensitised explosive when dry); Org. Process Res. Dev. 2005, 9, 956',
  },
  { rule: 'sensitiser', severity: 'moderate', names: /\bDCC\b|\bEDC\b|\bHATU\b|\bHBTU\b/, source: `${clp}: H317` },
  {
    rule: 'hydrogenSulfide',
    severity: 'high',
    names: /NaSH|P2S5|\(NH4\)2S|Lawesson/,
    source: `${clp}: H2S, H330, is set free with acid`,
  },
  { rule: 'hmpa', severity: 'severe', names: /HMPA/, source: `${clp}: H340, H350` },
  { rule: 'cyanoborohydride', severity: 'high', names: /NaBH3CN/, source: `${bretherick} (HCN with acid)` },
];

/** The rules that a reagent's name meets, the most severe first; of several with one name the most severe. */
export function reagentHazards(name: string): ReagentRule[] {
  const order: readonly Severity[] = ['severe', 'high', 'moderate'];
  return reagentRules
    .filter((one) => one.names.test(name))
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

// What the agents of a mixture are there for, as far as it decides which reaction runs.

/** Kinds that a reaction cannot do without. Mild bases, additives and solvents are none. */
const kindsByName = {
  hydride: /^(?:LiAlH4|LiBH4|DIBAL|BH3|9-BBN|Red-Al|AlH3)/,
  aluminate: /^(?:LiAlH4|LiBH4|Red-Al|AlH3)/,
  dibal: /^DIBAL/,
  borane: /^(?:BH3|9-BBN)/,
  borohydride: /^(?:NaBH|LiBH|KBH|Et3SiH|BH3)/,
  hydrogen: /^(?:H2$|Pd\/C|Pd\(OH\)2|Pt|Rh|Ru|Raney|HCO2NH4)/,
  poison: /^(?:quinoline|Lindlar)/,
  dissolving: /^(?:Na|Li)$/,
  metal: /^(?:Fe|Zn|SnCl2|Na2S2O4|N2H4|Mg|Na2S|TiCl3|Na|Li)$/,
  oxidant:
    /^(?:mCPBA|H2O2|t-BuOOH|Oxone|NaIO4|KMnO4|MnO2|CrO3|PCC|PDC|Dess|IBX|TEMPO|NMO|SeO2|DDQ|ceric|O2|O3|NaOCl|NaClO2|OsO4|CF3CO3H)/,
  peracid: /^(?:mCPBA|Oxone|t-BuOOH|CF3CO3H|cumene)/,
  osmium: /^OsO4/,
  ozone: /^O3/,
  permanganate: /^(?:KMnO4|CrO3)/,
  selenium: /^SeO2/,
  hydrobromic: /^(?:HBr|HI)$/,
  acid: /^(?:HCl|HBr|HI|H2SO4|H3PO4|TFA|TsOH|MeSO3H|TfOH|HBF4|camphor.*|polyphos.*|HCO2H|PPTS|AcOH|PPA)$/,
  lewisAcid: /^(?:BF3|AlCl3|AlBr3|TiCl4|SnCl4|ZnCl2|FeCl3|FeBr3|BBr3|BCl3|TMSI|TMSOTf)/,
  dealkylating: /^(?:BBr3|BCl3|TMSI|HBr|HI|AlCl3|pyridine.HCl)/,
  nitrating: /^(?:HNO3|KNO3|NO2BF4)$/,
  sulfonating: /^ClSO3H/,
  sulfur: /^S8/,
  hydroxide: /^(?:NaOH|KOH|LiOH|Ba\(OH\)2|NaOMe|NaOEt)$/,
  lithium: /^(?:n-BuLi|t-BuLi|LDA|LiHMDS|NaHMDS|KHMDS)$/,
  activator:
    /^(?:HATU|HBTU|TBTU|PyB|BOP|EDC|DCC|DIC|HOBt|HOAt|CDI|T3P|N-hydroxysuccinimide|isobutyl chloroformate|DPPA|DEPC|CDMT)/,
  azodicarboxylate: /^(?:DEAD|DIAD|azodicarboxamide)$/,
  oxalylChloride: /^oxalyl/,
  chlorinating: /^(?:SOCl2|POCl3|PCl|NCS|Cl2|SO2Cl2|CCl4)/,
  brominating: /^(?:Br2|NBS|PBr3|CBr4|HBr)/,
  iodinating: /^(?:I2|NIS|HI)$/,
  fluoride: /^(?:TBAF|CsF|KF)$/,
  palladium: /^Pd(?!\/C|\(OH\)2\/C)/,
  copper: /^Cu/,
  ruthenium: /^(?:Grubbs|Ru complex)/,
  nitrite: /^(?:NaNO2|t-BuONO|isoamyl nitrite)/,
  azide: /^(?:NaN3|TMSN3)$/,
  cyanide: /^(?:NaCN|KCN|CuCN|TMSCN|Zn\(CN\)2)$/,
  carbonMonoxide: /^CO$/,
  ammonia: /^(?:NH3|NH4OH|NH4OAc|NH4Cl)$/,
} as const satisfies Record<string, RegExp>;
type NamedKind = keyof typeof kindsByName;
/** A kind, or the name of an agent that is of none and that its reaction still needs. */
export type AgentKind = NamedKind | `agent ${string}`;

const kinds = Object.keys(kindsByName).filter((one): one is NamedKind => one in kindsByName);

/** Carbonates, phosphates, tertiary amines and what only dissolves: an atom of theirs never stays. */
const neverStays =
  /^(?:(?:K2|Na2|Cs2|Li2|Ag2)CO3|(?:Na|K)HCO3|\(NH4\)2CO3|K3PO4|K2HPO4|Et3N|DIPEA|pyridine|2,6-lutidine|DBU|DABCO|N-methylmorpholine|N,N-dimethylaniline|tetramethyl.*|KOtBu|NaOtBu|LiOtBu|NaH|KH|toluene|benzene|hexane|pentane|cyclohexane|heptane|xylene|THF|2-MeTHF|Et2O|1,4-dioxane|DME|diglyme|MTBE|CH2Cl2|CHCl3|1,2-dichloroethane|chlorobenzene|HMPA|NMP|sulfolane|anisole|PPh3|PBu3|DMAP|HOBt|HOAt|quinoline|DMI|AIBN|BPO)$/;
/** Reagents whose templates have no place for them, catalysts, oxidants. */
const neverGives =
  /^(?:ClSO3H|FeBr3|AlBr3|FeCl3|S8|P2S5|KNO3|NO2BF4|t-BuONO|isoamyl nitrite|sodium ascorbate|ascorbic acid|Al\(OiPr\)3|PhI|Selectfluor|Burgess reagent|thia|PPA|L-selectride|Red-Al|chloranil)| (?:complex|salt)$/;
/** Solvents, acids and coupling agents that react now and then. */
const seldomStays =
  /^(?:EtOAc|DMF|DMA|DMSO|MeCN|acetone|2-butanone|MeOH|EtOH|i-PrOH|n-BuOH|t-BuOH|H2O|n-PrOH|isobutanol|ethylene glycol|2-methoxyethanol|nitromethane|imidazole|diisopropylamine|DIC|DCC|EDC|CDI|diethylamine|NH4OAc|NH4Cl|BH3.*|TMSCl|N-hydroxysuccinimide)$/;
/** Acids: what they acylate or esterify takes more than their presence. */
const hardlyStays = /^(?:AcOH|TFA|HCO2H|HCO2NH4|propionic acid|TsOH|MeSO3H|KOAc|NaOAc|HCl|H2SO4|H3PO4|camphor.*|TfOH)$/;
/** Salts and additives that a reaction does not stand or fall with. */
const additives =
  /^(?:NaI|KI|LiCl|NaBr|TBAI|Bu4N.*|BnEt3NCl|AIBN|BPO|CeCl3|MgCl2|Ti\(OiPr\)4|NaCl|molecular sieves|MgSO4|Na2SO4|BINAP|dppf|XPhos|Xantphos)$/;

/** How likely an atom of the agent ends up in the product where a reaction could take it, 0 to 1. */
export function stayingFactor(name: string): number {
  if (neverGives.test(name)) return 0;
  if (neverStays.test(name)) return 0;
  if (hardlyStays.test(name)) return 0.03;
  return seldomStays.test(name) ? 0.15 : 1;
}

const arene = /^(?:benzene|toluene|xylene|anisole|chlorobenzene|nitrobenzene|o-dichlorobenzene|N,N-dimethylaniline)$/;
const attacksArenes: readonly AgentKind[] = ['lewisAcid', 'nitrating', 'sulfonating'];
const takesPhosphine: readonly AgentKind[] = [
  'azodicarboxylate',
  'brominating',
  'iodinating',
  'chlorinating',
  'palladium',
  'copper',
  'azide',
];

/** As `stayingFactor`, beside everything else that is there: an arene is a substrate for a Lewis acid or nitrating acid. */
export function stayingBeside(name: string, supply: ReadonlySet<AgentKind>): number {
  if (arene.test(name) && attacksArenes.some((kind) => supply.has(kind))) return 1;
  // An acid joins a glycol to a ketone.
  if (name === 'ethylene glycol' && supply.has('acid')) return 1;
  if (/^P(?:Ph|Bu)3$/.test(name) && !takesPhosphine.some((kind) => supply.has(kind))) return 0.3;
  return stayingFactor(name);
}

/** Whether it is there to dissolve, to take up acid or to catalyse, where anything else could be the substrate. */
export function isOnlyMedium(name: string): boolean {
  return !arene.test(name) && (stayingFactor(name) < 1 || additives.test(name));
}

/**
 * Heavy atoms that an agent gives at most, where less than all of it stays; undefined for any other: a succinimide gives
 * its halogen, a peracid an oxygen, an activator nothing.
 */
export function atomsGiven(name: string): number | undefined {
  return givenAtoms.find(([pattern]) => pattern.test(name))?.[1];
}

const givenAtoms: readonly (readonly [RegExp, number])[] = [
  [/^N[BCI]S$|^CBr4$|^CCl4$|^BBr3$/, 1],
  [/^(?:mCPBA|NMO|H2O2|t-BuOOH|NaOCl|TEMPO|Oxone)$/, 2],
  [
    /^(?:DEAD|DIAD|azodicarboxamide|DEPC|CDMT|DDQ|Dess|IBX|HATU|HBTU|TBTU|PyB|BOP|EDC|DCC|DIC|HOBt|HOAt|T3P|PCC|PDC|AIBN|BPO|Grubbs|thia)/,
    0,
  ],
  [/^(?:DPPA|TMSN3)$/, 3],
  [/^CDI$/, 2],
  [/^(?:SOCl2|POCl3|PCl5|PCl3|PBr3|SO2Cl2|oxalyl chloride|TMSCl|TMSI)$/, 4],
  [/^(?:NaBH|LiBH|LiAlH4|DIBAL|BH3|9-BBN|Et3SiH|Bu3SnH|Red-Al|L-sel|Al\(OiPr\)3)/, 0],
  [/ (?:complex|salt)$/, 0],
];

/** What an agent, by its name, is there for; none for what a reaction can do without. */
export function kindsOf(name: string): AgentKind[] {
  const found = kinds.filter((kind) => kindsByName[kind].test(name));
  const isPlain = neverStays.test(name) || hardlyStays.test(name) || seldomStays.test(name) || additives.test(name);
  return found.length > 0 || isPlain ? found : [`agent ${name}`];
}

// Records leave out catalysts and coupling agents more often than the agent that names the reaction.
const finer = new Set<string>([
  'aluminate',
  'dibal',
  'borane',
  'peracid',
  'osmium',
  'ozone',
  'permanganate',
  'selenium',
  'poison',
  'hydrobromic',
  'dealkylating',
]);
const oftenLeftOut = new Set<string>(['palladium', 'copper', 'activator', 'azodicarboxylate', 'ammonia']);
const exchangeable = new Set<string>(['acid', 'hydroxide', 'lewisAcid', 'lithium', 'fluoride']);

/**
 * Whether a reaction that needs the kind is out of the question without it. An acid, a base or a nameless agent has others
 * that do; an acid and an amine also couple with heat, and records leave out what couples them.
 */
export function isIndispensable(kind: AgentKind): boolean {
  return !exchangeable.has(kind) && !kind.startsWith('agent ') && kind !== 'activator' && kind !== 'ammonia';
}

/** What a reduction or an oxidation of whatever sort is done with. */
export const reductants: readonly AgentKind[] = ['hydride', 'borohydride', 'hydrogen', 'dissolving', 'metal', 'sulfur'];
export const oxidants: readonly AgentKind[] = [
  'oxidant',
  'peracid',
  'nitrating',
  'chlorinating',
  'brominating',
  'iodinating',
];

/** What is left of a reaction's score where a kind that it needs is not there, 0 to 1. */
export function missingFactor(kind: AgentKind, hasCouplingPartner = true): number {
  if ((kind === 'palladium' || kind === 'copper') && !hasCouplingPartner) return 0.25;
  if (oftenLeftOut.has(kind)) return 0.7;
  if (finer.has(kind)) return 0.3;
  return exchangeable.has(kind) || kind.startsWith('agent ') ? 0.4 : 0.06;
}

const clear = new Set<string>([
  'hydride',
  'borohydride',
  'hydrogen',
  'metal',
  'oxidant',
  'nitrating',
  'sulfonating',
  'sulfur',
  'dissolving',
  'poison',
  'borane',
  'carbonMonoxide',
  'azodicarboxylate',
  'lithium',
]);
const fair = new Set<string>([
  'activator',
  'chlorinating',
  'oxalylChloride',
  'brominating',
  'iodinating',
  'fluoride',
  'palladium',
  'copper',
  'nitrite',
  'azide',
  'cyanide',
]);

/** What is left of a reaction's score that ignores a kind which is there, 0 to 1: the clearer the kind, the less. */
export function ignoredFactor(kind: AgentKind): number {
  if (clear.has(kind)) return 0.12;
  return fair.has(kind) ? 0.35 : 1;
}

/** By how much an agent of these kinds, named by a reaction and there, raises the odds of it. */
export function liftOf(named: readonly AgentKind[]): number {
  const least = Math.min(1, ...named.map(ignoredFactor));
  if (least < 0.2) return 6;
  if (least < 1) return 4;
  return named.length > 0 ? 1.5 : 1;
}

const spectatorIon =
  /^(?:\[(?:Li|Na|K|Cs|Rb|Ag|Ca|Mg|Ba|Al|Fe|Zn|Cu|Ni|Co|Mn|Ti|Sn|Ce|Pd|H)\+?\d?\+?\]|\[(?:Cl|Br|I|F|H|OH)-\]|\[(?:Cl|Br|I)H\]|\[(?:BH4|AlH4)-\]|\[NH4\+\]|O=C\(\[O-\]\)(?:\[O-\]|O)|O=P\(.*\[O-\].*|O=S\(=O\)\(.*\[O-\].*|F\[[BP]-\].*|\[O-\]Cl.*|C{1,8}\[N\+\]\(C.*|O=N\[O-\]|O=\[N\+\]\(\[O-\]\)\[O-\])$/;

/** A lone ion that only keeps the charge or does its work without staying: metal cations, halides, carbonate, hydrides. */
export function isSpectatorIon(smiles: string): boolean {
  return spectatorIon.test(smiles);
}

// What an agent does in a reaction, by its usual name: whether a record is whole, and what in it belongs to the work-up, is told
// from that. Which reagent does what is textbook knowledge (J. Clayden et al., Organic Chemistry, 2nd ed. 2012).

export const agentFunctions = [
  'acid',
  'base',
  'hydride',
  'hydrogenation',
  'metalReductant',
  'oxidant',
  'halogen',
  'activator',
  'dehydrating',
  'lewisAcid',
  'palladium',
  'copper',
  'phosphine',
  'azodicarboxylate',
  'azide',
  'cyanide',
  'nitrosating',
  'nitrating',
  'fluoride',
  'strongBase',
  'hydrazine',
  'hydroxylamine',
  'sulfur',
  'cerium',
  'formate',
  'chiralCatalyst',
] as const;
export type AgentFunction = (typeof agentFunctions)[number];

const patterns: Readonly<Record<AgentFunction, RegExp>> = {
  acid: /^(?:aq\. |conc\. |dilute |then |then aq\. )*(?:HCl|HBr|HI|H2SO4|HNO3|H3PO4|TFA|CF3CO2H|TsOH|MeSO3H|PPTS|TfOH|HBF4|AcOH|HCO2H|camphorsulfonic acid|polyphosphoric acid|NH4Cl)\b/,
  base: /^(?:aq\. )?(?:Et3N|DIPEA|pyridine|2,6-lutidine|collidine|DBU|DABCO|N-methylmorpholine|N-ethylmorpholine|N,N-dimethylaniline|N,N-diethylaniline|N-methylimidazole|DMAP|imidazole|tetramethylguanidine|piperidine|pyrrolidine|morpholine|diethylamine|NH4OAc|NH3|NH4OH|KF|CsF|Ag2CO3|Ag2O|Ba\(OH\)2)\b|^(?:aq\. |then )?(?:Na|K|Li|Cs)(?:2|3)?(?:H|OH|H?CO3|H?PO4|OMe|OEt|OtBu|OAc|HMDS|NH2)\b|^(?:LDA|[nst]-BuLi)$/,
  hydride: /^(?:Na|Li)BH|^LiAlH4|^DIBAL|^BH3|^9-BBN|^Red-Al|^Et3SiH|^Bu3SnH/,
  hydrogenation: /^(?:\d+% )?(?:Pd|Pt|Rh|Ru)\/C|^Pd\(OH\)2\/C|^PtO2|^Raney Ni|^Lindlar/,
  metalReductant: /^(?:Fe|Zn|SnCl2|Mg|Na|Li|Na2S2O4|TiCl3|SmI2)$/,
  oxidant:
    /^(?:mCPBA|CF3CO3H|H2O2|t-BuOOH|cumene hydroperoxide|Oxone|NaIO4|KMnO4|MnO2|CrO3|PCC|PDC|Dess|IBX|TEMPO|NMO|SeO2|DDQ|ceric|O2|O3|NaOCl|NaClO2|OsO4|PhI|HNO3 \(dilute\))/,
  halogen: /^(?:Br2|I2|Cl2|N[BCI]S|ICl|CBr4|SO2Cl2|SOCl2|POCl3|PCl[35]|PBr3|oxalyl chloride|HBr|HI|DAST)\b/,
  activator:
    /^(?:HATU|HBTU|TBTU|PyBOP|BOP|BOP-Cl|PyBroP|DEPC|DMTMM|EDC|DCC|DIC|CDI|T3P|SOCl2|POCl3|PCl[35]|oxalyl chloride|isobutyl chloroformate|ethyl chloroformate|TFAA|Ac2O|MsCl|TsCl|DPPA|triphosgene|Boc2O)\b/,
  dehydrating: /^(?:POCl3|SOCl2|TFAA|P2O5|polyphosphoric acid|Ac2O|PCl5|T3P|oxalyl chloride)\b/,
  lewisAcid:
    /^(?:AlCl3|TiCl4|SnCl4|ZnCl2|FeCl3|Fe or|MgCl2|BF3|BBr3|BCl3|TMSOTf|TMSI|Ti\(OiPr\)4|HBr|HI|HF|TfOH|polyphosphoric acid)/,
  palladium: /^(?:Pd|BrettPhos Pd|Ni)(?!\/C|\(OH\)2\/C)/,
  copper: /^Cu/,
  phosphine: /^(?:PPh3|PBu3)/,
  azodicarboxylate: /^(?:DEAD|DIAD|DBAD|ADDP)/,
  azide: /N3$|^DPPA/,
  cyanide: /CN$|^Zn\(CN\)2/,
  nitrosating: /^NaNO2|nitrite|t-BuONO/,
  nitrating: /^(?:HNO3|KNO3|NH4NO3)/,
  fluoride: /^(?:TBAF|HF|CsF|KF)/,
  strongBase: /^(?:NaH|KH|LDA|LiHMDS|NaHMDS|KHMDS|KOtBu|NaOtBu|[nst]-BuLi|NaNH2|NaOMe|NaOEt|Na)$/,
  hydrazine: /^N2H4/,
  hydroxylamine: /^NH2OH/,
  cerium: /^CeCl3/,
  formate: /^HCO2(?:H|NH4|Na|K)\b/,
  chiralCatalyst: /CBS|DuPhos|Josiphos|Noyori|\(BINAP\)|Ts-DPEN|TsDPEN/,
  sulfur: /^(?:P2S5|P4S10|Lawesson)/,
};

const known = new Map<string, ReadonlySet<AgentFunction>>();

/** What an agent may be there for, of a name like `K2CO3`; nothing for one that is not in the table. */
export function functionsOf(name: string): ReadonlySet<AgentFunction> {
  const before = known.get(name);
  if (before) return before;
  const found = new Set(agentFunctions.filter((one) => patterns[one].test(name)));
  known.set(name, found);
  return found;
}

/** What all of them may be there for; an activated sulfoxide oxidises (A. J. Mancuso, D. Swern, Synthesis 1981, 165). */
export function functionsOfAll(names: readonly string[], solvents: readonly string[]): ReadonlySet<AgentFunction> {
  const all = new Set(names.flatMap((name) => [...functionsOf(name)]));
  const isSwern = [...names, ...solvents].includes('DMSO') && (all.has('activator') || names.includes('P2O5'));
  if (isSwern) all.add('oxidant');
  return all;
}

const support: ReadonlySet<AgentFunction> = new Set(['acid', 'base', 'strongBase']);

/** Without what only helps: bases and acids. */
export function driversOf(functions: ReadonlySet<AgentFunction>): AgentFunction[] {
  return [...functions].filter((one) => !support.has(one));
}

/** Whether the agents of a typical line would be replaced by those of a record: what drives is there, or else what supports. */
export function covers(record: ReadonlySet<AgentFunction>, line: readonly ReadonlySet<AgentFunction>[]): boolean {
  const driving = line.map(driversOf).filter((one) => one.length > 0);
  // An agent with several functions is replaced by any that shares one.
  if (driving.length > 0) return driving.every((one) => one.some((kind) => record.has(kind)));
  const supporting = line.filter((one) => one.size > 0);
  if (supporting.length === 0) return true;
  const bases = supporting.filter((one) => one.has('base'));
  // What needs a strong base does not run with a carbonate.
  if (bases.length === supporting.length && bases.every((one) => one.has('strongBase')))
    return record.has('strongBase');
  return supporting.some((one) => [...one].some((kind) => record.has(kind)));
}

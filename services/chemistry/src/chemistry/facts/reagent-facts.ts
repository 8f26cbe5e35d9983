// What a reagent weighs in the balance of a step: g/mol, equivalents as usually taken, US dollars for a kilogram in bulk.
// Weights are facts; equivalents and prices are judgements, and everything made of them is marked as estimated.

export interface ReagentFacts {
  gramsPerMole: number;
  equivalents: number;
  dollarsPerKg: number;
}

const table: Readonly<Record<string, readonly [gramsPerMole: number, equivalents: number, dollarsPerKg: number]>> = {
  K2CO3: [138.2, 2, 2],
  glucose: [180.2, 1.5, 1],
  isopropylamine: [59.1, 5, 3],
  iPrOH: [60.1, 5, 1.5],
  'ammonium formate': [63.1, 5, 2],
  'ammonium carbamate': [78.1, 10, 2],
  MgCl2: [95.2, 0.1, 1],
  MnCl2: [125.8, 0.01, 4],
  'vinyl acetate': [86.1, 1.5, 2],
  'isopropenyl acetate': [100.1, 1.5, 5],
  'ethyl methoxyacetate': [118.1, 1, 20],
  NH3·BH3: [30.9, 4, 150],
  'acetyl phosphate': [140, 1.5, 100],
  sucrose: [342.3, 5, 1],
  glycine: [75.1, 5, 3],
  '2-oxoglutaric acid': [146.1, 1.5, 20],
  'ascorbic acid': [176.1, 1, 6],
  KHCO3: [100.1, 30, 1],
  Na2CO3: [106, 2, 1],
  Cs2CO3: [325.8, 1.5, 90],
  NaHCO3: [84, 2, 1],
  NaOH: [40, 2, 1],
  KOH: [56.1, 2, 2],
  LiOH: [23.9, 2, 20],
  NaH: [40, 1.2, 30],
  NaOMe: [54, 1.5, 4],
  NaOEt: [68.1, 1.5, 6],
  KOtBu: [112.2, 1.3, 15],
  NaOtBu: [96.1, 1.4, 15],
  K3PO4: [212.3, 2, 5],
  Et3N: [101.2, 1.5, 4],
  DIPEA: [129.2, 2, 15],
  DMAP: [122.2, 0.1, 40],
  pyridine: [79.1, 1.5, 8],
  imidazole: [68.1, 2, 10],
  DBU: [152.2, 1.2, 25],
  piperidine: [85.1, 0.2, 12],
  morpholine: [87.1, 1.2, 5],
  NH3: [17, 3, 1],
  NH4OH: [35, 3, 1],
  NH4OAc: [77.1, 3, 3],
  NH4Cl: [53.5, 2, 1],
  'n-BuLi': [64.1, 1.1, 60],
  LDA: [107.1, 1.1, 90],
  LiHMDS: [167.3, 1.1, 80],
  NaNH2: [39, 1.5, 20],
  Mg: [24.3, 1.2, 5],
  HCl: [36.5, 3, 1],
  HBr: [80.9, 3, 4],
  H2SO4: [98.1, 2, 1],
  HNO3: [63, 1.2, 1],
  AcOH: [60.1, 1.5, 1],
  TFA: [114, 5, 15],
  CF3CO2H: [114, 5, 15],
  TsOH: [172.2, 0.1, 4],
  MeSO3H: [96.1, 1.2, 6],
  HCO2H: [46, 2, 1],
  'polyphosphoric acid': [178, 3, 3],
  AlCl3: [133.3, 1.3, 3],
  TiCl4: [189.7, 1.1, 6],
  BBr3: [250.5, 1.5, 120],
  ZnCl2: [136.3, 1.1, 4],
  EDC: [191.7, 1.2, 60],
  HATU: [380.2, 1.2, 250],
  HBTU: [379.2, 1.2, 150],
  HOBt: [135.1, 0.3, 40],
  CDI: [162.2, 1.2, 45],
  T3P: [318.2, 1.5, 45],
  DCC: [206.3, 1.1, 15],
  'oxalyl chloride': [126.9, 1.2, 12],
  SOCl2: [119, 1.5, 2],
  POCl3: [153.3, 3, 2],
  PCl5: [208.2, 1.1, 4],
  PBr3: [270.7, 1, 12],
  Ac2O: [102.1, 1.5, 2],
  TFAA: [210, 1.2, 40],
  Boc2O: [218.3, 1.1, 25],
  PPh3: [262.3, 1.3, 12],
  DIAD: [202.2, 1.3, 60],
  DPPA: [275.2, 1.1, 80],
  NaBH4: [37.8, 1.2, 20],
  'NaBH(OAc)3': [211.9, 1.5, 60],
  NaBH3CN: [62.8, 1.5, 150],
  LiAlH4: [38, 1, 120],
  'DIBAL-H': [142.2, 1.2, 40],
  BH3·THF: [85.9, 1.5, 60],
  BH3·SMe2: [76, 1.2, 50],
  Et3SiH: [116.3, 2, 50],
  H2: [2, 3, 5],
  HCO2NH4: [63.1, 3, 3],
  Zn: [65.4, 3, 4],
  Fe: [55.8, 4, 1],
  SnCl2: [189.6, 4, 20],
  N2H4·H2O: [50.1, 1.5, 5],
  NH2OH·HCl: [69.5, 1.3, 6],
  mCPBA: [172.6, 1.2, 50],
  H2O2: [34, 1.5, 1],
  MnO2: [86.9, 8, 3],
  NaOCl: [74.4, 1.3, 1],
  NaClO2: [90.4, 2, 4],
  KMnO4: [158, 2, 4],
  CrO3: [100, 1.5, 5],
  'Dess–Martin periodinane': [424.1, 1.2, 400],
  IBX: [280, 1.5, 200],
  Oxone: [307.4, 1.5, 5],
  NaIO4: [213.9, 2, 30],
  DDQ: [227, 1.2, 90],
  NBS: [178, 1.1, 6],
  NCS: [133.5, 1.1, 6],
  NIS: [225, 1.1, 60],
  Br2: [159.8, 1.1, 4],
  I2: [253.8, 1.1, 45],
  NaNO2: [69, 1.1, 1],
  NaN3: [65, 1.5, 12],
  TMSN3: [115.2, 1.5, 60],
  KI: [166, 0.2, 40],
  NaI: [149.9, 1.2, 45],
  TBAF: [261.5, 1.2, 60],
  Bu4NBr: [322.4, 0.1, 12],
};

const otherReagent: ReagentFacts = { gramsPerMole: 150, equivalents: 1.2, dollarsPerKg: 30 };

// Precious metals are priced as catalyst with ligand, without recovery.
const catalystLoading = 0.02;
const catalysts: readonly (readonly [names: RegExp, gramsPerMole: number, dollarsPerKg: number])[] = [
  [/^(?:Pd|Pt)[^ ]*\/C|^PtO2|Lindlar/, 2_000, 3_000],
  [/Pd|Pt|Rh|Ru|Ir|Os/, 800, 15_000],
  [/Grubbs/, 850, 15_000],
  [/Raney/, 300, 60],
  [/Phos|BINAP|dppf|PCy3/i, 450, 2_000],
];

/** Facts of a reagent; `isListed` says whether they are its own or those of an average one. */
export function reagentFacts(name: string): ReagentFacts & { isListed: boolean } {
  const row =
    table[name] ??
    table[
      name
        .replace(/^(?:then |aq\. |aqueous |conc\. )+/, '')
        .replace(/ \(.*\)$/, '')
        .split(' or ', 1)[0] ?? ''
    ];
  if (!row) return { ...otherReagent, isListed: false };
  const [gramsPerMole, equivalents, dollarsPerKg] = row;
  return { gramsPerMole, equivalents, dollarsPerKg, isListed: true };
}

/** As `reagentFacts`, for a catalyst at 2 mol %. */
export function catalystFacts(name: string): ReagentFacts {
  const row = catalysts.find(([names]) => names.test(name));
  return { gramsPerMole: row?.[1] ?? 200, equivalents: catalystLoading, dollarsPerKg: row?.[2] ?? 100 };
}

/** Words in a list of reagents that are no substance to be weighed: light, heat, what is left of a work-up. */
export function isNoReagent(name: string): boolean {
  return /^(?:light|heat|then heat|air|water|H2O|then water)$|work-up/.test(name);
}

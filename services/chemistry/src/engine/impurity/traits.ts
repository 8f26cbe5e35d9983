// What the agents of a reaction can do, by name for those of the table of agents and by structure for others.

export type Trait =
  | 'acid'
  | 'strongAcid'
  | 'lewisAcid'
  | 'boronHalide'
  | 'base'
  | 'hydroxide'
  | 'alkoxide'
  | 'strongBase'
  | 'carbonate'
  | 'amineBase'
  | 'secondaryAmine'
  | 'ammonia'
  | 'fluoride'
  | 'cyanide'
  | 'azide'
  | 'iodide'
  | 'palladium'
  | 'copper'
  | 'nickel'
  | 'hydrogenMetal'
  | 'hydrogen'
  | 'hydrogenation'
  | 'borohydride'
  | 'mildHydride'
  | 'strongHydride'
  | 'partialHydride'
  | 'borane'
  | 'metalReduction'
  | 'organometallic'
  | 'peptideCoupling'
  | 'uronium'
  | 'carbodiimide'
  | 'phosphine'
  | 'azodicarboxylate'
  | 'mitsunobu'
  | 'peroxide'
  | 'hypervalentIodine'
  | 'alcoholOxidant'
  | 'strongOxidant'
  | 'nitrating'
  | 'bromine'
  | 'chlorine'
  | 'iodine'
  | 'acidChlorinating'
  | 'radical'
  | 'diazotising'
  | 'ozone'
  | 'water'
  | 'air'
  | 'hot'
  | 'warm'
  | 'cold'
  | 'aqueousWorkUp'
  | 'acidWorkUp'
  | 'baseWorkUp';

interface TraitRule {
  trait: Trait;
  names: RegExp;
  /** Structures of agents that have no name here. */
  smarts?: string;
}

const alkalis = 'NaOH|KOH|LiOH|Ba\\(OH\\)2|NH4OH|Bu4NOH';
const alkoxides = 'NaOMe|NaOEt|KOtBu|NaOtBu|LiOtBu';
const strong = 'NaH|KH|n-BuLi|t-BuLi|s-BuLi|LDA|LiHMDS|NaHMDS|KHMDS|NaNH2';
const carbonates = 'K2CO3|Na2CO3|Cs2CO3|Li2CO3|NaHCO3|KHCO3|K3PO4|K2HPO4|\\(NH4\\)2CO3|Ag2CO3|NaOAc|KOAc|CsF|KF';
const amines =
  'Et3N|DIPEA|pyridine|2,6-lutidine|DBU|DABCO|N-methylmorpholine|N,N-dimethylaniline|N-methylimidazole|DMAP|imidazole|tetramethylguanidine|tetramethylethylenediamine|piperidine|pyrrolidine|diethylamine|diisopropylamine|triethylamine';
const strongAcids = 'HCl|HBr|HI|H2SO4|TFA|TsOH|MeSO3H|HNO3|TfOH|HBF4|camphorsulfonic acid|polyphosphoric acid';
const whole = (names: string): RegExp => new RegExp(`^(?:${names})$`);

export const traitRules: readonly TraitRule[] = [
  { trait: 'strongAcid', names: whole(strongAcids), smarts: '[$([SX4](=O)(=O)[OX2H]),$([ClH1]),$([BrH1])]' },
  {
    trait: 'acid',
    names: whole(`${strongAcids}|AcOH|HCO2H|PPTS|H3PO4|propionic acid|NH4Cl|.* acid`),
    smarts: '[$([CX3](=O)[OX2H]),$([SX4](=O)(=O)[OX2H])]',
  },
  {
    trait: 'lewisAcid',
    names: /^(?:BF3|AlCl3|TiCl4|SnCl4|ZnCl2|FeCl3|BBr3|BCl3|TMSOTf|TMSI|Ti\(OiPr\)4)/,
    smarts: '[Al,Ti,Sn;$([*]Cl)]',
  },
  { trait: 'boronHalide', names: whole('BBr3|BCl3|TMSI|HBr|HI') },
  {
    trait: 'base',
    names: whole([alkalis, alkoxides, strong, carbonates, amines].join('|')),
    smarts: '[$([OH-]),$([O-]C),$([NX3]([CX4])([CX4])[CX4]),$([O-]C(=O)[O-])]',
  },
  { trait: 'hydroxide', names: whole(alkalis), smarts: '[OH-]' },
  { trait: 'alkoxide', names: whole(alkoxides), smarts: '[O-][CX4]' },
  {
    trait: 'strongBase',
    names: whole(`NaOH|KOH|LiOH|${alkoxides}|${strong}`),
    smarts: '[$([OH-]),$([O-][CX4]),$([N-]),$([H-])]',
  },
  { trait: 'carbonate', names: whole(carbonates), smarts: '[O-]C(=O)[O-]' },
  { trait: 'amineBase', names: whole(amines), smarts: '[NX3;H0;$(N([CX4])([CX4])[CX4])]' },
  { trait: 'secondaryAmine', names: whole('piperidine|pyrrolidine|diethylamine|morpholine|NH3|NH4OH|DBU') },
  { trait: 'ammonia', names: whole('NH3|NH4OH'), smarts: '[NH3]' },
  { trait: 'fluoride', names: whole('TBAF|CsF|KF|HF') },
  { trait: 'cyanide', names: whole('NaCN|KCN|CuCN|Zn\\(CN\\)2|TMSCN'), smarts: '[C-]#N' },
  { trait: 'azide', names: whole('NaN3|TMSN3|DPPA'), smarts: 'N=[N+]=[N-]' },
  { trait: 'iodide', names: whole('NaI|KI|TBAI') },
  { trait: 'palladium', names: /Pd/, smarts: '[Pd]' },
  { trait: 'copper', names: /^Cu/, smarts: '[Cu]' },
  { trait: 'nickel', names: /Ni/, smarts: '[Ni]' },
  { trait: 'hydrogenMetal', names: /(?:Pd|Pt|Rh|Ru)(?:\(OH\)2)?\/C|PtO2|Raney|Lindlar/, smarts: '[Pd,Pt,Ni,Rh;D0]' },
  { trait: 'hydrogen', names: whole('H2|HCO2NH4|HCO2H'), smarts: '[H][H]' },
  { trait: 'borohydride', names: whole('NaBH4|LiBH4|KBH4'), smarts: '[BH4-]' },
  { trait: 'mildHydride', names: whole('NaBH3CN|NaBH\\(OAc\\)3'), smarts: '[$([BH3-]C#N),$([BH-](OC=O)OC=O)]' },
  { trait: 'strongHydride', names: /^(?:LiAlH4|DIBAL|Red-Al)/, smarts: '[AlH4-]' },
  { trait: 'partialHydride', names: /^(?:DIBAL|Red-Al)/ },
  { trait: 'borane', names: /^BH3|^9-BBN/ },
  { trait: 'metalReduction', names: whole('Fe|Zn|SnCl2|Na2S2O4|Sn'), smarts: '[Fe,Zn;D0;+0]' },
  { trait: 'organometallic', names: /^(?:n|t|s)-BuLi$|Mg(?:Br|Cl|I)$|MeLi|PhLi/, smarts: '[#6][Mg,Li]' },
  {
    trait: 'peptideCoupling',
    names: whole('HATU|HBTU|TBTU|HCTU|COMU|PyBOP|BOP|PyBroP|EDC|DCC|DIC|CDI|T3P|isobutyl chloroformate'),
    smarts: '[$(On1nnc2c1nccc2),$(On1nnc2ccccc12),$(N=C=N)]',
  },
  { trait: 'uronium', names: whole('HATU|HBTU|TBTU|HCTU|COMU'), smarts: 'C(=[N+](C)C)(N(C)C)On' },
  { trait: 'carbodiimide', names: whole('EDC|DCC|DIC'), smarts: '[#6]N=C=N[#6]' },
  { trait: 'phosphine', names: whole('PPh3|PBu3|PMe3|polymer-bound PPh3'), smarts: '[PX3]([#6])([#6])[#6]' },
  { trait: 'azodicarboxylate', names: whole('DIAD|DEAD|DTBAD|DCAD'), smarts: 'O=C([O,N])N=NC(=O)[O,N]' },
  { trait: 'peroxide', names: whole('mCPBA|H2O2|t-BuOOH|Oxone'), smarts: '[OX2][OX2H]' },
  { trait: 'hypervalentIodine', names: whole('Dess–Martin periodinane|IBX'), smarts: '[IX3,IX5;$(Ic)]' },
  {
    trait: 'alcoholOxidant',
    names: whole(
      'Dess–Martin periodinane|IBX|PCC|PDC|CrO3|KMnO4|MnO2|TEMPO|NMO|NaOCl|DMSO/oxalyl chloride|SO3·pyridine|TPAP|K2Cr2O7',
    ),
    smarts: '[IX5,Cr,Mn]',
  },
  { trait: 'strongOxidant', names: whole('CrO3|KMnO4|NaOCl|HNO3|K2Cr2O7|NaClO2|PDC'), smarts: '[Cr,Mn]' },
  { trait: 'nitrating', names: whole('HNO3|KNO3|NaNO3|fuming HNO3'), smarts: '[OX2H][N+](=O)[O-]' },
  { trait: 'bromine', names: whole('Br2|NBS|CBr4|HBr'), smarts: '[$(BrBr),$(BrN)]' },
  { trait: 'chlorine', names: whole('Cl2|NCS|SO2Cl2'), smarts: '[$(ClCl),$(ClN)]' },
  { trait: 'iodine', names: whole('I2|NIS|ICl'), smarts: '[$(II),$(IN)]' },
  {
    trait: 'acidChlorinating',
    names: whole('SOCl2|oxalyl chloride|POCl3|PCl3|PCl5'),
    smarts: '[$(ClS(=O)Cl),$(ClC(=O)C(=O)Cl)]',
  },
  { trait: 'radical', names: whole('AIBN|BPO|light') },
  { trait: 'diazotising', names: whole('NaNO2|isoamyl nitrite|t-BuONO'), smarts: '[$(O=N[O-]),$(O=NO[CX4])]' },
  { trait: 'ozone', names: whole('O3|ozone'), smarts: '[O-][O+]=O' },
  { trait: 'water', names: /^(?:H2O|aq\. .*)$|^(?:NaOH|KOH|LiOH)$/ },
];

/** Traits that follow from several others. */
export const joinedTraits: readonly { trait: Trait; of: readonly Trait[] }[] = [
  { trait: 'hydrogenation', of: ['hydrogenMetal', 'hydrogen'] },
  { trait: 'mitsunobu', of: ['phosphine', 'azodicarboxylate'] },
];

// Barbiturates, benzodiazepines, dissociatives, lysergamides, synthetic cannabinoids, nitazenes, pethidines and
// anabolic steroids as national laws define them. See stimulant-families.ts on where a record is narrower than its law.

import type { ControlledFamily } from './family.ts';
import { alkyl, simpleAmine } from './family-parts.ts';

const act = 'Misuse of Drugs Act 1971 (United Kingdom), Schedule 2';

/** Phenyl or thienyl with nothing but alkyl, alkoxy, hydroxy or halide. */
const dissociativeAryl = `[$([c;R1]1${places(5)}1),$([c;R1]1[s;R1][cH][cH][cH]1),$([c;R1]1[cH][s;R1][cH][cH]1)]`;

/** 5-Phenyl or 5-(2-pyridyl) of benzodiazepines, at most a halogen in it. */
const diazepineAryl = '[$(c1[c,n]cccc1),$(C1=CCCCC1)]';

/** Chain on the azole nitrogen of synthetic cannabinoids. */
const cannabinoidTail = [
  '$([CH2][CH2][CH2;!$(C[O,N])])',
  '$([CH2][CH2][CH]=[CH2])',
  '$([CH2][CH2][CH]([CH3])[CH3])',
  '$([CH2]C1CCCCC1)',
  '$([CH2]C1CCC1)',
  '$([CH2]C1CCOCC1)',
  '$([CH2]c1ccc(F)cc1)',
  '$([CH2][CH2]N1CCOCC1)',
  '$([CH2]C1CCCCN1[CH3])',
].join();

/** What follows the carbonyl group, Z and R3 of the formula. */
const cannabinoidHead = [
  '$([NX3;H1][CX4]([#6])[#6])',
  '$([NX3;H1][CH2]c1ccccc1)',
  '$([NX3;H1]c1ccccc1)',
  '$([NX3;H1]c1cccc2ccccc12)',
  '$([OX2]c1cccc2cccnc12)',
  '$([OX2]c1cccc2ccccc12)',
  '$(c1cccc2ccccc12)',
  '$([c;R1]1ccccc1)',
  '$([CX4;R]([#6])([#6])[#6])',
  '$([CX4;R;H1]1C(C)(C)C1(C)C)',
  '$([CH2]c1ccccc1)',
].join();

/** 17-Hydroxyandrostan-3-one and estran-3-one, unsaturated or not; carbon 17 carries hydrogen, methyl or ethyl. */
const steroid =
  'O=[#6;R1]~1~[#6;R1]~[#6;R1]~[#6;R2]~2~[#6;R2](~[#6;R1]~1)~[#6;R1]~[#6;R1]~[#6;R2]~1~[#6;R2]~2~[#6;R1]~[#6;R1]~[CX4;R2]~2([CH3])~[#6;R2]~1~[CH2,CH1;R1]~[#6;R1]~[$([CX4;H1]),$([CX4][CH3]),$([CX4][CH2][CH3])]~2';

export const sedativeFamilies: readonly ControlledFamily[] = [
  {
    name: '5,5-disubstituted barbituric acid',
    schedule: 'ukClassB',
    legalText: `${act} Part II 1(c): any 5,5 disubstituted barbituric acid`,
    smarts: '[CX4;R1]1([#6])([#6])C(=O)[NX3;H1]C(=O)[NX3;H1]C1=O',
  },
  {
    name: 'benzodiazepine',
    schedule: 'germanNewSubstances',
    legalText:
      'Neue-psychoaktive-Stoffe-Gesetz (Germany), Anlage Nr. 3: 1,4-benzodiazepines with a phenyl, pyridyl or cyclohexenyl group and their thieno, triazolo and imidazolo derivatives',
    smarts: [
      `[OX1,SX1]=C1[$([CH2]),$([CH1][OX2H1]),$([CH1][CH3])]N=C(${diazepineAryl})c2cccc[c;R2]2N1`,
      `[OX1,SX1]=C1[$([CH2]),$([CH1][OX2H1]),$([CH1][CH3])]N=C(${diazepineAryl})c2ccsc2N1`,
      ...['c2ccccc2', 'c2ccsc2'].flatMap((ring) => fusedAzoles(ring)),
    ],
    maxCarbons: 26,
  },
  {
    name: 'phencyclidine-like arylcyclohexylamine',
    schedule: 'ukClassB',
    legalText: `${act}: compounds derived from 1-phenylcyclohexylamine or 1-(2-thienyl)cyclohexylamine by N-alkylation or a piperidyl, pyrrolidyl or azepyl group, and alkyl, alkoxy, hydroxy or halide in the aromatic ring (SI 2013/239)`,
    smarts: `[CX4;R1]1(${dissociativeAryl})(${simpleAmine})[CH2][CH2][CH2,$([CH1][CH3])][CH2][CH2]1`,
    maxCarbons: 22,
  },
  {
    name: 'ketamine-like arylcyclohexanone',
    schedule: 'ukClassB',
    legalText: `${act} Part II: compounds derived from 2-amino-2-phenylcyclohexanone or its thienyl analogue by N-alkylation and alkyl, alkoxy, hydroxy or halide in the aromatic ring; tiletamine excepted (SI 2013/239)`,
    smarts: `[CX4;R1]1(${dissociativeAryl})(${simpleAmine})[CH2][CH2][CH2][CH2][CX3]1=O`,
    exempt: '[CH3][CH2][NH]C1(c2cccs2)[CH2][CH2][CH2][CH2]C1=O',
    maxCarbons: 20,
  },
  {
    name: 'N-alkyl lysergamide',
    schedule: 'ukClassA',
    legalText: `${act} Part I 1(a): lysergide and other N-alkyl derivatives of lysergamide`,
    smarts: `[$([NX3;H1](${alkyl})C=O),$([NX3;H0](${alkyl})(${alkyl})C=O)]C(=O)C1CN([CX4])C2Cc3c[nH]c4cccc(C2=C1)c34`,
  },
  {
    name: 'lysergamide with an acyl group on the indole nitrogen',
    schedule: 'germanNewSubstances',
    legalText:
      'Neue-psychoaktive-Stoffe-Gesetz (Germany), Anlage Nr. 5: compounds derived from Δ9,10-ergolene, an acyl group in position 1 included',
    smarts: `[$([NX3;H1](${alkyl})C=O),$([NX3;H0](${alkyl})(${alkyl})C=O)]C(=O)C1CN([CX4])C2Cc3cn([CX3](=O)[#6])c4cccc(C2=C1)c34`,
  },
  {
    name: 'gamma-carbolin-1-one cannabinoid',
    schedule: 'germanNewSubstances',
    legalText:
      'Neue-psychoaktive-Stoffe-Gesetz (Germany), Anlage Nr. 2: cannabimimetics with gamma-carbolin-1-one as the core, a side chain on its indole nitrogen and a bridged group on the other',
    smarts: `[nX3]1([${cannabinoidTail}])c2cc[nX3]([$([CX4]([#6])([#6])[#6]),$([CH2]c1ccccc1)])c(=O)c2c2[c,n][c,n][c,n][c,n]c12`,
  },
  {
    name: 'synthetic cannabinoid',
    schedule: 'chinaSyntheticCannabinoids',
    legalText:
      '公安部、国家卫生健康委员会、国家药品监督管理局公告（自2021年7月1日起施行）：合成大麻素类物质的结构通式（吲哚、吲唑、氮杂吲哚的3-羰基化合物，1位C3-C8烃基或杂环基）',
    smarts: `[nX3]1([${cannabinoidTail}])[c,n]c([CX3](=O)[${cannabinoidHead}])c2[c,n][c,n][c,n][c,n]c12`,
  },
  {
    name: '2-(3-hydroxycyclohexyl)phenol cannabinoid',
    schedule: 'usScheduleI',
    legalText:
      '21 U.S.C. 812(d)(2)(A)(i): 2-(3-hydroxycyclohexyl)phenol with substitution at the 5-position of the phenolic ring by alkyl or alkenyl, substituted on the cyclohexyl ring or not',
    smarts: '[OX2H1]c1[cH]c([CX4;!R]([#6])[#6])[cH][cH]c1[CX4;R1]1[#6;R1][#6;R1][#6;R1][CX4;R1]([OX2H1])[#6;R1]1',
  },
  {
    name: '2-benzylbenzimidazole opioid (nitazene)',
    schedule: 'ukClassA',
    legalText: `${act} Part I: 2-benzylbenzimidazoles with a 2-aminoethyl group on nitrogen, as controlled since 15 January 2025`,
    smarts: `${simpleAmine}[CH2;!R][CH2;!R][nX3]1c([CH2;!R][c;R1]2ccccc2)nc2ccccc12`,
  },
  {
    name: 'pethidine-like 4-phenylpiperidine',
    schedule: 'ukClassA',
    legalText: `${act} Part I 1(e): compounds derived from pethidine by other groups on nitrogen, in the rings, or in place of the 4-ethoxycarbonyl group`,
    smarts: `[NX3;R1]1([$(${alkyl}),$([CH2]c2ccccc2),$([CH2][CH2]c2ccccc2)])[CH2][CH2,$([CH1][CH3])][CX4;R1](c2ccccc2)([$([CX3](=O)[OX2][CX4]),$([OX2][CX3](=O)[CX4,$([CX3]=[CH2])]),$([CH2][OX2][CX4])])[CH2,$([CH1][CH3])][CH2]1`,
  },
  {
    name: 'anabolic steroid',
    schedule: 'ukClassC',
    legalText: `${act} Part III 1(c) and (d): compounds derived from 17-hydroxyandrostan-3-one or 17-hydroxyestran-3-one, with methyl or ethyl at the 17-position or not, unsaturated or not, and their esters and ethers`,
    smarts: `${steroid}[$([OX2H1]),$([OX2][CX3]=O),$([OX2][CX4])]`,
  },
];

function places(count: number): string {
  const allowed = '[$([cH]),$(c[F,Cl,Br,I]),$(c[OX2H1]),$(c[OX2][CX4]),$(c[CX4;!$(C[!#6])])]';
  return allowed.repeat(count);
}

/** Triazolo and imidazolo derivatives on a benzene or thiophene ring. */
function fusedAzoles(ring: string): string[] {
  const bridge = `[$([CH2]),$([CH1][OX2H1])]1N=C(${diazepineAryl})${ring}`;
  return ['nn', 'cn'].map((middle) => `${bridge}-n3c1${middle}[$([cH]),$(c[CH3])]3`);
}

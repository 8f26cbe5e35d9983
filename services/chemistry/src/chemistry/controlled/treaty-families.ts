// Families of the Chemical Weapons Convention, the pentavalent morphines of 1961 and the fentanyls, each with its legal text. A record matches only what it says:
// the text's "alkyl (Me, Et, n-Pr or i-Pr)" and "≤C10, incl. cycloalkyl" are held by the patterns and the limits.
// Sulfur and nitrogen mustards are no family: the Annex names them one by one, so melphalan or chlorambucil are free.

import type { ControlledFamily } from './family.ts';

/** Methyl, ethyl, n-propyl or isopropyl and nothing else. */
const smallAlkyl = '[$([CH3]),$([CH2][CH3]),$([CH2][CH2][CH3]),$([CH]([CH3])[CH3])]';
const alkyl = '[CX4]';
/** Amine nitrogen with two small alkyl groups: free, protonated or alkylated. */
const dialkylAmino = `[$([NX3](${smallAlkyl})(${smallAlkyl})),$([NX4+](${smallAlkyl})(${smallAlkyl}))]`;

/** A piperidine carbon: the text allows many substituents, an aromatic ring is none of them. */
const ringCarbon = '[CX4;R1;!$(*-a)]';

const cwc1 = { schedule: 'cwcSchedule1' } as const;
const cwc2 = { schedule: 'cwcSchedule2' } as const;

export const treatyFamilies: readonly ControlledFamily[] = [
  {
    ...cwc1,
    name: 'alkylphosphonofluoridate',
    legalText: '1.A(1) O-Alkyl (≤C10, incl. cycloalkyl) alkyl (Me, Et, n-Pr or i-Pr)-phosphonofluoridates',
    smarts: `${smallAlkyl}[PX4](=O)(F)[OX2]${alkyl}`,
    heteroatoms: 4,
    maxCarbons: 13,
    onlyAlkyl: true,
  },
  {
    ...cwc1,
    name: 'dialkylphosphoramidocyanidate',
    legalText: '1.A(2) O-Alkyl (≤C10, incl. cycloalkyl) N,N-dialkyl (Me, Et, n-Pr or i-Pr) phosphoramidocyanidates',
    smarts: `${alkyl}[OX2][PX4](=O)(C#N)[NX3](${smallAlkyl})${smallAlkyl}`,
    heteroatoms: 5,
    maxCarbons: 17,
  },
  {
    ...cwc1,
    name: 'dialkylaminoethyl alkylphosphonothiolate',
    legalText:
      '1.A(3) O-Alkyl (H or ≤C10, incl. cycloalkyl) S-2-dialkyl (Me, Et, n-Pr or i-Pr)-aminoethyl alkyl (Me, Et, n-Pr or i-Pr) phosphonothiolates and corresponding alkylated or protonated salts',
    smarts: `${smallAlkyl}[PX4](=O)([$([OX2H1]),$([OX1-]),$([OX2]${alkyl})])[SX2][CH2][CH2]${dialkylAmino}`,
    heteroatoms: 5,
  },
  {
    ...cwc1,
    name: 'dialkylaminoalkylidene phosphonamidic fluoride',
    legalText:
      '1.A(13) P-alkyl (H or ≤C10, incl. cycloalkyl) N-(1-(dialkyl(≤C10, incl. cycloalkyl)amino))alkylidene(H or ≤C10, incl. cycloalkyl) phosphonamidic fluorides and corresponding alkylated or protonated salts',
    smarts: `[$([PX4](=O)(F)${alkyl}),$([PX4;H1](=O)F)][NX2]=[$([CX3H1]),$([CX3]${alkyl})][NX3](${alkyl})${alkyl}`,
    heteroatoms: 5,
  },
  {
    ...cwc1,
    name: 'dialkylaminoalkylidene phosphoramidofluoridate',
    legalText:
      '1.A(14) O-alkyl (H or ≤C10, incl. cycloalkyl) N-(1-(dialkyl(≤C10, incl. cycloalkyl)amino))alkylidene(H or ≤C10, incl. cycloalkyl) phosphoramidofluoridates and corresponding alkylated or protonated salts',
    smarts: `[PX4](=O)(F)([$([OX2H1]),$([OX1-]),$([OX2]${alkyl})])[NX2]=[$([CX3H1]),$([CX3]${alkyl})][NX3](${alkyl})${alkyl}`,
    heteroatoms: 6,
  },
  {
    ...cwc1,
    name: 'alkylphosphonyl difluoride',
    legalText: '1.B(9) Alkyl (Me, Et, n-Pr or i-Pr) phosphonyldifluorides',
    smarts: `${smallAlkyl}[PX4](=O)(F)F`,
    heteroatoms: 4,
  },
  {
    ...cwc1,
    name: 'dialkylaminoethyl alkylphosphonite',
    legalText:
      '1.B(10) O-Alkyl (H or ≤C10, incl. cycloalkyl) O-2-dialkyl (Me, Et, n-Pr or i-Pr)-aminoethyl alkyl (Me, Et, n-Pr or i-Pr) phosphonites and corresponding alkylated or protonated salts',
    smarts: `${smallAlkyl}[PX3]([$([OX2H1]),$([OX2]${alkyl})])[OX2][CH2][CH2]${dialkylAmino}`,
    heteroatoms: 4,
  },
  {
    ...cwc1,
    name: 'quaternary of a dimethylcarbamoyloxypyridine',
    legalText:
      '1.A(15) 1-[N,N-Dialkyl(≤C10)-N-(n-(hydroxyl, cyano, acetoxy)alkyl(≤C10)) ammonio]-n-[N-(3-dimethylcarbamoxy-α-picolinyl)-N,N-dialkyl(≤C10) ammonio]decane dibromide (n=1-8); 1.A(16) 1,n-bis[N-(3-dimethylcarbamoxy-α-picolyl)-N,N-dialkyl(≤C10) ammonio]-alkane-(2,(n-1)-dione) dibromide (n=2-12)',
    // The second ammonium group of the text, wherever it stands on the chain.
    smarts: `[CH3]N([CH3])C(=O)Oc1cccnc1[CH2][NX4+](${alkyl})(${alkyl})${alkyl}.[NX4+](${alkyl})(${alkyl})(${alkyl})${alkyl}`,
  },
  {
    ...cwc2,
    name: 'phosphorus compound with one methyl, ethyl or propyl group on phosphorus',
    legalText:
      '2.B(4) Chemicals, except for those listed in Schedule 1, containing a phosphorus atom to which is bonded one methyl, ethyl or propyl (normal or iso) group but not further carbon atoms. Exemption: Fonofos',
    smarts: `[#15;$([#15]${smallAlkyl});!$([#15]([#6])[#6])]`,
    exempt: 'CCOP(=S)(CC)Sc1ccccc1',
  },
  {
    ...cwc2,
    name: 'dialkylphosphoramidic dihalide',
    legalText: '2.B(5) N,N-Dialkyl (Me, Et, n-Pr or i-Pr) phosphoramidic dihalides',
    smarts: `[F,Cl,Br,I][PX4](=O)([F,Cl,Br,I])[NX3](${smallAlkyl})${smallAlkyl}`,
    heteroatoms: 5,
  },
  {
    ...cwc2,
    name: 'dialkyl dialkylphosphoramidate',
    legalText: '2.B(6) Dialkyl (Me, Et, n-Pr or i-Pr) N,N-dialkyl (Me, Et, n-Pr or i-Pr)-phosphoramidates',
    smarts: `${smallAlkyl}[OX2][PX4](=O)([OX2]${smallAlkyl})[NX3](${smallAlkyl})${smallAlkyl}`,
    heteroatoms: 5,
  },
  {
    ...cwc2,
    name: 'dialkylaminoethyl chloride',
    legalText: '2.B(10) N,N-Dialkyl (Me, Et, n-Pr or i-Pr) aminoethyl-2-chlorides and corresponding protonated salts',
    smarts: `[NX3](${smallAlkyl})(${smallAlkyl})[CH2][CH2]Cl`,
    heteroatoms: 2,
  },
  {
    ...cwc2,
    name: 'dialkylaminoethanol',
    legalText:
      '2.B(11) N,N-Dialkyl (Me, Et, n-Pr or i-Pr) aminoethane-2-ols and corresponding protonated salts. Exemptions: N,N-dimethylaminoethanol and N,N-diethylaminoethanol and corresponding protonated salts',
    smarts: `[NX3](${smallAlkyl})(${smallAlkyl})[CH2][CH2][OX2H1]`,
    heteroatoms: 2,
    exempt: '[NX3;$(N([CH3])[CH3]),$(N([CH2][CH3])[CH2][CH3])][CH2][CH2][OX2H1]',
  },
  {
    ...cwc2,
    name: 'dialkylaminoethanethiol',
    legalText: '2.B(12) N,N-Dialkyl (Me, Et, n-Pr or i-Pr) aminoethane-2-thiols and corresponding protonated salts',
    smarts: `[NX3](${smallAlkyl})(${smallAlkyl})[CH2][CH2][SX2H1]`,
    heteroatoms: 2,
  },
  {
    name: 'pentavalent nitrogen morphine derivative',
    schedule: 'un1961ScheduleI',
    legalText:
      'Schedule I: morphine methobromide and other pentavalent nitrogen morphine derivatives, including in particular the morphine-N-oxide derivatives, one of which is codeine-N-oxide',
    smarts: '[NX4+]1([CH3])[CH2][CH2]C23[CH]4Oc5c([OX2])ccc([CH2][CH]1[CH]2[CH]=[CH][CH]4[OX2])c35',
  },
  {
    name: 'fentanyl-related substance',
    schedule: 'chinaFentanylRelated',
    legalText:
      '公安部、国家卫生健康委员会、国家药品监督管理局公告（自2019年5月1日起施行）：与芬太尼相比，以其他酰基替代丙酰基，以任何单环芳香基团替代与氮原子直接相连的苯基，哌啶环上有取代基，或以氢原子以外的任意基团替代苯乙基',
    smarts: `[$([NX3;H0]),$([NX4+])]1${ringCarbon}${ringCarbon}${ringCarbon}([NX3;!R]([CX3](=O)[#6,$([#1])])[${monocyclicAromatic()}])${ringCarbon}${ringCarbon}1`,
  },
];

/** An atom of an aromatic ring of five or six members that shares no bond with another ring. */
function monocyclicAromatic(): string {
  return '$([a;R1]1[a;R1][a;R1][a;R1][a;R1]1),$([a;R1]1[a;R1][a;R1][a;R1][a;R1][a;R1]1)';
}

// Phenethylamines, cathinones and their kin as national laws define them. Where a law's wording takes in everyday
// building blocks (4-methoxyphenethylamine, homoveratrylamine, 5-methoxytryptamine, arylpiperazines), the record is
// narrower than the law: it holds what the law was made for.

import type { ControlledFamily } from './family.ts';
import { alkyl, alkylAmine, benzeneWith, phenyl, simpleAmine } from './family-parts.ts';

const act = 'Misuse of Drugs Act 1971 (United Kingdom), Schedule 2';

/** "Alkyl, alkoxy, alkylenedioxy or halide substituents". */
const ringGroup = '[F,Cl,Br,I,$([CX4;!$(C[!#6])]),$([OX2;!R][CX4]),$([OX2;R][CH2][OX2])]';

/** Alpha carbon with a methyl, ethyl or longer alkyl group. */
const alphaAlkyl = `[CH1;!R](${alkyl})`;

const bicycle = [
  '$(c1ccc2ccccc2c1)',
  '$(c1cccc2ccccc12)',
  '$(c1ccc2[CH2][CH2][CH2]c2c1)',
  '$(c1ccc2[CH2][CH2][CH2][CH2]c2c1)',
  '$(c1ccc2O[CH2][CH2]c2c1)',
  '$(c1ccc2occc2c1)',
  '$(c1cccs1)',
  '$(c1ccsc1)',
  '$(c1ccco1)',
];

/** Five-membered rings of benzofuran, dihydrobenzofuran, indole, indoline, indene and indane, on both sides. */
const fusedRings = ['o', 'O', '[nH]', '[NH]', '[CH2]'].flatMap((atom) => [
  `$([c;r6]1[c;r6]cc2${atom}~[#6]~[#6]~c2c1)`,
  `$([c;r6]1[c;r6]cc2~[#6]~[#6]~${atom}c2c1)`,
]);

export const stimulantFamilies: readonly ControlledFamily[] = [
  {
    name: 'ring-substituted amphetamine',
    schedule: 'ukClassA',
    legalText: `${act} Part I 1(c): α-methyl- and α-ethylphenethylamine, N-alkylated or not, with alkyl, alkoxy, alkylenedioxy or halide in the ring; methoxyphenamine excepted`,
    smarts: `${benzeneWith(ringGroup)}[CH2;!R][CH1;!R]([$([CH3]),$([CH2][CH3])])${simpleAmine}`,
    exempt: '[CH3][OX2]c1[cH][cH][cH][cH]c1[CH2][CH]([CH3])[NH][CH3]',
    maxCarbons: 20,
  },
  {
    name: '4-substituted 2,5-dialkoxyphenethylamine (2C)',
    schedule: 'ukClassA',
    legalText: `${act} Part I 1(c): phenethylamine and N-alkylphenethylamine with alkoxy in the ring, further substituted or not`,
    smarts: `[CH2;!R]([$(c1c([OX2][CX4])[cH]c([!#1])c([OX2][CX4])[cH]1),$(c1[cH]c([OX2][CX4])c([!#1])[cH]c1[OX2][CX4])])[CH2;!R]${simpleAmine}`,
    maxCarbons: 20,
  },
  {
    name: 'N-benzylphenethylamine (NBOMe)',
    schedule: 'germanNewSubstances',
    legalText:
      'Neue-psychoaktive-Stoffe-Gesetz (Germany), Anlage Nr. 1: compounds derived from 2-phenethylamine, N-benzylated ones included',
    smarts: `[CH2;!R]([$(c1c([OX2][CX4])[cH]cc([OX2][CX4])[cH]1)])[CH2;!R][NX3;H1][CH2;!R]c1c([OX2,F])cccc1`,
    maxCarbons: 26,
  },
  {
    name: 'cathinone',
    schedule: 'ukClassB',
    legalText: `${act} Part II 1: compounds derived from 2-amino-1-phenyl-1-propanone by alkyl, alkoxy, alkylenedioxy, haloalkyl or halide in the ring, alkyl at the 3-position, N-alkylation or a cyclic nitrogen; bupropion excepted`,
    smarts: `[CX3;!R](=O)(${phenyl})[CH1;!R]([$(${alkyl}),$([CH2][CH2][CH2][CH2][CH3])])${simpleAmine}`,
    exempt: '[CH3][CH]([NH]C([CH3])([CH3])[CH3])C(=O)c1[cH][cH][cH]c(Cl)[cH]1',
    maxCarbons: 22,
  },
  {
    name: 'cathinone with another ring',
    schedule: 'ukClassB',
    legalText: `${act} Part II 1: compounds derived from 2-aminopropan-1-one by substitution at the 1-position with a monocyclic or fused polycyclic ring system other than phenyl or alkylenedioxyphenyl`,
    smarts: `[CX3;!R](=O)([${bicycle.join()}])${alphaAlkyl}${simpleAmine}`,
    maxCarbons: 22,
  },
  {
    name: 'tryptamine',
    schedule: 'ukClassA',
    legalText: `${act} Part I 1(b): compounds derived from tryptamine or a ring-hydroxytryptamine by N-alkylation or alkyl beside the nitrogen, with alkyl, alkoxy, haloalkyl, thioalkyl, alkylenedioxy or halide in the six-membered ring or not`,
    smarts: [`${indole()}[CH2;!R][CH2;!R]${alkylAmine}`, `${indole()}[CH2;!R]${alphaAlkyl}${simpleAmine}`],
    maxCarbons: 22,
  },
  {
    name: '2-aminopropyl benzofuran, indole or indane',
    schedule: 'ukClassB',
    legalText: `${act} Part II 1: 1-benzofuran, 2,3-dihydro-1-benzofuran, 1H-indole, indoline, 1H-indene and indane with a 2-ethylamino group in the six-membered ring, alkylated in the side chain`,
    smarts: `[${fusedRings.join()}][CH2;!R]${alphaAlkyl}${simpleAmine}`,
    maxCarbons: 18,
  },
];

/** The indole of tryptamines, entered at carbon 3; a sulphonamide, amide or heterocycle in the benzene ring is none. */
function indole(): string {
  const place =
    '[$([cH]),$(c[F,Cl,Br,I]),$(c[OX2H1]),$(c[OX2][CX4]),$(c[OX2][CX3](=O)[CX4]),$(c[OX2]P),$(c[SX2][CH3]),$(c[CH3]),$(c[CH2][CH3]),$(cC(F)(F)F)]';
  return `[$(c1[$([cH]),$(c[CH3]),$(c[CH2][CH3])][nH]c2${place}${place}${place}${place}c12)]`;
}

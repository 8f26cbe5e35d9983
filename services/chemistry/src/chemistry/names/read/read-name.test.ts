import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../molecule/rdkit.ts';
import { readName } from './read-name.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const read = (name: string): string | undefined => readName(rdkit, name).smiles;

/** Structures as OPSIN gives them; written down apart from the reader. */
const kinds: Readonly<Record<string, readonly (readonly [name: string, smiles: string])[]>> = {
  'cations of rings': [
    ['1-hexadecylpyridinium chloride', 'CCCCCCCCCCCCCCCC[n+]1ccccc1.[Cl-]'],
    ['N-methylpyridinium iodide', 'C[n+]1ccccc1.[I-]'],
    ['1-butyl-3-methylimidazolium hexafluorophosphate', 'CCCCn1cc[n+](C)c1.F[P-](F)(F)(F)(F)F'],
    ['1-butyl-1-methylpyrrolidinium bromide', 'CCCC[N+]1(C)CCCC1.[Br-]'],
    ['pyridinium p-toluenesulfonate', 'Cc1ccc(S(=O)(=O)[O-])cc1.c1cc[nH+]cc1'],
    ['1-methylquinolinium iodide', 'C[n+]1cccc2ccccc21.[I-]'],
    ['lithium perchlorate', '[Li+].[O-][Cl+3]([O-])([O-])[O-]'],
  ],
  'oximes and oxides': [
    ['cyclohexanone oxime', 'ON=C1CCCCC1'],
    ['acetone-oxime', 'CC(C)=NO'],
    ['4-chloroacetophenone oxime', 'CC(=NO)c1ccc(Cl)cc1'],
    ['4-methylmorpholine N-oxide', 'C[N+]1([O-])CCOCC1'],
    ['trimethylamine N-oxide', 'C[N+](C)(C)[O-]'],
    ['pyridine N-oxide', '[O-][n+]1ccccc1'],
  ],
  'blanks and brackets of catalogues': [
    ['2-trifluoromethyl-phenyl boronic acid', 'OB(O)c1ccccc1C(F)(F)F'],
    ['(2-trifluoromethyl-phenyl) boronic acid', 'OB(O)c1ccccc1C(F)(F)F'],
    ['bis(2-ethylhexyl)hexanedioate', 'CCCCC(CC)COC(=O)CCCCC(=O)OCC(CC)CCCC'],
    ['ethyl-4-bromophenylacetate', 'CCOC(=O)Cc1ccc(Br)cc1'],
    ['2,3-dihydro-benzo[1,4]dioxine-2-carboxylic acid', 'O=C(O)C1COc2ccccc2O1'],
    ['5-bromo-2(1H)-pyridone', 'O=c1ccc(Br)c[nH]1'],
    ['1-phenyl-ethanone', 'CC(=O)c1ccccc1'],
    ['2,2,2-trifluoro-1-phenylethanone', 'O=C(c1ccccc1)C(F)(F)F'],
    ['1,12-dodecanedioic acid', 'O=C(O)CCCCCCCCCCC(=O)O'],
    ['iron(II) sulfate heptahydrate', 'O.O.O.O.O.O.O.O=S(=O)([O-])[O-].[Fe+2]'],
    ['pentachloromethoxybenzene', 'COc1c(Cl)c(Cl)c(Cl)c(Cl)c1Cl'],
    ['4-nitrophthalimide', 'O=C1NC(=O)c2cc([N+](=O)[O-])ccc21'],
  ],
  'cis and trans beside R and S': [
    ['(1R)-trans-1,2-dimethylcyclohexane', 'C[C@@H]1CCCC[C@H]1C'],
    ['(2S)-trans-4-hydroxyproline', 'O=C(O)[C@@H]1C[C@@H](O)CN1'],
  ],
  'prefixes and positions': [
    ['4-bromoaniline', 'Nc1ccc(Br)cc1'],
    ['2-chloro-5-(trifluoromethyl)pyridine', 'FC(F)(F)c1ccc(Cl)nc1'],
    ['p-dichlorobenzene', 'Clc1ccc(Cl)cc1'],
    ['4-fluoronitrobenzene', 'O=[N+]([O-])c1ccc(F)cc1'],
    ['chloromethylbenzene', 'ClCc1ccccc1'],
    ['4-(4-methylpiperazin-1-yl)aniline', 'CN1CCN(c2ccc(N)cc2)CC1'],
    ['3,4-methylenedioxyaniline', 'Nc1ccc2c(c1)OCO2'],
    ['2-aminomethylpyridine', 'NCc1ccccn1'],
    ['4-chloro-phenol', 'Oc1ccc(Cl)cc1'],
    ["2-bromo-4'-methoxyacetophenone", 'COc1ccc(C(=O)CBr)cc1'],
  ],
  rings: [
    ['5-bromoindole', 'Brc1ccc2[nH]ccc2c1'],
    ['2-methyl-2H-indazole', 'Cn1cc2ccccc2n1'],
    ['4-chloro-1H-pyrrolo[2,3-b]pyridine', 'Clc1ccnc2[nH]ccc12'],
    ['imidazo[1,2-a]pyridine-2-carboxylic acid', 'O=C(O)c1cn2ccccc2n1'],
    ['benzo[d][1,3]dioxole-5-carbaldehyde', 'O=Cc1ccc2c(c1)OCO2'],
    ['5,7-dichloropyrazolo[1,5-a]pyrimidine', 'Clc1cc(Cl)n2nccc2n1'],
    ['6-bromo-3,4-dihydroquinolin-2(1H)-one', 'O=C1CCc2cc(Br)ccc2N1'],
    ['quinazolin-4(3H)-one', 'O=c1[nH]cnc2ccccc12'],
    ['3,4-dihydro-2H-pyran', 'C1=COCCC1'],
    ['4,5,6,7-tetrahydrothieno[3,2-c]pyridine', 'c1cc2c(s1)CCNC2'],
    ["4,4'-di-tert-butyl-2,2'-bipyridine", 'CC(C)(C)c1ccnc(-c2cc(C(C)(C)C)ccn2)c1'],
    ['2-oxa-6-azaspiro[3.3]heptane', 'C1NCC12COC2'],
    ['8-methyl-8-azabicyclo[3.2.1]octan-3-one', 'CN1C2CCC1CC(=O)C2'],
    ['1,4-dioxaspiro[4.5]decan-8-one', 'O=C1CCC2(CC1)OCCO2'],
    ["spiro[indoline-3,4'-piperidine]", 'c1ccc2c(c1)NCC21CCNCC1'],
  ],
  'functional classes': [
    ['benzyl bromide', 'BrCc1ccccc1'],
    ['phenyl isocyanate', 'O=C=Nc1ccccc1'],
    ['methyl ethyl ketone', 'CCC(C)=O'],
    ['acetic anhydride', 'CC(=O)OC(C)=O'],
    ['succinic anhydride', 'O=C1CCC(=O)O1'],
    ['4-nitrobenzoyl chloride', 'O=C(Cl)c1ccc([N+](=O)[O-])cc1'],
    ['p-toluenesulfonyl chloride', 'Cc1ccc(S(=O)(=O)Cl)cc1'],
    ['oxalyl chloride', 'O=C(Cl)C(=O)Cl'],
    ['trimethylsilyl chloride', 'C[Si](C)(C)Cl'],
    ['ethylmagnesium bromide', 'CC[Mg]Br'],
  ],
  'acids and esters': [
    ['methyl 4-bromobenzoate', 'COC(=O)c1ccc(Br)cc1'],
    ['tert-butyl 4-oxopiperidine-1-carboxylate', 'CC(C)(C)OC(=O)N1CCC(=O)CC1'],
    ['1-tert-butyl 3-methyl piperidine-1,3-dicarboxylate', 'COC(=O)C1CCCN(C(=O)OC(C)(C)C)C1'],
    ['ethyl acetoacetate', 'CCOC(=O)CC(C)=O'],
    ['triethyl phosphonoacetate', 'CCOC(=O)CP(=O)(OCC)OCC'],
    ['4-methoxyphenylboronic acid pinacol ester', 'COc1ccc(B2OC(C)(C)C(C)(C)O2)cc1'],
    ['pyridine-3-boronic acid', 'OB(O)c1cccnc1'],
    ['4-chlorophenylacetic acid', 'O=C(O)Cc1ccc(Cl)cc1'],
    ['benzoic acid, 4-bromo-, methyl ester', 'COC(=O)c1ccc(Br)cc1'],
    ['diethyl malonate', 'CCOC(=O)CC(=O)OCC'],
  ],
  'names of catalogues': [
    ['N-Boc-piperazine', 'CC(C)(C)OC(=O)N1CCNCC1'],
    ['1-Boc-4-aminopiperidine', 'CC(C)(C)OC(=O)N1CCC(N)CC1'],
    ['aniline, 4-bromo-', 'Nc1ccc(Br)cc1'],
    ['2-thiopheneacetic acid', 'O=C(O)Cc1cccs1'],
    ['3-pyridinemethanol', 'OCc1cccnc1'],
    ['4-bromo aniline', 'Nc1ccc(Br)cc1'],
    ['2-butanol', 'CCC(C)O'],
    ['3-butyn-1-ol', 'C#CCCO'],
    ['α-methylstyrene', 'C=C(C)c1ccccc1'],
    ['pyridine N-oxide', '[O-][n+]1ccccc1'],
  ],
  salts: [
    ['4-chlorophenylhydrazine hydrochloride', 'NNc1ccc(Cl)cc1.Cl'],
    ['piperazine dihydrobromide', 'C1CNCCN1.Br.Br'],
    ['sodium 4-aminobenzoate', 'Nc1ccc(C(=O)[O-])cc1.[Na+]'],
    ['potassium tert-butoxide', 'CC(C)(C)[O-].[K+]'],
    ['lithium diisopropylamide', 'CC(C)[N-]C(C)C.[Li+]'],
    ['tetrabutylammonium bromide', 'CCCC[N+](CCCC)(CCCC)CCCC.[Br-]'],
    ['potassium phenyltrifluoroborate', 'F[B-](F)(F)c1ccccc1.[K+]'],
    ['cesium carbonate', 'O=C([O-])[O-].[Cs+].[Cs+]'],
    ['hydrazine hydrate', 'NN.O'],
  ],
  configuration: [
    ['(S)-1-phenylethylamine', 'C[C@H](N)c1ccccc1'],
    ['(2S,4R)-4-hydroxypyrrolidine-2-carboxylic acid', 'O=C(O)[C@@H]1C[C@@H](O)CN1'],
    ['trans-4-hydroxy-L-proline', 'O=C(O)[C@@H]1C[C@@H](O)CN1'],
    ['L-phenylalanine methyl ester hydrochloride', 'COC(=O)[C@@H](N)Cc1ccccc1.Cl'],
    ['N-Boc-D-prolinol', 'CC(C)(C)OC(=O)N1CCC[C@@H]1CO'],
    ['(S)-tert-butyl 3-aminopyrrolidine-1-carboxylate', 'CC(C)(C)OC(=O)N1CC[C@H](N)C1'],
    ['(E)-but-2-enoic acid', 'C/C=C/C(=O)O'],
    ['(2E,4E)-hexa-2,4-dienoic acid', 'C/C=C/C=C/C(=O)O'],
    ['fumaric acid', 'O=C(O)/C=C/C(=O)O'],
    ['trans-cinnamic acid', 'O=C(O)/C=C/c1ccccc1'],
    ['trans-4-aminocyclohexanol', 'N[C@H]1CC[C@H](O)CC1'],
    ['(1R,2R)-1,2-diaminocyclohexane', 'N[C@@H]1CCCC[C@H]1N'],
    ['(R)-2-methylpropane-2-sulfinamide', 'CC(C)(C)[S@](N)=O'],
  ],
};

describe.each(Object.entries(kinds))('%s', (_, cases) => {
  it.each(cases)('reads %s', (name, smiles) => {
    expect(read(name)).toBe(canonicalSmiles(rdkit, smiles));
  });
});

describe('a name that leaves something open', () => {
  it.each([
    'bromoaniline',
    'dichlorobenzene',
    'chloropyridine',
    'methylpiperazine',
    'methylacetamide',
    'aminophenylacetic acid',
    'phenylethylamine',
    'pentanone',
    'butanol',
    'dihydropyran',
    'tert-butyl methyl pyrrolidine-1,2-dicarboxylate',
    'chloromethylsilane',
    '(2-hydroxyethyl)methylamine',
    'benzyl-methyl-amine',
    'diazoaminobenzene',
    '(S)-1,2-diphenylethane-1,2-diol',
    '(+)-1-phenylethylamine',
    '2-hydroxyacetophenone oxime ether',
  ])('%s has no structure', (name) => {
    expect(read(name)).toBeUndefined();
  });
});

describe('what is no name, or a wrong one', () => {
  it.each([
    '',
    'x',
    'abc',
    'aspirin tablets',
    '7-bromobenzene',
    '4-bromobenzene',
    '4-chloro-methylsulfonylbenzene',
    '4-bromo-4-bromobenzene',
    'pentamethylmethane',
    'hydrochloride',
    'benzen',
    'methyl',
    'ethyl 4-bromobenzene',
    '4-bromobenzoate',
    'cyclohex-9-ene',
    'pyridine-4(5H)-thing',
    'L-lactamide',
    '(3S)-pyridin-3-amine',
    'vinyl amide',
    'difluoromethyl ether',
    '(chloromethylsilyl)benzene',
    'pyridin-4-yl methyl amine',
    'm-benzaldehyde',
    'ethanone',
    '2-phenylethanone',
    '2,2-dimethylthiopropionamide',
    '1-methylpyridinium hydrochloride',
    `${'4-methyl-'.repeat(60)}benzene`,
  ])('%s is refused with a reason', (name) => {
    const found = readName(rdkit, name);
    expect(found.smiles).toBeUndefined();
    expect(found).toMatchObject({ problem: expect.stringMatching(/^(?:ambiguous|unknown)$/) });
  });
});

describe('racemates', () => {
  it.each([
    ['trans-2-aminocyclohexanol', 2],
    ['rac-(1R,2S)-2-aminocyclohexanol', 2],
  ])('%s is both enantiomers', (name, centres) => {
    expect(read(name)).toMatch(/ \|&1:[\d,]+\|$/);
    expect(
      read(name)
        ?.split('|')[1]
        ?.match(/\d+(?=[,|]|$)/g)?.length,
    ).toBe(centres);
  });

  it('has one centre open where there is but one', () => {
    expect(read('(±)-1-phenylethanol')).toBe('CC(O)c1ccccc1');
    expect(read('DL-alanine')).toBe('CC(N)C(=O)O');
  });
});

describe('names with a part that a table knows', () => {
  it('reads the salt of it', () => {
    const table = { smilesOf: (name: string) => (name === 'sertraline' ? 'CNC1CCC(c2ccccc2)c2ccccc21' : undefined) };
    expect(readName(rdkit, 'Sertraline hydrochloride', table).smiles).toBe('CNC1CCC(c2ccccc2)c2ccccc21.Cl');
  });
});

describe('five hundred building blocks', { tags: ['full'] }, () => {
  it('are read, none of them wrongly', () => {
    const path = new URL('../../../../scripts/measure-names/building-blocks.tsv', import.meta.url);
    const rows = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    expect(rows.length).toBe(500);
    const results = rows.map(([name = '', smiles = '']) => [name, canonicalSmiles(rdkit, smiles), read(name)] as const);
    expect(results.filter(([, right, found]) => found !== undefined && found !== right)).toEqual([]);
    expect(results.filter(([, , found]) => found !== undefined).length).toBeGreaterThanOrEqual(475);
  });
});

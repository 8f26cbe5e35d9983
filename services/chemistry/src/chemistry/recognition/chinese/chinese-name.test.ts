import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../molecule/rdkit.ts';
import { describeMolecule } from '../describe.ts';
import { foldName } from '../../molecule/fold-name.ts';
import { builtInNames } from '../names.ts';
import { chineseName } from './chinese-name.ts';
import { parseUsualNames } from './usual-names.ts';

// Names as textbooks have them, written down apart from the rules.
const known: readonly [english: string, formula: string, chinese: string][] = [
  ['methane', 'CH4', '甲烷'],
  ['2,2,4-trimethylpentane', 'C8H18', '2,2,4-三甲基戊烷'],
  ['cyclohexane', 'C6H12', '环己烷'],
  ['1,3-butadiene', 'C4H6', '1,3-丁二烯'],
  ['but-2-yne-1,4-diol', 'C4H6O2', '丁-2-炔-1,4-二醇'],
  ['propan-2-ol', 'C3H8O', '丙-2-醇'],
  ['1-butanol', 'C4H10O', '1-丁醇'],
  ['1,6-hexanediol', 'C6H14O2', '1,6-己二醇'],
  ['ethane-1,2-diol', 'C2H6O2', '乙-1,2-二醇'],
  ['cyclohexanone', 'C6H10O', '环己酮'],
  ['pentane-2,4-dione', 'C5H8O2', '戊-2,4-二酮'],
  ['cyclohex-2-en-1-one', 'C6H8O', '环己-2-烯-1-酮'],
  ['hexanedioic acid', 'C6H10O4', '己二酸'],
  ['hexadecanoic acid', 'C16H32O2', '十六酸'],
  ['dodecanedioic acid', 'C12H22O4', '十二烷二酸'],
  ['decanedioic acid', 'C10H18O4', '癸二酸'],
  ['dodecanoic acid', 'C12H24O2', '十二酸'],
  ['1,12-dodecanediol', 'C12H26O2', '1,12-十二烷二醇'],
  ['2-chloropropanoic acid', 'C3H5ClO2', '2-氯丙酸'],
  ['(2S)-2-aminopropanoic acid', 'C3H7NO2', '(2S)-2-氨基丙酸'],
  ['benzoic acid', 'C7H6O2', '苯甲酸'],
  ['3-nitrobenzoic acid', 'C7H5NO4', '3-硝基苯甲酸'],
  ['cyclohexanecarboxylic acid', 'C7H12O2', '环己烷甲酸'],
  ['pyridine-3-carboxylic acid', 'C6H5NO2', '吡啶-3-甲酸'],
  ['furan-2-carbaldehyde', 'C5H4O2', '呋喃-2-甲醛'],
  ['4-methylbenzenesulfonic acid', 'C7H8O3S', '4-甲基苯磺酸'],
  ['4-methylbenzenesulfonyl chloride', 'C7H7ClO2S', '4-甲基苯磺酰氯'],
  ['naphthalen-1-ol', 'C10H8O', '萘-1-酚'],
  ['4-chlorophenol', 'C6H5ClO', '4-氯苯酚'],
  ['p-nitrophenol', 'C6H5NO3', '对硝基苯酚'],
  ['2,4,6-trinitrotoluene', 'C7H5N3O6', '2,4,6-三硝基甲苯'],
  ['4-bromo-2-fluoroaniline', 'C6H5BrFN', '4-溴-2-氟苯胺'],
  ['3-(trifluoromethyl)aniline', 'C7H6F3N', '3-(三氟甲基)苯胺'],
  ['3,5-bis(trifluoromethyl)benzaldehyde', 'C9H4F6O', '3,5-双(三氟甲基)苯甲醛'],
  ['N,N-dimethylformamide', 'C3H7NO', 'N,N-二甲基甲酰胺'],
  ['N-methylacetamide', 'C3H7NO', ''],
  ['dibutylamine', 'C8H19N', '二丁胺'],
  ['pyridin-2-amine', 'C5H6N2', '吡啶-2-胺'],
  ['1H-imidazole', 'C3H4N2', '1H-咪唑'],
  ['4-(dimethylamino)pyridine', 'C7H10N2', '4-(二甲氨基)吡啶'],
  ['ethyl acetate', 'C4H8O2', '乙酸乙酯'],
  ['methyl benzoate', 'C8H8O2', '苯甲酸甲酯'],
  ['diethyl malonate', 'C7H12O4', '丙二酸二乙酯'],
  ['tert-butyl acrylate', 'C7H12O2', '丙烯酸叔丁酯'],
  ['phenyl salicylate', 'C13H10O3', '水杨酸苯酯'],
  ['dimethyl carbonate', 'C3H6O3', '碳酸二甲酯'],
  ['ethyl 2-oxocyclopentanecarboxylate', 'C8H12O3', '2-氧亚基环戊烷甲酸乙酯'],
  ['acetyl chloride', 'C2H3ClO', '乙酰氯'],
  ['acetic anhydride', 'C4H6O3', '乙酸酐'],
  ['allyl bromide', 'C3H5Br', '烯丙基溴'],
  ['dibutyl ether', 'C8H18O', '二丁醚'],
  ['benzonitrile', 'C7H5N', '苯甲腈'],
  ['propanenitrile', 'C3H5N', '丙腈'],
  ['ethanethiol', 'C2H6S', '乙硫醇'],
  ['methoxybenzene', 'C7H8O', '甲氧基苯'],
  ['sodium chloride', 'ClNa', '氯化钠'],
  ['calcium carbonate', 'CCaO3', '碳酸钙'],
  ['potassium hydroxide', 'HKO', '氢氧化钾'],
  ['sodium sulfate', 'Na2O4S', '硫酸钠'],
  ['phosphorus trichloride', 'Cl3P', '三氯化磷'],
  ['sodium acetate', 'C2H3NaO2', '乙酸钠'],
  ['tetrabutylammonium bromide', 'C16H36BrN', '四丁基溴化铵'],
  ['trans-1,2-dichloroethylene', 'C2H2Cl2', ''],
];

describe('chineseName', () => {
  it.each(known)('calls %s (%s) %s', (english, formula, chinese) => {
    expect(chineseName(english, formula) ?? '').toBe(chinese);
  });

  it.each([
    ['2-chlorobenzene', 'C6H6', 'speaks of atoms that the compound lacks'],
    ['unobtainium oxide', 'O', 'holds words it does not know'],
    ['n-butylaniline', 'C10H15N', 'does not say whether n is normal or nitrogen'],
    ['benzene, 1,4-difluoro-', 'C6H4F2', 'is written the other way round'],
    ['ethyl methyl disulfide', 'C3H8S2', 'has no rule'],
  ])('has no answer for %s (%s), which %s', (english, formula) => {
    expect(chineseName(english, formula)).toBeUndefined();
  });
});

describe('the table of Chinese names', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });
  const names = builtInNames();
  const both = names.compounds.filter((one) => (names.factsOf(one)?.chineseNames.length ?? 0) > 0);

  it('names more than 3,500 compounds in both languages, each with its source', () => {
    expect(both.length).toBeGreaterThan(3500);
    expect(both.filter((one) => names.factsOf(one)?.chineseSource === undefined)).toEqual([]);
  });

  it('finds each compound under each of its Chinese names', () => {
    const lost = both.flatMap((one) =>
      (names.factsOf(one)?.chineseNames ?? []).filter((name) => names.byName(name) !== one),
    );
    expect(lost).toEqual([]);
  });

  it('holds every name of the list written by hand under the compound it names in English', () => {
    const text = readFileSync(new URL('../../../../data/chinese-names.tsv', import.meta.url), 'utf8');
    const list = parseUsualNames(text);
    expect(list.length).toBeGreaterThan(700);
    const wrong = list.filter(({ english, chinese }) =>
      chinese.some((name) => names.byName(name) !== names.byName(english)),
    );
    expect(wrong).toEqual([]);
  });

  it('has the formula and weight of each structure', () => {
    const sample = names.compounds.filter((_, index) => index % 7 === 0);
    const wrong = sample.filter((one) => {
      const { formula, molecularWeight } = describeMolecule(rdkit, one.smiles);
      const facts = names.factsOf(one);
      return facts?.formula !== formula || facts.molecularWeight !== molecularWeight;
    });
    expect(wrong).toEqual([]);
  });

  it('has only names with Chinese characters, which no SMILES has', () => {
    const all = both.flatMap((one) => names.factsOf(one)?.chineseNames ?? []);
    expect(all.filter((name) => foldName(name) === '' || !/\p{Script=Han}/u.test(name))).toEqual([]);
  });

  it.each([
    ['阿司匹林', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['醋酸乙酯', 'CCOC(C)=O'],
    ['水', 'O'],
    ['L-丙氨酸', 'C[C@H](N)C(=O)O'],
    ['2,4,6－三硝基甲苯', 'Cc1c([N+](=O)[O-])cc([N+](=O)[O-])cc1[N+](=O)[O-]'],
  ])('reads %s', (chinese, smiles) => {
    expect(names.byName(chinese)?.smiles).toBe(smiles);
  });
});

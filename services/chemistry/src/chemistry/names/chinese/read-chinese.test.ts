import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInNames } from '../../recognition/names.ts';
import { meaningOfName } from '../../recognition/name-meaning.ts';
import { canonicalSmiles, inchiKey, loadRDKit, type RDKit } from '../../molecule/rdkit.ts';
import { readName } from '../read/read-name.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const read = (name: string): string | undefined => readName(rdkit, name).smiles;

/** Structures written down apart from the reader. */
const names: readonly (readonly [name: string, smiles: string])[] = [
  ['4-溴苯胺', 'Nc1ccc(Br)cc1'],
  ['2-氨基-5-氯吡啶', 'Nc1ccc(Cl)cn1'],
  ['N-Boc-哌嗪', 'CC(C)(C)OC(=O)N1CCNCC1'],
  ['N-叔丁氧羰基哌嗪', 'CC(C)(C)OC(=O)N1CCNCC1'],
  ['1-Boc-哌嗪', 'CC(C)(C)OC(=O)N1CCNCC1'],
  ['4-溴苯甲酸甲酯', 'COC(=O)c1ccc(Br)cc1'],
  ['吡啶-3-硼酸', 'OB(O)c1cccnc1'],
  ['3-吡啶硼酸', 'OB(O)c1cccnc1'],
  ['对甲苯磺酸', 'Cc1ccc(S(=O)(=O)O)cc1'],
  ['邻氨基苯甲酸', 'Nc1ccccc1C(=O)O'],
  ['二碳酸二叔丁酯', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C'],
  ['2,4-二氯嘧啶', 'Clc1ccnc(Cl)n1'],
  ['1-(4-氟苯基)哌嗪', 'Fc1ccc(N2CCNCC2)cc1'],
  ['3-(三氟甲基)苯胺', 'Nc1cccc(C(F)(F)F)c1'],
  ['乙酰乙酸乙酯', 'CCOC(=O)CC(C)=O'],
  ['氯甲酸苄酯', 'O=C(Cl)OCc1ccccc1'],
  ['叔丁基二甲基氯硅烷', 'CC(C)(C)[Si](C)(C)Cl'],
  ['苯并[d]咪唑', 'c1ccc2[nH]cnc2c1'],
  ['1H-吲唑-3-羧酸', 'O=C(O)c1n[nH]c2ccccc12'],
  ['(S)-3-氨基吡咯烷', 'N[C@H]1CCNC1'],
  ['吡啶盐酸盐', 'Cl.c1ccncc1'],
  ['4-甲氧基苯胺对甲苯磺酸盐', 'COc1ccc(N)cc1.Cc1ccc(S(=O)(=O)O)cc1'],
  ['盐酸苯肼', 'Cl.NNc1ccccc1'],
  ['哌嗪六水合物', 'C1CNCCN1.O.O.O.O.O.O'],
  ['4-（三氟甲基）苯甲醛', 'O=Cc1ccc(C(F)(F)F)cc1'],
  ['4-溴苯硼酸频哪醇酯', 'CC1(C)OB(c2ccc(Br)cc2)OC1(C)C'],
  ['四丁基溴化铵', 'CCCC[N+](CCCC)(CCCC)CCCC.[Br-]'],
  ['苯基溴化镁', '[Br][Mg][c]1ccccc1'],
  ['二异丙基氨基锂', 'CC(C)[N-]C(C)C.[Li+]'],
  ['叔丁醇钾', 'CC(C)(C)[O-].[K+]'],
  ['甲基叔丁基醚', 'COC(C)(C)C'],
  ['2-氧杂-6-氮杂螺[3.3]庚烷', 'C1NCC12COC2'],
  ['3-氮杂双环[3.1.0]己烷', 'C1NCC2CC12'],
  ['咪唑并[1,2-a]吡啶-2-羧酸', 'O=C(O)c1cn2ccccc2n1'],
  ['苯并[d][1,3]二氧杂环戊烯-5-甲醛', 'O=Cc1ccc2c(c1)OCO2'],
  ['L-苯丙氨酸甲酯盐酸盐', 'COC(=O)[C@@H](N)Cc1ccccc1.Cl'],
  ['N-Boc-L-脯氨酸', 'CC(C)(C)OC(=O)N1CCC[C@H]1C(=O)O'],
  ['4-氯苯乙酸', 'O=C(O)Cc1ccc(Cl)cc1'],
  ['苯乙胺', 'NCCc1ccccc1'],
  ['环丙基甲醇', 'OCC1CC1'],
  ['N,N-二甲基甲酰胺', 'CN(C)C=O'],
  ['丙二酸二乙酯', 'CCOC(=O)CC(=O)OCC'],
  ['4-羟基哌啶-1-甲酸叔丁酯', 'CC(C)(C)OC(=O)N1CCC(O)CC1'],
  ['噻吩-2-甲酰氯', 'O=C(Cl)c1cccs1'],
  ['苯甲酰氯', 'O=C(Cl)c1ccccc1'],
  ['三氟甲磺酸酐', 'O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F'],
  ["2-溴-4'-甲氧基苯乙酮", 'COc1ccc(C(=O)CBr)cc1'],
  ['3,4-二氢喹啉-2(1H)-酮', 'O=C1CCc2ccccc2N1'],
  ["2,2'-联吡啶", 'c1ccc(-c2ccccn2)nc1'],
  ['苯基三氟硼酸钾', 'F[B-](F)(F)c1ccccc1.[K+]'],
  ['4-(二甲氨基)苯甲醛', 'CN(C)c1ccc(C=O)cc1'],
  ['叔丁氧羰基氨基乙酸', 'CC(C)(C)OC(=O)NCC(=O)O'],
  ['N-溴代丁二酰亚胺', 'O=C1CCC(=O)N1Br'],
  ['3-溴-5-甲基吡啶-2-胺', 'Cc1cnc(N)c(Br)c1'],
  ['4-(4-甲基哌嗪-1-基甲基)苯甲酸', 'CN1CCN(Cc2ccc(C(=O)O)cc2)CC1'],
  ['4-[(4-甲基-1-哌嗪基)甲基]苯甲酸二盐酸盐', 'CN1CCN(Cc2ccc(C(=O)O)cc2)CC1.Cl.Cl'],
  ['N-(3-氨基-4-甲基苯基)苯甲酰胺', 'Cc1ccc(NC(=O)c2ccccc2)cc1N'],
  ['2-氨基-N,N-二甲基乙酰胺', 'CN(C)C(=O)CN'],
  ['1-甲基-1H-吡唑-4-硼酸频哪醇酯', 'Cn1cc(B2OC(C)(C)C(C)(C)O2)cn1'],
  ['1-甲基-4-(4,4,5,5-四甲基-1,3,2-二氧杂硼烷-2-基)-1H-吡唑', 'Cn1cc(B2OC(C)(C)C(C)(C)O2)cn1'],
  ['（4-溴苯基）甲醇', 'OCc1ccc(Br)cc1'],
  ['[4-(三氟甲基)苯基]硼酸', 'OB(O)c1ccc(C(F)(F)F)cc1'],
  ['3-(叔丁氧羰基氨基)吡咯烷', 'CC(C)(C)OC(=O)NC1CCNC1'],
  ['(R)-3-Boc-氨基哌啶', 'CC(C)(C)OC(=O)N[C@@H]1CCCNC1'],
  ['4-溴-2-氟苯甲腈', 'N#Cc1ccc(Br)cc1F'],
  ['2-(4-氯苯氧基)乙酸', 'O=C(O)COc1ccc(Cl)cc1'],
  ['對溴苯胺', 'Nc1ccc(Br)cc1'],
  ['3-氯過氧苯甲酸', 'O=C(OO)c1cccc(Cl)c1'],
  ['5-氯-2-甲氧基嘧啶-4-羧酸乙酯', 'CCOC(=O)c1nc(OC)ncc1Cl'],
  ['2-(1H-吲哚-3-基)乙胺', 'NCCc1c[nH]c2ccccc12'],
  ['1,3-二氢-2H-苯并咪唑-2-酮', 'O=c1[nH]c2ccccc2[nH]1'],
  ['6-氯-9H-嘌呤', 'Clc1ncnc2[nH]cnc12'],
  ['2-氯-N-(4-氟苯基)乙酰胺', 'O=C(CCl)Nc1ccc(F)cc1'],
  ['甲磺酸甲酯', 'COS(C)(=O)=O'],
  ['对甲苯磺酸乙酯', 'CCOS(=O)(=O)c1ccc(C)cc1'],
  ['4-甲基苯磺酸-2-氯乙酯', 'Cc1ccc(S(=O)(=O)OCCCl)cc1'],
  ['N-苯基马来酰亚胺', 'O=C1C=CC(=O)N1c1ccccc1'],
  ['4-苯基-1-丁烯', 'C=CCCc1ccccc1'],
  ['三(2-羟乙基)胺', 'OCCN(CCO)CCO'],
  ['1-溴-4-氟苯', 'Fc1ccc(Br)cc1'],
  ['2-溴噻唑-5-甲酸甲酯', 'COC(=O)c1cnc(Br)s1'],
  ['苯并[b]噻吩-3-乙酸', 'O=C(O)Cc1csc2ccccc12'],
  ['吲哚-3-乙酸', 'O=C(O)Cc1c[nH]c2ccccc12'],
  ['4-硝基苯基氯甲酸酯', 'O=C(Cl)Oc1ccc([N+](=O)[O-])cc1'],
  ['三乙酰氧基硼氢化钠', 'CC(=O)O[BH-](OC(C)=O)OC(C)=O.[Na+]'],
  ['碳酸二乙酯', 'CCOC(=O)OCC'],
  ["N,N'-二环己基碳二亚胺", 'C(=NC1CCCCC1)=NC1CCCCC1'],
  ['1-羟基苯并三唑一水合物', 'O.On1nnc2ccccc21'],
  ['水合肼', 'NN.O'],
  ['4-氨基苯磺酰胺', 'Nc1ccc(S(N)(=O)=O)cc1'],
  ['(1R,2S)-2-氨基环己醇', 'N[C@H]1CCCC[C@H]1O'],
  ['(E)-3-(4-甲氧基苯基)丙烯酸', 'COc1ccc(/C=C/C(=O)O)cc1'],
  ['6-甲基烟酸甲酯', 'COC(=O)c1ccc(C)nc1'],
  ['2-甲基-2-丁烯', 'CC=C(C)C'],
  ['1,3-二溴丙烷', 'BrCCCBr'],
  ['氯乙酰氯', 'O=C(Cl)CCl'],
  ['3-氯丙酰氯', 'O=C(Cl)CCCl'],
  ['4-氯丁酰氯', 'O=C(Cl)CCCCl'],
  ['溴乙酰溴', 'O=C(Br)CBr'],
  ['N-甲基-N-甲氧基乙酰胺', 'CON(C)C(C)=O'],
  ['2,6-二甲基吡啶', 'Cc1cccc(C)n1'],
  ['二苯基膦', 'c1ccc(Pc2ccccc2)cc1'],
  ['4-二甲氨基吡啶', 'CN(C)c1ccncc1'],
  ['3-溴丙酸叔丁酯', 'CC(C)(C)OC(=O)CCBr'],
  ['反式-4-氨基环己醇盐酸盐', 'Cl.N[C@H]1CC[C@H](O)CC1'],
  ['苯酚钠', '[Na+].[O-]c1ccccc1'],
  ['5-溴-2,3-二氢苯并呋喃', 'Brc1ccc2c(c1)CCO2'],
  ['(2S,4R)-4-羟基吡咯烷-2-羧酸甲酯盐酸盐', 'COC(=O)[C@@H]1C[C@@H](O)CN1.Cl'],
  ['苄氧基乙酰氯', 'O=C(Cl)COCc1ccccc1'],
  ['4-甲磺酰基苯甲醛', 'CS(=O)(=O)c1ccc(C=O)cc1'],
  ['3-(甲氧羰基)苯硼酸', 'COC(=O)c1cccc(B(O)O)c1'],
  ['4-异丙氧基苯胺', 'CC(C)Oc1ccc(N)cc1'],
  ['2-氯甲基吡啶', 'ClCc1ccccn1'],
  ['邻苯二甲酸单甲酯', 'COC(=O)c1ccccc1C(=O)O'],
  ['1-苯乙胺', 'CC(N)c1ccccc1'],
  ['2-苯乙醇', 'OCCc1ccccc1'],
  ['二苯甲胺', 'NC(c1ccccc1)c1ccccc1'],
  ['二十二酸', 'CCCCCCCCCCCCCCCCCCCCCC(=O)O'],
  ['2,6-二氟氯苄', 'Fc1cccc(F)c1CCl'],
  ['3-甲基-4-羰基戊酸', 'CC(=O)C(C)CC(=O)O'],
  ['丁酸 2-苯乙酯', 'CCCC(=O)OCCc1ccccc1'],
  ['七水合硫酸亚铁', 'O.O.O.O.O.O.O.O=S(=O)([O-])[O-].[Fe+2]'],
  ['三氯化铁', '[Cl-].[Cl-].[Cl-].[Fe+3]'],
  ['乙二醇单甲醚', 'COCCO'],
  ['3-氯過氧苯甲酸', 'O=C(OO)c1cccc(Cl)c1'],
];

describe('Chinese names', () => {
  it.each(names)('reads %s', (name, smiles) => {
    expect(read(name)).toBe(canonicalSmiles(rdkit, smiles));
  });

  it.each([
    ['full-width signs', '4－（三氟甲基）苯胺', '4-(三氟甲基)苯胺'],
    ['blanks', '4- 溴 苯甲酸 甲酯', '4-溴苯甲酸甲酯'],
    ['traditional characters', '4-羥基環己酮鹽酸鹽', '4-羟基环己酮盐酸盐'],
    ['恶 for 噁', '苯并恶唑-2-胺', '苯并噁唑-2-胺'],
    ['骈 for 并', '苯骈[d]噻唑', '苯并[d]噻唑'],
    ['square brackets of Chinese texts', '1-【4-氯苯基】哌嗪', '1-(4-氯苯基)哌嗪'],
    ['a Chinese comma between locants', '2，4-二氯嘧啶', '2,4-二氯嘧啶'],
    ['a hyphen after the position', '对-溴苯胺', '对溴苯胺'],
  ])('takes %s', (_, typed, plain) => {
    expect(read(typed)).toBe(read(plain));
  });

  it.each([
    ['硝基甲苯', 'three nitrotoluenes'],
    ['二苯甲酸', 'three acids, or two molecules of benzoic acid'],
    ['羟基丁酮', 'several ketones'],
    ['甲基苯乙酮', 'several ketones'],
    ['间苯甲醛', 'meta to what?'],
    ['苯丙胺', 'a trivial name'],
    ['萘乙酸', 'two acids'],
    ['氯化氨', 'a misspelt salt'],
    ['硫代乙酸乙酯', 'two esters'],
    ['磷酸腺苷', 'an ester, no salt'],
    ['二氧化钴', 'no oxide of cobalt(II)'],
    ['五水硫', 'no compound'],
    ['阿司匹林片', 'a word that is not known'],
    ['溴苯胺', 'three bromoanilines'],
  ])('has no structure for %s: %s', (name) => {
    expect(read(name)).toBeUndefined();
  });

  it('reads the list of building blocks, none wrongly', () => {
    const list = readFileSync(
      new URL('../../../../scripts/measure-names/building-blocks-zh.tsv', import.meta.url),
      'utf8',
    );
    const rows = list
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    const table = builtInNames();
    // The tables may have another tautomer.
    const keyOf = (smiles: string | undefined) => (smiles === undefined ? undefined : inchiKey(rdkit, smiles));
    const readings = rows.map(([name = '', smiles = '']) => ({
      name,
      right: inchiKey(rdkit, smiles),
      found: keyOf(meaningOfName(rdkit, table, name)?.smiles),
    }));
    const wrong = readings.filter(({ found, right }) => found !== undefined && found !== right);
    expect(wrong).toEqual([]);
    expect(readings.filter(({ found }) => found !== undefined).length / rows.length).toBeGreaterThanOrEqual(0.99);
  });
});

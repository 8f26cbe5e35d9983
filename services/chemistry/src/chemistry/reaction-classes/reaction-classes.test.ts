import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit, Transform } from '../molecule/rdkit.ts';
import { reactionTemplates } from '../templates/all.ts';
import { namedKinds } from './all.ts';
import { NamedKindReader, slotsOf } from './recognise.ts';

let rdkit: RDKit;
let reader: NamedKindReader;
beforeAll(async () => {
  rdkit = await loadRDKit();
  reader = new NamedKindReader(rdkit);
});
afterAll(() => reader[Symbol.dispose]());

const kindOf = (reaction: string): string | undefined => {
  const [left = '', right = ''] = reaction.split('>>');
  const canonical = (smiles: string): string => canonicalSmiles(rdkit, smiles) ?? '';
  return reader.of(left.split('.').map(canonical), canonical(right))[0];
};

describe('named kinds', () => {
  it('have ids of their own, SMARTS that compile, and a way to run them', () => {
    const ids = [...namedKinds, ...reactionTemplates].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(namedKinds.filter(({ conditions }) => conditions.length === 0)).toEqual([]);
    for (const { forward } of namedKinds) for (const smarts of forward) new Transform(rdkit, smarts)[Symbol.dispose]();
  });

  it.each([
    ['COc1ccccc1>>COC1=CCC=CC1', 'birch-reduction'],
    ['COC(=O)C(=Cc1ccccc1)NC(C)=O>>COC(=O)[C@H](Cc1ccccc1)NC(C)=O', 'alkene-asymmetric-hydrogenation'],
    ['OCC#Cc1ccccc1>>OC/C=C/c1ccccc1', 'alkyne-trans-reduction'],
    ['Brc1ccc2ncccc2c1>>c1ccc2ncccc2c1', 'aryl-halide-dehalogenation'],
    ['Sc1ccccc1>>c1ccc(SSc2ccccc2)cc1', 'disulfide-from-thiol'],
    ['C#Cc1ccccc1>>c1ccc(C#CC#Cc2ccccc2)cc1', 'glaser-coupling'],
    ['Brc1ccc(C#N)cc1.F[B-](F)(F)C=C>>C=Cc1ccc(C#N)cc1', 'suzuki-trifluoroborate'],
    ['Brc1ccc(OC)cc1C>>COc1ccc(C#N)c(C)c1', 'aryl-halide-cyanation'],
    ['Brc1cccc(C)c1>>O=Cc1cccc(C)c1', 'lithiation-formylation'],
    ['COC(=O)c1ccccc1.[Li]c1ccccc1>>OC(c1ccccc1)(c1ccccc1)c1ccccc1', 'organolithium-addition'],
    ['CC1CCCCC1=O.C=CC(C)=O>>CC12CCCCC1=CC(=O)CC2', 'robinson-annulation'],
    ['O=C1CCCCC1.C1CCNC1>>C1=C(N2CCCC2)CCCC1', 'enamine-formation'],
    ['ON=C1CCCCC1>>O=C1CCCCCN1', 'beckmann-rearrangement'],
    ['C=CCOc1ccccc1>>C=CCc1ccccc1O', 'aromatic-claisen-rearrangement'],
    ['CCOC(=O)C(CC1CC1)C(=O)OCC>>CCOC(=O)CCC1CC1', 'krapcho-decarboxylation'],
    ['CCOC(=O)CC(C)=O.OCc1ccccc1>>CC(=O)CC(=O)OCc1ccccc1', 'general-transesterification'],
    ['Clc1ccc([N+](=O)[O-])cc1.C1CCNC1>>O=[N+]([O-])c1ccc(N2CCCC2)cc1', 'snar-activated-arene'],
    ['Nc1ccccc1Br>>N#Cc1ccccc1Br', 'sandmeyer-cyanation'],
    ['COc1ccc(C=O)cc1.CC#N>>COc1ccc(C(O)CC#N)cc1', 'nitrile-or-ester-aldol'],
    ['O=CCc1ccccc1>>C=CCc1ccccc1', 'carbonyl-methylenation'],
    ['O=Cc1ccccc1.[Li]c1ccccn1>>OC(c1ccccc1)c1ccccn1', 'organolithium-addition'],
    ['C=CCOC(=O)NCc1ccccc1>>NCc1ccccc1', 'alloc-deprotection'],
    ['NC(=NO)c1ccccc1.CC(=O)Cl>>Cc1nc(-c2ccccc2)no1', 'oxadiazole-124-from-amidoxime-and-acyl'],
    ['Nc1ccccc1N.O=C(C=O)c1ccccc1>>c1ccc(-c2cnc3ccccc3n2)cc1', 'quinoxaline-formation'],
  ])('name %s', (reaction, id) => {
    expect(kindOf(reaction)).toBe(id);
  });

  it('name nothing that they do not give', () => {
    expect(kindOf('CCO>>c1ccc2ccccc2c1')).toBeUndefined();
    expect(kindOf('CCCCCC>>C1CCCCC1')).toBeUndefined();
  });

  it('count the reactants of a SMARTS, and not the parts of one molecule', () => {
    expect(slotsOf('[C:1].[N:2]>>[C:1][N:2]')).toBe(2);
    expect(slotsOf('([N:1].[C:2]=[O:3])>>[N:1][C:2]=[O:3]')).toBe(1);
  });
});

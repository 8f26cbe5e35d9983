import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { ReactionKinds } from '../conditions/reaction-kinds.ts';
import { ReactionReader } from './reaction-reader.ts';

let kinds: ReactionKinds;
let reader: ReactionReader;
beforeAll(async () => {
  const rdkit = await loadRDKit();
  kinds = new ReactionKinds(rdkit);
  reader = new ReactionReader(rdkit, kinds);
});
afterAll(() => kinds[Symbol.dispose]());

const partsOf = (side = '') => side.split('.').filter((part) => part !== '');
const read = (smiles: string) => {
  const [left, middle, right] = smiles.split('>');
  return reader.read({ left: partsOf(left), middle: partsOf(middle), right: partsOf(right) });
};
const understood = (smiles: string) => {
  const found = read(smiles);
  if (!found.ok) throw new Error(found.reason);
  const { reactants, agents, product, byProducts, notes } = found;
  const texts = (list: { smiles: string }[]) => list.map((one) => one.smiles);
  return {
    ...found,
    reactants: texts(reactants),
    agents: texts(agents),
    product: product.smiles,
    byProducts: texts(byProducts),
    reasons: notes.map((note) => note.reason),
  };
};

describe('a reaction as it is read', () => {
  it.each([
    [
      'an amide with its agents among the reactants',
      'OC(=O)c1ccccc1.NCc1ccccc1.CN(C)C=O.CCN(C(C)C)C(C)C>>O=C(NCc1ccccc1)c1ccccc1',
      ['NCc1ccccc1', 'O=C(O)c1ccccc1'],
      ['CCN(C(C)C)C(C)C', 'CN(C)C=O'],
    ],
    [
      'an unknown base, which gives no atom',
      'CCOC(=O)Cl.NC1CCCCC1.CC1CCCN1C>>CCOC(=O)NC1CCCCC1',
      ['CCOC(=O)Cl', 'NC1CCCCC1'],
      ['CC1CCCN1C'],
    ],
    [
      'a bromination whose bromine an agent brings',
      'Cc1ccc(OC)cc1.O=C1CCC(=O)N1Br>CC#N>Cc1ccc(OC)c(Br)c1',
      ['COc1ccc(C)cc1', 'O=C1CCC(=O)N1Br'],
      ['CC#N'],
    ],
    [
      'an esterification by its solvent',
      'O=C(O)c1ccccc1.OS(=O)(=O)O>CO>COC(=O)c1ccccc1',
      ['CO', 'O=C(O)c1ccccc1'],
      ['O=S(=O)(O)O'],
    ],
    [
      'an oxidation, whose oxidant stays an agent',
      'CCCCCCCCO.O=[Cr](=O)=O>CC(C)=O>CCCCCCCC(=O)O',
      ['CCCCCCCCO'],
      ['CC(C)=O', '[O]=[Cr](=[O])=[O]'],
    ],
    [
      'atom numbers of the author',
      '[CH3:1][OH:2].[CH3:3][C:4](=[O:5])O.CCO>>[CH3:1][O:2][C:4]([CH3:3])=[O:5]',
      ['CC(=O)O', 'CO'],
      ['CCO'],
    ],
  ])('knows the reactants of %s', (_, smiles, reactants, agents) => {
    expect(understood(smiles)).toMatchObject({ reactants, agents });
  });

  it('is written the same whatever the order, the drawing and the equivalents were', () => {
    const one = understood('OC(=O)c1ccccc1.NCc1ccccc1>CCN(CC)CC>O=C(NCc1ccccc1)c1ccccc1');
    const other = understood('C(N)c1ccccc1.C(N)c1ccccc1.CCN(CC)CC.c1ccccc1C(O)=O>>c1ccccc1CNC(=O)c1ccccc1');
    expect(other.smiles).toBe(one.smiles);
    expect(one.kinds[0]).toBe(other.kinds[0]);
    expect(one.kinds.length).toBeGreaterThan(0);
  });

  it('takes salts as the acids and bases they are, and says so', () => {
    const found = understood('[Cl-].[NH3+]Cc1ccccc1.CC(=O)Cl>>CC(=O)NCc1ccccc1');
    expect(found.reactants).toEqual(['CC(=O)Cl', 'NCc1ccccc1']);
    expect(found.agents).toEqual(['[Cl-]']);
    expect(found.reasons).toContain('chargesTaken');
  });

  it('leaves azide an ion, and knows the reaction', () => {
    const found = understood('BrCc1ccccc1.[N-]=[N+]=[N-].[Na+]>>[N-]=[N+]=NCc1ccccc1');
    expect(found.reactants).toEqual(['BrCc1ccccc1', '[N-]=[N+]=[N-]']);
    expect(found.kinds.length).toBeGreaterThan(0);
  });

  it('does not take a usual by-product for the product, however large', () => {
    const found = understood(
      'CC=O.CCOC(=O)C=P(c1ccccc1)(c1ccccc1)c1ccccc1>>CCOC(=O)/C=C/C.O=P(c1ccccc1)(c1ccccc1)c1ccccc1',
    );
    expect(found.product).toBe('C/C=C/C(=O)OCC');
    expect(found.byProducts).toEqual(['O=P(c1ccccc1)(c1ccccc1)c1ccccc1']);
    expect(found.reasons).toContain('severalProducts');
  });

  it.each([
    ['CCO>>CCBr', 'elementWithoutSource'],
    ['CCO.CCO>>CCO', 'reactantIsProduct'],
    ['CC=O>>CC(O)CC=O', 'unbalanced'],
    ['CCCCC>>C1CCCCC1C', 'noKind'],
    ['CC(=O)Cl.NCC.CCN(CC)CC>>CC(=O)NCC', 'agentsToldApart'],
    ['CCc1ccccc1.BrBr>>CCc1ccc(Br)cc1', 'agentGivesAtoms'],
  ])('of %s it is noted: %s', (smiles, reason) => {
    expect(understood(smiles).reasons).toContain(reason);
  });

  it('says nothing where nothing is odd', () => {
    expect(understood('OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1').notes).toEqual([]);
  });

  it.each([
    ['CCO.C1CC>>CCOC', { key: 'unrecognizedStructure', reason: 'unclosedRing', part: 'C1CC' }],
    ['CCO>>C*', { key: 'structureNotSupported', reason: 'unspecifiedAtoms' }],
    ['CCO>>', { key: 'unrecognizedStructure', reason: 'noProduct' }],
    ['>>CCO', { key: 'unrecognizedStructure', reason: 'noReactant' }],
  ])('of %s it is refused: %o', (smiles, refusal) => {
    expect(read(smiles)).toMatchObject({ ok: false, ...refusal });
  });
});

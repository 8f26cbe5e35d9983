import { afterAll, describe, expect, it } from 'vitest';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { loadEngine } from '../../cli/engine.ts';
import { inFlask, mixtureForward } from './load.ts';

const rdkit = await loadRDKit();
const { engine } = await loadEngine();
const forward = mixtureForward(rdkit, inFlask(engine.forwardModel));
afterAll(() => engine.dispose());

const canonical = (smiles: string): string | null => canonicalSmiles(rdkit, smiles);
const predict = (mixture: string) => forward.predict(canonicalParts(rdkit, mixture) ?? []);
const first = (mixture: string): string | undefined => predict(mixture).products[0]?.smiles;

const lah = '[Li+].[AlH4-]';
const carbonate = '[K+].[K+].O=C([O-])[O-]';

describe('what is there decides which reaction is meant', () => {
  it.each([
    ['a hydride beside the soda of its work-up', `COC(=O)c1ccc(Cl)cc1.${lah}.[Na+].[OH-].O`, 'OCc1ccc(Cl)cc1'],
    ['soda alone', 'COC(=O)c1ccc(Cl)cc1.[Na+].[OH-].O', 'O=C(O)c1ccc(Cl)cc1'],
    ['thionyl chloride on an alcohol', 'OCc1cccc(Br)c1.O=S(Cl)Cl.ClCCl', 'ClCc1cccc(Br)c1'],
    ['a chromium oxidant on it', 'OCc1cccc(Br)c1.O=[Cr](=O)([O-])Cl.c1cc[nH+]cc1.ClCCl', 'O=Cc1cccc(Br)c1'],
    ['iron on a nitroarene', 'O=[N+]([O-])c1ccc(Br)cc1.[Fe].[NH4+].[Cl-].CCO.O', 'Nc1ccc(Br)cc1'],
    [
      'trifluoroacetic acid on a Boc group',
      'CC(C)(C)OC(=O)N1CCN(c2ccccc2)CC1.OC(=O)C(F)(F)F.ClCCl',
      'c1ccc(N2CCNCC2)cc1',
    ],
    [
      'a coupling agent with acid and amine',
      'OC(=O)c1ccccn1.NCC1CCCC1.CN(C)C(On1nnc2cccnc21)=[N+](C)C.F[P-](F)(F)(F)(F)F.CCN(C(C)C)C(C)C.CN(C)C=O',
      'O=C(NCC1CCCC1)c1ccccn1',
    ],
    [
      'palladium with a halide and a boronic acid',
      `Brc1ccncc1.OB(O)c1ccc(F)cc1.${carbonate}.[Pd].C1COCCO1.O`,
      'Fc1ccc(-c2ccncc2)cc1',
    ],
    ['methanol and an acid with a carboxylic acid', 'OC(=O)CCc1ccccc1.CO.O=S(=O)(O)O', 'COC(=O)CCc1ccccc1'],
    ['a Grignard reagent written as ions', 'O=Cc1ccc(OC)cc1.CC[Mg+].[Br-].C1CCOC1', 'CCC(O)c1ccc(OC)cc1'],
    ['sodium azide written as ions', 'BrCc1ccc(F)cc1.[Na+].[N-]=[N+]=[N-].CN(C)C=O', '[N-]=[N+]=NCc1ccc(F)cc1'],
  ])('%s', (_, mixture, product) => {
    expect(first(mixture)).toBe(canonical(product));
  });
});

describe('what only helps', () => {
  it('is told apart from what gives atoms', () => {
    const { reactants, agents } = predict(`Oc1ccccc1.BrCC1CC1.${carbonate}.CN(C)C=O`);
    expect(reactants.toSorted()).toEqual([canonical('BrCC1CC1'), canonical('Oc1ccccc1')].toSorted());
    expect(agents).toContain('CN(C)C=O');
  });

  it('leaves no atom in a product', () => {
    const { products } = predict(`Nc1ccccc1.ClCc1ccccc1.${carbonate}.CCN(CC)CC`);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ smiles }) => /\[O-\]|CCN\(CC\)CC/.test(smiles))).toEqual([]);
  });

  it('leaves the scores as they are where only reactants are given, and what falls apart aside', () => {
    const acidAndAmine = 'OC(=O)c1ccccc1.NCc1ccccc1';
    const plain = engine.forwardModel.predictIncompatibleToo(canonicalParts(rdkit, acidAndAmine) ?? []);
    const [best] = plain;
    if (!best) throw new RangeError('no product');
    const hemiaminal = { ...best, smiles: canonical('OC(NCc1ccccc1)c1ccccc1') ?? '' };
    const withMore = mixtureForward(rdkit, { predict: () => [...plain, hemiaminal] });
    const { products } = withMore.predict(canonicalParts(rdkit, acidAndAmine) ?? []);
    const kept = plain.filter(({ smiles }) => products.some((one) => one.smiles === smiles));
    expect(products).toEqual(kept.map((one) => ({ ...one, used: one.reactants })));
    expect(products[0]?.smiles).toBe(canonical('O=C(NCc1ccccc1)c1ccccc1'));
    expect(products.map((one) => one.smiles)).not.toContain(hemiaminal.smiles);
  });

  it('reacts when there is nothing else', () => {
    expect(predict('CC(=O)O.CCO').products.map((one) => one.smiles)).toContain('CCOC(C)=O');
  });
});

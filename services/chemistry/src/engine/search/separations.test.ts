import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { createEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { reactionsOf } from './route-score.ts';
import { readStockList } from '../../chemistry/stock/stock.ts';
import { isSeparation } from '../../chemistry/models/separations.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';

let rdkit: RDKit;
let engine: Engine;
const stock = 'CC(C(=O)O)c1ccc(CC(C)C)cc1\nCC(N)c1cccc2ccccc12\nC[C@H](N)C(=O)O\nO=C(Cl)c1ccccc1';
beforeAll(async () => {
  rdkit = await loadRDKit();
  const { stock: list } = readStockList(rdkit, stock);
  engine = createEngine({ rdkit, stock: list, templates: reactionTemplates, counts: readTemplateCounts() });
});
afterAll(() => engine.dispose());

const canonical = (smiles: string): string => canonicalSmiles(rdkit, smiles) ?? '';

function separationsOf(smiles: string): { templateId: string; precursors: string[] }[] {
  const proposals = engine.expand(canonical(smiles)).filter(({ templateId }) => isSeparation(templateId));
  return proposals.map(({ templateId, precursors }) => ({ templateId, precursors }));
}

describe('a molecule with one configured centre', () => {
  it.each([
    ['C[C@H](C(=O)O)c1ccc(CC(C)C)cc1', 'resolution-of-acid', 'CC(C(=O)O)c1ccc(CC(C)C)cc1'],
    ['COc1ccc2cc([C@H](C)C(=O)O)ccc2c1', 'resolution-of-acid', 'COc1ccc2cc(C(C)C(=O)O)ccc2c1'],
    ['C[C@@H](N)c1cccc2ccccc12', 'resolution-of-amine', 'CC(N)c1cccc2ccccc12'],
    ['CN1CCC[C@H]1c1cccnc1', 'resolution-of-amine', 'CN1CCCC1c1cccnc1'],
    ['C[C@H]1CC(=O)N1c1ccccc1', 'chiral-chromatography', 'CC1CC(=O)N1c1ccccc1'],
    ['C[C@@](O)(CC)c1ccc(Cl)cc1', 'chiral-chromatography', 'CCC(C)(O)c1ccc(Cl)cc1'],
    ['CC[S@](=O)c1ccccc1', 'chiral-chromatography', 'CCS(=O)c1ccccc1'],
  ])('can be separated from its racemate: %s by %s', (product, templateId, racemate) => {
    expect(separationsOf(product)).toEqual([{ templateId, precursors: [canonical(racemate)] }]);
    const check = engine.checkForward([racemate], canonical(product));
    expect(check).toMatchObject({ passed: true, rank: 1, share: 0.5 });
  });
});

describe('no separation', () => {
  it.each([
    ['nothing is configured', 'CC(C(=O)O)c1ccc(CC(C)C)cc1'],
    ['two centres are diastereomers of more than one other molecule', 'C[C@H](N)[C@@H](O)c1ccccc1'],
    ['a double bond is no centre', 'C/C=C/C(=O)O'],
  ])('is proposed where %s', (_, product) => {
    expect(separationsOf(product)).toEqual([]);
  });

  it.each([
    ['another molecule', 'CC(N)c1ccccc1', 'C[C@@H](N)c1cccc2ccccc12'],
    ['the other enantiomer', 'C[C@H](N)c1cccc2ccccc12', 'C[C@@H](N)c1cccc2ccccc12'],
  ])('passes the check from %s', (_, precursor, product) => {
    expect(engine.checkForward([canonical(precursor)], canonical(product)).passed).toBe(false);
  });
});

describe('a route', () => {
  const stepsTo = (smiles: string) => {
    const [best] = engine.plan(smiles, { expansions: 12, top: 1 }).routes;
    return best?.solved ? reactionsOf(best.tree) : [];
  };

  it('names the separation where a centre comes from nowhere else', () => {
    const steps = stepsTo('CC(C)Cc1ccc([C@H](C)C(=O)O)cc1');
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      templateId: 'resolution-of-acid',
      name: { en: 'Resolution of a racemic acid with a chiral amine', 'zh-CN': '以手性胺拆分外消旋酸' },
      conditionOrigin: 'typical',
      forwardShare: 0.5,
    });
  });

  it('starts from the chiral molecule where it is in stock', () => {
    const steps = stepsTo('C[C@H](NC(=O)c1ccccc1)C(=O)O');
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ templateId }) => isSeparation(templateId))).toEqual([]);
  });
});

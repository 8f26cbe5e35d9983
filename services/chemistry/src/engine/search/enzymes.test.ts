import type { EnzymeUse } from '@app/shared/constants/enzyme-uses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { readStockList } from '../../chemistry/stock/stock.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { isEnzymeId } from '../../chemistry/enzymes/enzyme-templates.ts';
import { createEngine, type Engine } from './engine.ts';
import { reactionsOf } from './route-score.ts';
import type { PlanResult, RouteReaction } from './types.ts';

let engine: Engine;
beforeAll(async () => {
  const rdkit = await loadRDKit();
  const { stock } = readStockList(rdkit, ['CC(=O)c1cccc(Cl)c1', 'C=Cc1ccccc1', 'OCc1ccccc1', 'NC1CC1'].join('\n'));
  engine = createEngine({ rdkit, stock, templates: reactionTemplates, counts: readTemplateCounts() });
});
afterAll(() => engine.dispose());

const chloro = 'C[C@@H](O)c1cccc(Cl)c1';
const plan = (smiles: string, enzymes?: EnzymeUse): PlanResult =>
  engine.plan(smiles, { expansions: 60, ...(enzymes && { enzymes }) });
const steps = (result: PlanResult): RouteReaction[] => result.routes.flatMap(({ tree }) => reactionsOf(tree));

describe('a search', () => {
  it('without enzymes has no enzymatic step, whether asked or not', () => {
    const { elapsedMs: _, firstSolvedMs: __, ...asked } = plan(chloro, 'none');
    const { elapsedMs: ___, firstSolvedMs: ____, ...left } = plan(chloro);
    expect(asked).toEqual(left);
    expect(steps(plan(chloro)).filter(({ templateId }) => isEnzymeId(templateId))).toEqual([]);
  });

  it('of enzymes alone has nothing else', () => {
    const found = plan('NC[C@@H](O)c1ccccc1', 'only');
    expect(found.solved).toBe(true);
    expect(steps(found).filter(({ templateId }) => !isEnzymeId(templateId))).toEqual([]);
    const [first] = found.routes;
    expect(first && reactionsOf(first.tree).map(({ templateId }) => templateId)).toEqual([
      'enzyme-transamination-aldehyde',
      'enzyme-alcohol-oxidase',
      'enzyme-epoxide-to-diol',
      'enzyme-alkene-epoxidation',
    ]);
  });

  it('says which other enzymes give a step', () => {
    const oxidation = steps(plan('c1ccc(CNC2CC2)cc1', 'only')).find(
      ({ templateId }) => templateId === 'enzyme-alcohol-oxidase',
    );
    expect(oxidation?.enzymeIds).toEqual(['enzyme-alcohol-oxidase', 'enzyme-primary-alcohol-dehydrogenase']);
    expect(oxidation?.probability).toBeUndefined();
    expect(oxidation?.precedents).toBe(0);
  });

  it('that prefers enzymes puts an enzymatic route first', () => {
    const [first] = plan(chloro, 'preferred').routes;
    expect(first && reactionsOf(first.tree).map(({ templateId }) => templateId)).toEqual(['enzyme-ketone-to-alcohol']);
  });

  it('that allows them has both kinds', () => {
    const kinds = new Set(steps(plan(chloro, 'allowed')).map(({ templateId }) => isEnzymeId(templateId)));
    expect(kinds).toEqual(new Set([true, false]));
  });
});

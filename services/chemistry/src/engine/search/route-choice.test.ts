import { expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { StepSource } from '../../chemistry/models/step-source.ts';
import { readStockList } from '../../chemistry/stock/stock.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import type { ForwardCheck, Proposal } from '../../chemistry/models/types.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { createEngine } from './engine.ts';
import { reactionsOf } from './route-score.ts';

const [amide, acid, amine] = ['O=C(NCc1ccccc1)c1ccccc1', 'O=C(O)c1ccccc1', 'NCc1ccccc1'];
/** Two ways to each half, of which one is clearly likelier. */
const known: Record<string, [precursors: string[], score: number][]> = {
  [amide]: [[[acid, amine], 0.9]],
  [acid]: [
    [['COC(=O)c1ccccc1'], 0.6],
    [['N#Cc1ccccc1'], 0.3],
  ],
  [amine]: [
    [['N#Cc1ccccc1'], 0.6],
    [['[N-]=[N+]=NCc1ccccc1'], 0.3],
  ],
};
const source: StepSource = {
  place: 'instead',
  templateOf: () => undefined,
  expand: (smiles) =>
    (known[smiles] ?? []).map(([precursors, score]): Proposal => ({
      precursors,
      score,
      templateId: 'nitrile-hydrolysis-to-acid',
      probability: score,
      precedents: 1,
      competing: [],
    })),
};
const passed: ForwardCheck = { passed: true, rank: 1, share: 1, templateId: null, templateIds: [], competing: [] };

it('gathers every combination of the ways to two halves that costs nearly as little', async () => {
  const rdkit = await loadRDKit();
  const { stock } = readStockList(rdkit, 'COC(=O)c1ccccc1\nN#Cc1ccccc1\n[N-]=[N+]=NCc1ccccc1');
  const engine = createEngine({
    rdkit,
    stock,
    templates: reactionTemplates,
    counts: readTemplateCounts(),
    stepSource: () => source,
    checkSteps: () => ({ check: () => passed }),
  });
  const { routes } = engine.plan(amide, { expansions: 10 });
  engine.dispose();
  const starts = routes.map((route) =>
    reactionsOf(route.tree)
      .flatMap(({ children }) => children.filter(({ reaction }) => !reaction).map(({ smiles }) => smiles))
      .toSorted()
      .join(' '),
  );
  expect(starts.toSorted()).toEqual(
    [
      'COC(=O)c1ccccc1 N#Cc1ccccc1',
      'COC(=O)c1ccccc1 [N-]=[N+]=NCc1ccccc1',
      'N#Cc1ccccc1 N#Cc1ccccc1',
      'N#Cc1ccccc1 [N-]=[N+]=NCc1ccccc1',
    ].toSorted(),
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readBuiltInStock, readStockList } from '../../chemistry/stock/stock.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { createEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { longestLinearSequence, reactionsOf } from './route-score.ts';
import type { PlanResult, RouteNode } from './types.ts';

const lidocaine = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
const sorafenib = 'CNC(=O)c1cc(Oc2ccc(NC(=O)Nc3ccc(Cl)c(C(F)(F)F)c3)cc2)ccn1';

const planned = { expansions: 25 };
// A busy machine may be ten times slower.
const patience = 60_000;

let rdkit: RDKit;
let engine: Engine;
beforeAll(async () => {
  rdkit = await loadRDKit();
  engine = engineOver(readBuiltInStock());
});
afterAll(() => engine.dispose());

function engineOver(stock: Parameters<typeof createEngine>[0]['stock']): Engine {
  return createEngine({ rdkit, stock, templates: reactionTemplates, counts: readTemplateCounts() });
}

function leavesOf(node: RouteNode): RouteNode[] {
  return node.reaction ? node.reaction.children.flatMap(leavesOf) : [node];
}

/** Signatures of the solved routes in the order in which they were found. */
function sequence(limits: Parameters<Engine['plan']>[1]): string[] {
  const found: string[] = [];
  engine.plan(sorafenib, limits, { onRoute: (route) => found.push(route.id) });
  return found;
}

describe('a plan', () => {
  let result: PlanResult;
  beforeAll(() => {
    result = engine.plan(sorafenib, planned);
  }, patience);

  it('ends every solved route in stock and never in the target', () => {
    expect(result.solved).toBe(true);
    for (const route of result.routes) {
      expect(route.solved).toBe(true);
      expect(
        leavesOf(route.tree).every((leaf) => leaf.inStock && leaf.origin !== null && leaf.smiles !== result.target),
      ).toBe(true);
    }
  });

  it('holds only steps that pass the forward check', () => {
    for (const route of result.routes) {
      for (const step of reactionsOf(route.tree)) {
        const [precursors = '', product = ''] = step.smiles.split('>>');
        expect(engine.checkForward(precursors.split('.'), product)).toMatchObject({
          passed: true,
          rank: step.forwardRank,
        });
      }
    }
  });

  it('lists distinct routes, best first', () => {
    expect(new Set(result.routes.map((route) => route.id)).size).toBe(result.routes.length);
    const scores = result.routes.map((route) => route.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });

  it('counts steps and the longest linear sequence of each route', () => {
    for (const route of result.routes) {
      expect(route.steps).toBe(reactionsOf(route.tree).length);
      expect(route.longestLinearSequence).toBe(longestLinearSequence(route.tree));
      expect(route.longestLinearSequence).toBeLessThanOrEqual(Math.min(route.steps, 8));
    }
  });

  it('never makes a molecule from itself', () => {
    const walk = (node: RouteNode, above: readonly string[]): void => {
      expect(above).not.toContain(node.smiles);
      for (const child of node.reaction?.children ?? []) walk(child, [...above, node.smiles]);
    };
    for (const route of result.routes) walk(route.tree, []);
  });

  it(
    'is the same from run to run under a limit on expansions',
    () => {
      const other = engineOver(readBuiltInStock());
      const again = other.plan(sorafenib, planned);
      other.dispose();
      expect(again.routes).toEqual(result.routes);
      expect([again.expansions, again.nodes]).toEqual([result.expansions, result.nodes]);
    },
    patience,
  );

  it(
    'finds first what a shorter run finds',
    () => {
      const longer = sequence({ expansions: 20 });
      const shorter = sequence({ expansions: 10 });
      expect(shorter.length).toBeGreaterThan(0);
      expect(longer.slice(0, shorter.length)).toEqual(shorter);
    },
    patience,
  );
});

describe('a search', () => {
  it('stops when it is told to and keeps what it has', () => {
    let asked = 0;
    const stopped = engine.plan(lidocaine, {}, { shouldStop: () => (asked += 1) > 12 });
    expect(stopped.stopped).toBe('cancelled');
    expect(asked).toBe(13);
  });

  it('keeps to its time limit', () => {
    const result = engine.plan('CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1', { seconds: 0.3 });
    expect(result.stopped).toBe('time');
    expect(result.elapsedMs).toBeLessThan(5_000);
  });

  it('reports progress', () => {
    const seen: number[] = [];
    const result = engine.plan(
      lidocaine,
      { expansions: 10 },
      { onProgress: (progress) => seen.push(progress.expansions) },
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(result.expansions);
  });

  it('gives its best unsolved routes, marked so, when nothing is in stock', () => {
    const empty = engineOver(readStockList(rdkit, 'C').stock);
    const result = empty.plan(lidocaine, { expansions: 10 });
    empty.dispose();
    expect(result.solved).toBe(false);
    expect(result.routes.length).toBeGreaterThan(0);
    expect(result.routes.every((route) => !route.solved && leavesOf(route.tree).some((leaf) => !leaf.inStock))).toBe(
      true,
    );
  });

  it("ends in the caller's own stock", () => {
    const own = engineOver(readStockList(rdkit, 'CCNCC\nO=C(CCl)Nc1c(C)cccc1C').stock);
    const result = own.plan(lidocaine, { expansions: 10 });
    own.dispose();
    expect(
      leavesOf(result.routes[0]?.tree ?? { smiles: '', inStock: false, origin: null }).map((leaf) => leaf.origin),
    ).toEqual(['list', 'list']);
  });

  it('gives no route for a molecule that nothing makes', () => {
    expect(engine.plan('C', { expansions: 5 })).toMatchObject({ solved: false, routes: [], stopped: 'exhausted' });
  });

  it('releases every handle', () => {
    engine.plan(lidocaine, { expansions: 2 });
    const handles = countHandles(rdkit);
    engine.plan('CCN(CC)CCNC(=O)c1ccc(N)cc1', { expansions: 5 });
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});

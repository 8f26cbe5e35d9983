import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readBuiltInStock } from '../../chemistry/stock/stock.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { BondTracer } from './bond-trace.ts';
import { newMolfile, oldMolfile } from '../../test-support/intake/intake-molfiles.ts';
import { checkConstraints, readConstraints } from './constraint-check.ts';
import type { SearchConstraints } from './constraints.ts';
import { createEngine, type Engine } from './engine.ts';
import { reactionsOf } from './route-score.ts';
import { pricesOver } from './stock-prices.ts';
import type { PlanResult, Route, RouteNode } from './types.ts';

// The atoms of lidocaine: N-ethyl bonds 1-2 and 2-3, N-CH2 2-5, CH2-C(=O) 5-6, amide 6-8, aniline 8-9.
const lidocaine = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
const chloroacetanilide = 'Cc1cccc(C)c1NC(=O)CCl';
const patience = 60_000;

let rdkit: RDKit;
let engine: Engine;
beforeAll(async () => {
  rdkit = await loadRDKit();
  const stock = readBuiltInStock();
  engine = createEngine({
    rdkit,
    stock,
    templates: reactionTemplates,
    counts: readTemplateCounts(),
    pricesIn: pricesOver(stock),
    // Chlorides are what this process chemist dislikes most.
    stepPenalty: ({ smiles }) => (smiles.split('>>')[0]?.includes('Cl') ? 5 : 0),
  });
}, patience);
afterAll(() => engine.dispose());

function plan(constraints: SearchConstraints, expansions = 15): PlanResult {
  return engine.plan(lidocaine, { expansions, constraints });
}

function solved(constraints: SearchConstraints, expansions?: number): Route[] {
  const result = plan(constraints, expansions);
  expect(result.solved).toBe(true);
  return result.routes;
}

function nodesOf(node: RouteNode): RouteNode[] {
  return [node, ...(node.reaction?.children ?? []).flatMap(nodesOf)];
}

function leavesOf(route: Route): string[] {
  return nodesOf(route.tree).flatMap((node) => (node.reaction ? [] : [node.smiles]));
}

function madeOn(route: Route): string[] {
  return nodesOf(route.tree).flatMap((node) => (node.reaction ? [node.smiles] : []));
}

/** Whether a step of the route makes the bond of the target. */
function makes(route: Route, [from, to]: readonly [number, number]): boolean {
  const tracer = new BondTracer(rdkit);
  const visit = (node: RouteNode, bonds: { index: number; from: number; to: number }[]): boolean => {
    if (!node.reaction || bonds.length === 0) return false;
    const { children } = node.reaction;
    const fate = tracer.follow(
      node.smiles,
      bonds,
      children.map((one) => one.smiles),
    );
    return fate.made.length > 0 || children.some((child, index) => visit(child, fate.brought[index] ?? []));
  };
  return visit(route.tree, [{ index: 0, from, to }]);
}

describe('a search with constraints', () => {
  it('makes every bond that is marked to be broken', () => {
    for (const route of solved({ breakBonds: [[1, 2]] }, 60)) expect(makes(route, [1, 2])).toBe(true);
  });

  it('makes no bond that is marked to be kept', () => {
    const free = solved({});
    expect(free.some((route) => makes(route, [6, 8]))).toBe(true);
    const result = plan({ keepBonds: [[6, 8]] }, 30);
    expect(result.turnedAway.keepBonds).toBeGreaterThan(0);
    for (const route of result.routes) expect(makes(route, [6, 8])).toBe(false);
  });

  it('passes through the molecules it is told to', () => {
    for (const route of solved({ throughMolecules: ['ClCC(=O)Nc1c(C)cccc1C'] })) {
      expect(nodesOf(route.tree).map((node) => node.smiles)).toContain(chloroacetanilide);
    }
  });

  it('makes none of the intermediates to avoid', () => {
    const [avoided = ''] = solved({}, 30)
      .flatMap(madeOn)
      .filter((one) => one !== lidocaine);
    expect(avoided).not.toBe('');
    const result = plan({ avoidMolecules: [avoided] }, 30);
    expect(result.turnedAway.avoidMolecules).toBeGreaterThan(0);
    expect(result.routes.flatMap(madeOn)).not.toContain(avoided);
  });

  it('holds no forbidden molecule, bought or made', () => {
    expect(solved({}).flatMap(leavesOf)).toContain('CCNCC');
    const routes = solved({ forbiddenMolecules: ['N(CC)CC'] }, 40);
    expect(routes.flatMap((route) => nodesOf(route.tree)).map((node) => node.smiles)).not.toContain('CCNCC');
  });

  it('begins from each of the given starting materials, in stock or not', () => {
    const given = 'CCN(CC)CC(=O)O';
    const routes = solved({ startFrom: [given, 'Cc1cccc(C)c1N'] });
    for (const route of routes) expect(leavesOf(route)).toEqual(expect.arrayContaining([given, 'Cc1cccc(C)c1N']));
    expect(nodesOf(routes[0]?.tree ?? { smiles: '', inStock: false, origin: null }).map((one) => one.origin)).toContain(
      'given',
    );
  });

  it('begins from any of the given starting materials where one is enough', () => {
    const given = ['CCN(CC)CC(=O)O', chloroacetanilide];
    for (const route of solved({ startFrom: given, startFromUse: 'any' })) {
      expect(leavesOf(route).some((leaf) => given.includes(leaf))).toBe(true);
    }
  });

  it('may end at molecules that are treated as bought, and need not', () => {
    const routes = solved({ boughtMolecules: [chloroacetanilide] }, 40);
    const ending = routes.filter((route) => leavesOf(route).includes(chloroacetanilide));
    expect(ending.length).toBeGreaterThan(0);
    expect(ending.length).toBeLessThan(routes.length);
  });

  it('proposes no disliked reaction and no disliked template', () => {
    const [first] = solved({});
    const last = reactionsOf(first?.tree ?? { smiles: '', inStock: false, origin: null })[0];
    const dislikedReactions = [last?.smiles ?? ''];
    const without = solved({ dislikedReactions }).flatMap((route) => reactionsOf(route.tree));
    expect(without.map((one) => one.smiles)).not.toContain(last?.smiles);
    const banned = plan({ dislikedReactions: [last?.templateId ?? ''] });
    expect(banned.turnedAway.dislikedReactions).toBeGreaterThan(0);
  });

  it('uses no reaction of an excluded class', () => {
    const routes = solved({ excludedClasses: ['acylation'] }, 40);
    expect(routes.flatMap((route) => reactionsOf(route.tree)).map((one) => one.class)).not.toContain('acylation');
  });

  it('finds routes of no more steps than asked for', () => {
    for (const route of solved({ maxRouteSteps: 2 }, 30)) expect(route.steps).toBeLessThanOrEqual(2);
    expect(plan({ maxRouteSteps: 1 }, 30).turnedAway.maxRouteSteps).toBeGreaterThan(0);
  });

  it('begins from nothing dearer than asked for', () => {
    const price = pricesOver(readBuiltInStock())('USD');
    const dearest = (routes: readonly Route[]): number =>
      Math.max(...routes.flatMap(leavesOf).map((leaf) => price(leaf)?.perGram ?? Infinity));
    const limit = dearest(solved({})) - 1;
    const result = plan({ maxPricePerGram: { minorUnits: limit, currency: 'USD' } }, 30);
    expect(result.turnedAway.maxPricePerGram).toBeGreaterThan(0);
    expect(dearest(result.routes.filter((route) => route.solved))).toBeLessThanOrEqual(limit);
  });

  it('ends in the chosen stocks only', () => {
    const result = plan({ stocks: ['common'] }, 30);
    const origins = result.routes.filter((route) => route.solved).flatMap((route) => nodesOf(route.tree));
    expect(origins.filter((node) => node.inStock).every((node) => node.origin === 'common')).toBe(true);
    expect(result.turnedAway.stocks).toBeGreaterThan(0);
  });

  it('prefers routes whose steps a process chemist likes, the more the greater the weight', () => {
    const chlorides = (weight: number): number => {
      const firstFive = solved({ greenWeight: weight }, 30)
        .toSorted((a, b) => a.found - b.found)
        .slice(0, 5);
      return firstFive.flatMap((route) => reactionsOf(route.tree)).filter((one) => one.smiles.includes('Cl')).length;
    };
    expect(chlorides(1)).toBeLessThan(chlorides(0));
  });

  it('has no solved route, and says what stood in the way, when a constraint cannot be met', () => {
    const result = plan({ startFrom: ['c1ccc2ccccc2c1'] }, 10);
    expect(result.solved).toBe(false);
    expect(result.turnedAway.startFrom).toBeGreaterThan(0);
  });
});

describe('the check of constraints', () => {
  it.each<[string, SearchConstraints, string]>([
    ['a bond that is not there', { breakBonds: [[0, 9]] }, 'bondUnknown'],
    ['a bond marked both ways', { breakBonds: [[1, 2]], keepBonds: [[2, 1]] }, 'bondBothWays'],
    ['a structure that cannot be read', { throughMolecules: ['C1CC'] }, 'moleculeUnsound'],
    ['a reaction that cannot be read', { dislikedReactions: ['C>>'] }, 'reactionUnsound'],
    ['the target as a starting material', { startFrom: [lidocaine] }, 'targetListed'],
    [
      'a wanted molecule that is forbidden',
      { startFrom: ['CCNCC'], forbiddenMolecules: ['N(CC)CC'] },
      'wantedForbidden',
    ],
    ['a wanted molecule to avoid', { throughMolecules: ['CCNCC'], avoidMolecules: ['CCNCC'] }, 'wantedAvoided'],
    ['more wanted molecules than four', { throughMolecules: ['C', 'CC', 'CCC', 'CCCC', 'CCO'] }, 'tooManyWanted'],
    ['no stock at all', { stocks: [] }, 'noStock'],
    ['a price where none is known', { maxPricePerGram: { minorUnits: 1, currency: 'CNY' } }, 'noPrices'],
  ])('finds %s', (_, constraints, kind) => {
    expect(checkConstraints(rdkit, lidocaine, constraints, { prices: false })).toMatchObject([{ kind }]);
  });

  // Diethylamine with numbers of a reaction, with a note, drawn, and with its label.
  const diethylamine = { atoms: 'C:1 C:2 N:3 C:4 C:5', bonds: '1-2 2-3 3-4 4-5' };
  it.each([
    '[CH3:1][CH2:2][NH:3][CH2:4][CH3:5]',
    'CC[NH:9]CC',
    ' [CH3:1][CH2:2]NCC |atomProp:0.note.a| ',
    '*NCC |$Et;;;$|',
    oldMolfile(diethylamine),
    newMolfile(diethylamine),
  ])('knows a molecule by its structure alone: %s', (given) => {
    const read = readConstraints(rdkit, {
      throughMolecules: [given],
      avoidMolecules: [given],
      forbiddenMolecules: [given, 'N(CC)CC'],
      startFrom: [given],
    });
    const lists = [read.throughMolecules, read.avoidMolecules, read.forbiddenMolecules, read.startFrom];
    expect(lists).toEqual(Array.from({ length: 4 }, () => ['CCNCC']));
    const wanted = { startFrom: ['CCNCC'], forbiddenMolecules: [given] };
    expect(checkConstraints(rdkit, lidocaine, wanted, { prices: false })).toMatchObject([{ kind: 'wantedForbidden' }]);
  });

  it('knows a reaction without the numbers of its atoms, and the target with them', () => {
    const mapped = '[CH3:1][C:2](=[O:3])[Cl:9].[NH2:4][CH3:5]>>[CH3:1][C:2](=[O:3])[NH:4][CH3:5] |f:0.1|';
    expect(readConstraints(rdkit, { dislikedReactions: [mapped] }).dislikedReactions).toEqual([
      'CC(=O)Cl.CN>>CNC(C)=O',
    ]);
    const numbered = lidocaine.replace('CCN', '[CH3:1][CH2:2]N');
    expect(checkConstraints(rdkit, lidocaine, { startFrom: [numbered] }, { prices: false })).toMatchObject([
      { kind: 'targetListed' },
    ]);
  });

  it.each(['CCO |Sg:n:1:x:ht|', '*C(=O)O |$_R1;;;$|', oldMolfile({ atoms: 'C Qq', bonds: '1-2' })])(
    'reads no molecule where every way in reads none: %s',
    (given) => {
      const found = checkConstraints(rdkit, lidocaine, { forbiddenMolecules: [given] }, { prices: false });
      expect(found).toMatchObject([{ kind: 'moleculeUnsound' }]);
    },
  );

  it('finds nothing wrong with a sound set', () => {
    const constraints = { breakBonds: [[6, 8]], keepBonds: [[1, 2]], throughMolecules: [chloroacetanilide] } as const;
    expect(checkConstraints(rdkit, lidocaine, constraints, { prices: true })).toEqual([]);
  });
});

describe('a Monte Carlo search', () => {
  it(
    'finds solved routes and is the same from run to run with one seed',
    () => {
      const run = (seed: number): string[] => {
        const found: string[] = [];
        const limits = { expansions: 25, strategy: 'mcts', seed } as const;
        engine.plan(lidocaine, limits, { onRoute: (route) => found.push(route.id) });
        return found;
      };
      const first = run(7);
      expect(first.length).toBeGreaterThan(0);
      expect(run(7)).toEqual(first);
      expect(run(8)).not.toEqual(first);
    },
    patience,
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { readBuiltInStock } from '../../chemistry/stock/stock.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { createEngine, type Engine } from '../../engine/search/engine.ts';
import { aizynthTrees, readRoutes, writeRoute, writeRoutes, type RoutesDocument } from './route-document.ts';

let engine: Engine;
let document: RoutesDocument;
beforeAll(async () => {
  const rdkit = await loadRDKit();
  const parts = { rdkit, stock: readBuiltInStock(), templates: reactionTemplates, counts: readTemplateCounts() };
  engine = createEngine(parts);
  const { target, routes } = engine.plan('CCN(CC)CC(=O)Nc1c(C)cccc1C', { expansions: 15 });
  document = writeRoutes(target, routes.map(writeRoute));
});
afterAll(() => engine.dispose());

describe('a document of routes', () => {
  it('reads back as it was written', () => {
    expect(document.routes.length).toBeGreaterThan(1);
    expect(readRoutes(JSON.stringify(document))).toEqual(document);
  });

  it.each<[string, (text: string) => string]>([
    ['another version', (text) => text.replace('"version":1', '"version":2')],
    ['a field nobody knows', (text) => text.replace('"solved":', '"price":3,"solved":')],
    ['a molecule without stock', (text) => text.replace('"inStock":false,', '')],
    ['a score beyond 1', (text) => text.replace(/"score":0\.\d+/, '"score":1.2')],
  ])('is refused with %s', (_, change) => {
    const changed = change(JSON.stringify(document));
    expect(changed).not.toBe(JSON.stringify(document));
    expect(() => readRoutes(changed)).toThrow(TypeError);
  });

  it('becomes trees in which molecules and reactions alternate, as AiZynthFinder has them', () => {
    const trees = aizynthTrees(document);
    expect(trees).toHaveLength(document.routes.length);
    const [first] = trees;
    expect(first).toMatchObject({ type: 'mol', in_stock: false, children: [{ type: 'reaction', is_reaction: true }] });
    const leaves: boolean[] = [];
    const visit = (tree: (typeof trees)[number], isMolecule: boolean): void => {
      expect(tree.type).toBe(isMolecule ? 'mol' : 'reaction');
      if (!tree.children) leaves.push(tree.in_stock === true);
      for (const child of tree.children ?? []) visit(child, !isMolecule);
    };
    for (const tree of trees) visit(tree, true);
    expect(leaves.every(Boolean)).toBe(true);
  });
});

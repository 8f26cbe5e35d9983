import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../../molecule/rdkit.ts';
import type { RDKit } from '../../molecule/rdkit.ts';
import { matchesOf } from '../group-matches.ts';
import { drugMolecules } from '../../templates/drug-molecules.ts';
import { Matcher } from './matcher.ts';
import { readSide } from './pattern.ts';
import type { PatternGraph } from './pattern.ts';
import { readProduct } from './product-graph.ts';
import type { ProductGraph } from './types.ts';
import { readLearnedTemplates } from './read-templates.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const lefts = [...new Set(readLearnedTemplates().map((record) => record.retro.split('>>')[0] ?? ''))];
/** RDKit's JavaScript build gives at most a thousand matches, the matcher fewer; and it reads @ by neighbours. */
const manyMatches = 200;

function inMapOrder(left: string): PatternGraph {
  const graph = readSide(left);
  const place = graph.atoms.map((atom) => atom.map - 1);
  return {
    atoms: graph.atoms.toSorted((a, b) => a.map - b.map),
    bonds: graph.bonds.map((bond) => ({ a: place[bond.a] ?? -1, b: place[bond.b] ?? -1, order: bond.order })),
  };
}

function withoutSymmetry(product: ProductGraph): ProductGraph {
  return { ...product, symmetry: product.atoms.map((_, index) => index) };
}

function atomSets(matches: readonly (readonly number[])[]): string[] {
  return [...new Set(matches.map((atoms) => atoms.toSorted((a, b) => a - b).join()))].toSorted();
}

describe('places found by the matcher', () => {
  it('are those that RDKit finds, for every pattern of the library on a set of drugs', () => {
    const patterns = lefts.filter((left) => !left.includes('@'));
    const matcher = new Matcher(patterns.map(inMapOrder));
    const queries = patterns.map((left) => {
      const query = rdkit.get_qmol(left.replaceAll(/^\((.*)\)$/g, '$1'));
      if (!query) throw new TypeError(left);
      return query;
    });
    let compared = 0;
    for (const { smiles } of drugMolecules.slice(0, 12)) {
      using mol = rdkit.get_mol(canonicalSmiles(rdkit, smiles) ?? '');
      if (!mol) throw new TypeError(smiles);
      const found: number[][][] = patterns.map(() => []);
      matcher.match(withoutSymmetry(readProduct(mol)), (pattern, atoms) => found[pattern]?.push([...atoms]));
      for (const [index, query] of queries.entries()) {
        const own = found[index] ?? [];
        const theirs = matchesOf(mol, query);
        if (own.length >= manyMatches || theirs.length >= manyMatches) continue;
        expect(atomSets(own), `${patterns[index]} in ${smiles}`).toEqual(atomSets(theirs));
        compared += theirs.length;
      }
    }
    for (const query of queries) query.delete();
    expect(compared).toBeGreaterThan(1000);
  });

  it('need a configuration where the pattern is marked', () => {
    const matcher = new Matcher([inMapOrder('[C;+0;@:1]-[N;+0:2]')]);
    const count = (smiles: string): number => {
      using mol = rdkit.get_mol(smiles);
      if (!mol) throw new TypeError(smiles);
      let places = 0;
      matcher.match(readProduct(mol), () => (places += 1));
      return places;
    };
    expect(count('C[C@H](N)C(=O)O')).toBe(1);
    expect(count('CC(N)C(=O)O')).toBe(0);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf, type MolGraph } from '../graph.ts';
import { loadRDKit, type RDKit } from '../rdkit.ts';
import { mapAtoms } from './atom-map.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function graph(smiles: string): MolGraph {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return graphOf(mol);
}

/** Bonds of the product that no precursor has, as pairs of atom indexes. */
function madeBonds(product: string, precursors: string[]): string[] {
  const target = graph(product);
  const graphs = precursors.map(graph);
  const sources = mapAtoms(target, graphs);
  const isOld = (a: number, b: number): boolean => {
    const [from, to] = [sources[a], sources[b]];
    const bonds = from && to && from.precursor === to.precursor ? (graphs[from.precursor]?.bonds ?? []) : [];
    return bonds.some((bond) => [bond.from, bond.to].toSorted().join() === [from?.atom, to?.atom].toSorted().join());
  };
  return target.bonds.filter(({ from, to }) => !isOld(from, to)).map(({ from, to }) => `${from}-${to}`);
}

describe('an atom map', () => {
  it.each([
    ['an amide', 'CC(=O)Nc1ccccc1', ['CC(=O)O', 'Nc1ccccc1'], ['1-3']],
    ['an ester, whose alcohol keeps its oxygen', 'CC(=O)OCC', ['CC(=O)O', 'CCO'], ['1-3']],
    ['an ester of a phenol', 'CC(=O)Oc1ccccc1', ['CC(=O)OC(C)=O', 'Oc1ccccc1'], ['1-3']],
    ['an aryl ether of an alcohol', 'CCOc1ccccc1', ['CCO', 'Oc1ccccc1'], ['1-2']],
    ['an aryl ether of an aryl fluoride', 'CCOc1ccccn1', ['CCO', 'Fc1ccccn1'], ['2-3']],
    ['a biaryl', 'c1ccc(-c2ccncc2)cc1', ['Brc1ccccc1', 'OB(O)c1ccncc1'], ['3-4']],
    ['a reductive amination', 'CN(C)Cc1ccccc1', ['CNC', 'O=Cc1ccccc1'], ['1-3']],
    ['a nitro group that is reduced', 'Nc1ccccc1', ['O=[N+]([O-])c1ccccc1'], []],
    ['a methyl group that a reagent brings', 'COc1ccccc1', ['Oc1ccccc1'], ['0-1']],
  ])('finds the bonds that %s makes', (_, product, precursors, made) => {
    expect(madeBonds(product, precursors)).toEqual(made);
  });

  it('gives every atom of a product that the precursors hold in full, none of them twice', () => {
    const precursors = ['CN1CCNCC1', 'Cc1ccc(NC(=O)c2ccc(CCl)cc2)cc1Nc1nccc(-c2cccnc2)n1'].map(graph);
    const sources = mapAtoms(graph('Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1'), precursors);
    expect(sources).not.toContain(null);
    expect(new Set(sources.map((one) => `${one?.precursor}/${one?.atom}`)).size).toBe(sources.length);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { readChange } from '../../chemistry/step-names/step-change.ts';
import { PrecedentFinder } from './asked.ts';
import { centreOf } from './centre.ts';
import { builtInPrecedents, PrecedentStore } from './precedent-store.ts';
import { type IndexedRecord, type PrecedentRecord, readPrecedents, writePrecedents } from './store-file.ts';
import { substrateBits } from './substrate.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function graph(smiles: string): MolGraph {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return graphOf(mol);
}

function sidesOf(reaction: string): { reactants: string[]; product: string } {
  const [left = '', product = ''] = reaction.split('>>');
  return { reactants: left.split('.'), product };
}

function centre(reaction: string) {
  const { reactants, product } = sidesOf(reaction);
  const found = centreOf(readChange(graph(product), reactants.map(graph)));
  if (!found) throw new TypeError(reaction);
  return found;
}

const levelsShared = (one: string, other: string): number => {
  const [a, b] = [centre(one).levels, centre(other).levels];
  return a.filter((hash, level) => hash === b[level]).length;
};

const benzamide = 'NCc1ccccc1.O=C(O)c1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';
const chlorobenzamide = 'NCc1ccc(Cl)cc1.O=C(O)c1ccccc1>>O=C(NCc1ccc(Cl)cc1)c1ccccc1';
const lactam = 'CC(=O)O.C1CCNC1>>CC(=O)N1CCCC1';
const suzuki = 'Brc1ccccc1.OB(O)c1ccncc1>>c1ccc(-c2ccncc2)cc1';
const chlorideSuzuki = 'Clc1ccccc1.OB(O)c1ccncc1>>c1ccc(-c2ccncc2)cc1';
const reduction = 'CC(=O)c1ccccc1>>CC(O)c1ccccc1';

describe('the centre of a reaction', () => {
  it.each([
    ['the same change far from anything else', benzamide, chlorobenzamide, 3],
    ['the same change at an amine of another kind', benzamide, lactam, 1],
    ['another halide that leaves', suzuki, chlorideSuzuki, 1],
    ['a reaction and its reverse', reduction, 'CC(O)c1ccccc1>>CC(=O)c1ccccc1', 0],
    ['different changes', benzamide, suzuki, 0],
  ])('of %s', (_, one, other, shared) => {
    expect(levelsShared(one, other)).toBe(shared);
  });

  it.each([
    [
      suzuki,
      {
        product: [3, 4],
        precursors: [
          [0, 1],
          [1, 3],
        ],
      },
    ],
    [reduction, { product: [1, 2], precursors: [[1, 2]] }],
  ])('marks the atoms of %s', (reaction, marks) => {
    const { product, precursors } = centre(reaction);
    expect({ product, precursors }).toEqual(marks);
  });

  it('is none where no bond changes', () => {
    expect(centreOf(readChange(graph('C[C@H](N)c1ccccc1'), [graph('CC(N)c1ccccc1')]))).toBeNull();
  });
});

function record(reaction: string, more: Partial<PrecedentRecord> = {}): IndexedRecord {
  const { reactants, product } = sidesOf(reaction);
  const { levels, product: own, precursors } = centre(reaction);
  return {
    reactants,
    product,
    agents: ['CN(C)C=O'],
    marked: { reactants: precursors, product: own },
    patent: undefined,
    yieldPercent: undefined,
    catalysts: '',
    class: 'acylation',
    source: 0,
    levels,
    substrate: substrateBits(graph(product)),
    ...more,
  };
}

const storeOf = (records: readonly IndexedRecord[]): PrecedentStore =>
  new PrecedentStore(readPrecedents(writePrecedents(records, [{ name: 'own', licence: 'MIT' }])));
const asked = (reaction: string) => {
  const { levels, substrate, reactants, product } = record(reaction);
  return { levels, substrate, reactants, product };
};
const productsOf = (found: { precedents: readonly { product: string }[] }) =>
  found.precedents.map((one) => one.product);

describe('the file of recorded reactions', () => {
  it('comes back as it was written', () => {
    const given = record(benzamide, { patent: 'US1;0002', yieldPercent: 81.5, catalysts: 'DMAP, Pd/C' });
    const { levels: _, substrate: __, ...written } = given;
    const found = storeOf([given, record(suzuki)]).nearest(asked(benzamide), 5);
    expect(found).toMatchObject({ known: 2, sameChange: 1, sameCentre: 1, filtered: 1 });
    expect(found.precedents).toEqual([{ ...written, match: 'reaction', similarity: 1 }]);
  });

  it('is refused when a byte of it has changed', () => {
    const file = writePrecedents([record(benzamide)], []);
    file[file.length - 9] = (file[file.length - 9] ?? 0) ^ 1;
    expect(() => readPrecedents(file)).toThrow(TypeError);
  });

  it('keeps more reactions than a block holds', () => {
    const many = Array.from({ length: 300 }, (_, index) => record(benzamide, { patent: `US${index}` }));
    const found = storeOf(many).nearest(asked(benzamide), 300);
    expect(new Set(found.precedents.map(({ patent }) => patent)).size).toBe(300);
  });
});

describe('a search for precedents', () => {
  it('has the nearest centre before the more alike product, and the same reaction first', () => {
    const found = storeOf([record(lactam), record(chlorobenzamide), record(benzamide)]).nearest(asked(benzamide), 5);
    expect(found.precedents.map(({ match }) => match)).toEqual(['reaction', 'centre', 'change']);
  });

  it('narrows by yield, patent and catalyst, and counts the catalysts', () => {
    const store = storeOf([
      record(benzamide, { yieldPercent: 80, catalysts: 'DMAP' }),
      record(chlorobenzamide, { patent: 'US2', catalysts: 'DMAP, HOBt' }),
    ]);
    expect(productsOf(store.nearest(asked(benzamide), 5, { withYield: true }))).toEqual([sidesOf(benzamide).product]);
    expect(productsOf(store.nearest(asked(benzamide), 5, { withPatent: true }))).toEqual([
      sidesOf(chlorobenzamide).product,
    ]);
    const ofCatalyst = store.nearest(asked(benzamide), 5, { catalyst: 'HOBt' });
    expect(productsOf(ofCatalyst)).toEqual([sidesOf(chlorobenzamide).product]);
    expect(ofCatalyst.catalysts).toEqual([
      { name: 'DMAP', reactions: 2 },
      { name: 'HOBt', reactions: 1 },
    ]);
  });

  it('shows two reactions of one patent at most', () => {
    const many = [1, 2, 3, 4].map((place) => record(benzamide, { patent: `US7;000${place}` }));
    expect(storeOf([...many, record(chlorobenzamide)]).nearest(asked(benzamide), 5).precedents).toHaveLength(3);
  });
});

describe('the reactions that come with the service', () => {
  const found = (reaction: string, more = {}) =>
    new PrecedentFinder(rdkit).find({ ...sidesOf(reaction), top: 5, ...more });

  it('are more than 150,000, of named sources', () => {
    const { columns } = builtInPrecedents();
    expect(columns.wide.length).toBeGreaterThan(150_000);
    expect(columns.sources.every(({ name, licence }) => name !== '' && /^(MIT|Apache-2\.0)$/.test(licence))).toBe(true);
  });

  it.each([
    [benzamide, 'acylation', ['reagents']],
    [suzuki, 'carbonCarbon', ['catalysts']],
    [reduction, 'reduction', ['reagents']],
    ['CC(C)(C)OC(=O)N1CCNCC1>>C1CNCCN1', 'deprotection', ['reagents']],
    ['O=[N+]([O-])c1ccccc1>>Nc1ccccc1', 'reduction', []],
  ] as const)('give %s five of its centre with what they were run with', (reaction, itsClass, named) => {
    const { precedents } = found(reaction);
    expect(precedents).toHaveLength(5);
    for (const one of precedents) {
      expect(one.match).not.toBe('change');
      expect(one.class).toBe(itsClass);
      expect(one.marked.reactants).toHaveLength(one.reactants.length);
    }
    for (const role of named) expect(precedents.some(({ agents }) => agents[role].length > 0)).toBe(true);
  });

  it('show no way to a substance that must not be planned', () => {
    const methylation = 'CC(N)Cc1ccccc1.CI>>CNC(C)Cc1ccccc1';
    for (const { product } of found(methylation, { top: 50 }).precedents)
      expect(product.smiles).not.toBe('CNC(C)Cc1ccccc1');
  });
});

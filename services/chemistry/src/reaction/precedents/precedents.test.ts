import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../chem/graph.ts';
import { loadRDKit, type RDKit } from '../../chem/rdkit.ts';
import { templateById } from '../../models/learned-template.ts';
import { PrecedentFinder } from './asked.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type PrecedentEntry, readPrecedents, writePrecedents } from './precedent-file.ts';
import { builtInReactions, KnownReactions } from './precedents.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const sidesOf = (reaction: string) => {
  const [left = '', product = ''] = reaction.split('>>');
  return { reactants: left.split('.'), product };
};
const fingerprint = (reaction: string) => {
  const graph = (smiles: string) => {
    using mol = rdkit.get_mol(smiles);
    if (!mol) throw new TypeError(smiles);
    return graphOf(mol);
  };
  const { reactants, product } = sidesOf(reaction);
  return fingerprintOf(reactants.map(graph), graph(product));
};

const benzamide = 'O=C(O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1';
const toluamide = 'O=C(O)c1ccc(C)cc1.NCCCC>>O=C(NCCCC)c1ccc(C)cc1';
const suzuki = 'Brc1ccccc1.OB(O)c1ccncc1>>c1ccc(-c2ccncc2)cc1';
const reduction = 'CC(=O)c1ccccc1>>CC(O)c1ccccc1';

/** How similar two reactions are by the search itself. */
function similarity(one: string, other: string): number {
  const entry = { ...fingerprint(other), reactions: 1, kind: undefined, source: 0, yieldPercent: undefined };
  const known = new KnownReactions(readPrecedents(writePrecedents([entry], ['own'])));
  return known.nearest(fingerprint(one), 1).precedents[0]?.similarity ?? 0;
}

describe('the fingerprint of a reaction', () => {
  it('does not see what stays as it is', () => {
    const near = fingerprint('CC(=O)c1ccccc1>>CC(O)c1ccccc1');
    const far = fingerprint('CC(=O)c1ccc(CCCCOC)cc1>>CC(O)c1ccc(CCCCOC)cc1');
    expect([...far.features]).toEqual([...near.features]);
    expect([...far.counts]).toEqual([...near.counts]);
  });

  it('is nearest to its own kind, and says the same both ways', () => {
    expect(similarity(benzamide, benzamide)).toBe(1);
    expect(similarity(benzamide, toluamide)).toBeGreaterThan(0.5);
    expect(similarity(benzamide, toluamide)).toBeGreaterThan(similarity(benzamide, suzuki));
    expect(similarity(toluamide, benzamide)).toBe(similarity(benzamide, toluamide));
    expect(similarity(benzamide, suzuki)).toBe(similarity(suzuki, benzamide));
  });

  it('tells a reaction from its reverse', () => {
    expect(similarity(reduction, 'CC(O)c1ccccc1>>CC(=O)c1ccccc1')).toBe(0);
  });
});

describe('the file of known reactions', () => {
  const entries = (): PrecedentEntry[] => [
    { ...fingerprint(benzamide), reactions: 7, kind: 'L0000000001', source: 1, yieldPercent: 81.5 },
    { ...fingerprint(suzuki), reactions: 2, kind: undefined, source: 0, yieldPercent: undefined },
  ];

  it('comes back as it was written', () => {
    const known = new KnownReactions(readPrecedents(writePrecedents(entries(), ['a', 'b'])));
    expect(known.nearest(fingerprint(benzamide), 5)).toEqual({
      known: 9,
      near: 7,
      precedents: [{ similarity: 1, count: 7, kind: 'L0000000001', yieldPercent: 82, source: 'b' }],
      sources: ['a', 'b'],
    });
    expect(known.ofKinds(new Set(['L0000000001']))).toBe(7);
  });

  it('tells those of the wanted kind first, though another is nearer', () => {
    const two: PrecedentEntry[] = [
      { ...fingerprint(toluamide), reactions: 1, kind: 'L0000000001', source: 0, yieldPercent: undefined },
      { ...fingerprint(benzamide), reactions: 9, kind: undefined, source: 0, yieldPercent: undefined },
    ];
    const known = new KnownReactions(readPrecedents(writePrecedents(two, ['a'])));
    const counts = (kinds?: ReadonlySet<string>): number[] =>
      known.nearest(fingerprint(benzamide), 2, kinds).precedents.map(({ count }) => count);
    expect(counts()).toEqual([9, 1]);
    expect(counts(new Set(['L0000000001']))).toEqual([1, 9]);
  });

  it('is refused when a byte of it has changed', () => {
    const file = writePrecedents(entries(), ['a']);
    file[file.length - 9] = (file[file.length - 9] ?? 0) ^ 1;
    expect(() => readPrecedents(file)).toThrow(TypeError);
  });
});

describe('the reactions that came with the service', () => {
  it('are thousands of fingerprints, and hold no structure', () => {
    const table = readPrecedents(readFileSync(new URL('../../../data/precedents.bin', import.meta.url)));
    expect(table.reactions.length).toBeGreaterThan(1_000);
    const kinds = new Set([...table.reactions.keys()].flatMap((entry) => table.kindOf(entry) ?? []));
    expect([...kinds].filter((id) => !templateById(id))).toEqual([]);
  });

  it('are searched well within the time of a click', () => {
    const known = builtInReactions();
    const asked = fingerprint(benzamide);
    known.nearest(asked, 10);
    const from = process.cpuUsage();
    for (let round = 0; round < 5; round += 1) known.nearest(asked, 10);
    expect(process.cpuUsage(from).user / 5_000).toBeLessThan(50);
  });

  it.each([
    [benzamide, 'acylation'],
    [suzuki, 'carbonCarbon'],
    [reduction, 'reduction'],
  ])('give %s precedents of its class', (reaction, wanted) => {
    const { precedents, known, near } = new PrecedentFinder(rdkit).find({
      ...sidesOf(reaction),
      kind: undefined,
      top: 5,
    });
    expect(precedents[0]?.similarity).toBeGreaterThan(0.6);
    const classes = precedents.flatMap(({ kind }) => templateById(kind ?? '')?.class ?? []);
    expect(classes[0]).toBe(wanted);
    expect(near).toBeLessThanOrEqual(known);
  });

  it('count those of the kind', () => {
    const finder = new PrecedentFinder(rdkit);
    const ofKind = (kind: string | undefined) => finder.find({ ...sidesOf(benzamide), kind, top: 1 }).sameKind;
    expect(ofKind('amide-from-acid-and-primary-amine')).toBeGreaterThan(ofKind('sulfide-to-sulfone'));
    expect(ofKind(undefined)).toBe(0);
  });
});

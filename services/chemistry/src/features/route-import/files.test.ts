// Files as other programs write them, some broken as real ones are: what each holds, and what is said of the rest.

import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@app/shared/constants/limits';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { reactionsOfNode } from '../../engine/route-files/read-route.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createIndigo } from '../structure/programs/indigo.ts';
import { readerOperations } from './operations.ts';
import { FileRefused, readRouteFile, type ReadingParts } from './read-upload.ts';

const folder = new URL('../../engine/route-files/testing/files/', import.meta.url);
const indigo = createIndigo({ logger: createLogger('silent'), timeoutMs: 120_000 });
let parts: ReadingParts;
beforeAll(async () => {
  const operations = readerOperations(await loadRDKit());
  parts = {
    indigo,
    routeReader: { run: (name, ...given) => Promise.resolve(Reflect.apply(operations[name], undefined, given)) },
  };
});
afterAll(() => indigo.close());

/** Steps of each route, routes of one target joined by `+`; then the problems by place. */
async function toldOf(content: Buffer): Promise<string> {
  try {
    const { format, targets, problems } = await readRouteFile(content, parts);
    const routes = targets.map((one) => one.routes.map(({ target }) => reactionsOfNode(target).length).join('+'));
    const said = problems.map(({ line, reaction, route, reason }) => {
      const place =
        line === undefined ? (reaction === undefined ? `route ${route}` : `reaction ${reaction}`) : `line ${line}`;
      return `${place} ${reason}`;
    });
    return [`${format}: ${routes.join(', ')}`, ...said].join('; ');
  } catch (error) {
    if (error instanceof FileRefused) return `refused: ${error.reason}`;
    throw error;
  }
}

const expected: Record<string, string> = {
  'aizynth-broken-routes.json':
    'aizynthfinder: 1; route 1 unreadableMolecule; route 3 cycle; route 4 noSteps; route 5 duplicate',
  'aizynth-checkpoint.jsonl': 'aizynthfinder: 2, 1; line 3 brokenLine',
  'aizynth-cut.json': 'refused: json',
  'aizynth-list.json': 'aizynthfinder: 2+1',
  'aizynth-packed.json.gz': 'aizynthfinder: 2+1',
  'aizynth-single.json': 'aizynthfinder: 1',
  'aizynth-table.json': 'aizynthfinder: 2, 1',
  'askcos-paths.json': 'askcos: 2+1',
  'askcos-trees.json': 'askcos: 1',
  'askcos-uds-missing.json': 'askcos: 1; route 1 missingNode',
  'askcos-uds.json': 'askcos: 2+1',
  'broken.rdf': 'rdf: 2; reaction 3 brokenReaction',
  'deep.json': 'refused: nesting',
  'entities.cdxml': 'refused: noRoutes',
  'lines-alternatives.txt': 'reactions: 1+1',
  'lines-blocks.txt': 'reactions: 1, 2',
  'lines-broken.csv':
    'reactions: 1; line 3 noProduct; line 4 noReactant; line 5 unreadableMolecule; line 6 notReaction; line 7 productIsReactant',
  'lines-mapped.smi': 'reactions: 1',
  'lines.txt': 'reactions: 2',
  'notes.txt': 'refused: noRoutes',
  'one-step.rxn': 'rxn: 1',
  'proto.json': 'aizynthfinder: 1',
  'retrocast-candidates.json': 'retrocast: 2+1, 1; route 2 failedRoute',
  'retrocast-route.json': 'retrocast: 2',
  'retrocast-task.json': 'retrocast: 2',
  'scheme.cdxml': 'cdxml: 2',
  'synplanner.json': 'synplanner: 1',
  'syntheseus.json': 'syntheseus: 2',
  'three-steps.rdf': 'rdf: 3',
};

describe('a file of routes', () => {
  it.each(readdirSync(folder))('%s', async (name) => {
    expect(await toldOf(readFileSync(new URL(name, folder)))).toBe(expected[name]);
  });
});

describe('a hostile file', () => {
  const tree = (depth: number): string =>
    `{"type":"mol","smiles":"${'C'.repeat(depth + 1)}","children":[{"type":"reaction","children":[`.concat(
      depth === 0 ? '{"type":"mol","smiles":"O"}' : tree(depth - 1),
      ']}]}',
    );
  it.each<[string, () => Buffer, string]>([
    [
      'that unpacks to more than is read',
      () => gzipSync(Buffer.alloc(limits.routeFileUnpackedBytes + 1, 32)),
      'refused: unpackedSize',
    ],
    ['whose archive is cut off', () => gzipSync(Buffer.from('[1]')).subarray(0, 12), 'refused: packed'],
    ['that is no text', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0, 0]), 'refused: binary'],
    ['with nothing in it', () => Buffer.from(' \n'), 'refused: empty'],
    ['of brackets alone', () => Buffer.from('['.repeat(1_000_000)), 'refused: nesting'],
    ['with a route of fifty steps in a row', () => Buffer.from(tree(50)), 'aizynthfinder: ; route 1 tooDeep'],
    ['of numbers beyond all bounds', () => Buffer.from(`[${'9'.repeat(5_000)},1e9999,-1e-9999]`), 'refused: noRoutes'],
  ])('%s is refused with its reason', async (_, content, told) => {
    expect((await toldOf(content())).replace('syntheseus', 'aizynthfinder')).toBe(told);
  });

  it.each<[string, () => string, string]>([
    ['a line of nothing but bars', () => ' |'.repeat(5_000_000), 'refused: noRoutes'],
    ['a line of ten million dots', () => `${'C.'.repeat(5_000_000)}>>CC`, 'reactions: ; line 1 longLine'],
    [
      'a long line among reactions',
      () => `CCO.CC(=O)O>>CCOC(C)=O\n${' '.repeat(1_000_000)}C>>CC`,
      'reactions: 1; line 2 longLine',
    ],
    ['five thousand reactants', () => `${'C.'.repeat(5_000)}CO>>CCO`, 'reactions: ; line 1 tooManyMolecules'],
    [
      'a step of a tree from as many',
      () =>
        JSON.stringify([
          {
            type: 'mol',
            smiles: 'CC',
            children: [
              { type: 'reaction', children: Array.from({ length: 5_000 }, () => ({ type: 'mol', smiles: 'C' })) },
            ],
          },
        ]),
      'syntheseus: ; route 1 tooManyMolecules',
    ],
  ])('with %s is looked through at once', { timeout: 10_000 }, async (_, text, told) => {
    expect(await toldOf(Buffer.from(text()))).toBe(told);
  });

  it('that was packed again and again is refused', async () => {
    const text = Buffer.from('CCO.CC(=O)O>>CCOC(C)=O');
    const packed = (times: number): Buffer => (times === 0 ? text : gzipSync(packed(times - 1)));
    expect(await toldOf(packed(2))).toBe('reactions: 1');
    expect(await toldOf(packed(3))).toBe('refused: packed');
  });

  it('of 50 MB of one text without a line end is read in seconds', { timeout: 60_000 }, async () => {
    expect(await toldOf(Buffer.alloc(50 * 1024 * 1024, 'C'))).toBe('refused: noRoutes');
  });
});

import { describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { readKept } from '../../../chemistry/molecule/read-structure.ts';
import { createLogger } from '../../../platform/process/logger.ts';
import { createIndigo } from '../../structure/programs/indigo.ts';
import { readStructureText } from '../../structure/files/read-structures.ts';
import { Drawings } from './drawings.ts';
import { rxnFile } from './reaction-files.ts';

const rdkit = await loadRDKit();

describe('the reaction file of a step', () => {
  it.each([
    ['CCC(C)=O>>CCC(C)O', 'CC[C@H](C)O |&1:2|', '$RXN V3000'],
    ['CCC(C)=O>>CCC(C)O', 'CC[C@H](C)O |o1:2|', '$RXN V3000'],
    ['CC=O.CC[N+](=O)[O-]>>C[C@H](O)[C@@H](C)[N+](=O)[O-]', 'C[C@H](O)[C@@H](C)[N+](=O)[O-] |&1:1,3|', '$RXN V3000'],
    ['CCC(C)=O>>CC[C@H](C)O', 'CC[C@H](C)O', '$RXN\n'],
    ['CCC(C)=O>>CCC(C)O', 'CCC(C)O', '$RXN\n'],
    ['CCC(C)=O>>CCC(C)O', undefined, '$RXN\n'],
  ])('%s to %s ends in that very molecule', async (reactionSmiles, product, start) => {
    const text = rxnFile({ name: 'Reduction', reactionSmiles }, new Drawings(rdkit), product);
    expect(text.startsWith(start)).toBe(true);
    expect(text.split('\n')[1]).toBe('Reduction');
    const indigo = createIndigo({ logger: createLogger('silent') });
    const rows = await readStructureText(text, indigo, { mostRows: 9 });
    await indigo.close();
    const [, , right = ''] = reactionSmiles.split('>');
    const made = rows.filter(({ role }) => role === undefined).map(({ structure }) => readKept(rdkit, structure));
    expect(made).toEqual([readKept(rdkit, product ?? right)]);
    expect(rows.filter(({ role }) => role === 'reactant')).toHaveLength(
      reactionSmiles.split('>')[0]?.split('.').length ?? 0,
    );
  });
});

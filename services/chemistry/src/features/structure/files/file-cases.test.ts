// The table of files: each is read as a file and, where it is text, as what was pasted, with the same answer.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { createLogger } from '../../../platform/process/logger.ts';
import { createIndigo } from '../programs/indigo.ts';
import { readStructureFile, readStructureText } from './read-structures.ts';
import type { StructureRow } from './structure-row.ts';
import type { FileCase } from './testing/file-case.ts';
import { drawingCases } from './testing/drawing-cases.ts';
import { recordCases } from './testing/record-cases.ts';
import { textCases } from './testing/text-cases.ts';
import { workbookCases } from './testing/workbook-cases.ts';

const indigo = createIndigo({ logger: createLogger('silent') });
let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});
afterAll(() => indigo.close());

const limit = { mostRows: 100 };

function told({ structure, refusal, role }: StructureRow): string {
  if (refusal !== undefined) return `! ${refusal}`;
  using mol =
    /^InChI=|^[^\n]* (?!\|)/.test(structure) && !structure.includes('M  END') ? null : rdkit.get_mol(structure);
  if (!mol) return `= ${structure}`;
  const groups = /\|[&o]\d.*\|/.exec(mol.get_cxsmiles(JSON.stringify({ CX_ALL_BUT_COORDS: true })))?.[0];
  const smiles = groups === undefined ? mol.get_smiles() : `${mol.get_smiles()} ${groups}`;
  return role === undefined ? smiles : `${smiles} ? ${role}`;
}

const contentOf = async ({ content }: FileCase): Promise<Buffer> =>
  typeof content === 'function' ? content() : typeof content === 'string' ? Buffer.from(content) : content;

describe('a file with', () => {
  it.each([...textCases, ...workbookCases, ...recordCases, ...drawingCases])('$about ($name)', async (one) => {
    const content = await contentOf(one);
    const rows = await readStructureFile({ name: one.name, content }, indigo, limit);
    expect(rows.map(told)).toEqual(one.rows);
    if (typeof one.content !== 'string' || /\.(?:csv|tsv)$/.test(one.name)) return;
    expect((await readStructureText(one.content, indigo, limit)).map(told)).toEqual(one.rows);
  });
});

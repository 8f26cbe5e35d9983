// The table of files through the calls that take them: the tray, the lists of wanted molecules and the single structure give
// the responses of the one reader.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorklistImport } from '@app/shared/contracts/batch';
import type { ImportResult } from '@app/shared/contracts/process/process';
import type { FileCase } from './files/testing/file-case.ts';
import { drawingCases } from './files/testing/drawing-cases.ts';
import { recordCases } from './files/testing/record-cases.ts';
import { textCases } from './files/testing/text-cases.ts';
import { workbookCases } from './files/testing/workbook-cases.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function post<T>(path: string, one: FileCase, sub: string, name = one.name) {
  const content = typeof one.content === 'function' ? await one.content() : Buffer.from(one.content);
  const ownName = `--b\r\ncontent-disposition: form-data; name="ownName"\r\n\r\nmy%20file.${name.split('.').at(-1)}\r\n`;
  const head = `${ownName}--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="${name}"\r\n\r\n`;
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/retro/${path}`,
    headers: {
      authorization: `Bearer ${await service.issuer.token({ sub })}`,
      'content-type': 'multipart/form-data; boundary=b',
      'x-culture': 'en',
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
  });
  return response.json() as { code: number; data: T; error?: { message: string; details?: { text?: string } } };
}

const cases = [...textCases, ...workbookCases, ...recordCases, ...drawingCases];
const noCase: FileCase = { about: '', name: 'a.smi', content: '', rows: [] };
const plain = (row: string): string => row.replace(/ \|.*\|$/, '').replace(/^C\[O-\]$/, 'CO');

/** What the table says of a row: refused, or a molecule; undefined where it is a name to be looked up. */
function toldOf(row: string): string | undefined {
  if (row.startsWith('=')) return undefined;
  // A labelled molecule is read, and not planned.
  return /^!|\[13C/.test(row) ? 'refused' : plain(row.split(' ? ')[0] ?? '');
}

function seenOf({ molecule, outcome }: WorklistImport['rows'][number], told: string | undefined): string | undefined {
  if (told === undefined) return undefined;
  if (molecule) return plain(molecule.smiles);
  return outcome === 'rejected' ? 'refused' : outcome;
}

describe('a file through every call', () => {
  const isFull = process.env['TEST_EXTENT'] === 'full';
  // Each of them is held against the reader itself beside it.
  it.each(cases.filter((_, index) => isFull || index % 6 === 0))('$about ($name)', { timeout: 20_000 }, async (one) => {
    const sub = `reader ${one.about}`;
    const worklist = await post<WorklistImport>('smiles-data-import', one, sub);
    expect(worklist.data.rows).toHaveLength(one.rows.length);
    const wanted = await post<ImportResult>('craft-interest-import', one, sub);
    const told = one.rows.map(toldOf);
    expect(worklist.data.rows.map((row, index) => seenOf(row, told[index]))).toEqual(told);
    const taken = one.rows.map((row, index) =>
      row.includes(' ? ') ? undefined : worklist.data.rows[index]?.molecule?.smiles,
    );
    const kept = wanted.data.rows.map(({ molecule }) => molecule?.smiles);
    expect(kept.filter((_, index) => taken[index] !== undefined)).toEqual(
      taken.filter((smiles) => smiles !== undefined),
    );
  });

  it('keeps its own name', async () => {
    const [one] = textCases;
    if (!one) throw new RangeError('no case');
    await post('smiles-data-import', one, 'namer', 'upload.smi');
    const worklist = await service.call('waitingSmiles', { query: {} }, { claims: { sub: 'namer' } });
    expect(worklist.data.items[0]?.source.fileName).toBe('my file.smi');
  });
});

describe('a short word that is an abbreviation, too', () => {
  const smiles = ['CO', 'CN', 'NCS'];
  const imported = async (one: Pick<FileCase, 'name' | 'content'>) => {
    const file = { about: '', rows: [], ...one };
    const worklist = await post<WorklistImport>('smiles-data-import', file, `short ${one.name}`);
    const wanted = await post<ImportResult>('craft-interest-import', file, `short ${one.name}`);
    return [worklist, wanted].map(({ data }) => data.rows.map(({ molecule }) => molecule?.smiles));
  };

  it.each([
    ['in a file of SMILES', 'short.smi', 'CO methanol\nCN methylamine\nNCS\n'],
    ['below a heading', 'short.csv', 'name,smiles\nmethanol,CO\nmethylamine,CN\nx,NCS\n'],
    ['in a list of SMILES', 'short.txt', 'CO\nCN\nNCS\nc1ccccc1O\nCC(=O)N\nCC(C)=O\nC1CC1\nOC(=O)CC#N\n'],
  ])('is a SMILES %s', async (_where, name, content) => {
    for (const read of await imported({ name, content })) expect(read.slice(0, 3)).toEqual(smiles);
  });

  it('is asked back where it stands alone', async () => {
    const file = { about: '', rows: [], name: 'short.txt', content: 'CO\n' };
    const { data } = await post<WorklistImport>('smiles-data-import', file, 'short alone');
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['rejected']);
  });

  it('is handed over from a file so that it stays a SMILES', async () => {
    const file = { about: '', rows: [], name: 'short.smi', content: 'CO methanol\n' };
    const { data } = await post<{ structure: string }>('structure-file', file, 'one');
    expect(data.structure).toBe('C-O');
  });
});

describe('the first structure of a file', () => {
  const first = async (content: string, name: string) =>
    post<{ structure: string; leftOut: number; isProduct: boolean }>(
      'structure-file',
      { about: '', name, content, rows: [] },
      'one',
    );

  it('is given with how many were left out', async () => {
    expect((await first('smiles name\nCCO ethanol\nCCN amine\n', 'a.smi')).data).toEqual({
      structure: 'CCO',
      name: 'ethanol',
      leftOut: 1,
      isProduct: false,
    });
    const reaction = recordCases.find(({ about }) => about === 'a reaction');
    const { data } = await post<{ structure: string; isProduct: boolean }>('structure-file', reaction ?? noCase, 'one');
    expect([data.isProduct, data.structure.split('\n', 1)[0]]).toEqual([true, 'ethyl acetate']);
  });

  it('is one line where it was drawn and nothing is lost by that', async () => {
    const atoms = (more = '') =>
      '<?xml version="1.0"?><CDXML><page><fragment><n id="1" p="0 0"/><n id="2" p="26 15"/>' +
      `<n id="3" p="52 0" Element="8"/><b B="1" E="2"/><b B="2" E="3"/></fragment>${more}</page></CDXML>`;
    const sodium = '<fragment><n id="9" p="90 0" Element="11" Charge="1"/></fragment>';
    expect((await first(atoms(), 'a.cdxml')).data.structure).toBe('CCO');
    expect((await first(atoms(sodium), 'a.cdxml')).data.structure).toContain('Na');
  });

  it('is refused with what is wrong and what to do', async () => {
    const cut = await first('x\n\n\n  3  2  0  0  0  0  0  0  0  0999 V2000\n', 'a.mol');
    expect([cut.code, cut.error?.details?.text]).toEqual([10008, expect.stringContaining('M  END')]);
    expect((await first('# nothing\n', 'a.smi')).code).toBe(20004);
  });
});

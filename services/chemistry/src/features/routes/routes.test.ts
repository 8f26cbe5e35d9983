// Draft procedures leave the product as files that say what the screen says, read back by what did not write them.

import { openZip } from '@app/shared/files/zip-archive';
import type { Procedure, ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import { catalogue } from '@app/shared/errors/catalogue';
import type { RouteFileType } from '@app/shared/contracts/routes/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet, readSheetNames } from '../../platform/files/read/workbook.ts';
import { procainamide } from '../../test-support/procainamide-route.ts';
import { readPdf } from '../../test-support/read-pdf.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { keepRoutes } from '../../test-support/stored-routes.ts';

const cultures = ['en', 'zh-CN'] as const;
type Culture = (typeof cultures)[number];
const batch: ProcedureBatch = { of: 'limiting', amount: 5, unit: 'g' };

let service: TestService;
let taskId: string;
let routeIds: string[];
beforeAll(async () => {
  service = await startTestService();
  ({ taskId, routeIds } = await keepRoutes(service, [procainamide, { ...procainamide, fails: true }]));
});
afterAll(() => service.close());

async function fileOf(fileType: RouteFileType, culture: Culture, asked: object = {}) {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/export/route-file',
    payload: { routeIds: routeIds.slice(0, 1), batch, ...asked, fileType },
    headers: { authorization: `Bearer ${await service.issuer.token()}`, 'x-culture': culture },
  });
  return {
    bytes: response.rawPayload,
    type: String(response.headers['content-type']),
    name: decodeURIComponent(String(response.headers['content-disposition'])),
  };
}

/** The drafts of the steps as the screen has them, in the order of the laboratory. */
async function screen(culture: Culture): Promise<{ number: number; name: string; procedure: Procedure }[]> {
  const headers = { 'x-culture': culture };
  const routeId = routeIds[0] ?? '';
  const { steps } = (await service.call('routeDetail', { query: { routeId } }, { headers })).data;
  const ordered = steps.toSorted((a, b) => a.number - b.number);
  return Promise.all(
    ordered.map(async ({ stepId, number, name }) => {
      const { data } = await service.call('reactionProcedure', { body: { routeId, stepId, batch } }, { headers });
      return { number, name, procedure: data };
    }),
  );
}

/** What a draft says in words, as every file of it must. */
function wordsOf({ materials, sections, hazards, warnings, basis, observations, product }: Procedure): string[] {
  return [
    ...materials.flatMap(({ name, form, cas }) => [name, form, cas].flatMap((one) => one ?? [])),
    ...sections.flatMap(({ title, sentences }) => [title, ...sentences]),
    ...hazards.map(({ text }) => text),
    ...warnings.map(({ text }) => text),
    ...observations.map(({ label }) => label),
    ...basis,
    product.molecule.formula,
  ];
}

interface WordText {
  paragraphs: string[];
  /** Texts of the cells, by table and row. */
  tables: string[][][];
}

async function readDocx(bytes: Buffer): Promise<WordText> {
  const archive = await openZip(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read('word/document.xml')) chunks.push(chunk);
  const xml = Buffer.concat(chunks).toString();
  const textIn = (part: string): string =>
    [...part.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => unescaped(text)).join('');
  const parts = (part: string, tag: string): string[] =>
    [...part.matchAll(new RegExp(`<w:${tag}(?: [^>]*)?>.*?</w:${tag}>`, 'gs'))].map(([found]) => found);
  return {
    paragraphs: parts(xml, 'p').map(textIn),
    tables: parts(xml, 'tbl').map((table) => parts(table, 'tr').map((row) => parts(row, 'tc').map(textIn))),
  };
}

function unescaped(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
}

describe.each(cultures)('draft procedures in %s', (culture) => {
  it('stand in a Word document, a table of amounts for each step', async () => {
    const { bytes, type, name } = await fileOf('docx', culture);
    expect(type).toContain('wordprocessingml');
    expect(name).toMatch(/\.docx"/);
    const drafts = await screen(culture);
    const { paragraphs, tables } = await readDocx(bytes);
    expect(tables.map((rows) => rows.length)).toEqual(drafts.map(({ procedure }) => 1 + procedure.materials.length));
    const text = paragraphs.join('\n');
    for (const { procedure } of drafts) for (const one of wordsOf(procedure)) expect(text).toContain(one);
    for (const [at, { procedure }] of drafts.entries())
      for (const [row, { mmol, massG }] of procedure.materials.entries()) {
        const cells = tables[at]?.[row + 1] ?? [];
        expect(cells[5]).toMatch(mmol === null ? /^(____|–)$/ : /^\d/);
        expect(cells[6]).toMatch(massG === null ? /^(____|–)$/ : / (mg|g|kg)$/);
      }
    expect(paragraphs.filter((one) => /SMILES.*>>/.test(one))).toHaveLength(drafts.length);
    expect(text).not.toMatch(/undefined|null|\{\{/);
  });

  it('stand in a workbook of a sheet for each step after an overview, amounts as figures', async () => {
    const { bytes, name } = await fileOf('procedures', culture);
    expect(name).toMatch(/\.xlsx"/);
    const drafts = await screen(culture);
    expect(await readSheetNames(bytes)).toHaveLength(1 + drafts.length);
    const overview = await Array.fromAsync(readSheet(bytes, 0));
    expect(overview.slice(1, 1 + drafts.length).map(({ cells }) => cells[1])).toEqual(drafts.map((one) => one.name));
    for (const [at, { procedure }] of drafts.entries()) {
      const rows = (await Array.fromAsync(readSheet(bytes, at + 1))).map(({ cells }) => cells);
      for (const [row, one] of procedure.materials.entries()) {
        const cells = rows[row + 1] ?? [];
        expect(cells[1]).toBe(one.name);
        expect([cells[5], cells[6], cells[7], cells[8]].map((cell) => (cell ? Number(cell) : null))).toEqual([
          one.equivalents,
          one.mmol,
          one.massG,
          one.volumeMl,
        ]);
      }
      const text = rows.flat().join('\n');
      for (const word of wordsOf(procedure).filter((one) => one !== procedure.product.molecule.formula))
        expect(text).toContain(word);
    }
  });

  it('stand in Markdown whose signs are escaped, a heading for each step', async () => {
    const { bytes, type } = await fileOf('md', culture);
    expect(type).toBe('text/markdown; charset=utf-8');
    const text = bytes.toString();
    const plain = text.replaceAll(/\\([\\`*_[\]<>|#~])/g, '$1');
    const drafts = await screen(culture);
    expect(text.match(/^## /gm)).toHaveLength(drafts.length);
    for (const { procedure } of drafts) for (const one of wordsOf(procedure)) expect(plain).toContain(one);
    const gap = culture === 'zh-CN' ? '' : ' ';
    for (const { procedure } of drafts)
      for (const { sentences } of procedure.sections) expect(plain).toContain(`\n${sentences.join(gap)}\n`);
    expect(text).not.toMatch(/(?<!\\)_/);
    expect(text.match(/ ?`[^`\n]+>>[^`\n]+`$/gm)).toHaveLength(drafts.length);
    const rows = drafts.reduce((all, { procedure }) => all + procedure.materials.length + 2, 0);
    expect(text.match(/^\|/gm)).toHaveLength(rows);
  });

  it('are in the report, with lines to write on', async () => {
    const { text, bookmarks } = await readPdf((await fileOf('pdf', culture)).bytes);
    // The font of the report has one sign for micro and mu.
    const bare = (words: string): string => words.replaceAll(/[\s_]+/g, '').replaceAll('\u00B5', '\u03BC');
    for (const { procedure } of await screen(culture))
      for (const one of wordsOf(procedure)) expect(bare(text)).toContain(bare(one));
    expect(bookmarks.length).toBeGreaterThan(0);
  });
});

describe('a file of draft procedures', () => {
  it('holds one step where one is asked for', async () => {
    const { bytes, name } = await fileOf('docx', 'en', { stepId: 's1' });
    expect(name).toContain('procainamide-route-1-step-4-procedures.docx');
    expect((await readDocx(bytes)).tables).toHaveLength(1);
    const [first] = await fileOf('md', 'en', { stepId: 's1' }).then(
      (file) => file.bytes.toString().match(/^## .*/gm) ?? [],
    );
    expect(first).toBe('## Step 4: Nitro reduction');
  });

  it('holds several routes, each step named by its route', async () => {
    const { bytes } = await fileOf('procedures', 'en', { routeIds: undefined, taskId });
    expect((await readSheetNames(bytes)).slice(1, 3)).toEqual(['Route 1, step 1', 'Route 1, step 2']);
    expect((await readDocx((await fileOf('docx', 'en', { routeIds })).bytes)).tables).toHaveLength(8);
  });

  it.each([
    ['a step that the route has not', 'docx', { stepId: 's99' }, 'dataNotFound'],
    ['a step of several routes', 'docx', { stepId: 's1', routeIds: undefined }, 'parameterError'],
    ['a step of another kind of file', 'pdf', { stepId: 's1' }, 'parameterError'],
    ['a batch of nothing', 'md', { batch: { ...batch, amount: 0 } }, 'parameterError'],
  ] as const)('is refused for %s', async (_, fileType, asked, error) => {
    const all = 'routeIds' in asked ? { ...asked, taskId } : asked;
    const { bytes } = await fileOf(fileType, 'en', all);
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: catalogue[error].code });
  });
});

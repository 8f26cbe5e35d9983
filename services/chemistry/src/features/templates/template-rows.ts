// Files of reaction templates: tables (comma, semicolon or tab) and JSON, as a list or a line each, plain or gzip. The
// column names are those of AiZynthFinder (retro_template, template_hash, library_occurence, classification), of ASKCOS
// (reaction_smarts, _id, count, necessary_reagent), and plain ones.

import { parseCells } from '../../platform/files/read/csv.ts';
import { readTextLines } from '../stock/read/text-lines.ts';

export interface TemplateRow {
  /** Line of the file; of a JSON list the place in it. */
  line: number;
  /** As it is in the file; empty where there is none. */
  smarts: string;
  name: string;
  count: number;
  /** What the file says of the class of the reaction. */
  classText: string;
  reagents: string[];
}

const fieldNames = {
  smarts: ['retro_template', 'reaction_smarts', 'retro_smarts', 'smarts', 'template', 'rxn_smarts', '反应模板', '模板'],
  name: ['name', 'reaction_name', 'title', '名称', '反应名称'],
  id: ['template_hash', '_id', 'id', 'hash', 'template_code', '编号'],
  count: ['library_occurence', 'library_occurrence', 'count', 'occurrence', 'occurrences', 'score', '次数'],
  classText: ['classification', 'class', 'reaction_class', '类别', '反应类别'],
  reagents: ['necessary_reagent', 'reagents', 'reagent', '试剂'],
} as const;
type Field = keyof typeof fieldNames;

const longest = 20_000;

/** The rows of a file, one by one. */
export async function* readTemplateRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TemplateRow> {
  const lines = readTextLines(bytes)[Symbol.asyncIterator]();
  let first = await lines.next();
  while (first.done !== true && first.value.text.replace(/^\uFEFF/, '').trim() === '') first = await lines.next();
  if (first.done === true) return;
  const rest = { [Symbol.asyncIterator]: () => lines };
  const text = first.value.text.replace(/^\uFEFF/, '').trim();
  if (/^\[\s*(?:$|\{)/.test(text)) yield* ofJsonList(text, rest);
  else if (text.startsWith('{')) yield* ofJsonLines(text, first.value.number, rest);
  else yield* ofTable(text, first.value.number, rest);
}

type Lines = AsyncIterable<{ number: number; text: string }>;

async function* ofTable(first: string, number: number, rest: Lines): AsyncGenerator<TemplateRow> {
  const delimiter = ['\t', ',', ';'].find((one) => first.includes(one)) ?? '\t';
  const headings = (parseCells(first, delimiter) ?? []).map((one) => one.trim().toLowerCase());
  const isHeading = headings.some((one) => fieldNames.smarts.some((name) => name === one));
  const names = isHeading ? headings : ['smarts', 'name'];
  const rowOf = (line: number, text: string): TemplateRow => {
    // A plain list has no commas between cells: those that are there belong to the SMARTS.
    const cells = isHeading ? (parseCells(text, delimiter) ?? [text]) : splitPlain(text);
    return toRow(line, new Map(cells.map((cell, index) => [names[index] ?? '', cell.trim()])));
  };
  if (!isHeading) yield rowOf(number, first);
  for await (const { number: line, text } of rest) if (text.trim() !== '') yield rowOf(line, text);
}

// The SMARTS ends at the first blank; what follows is its name.
function splitPlain(text: string): string[] {
  const [, smarts = '', name = ''] = /^(\S*)\s*(.*)$/.exec(text.trim()) ?? [];
  return [smarts, name];
}

async function* ofJsonLines(first: string, number: number, rest: Lines): AsyncGenerator<TemplateRow> {
  yield ofJson(number, parse(first));
  for await (const { number: line, text } of rest) if (text.trim() !== '') yield ofJson(line, parse(text));
}

async function* ofJsonList(first: string, rest: Lines): AsyncGenerator<TemplateRow> {
  let whole = first;
  for await (const { text } of rest) whole += `\n${text}`;
  const list = parse(whole);
  if (!Array.isArray(list)) return yield ofJson(1, undefined);
  for (const [index, one] of list.entries()) yield ofJson(index + 1, one);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ofJson(line: number, value: unknown): TemplateRow {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const texts = fields.map(([key, one]): [string, string] => [
    key.toLowerCase(),
    Array.isArray(one) ? one.join('.') : typeof one === 'string' || typeof one === 'number' ? String(one) : '',
  ]);
  return toRow(line, new Map(texts));
}

function toRow(line: number, fields: ReadonlyMap<string, string>): TemplateRow {
  const valueOf = (field: Field): string => {
    for (const name of fieldNames[field]) {
      const value = fields.get(name);
      if (value) return value;
    }
    return '';
  };
  const count = Number(valueOf('count'));
  return {
    line,
    smarts: valueOf('smarts').slice(0, longest),
    name: (valueOf('name') || valueOf('classText').replace(/^[\d.]+\s*/, '') || valueOf('id')).slice(0, 120),
    count: Number.isFinite(count) && count > 0 ? count : 0,
    classText: valueOf('classText'),
    reagents: valueOf('reagents')
      .split('.')
      .filter((one) => one !== ''),
  };
}

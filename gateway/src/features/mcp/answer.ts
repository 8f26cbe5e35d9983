// A response of a tool: never more than 20 KB, whatever there is to say. What does not fit is read on with `from`.

import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Picture } from './pictures.ts';
import type { ToolOutcome } from './tool.ts';

/** Bytes of a whole result as JSON; the frame of the protocol around it makes some hundred more. */
export const maxResultBytes = 19_000;
/** Of that, what is around the data and the picture. */
const frameBytes = 1_400;
const leastDataBytes = 3_500;

/** What a list gives of its entries from one place on. */
export interface ListPart<T> {
  items: T[];
  total: number;
  next?: number;
}

export interface Room {
  /** Place of the first of the entries in the whole list. */
  from: number;
  total: number;
  /** What the response says besides the list. */
  others: unknown;
  /** What is sent along. */
  picture?: Picture | undefined;
}

/** As many entries as fit, one at least, so that reading goes on. */
export function fitting<T>(entries: readonly T[], { from, total, others, picture }: Room): ListPart<T> {
  // The data come twice, as structure and as text.
  const room = (maxResultBytes - frameBytes - (picture?.data.length ?? 0)) / 2;
  // A picture that is larger than that is left out by resultOf.
  let left = Math.max(leastDataBytes, Math.floor(room)) - halfOf(others) - 100;
  const items: T[] = [];
  for (const entry of entries) {
    left -= halfOf(entry) + 1;
    if (items.length > 0 && left < 0) break;
    items.push(entry);
  }
  const end = from + items.length;
  return { items, total, ...(end < total && items.length > 0 ? { next: end } : {}) };
}

// Half of what a value adds to the result: as it is, and as text with its quotation marks escaped.
function halfOf(value: unknown): number {
  const text = JSON.stringify(value);
  return Math.ceil((Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text))) / 2);
}

// The longest text and the longest list inside a response, shorter and shorter until it fits.
const cuts = [
  { text: 700, list: 200 },
  { text: 300, list: 20 },
  { text: 120, list: 8 },
  { text: 60, list: 4 },
];

/** The result of a tool that went well. */
export function resultOf({ data, picture }: ToolOutcome<object>): CallToolResult {
  const results = cuts.map((cut) => () => withoutPicture(data, cut));
  const fits = results.find((make) => bytesOf(make()) <= maxResultBytes) ?? results.at(-1);
  const result = fits?.() ?? failedResult('');
  if (!picture) return result;
  const drawn: CallToolResult = { ...result, content: [...result.content, { type: 'image', ...picture }] };
  return bytesOf(drawn) <= maxResultBytes ? drawn : result;
}

function withoutPicture(data: object, cut: Cut): CallToolResult {
  const state = { isCut: false };
  const short = clipped(data, cut, state);
  const structuredContent = { ...Object(short), ...(state.isCut ? { shortened: true } : {}) };
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}

/** The result of a tool that could not do it: words for a person. */
export function failedResult(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: text.slice(0, 4_000) }] };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

interface Cut {
  text: number;
  list: number;
}

function clipped(value: unknown, cut: Cut, state: { isCut: boolean }): unknown {
  if (typeof value === 'string' && value.length > cut.text) {
    state.isCut = true;
    return `${value.slice(0, cut.text)}…`;
  }
  if (Array.isArray(value)) {
    if (value.length > cut.list) state.isCut = true;
    return value.slice(0, cut.list).map((entry) => clipped(entry, cut, state));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, clipped(member, cut, state)]));
}

// JSON from outside: one value, or one a line. How deep it is nested is counted before it is parsed, since what reads the
// value afterwards goes down step by step.

import { fileBounds } from './foreign-route.ts';

export class JsonRefused extends Error {
  readonly reason: 'json' | 'nesting';

  constructor(reason: 'json' | 'nesting', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export interface JsonLine {
  line: number;
  value: unknown;
}

/** Whether a text looks like JSON at all. */
export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text.slice(0, 2_000));
}

/** The values of a text, and lines that are no JSON among others that are. Throws a JsonRefused where there is none. */
export function readJson(text: string): { values: JsonLine[]; broken: number[] } {
  refuseDeep(text);
  try {
    return { values: [{ line: 1, value: JSON.parse(text) as unknown }], broken: [] };
  } catch (error) {
    return readLines(text, error);
  }
}

function readLines(text: string, whole: unknown): { values: JsonLine[]; broken: number[] } {
  const values: JsonLine[] = [];
  const broken: number[] = [];
  text.split('\n').forEach((one, index) => {
    if (one.trim() === '') return;
    const value = parsed(one);
    if (value === undefined) broken.push(index + 1);
    else values.push({ line: index + 1, value });
  });
  const objects = values.filter(({ value }) => typeof value === 'object' && value !== null);
  // Lines of a value that is cut off are no values, or numbers and words.
  if (objects.length === 0 || objects.length < broken.length) throw new JsonRefused('json', { cause: whole });
  return { values, broken };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const [quote, backslash, open, close, openList, closeList] = ['"', '\\', '{', '}', '[', ']'].map((one) =>
  one.charCodeAt(0),
);

function refuseDeep(text: string): void {
  let depth = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isInside) {
      if (letter === backslash) at += 1;
      else if (letter === quote) isInside = false;
    } else if (letter === quote) isInside = true;
    else if (letter === open || letter === openList) {
      depth += 1;
      if (depth > fileBounds.nesting) throw new JsonRefused('nesting');
    } else if (letter === close || letter === closeList) depth -= 1;
  }
}

// The parts of an address that say what a result is narrowed by and how it is sorted: a link shows a colleague the same.

export interface Range {
  from?: number;
  to?: number;
}

export interface Sort<By extends string> {
  by: By;
  order: 'ascending' | 'descending';
}

/** Undefined for a range that is open at both ends. */
export function rangeOf(from: number | undefined, to: number | undefined): Range | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Reads `2~4.5`, `~3`; what is no number counts as left out. */
export function readRange(text: string | null): Range | undefined {
  const [from, to] = (text ?? '').split('~').map((end) => (end.trim() === '' ? Number.NaN : Number(end)));
  const finite = (end: number | undefined) => (Number.isFinite(end) ? end : undefined);
  return rangeOf(finite(from), finite(to));
}

export function writeRange(range: Range | undefined): string | undefined {
  return range && `${range.from ?? ''}~${range.to ?? ''}`;
}

/** Reads `-score` and `score`. */
export function readSort<By extends string>(text: string | null, fields: readonly By[], usual: Sort<By>): Sort<By> {
  const by = fields.find((field) => field === text?.replace(/^-/, ''));
  if (by === undefined) return usual;
  return { by, order: text?.startsWith('-') ? 'descending' : 'ascending' };
}

export function writeSort<By extends string>(sort: Sort<By>, usual: Sort<By>): string | undefined {
  if (sort.by === usual.by && sort.order === usual.order) return undefined;
  return `${sort.order === 'descending' ? '-' : ''}${sort.by}`;
}

/** A click on a header: the first order, the other one, then the usual one again. */
export function nextSort<By extends string>(
  sort: Sort<By>,
  by: By,
  usual: Sort<By>,
  first: Sort<By>['order'] = 'ascending',
): Sort<By> {
  if (sort.by !== by) return { by, order: first };
  if (sort.order === first) return { by, order: first === 'ascending' ? 'descending' : 'ascending' };
  return usual;
}

/** The query part of an address; what is undefined or empty is left out. */
export function addressOf(values: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

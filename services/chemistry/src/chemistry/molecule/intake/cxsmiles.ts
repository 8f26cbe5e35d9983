// The extension of a CXSMILES (ChemAxon), field by field: what changes the molecule, what says that it is none, and what
// is only said about it.

export interface CxText {
  smiles: string;
  fields: CxField[];
  /** What follows the extension: a name. */
  after: string;
}

export interface CxField {
  /** `f`, `Sg`, `&1`, `$` for labels, `(` for coordinates; the whole text of a field without a colon. */
  key: string;
  text: string;
}

/** A line with an extension between bars; undefined without one. */
export function readCx(line: string): CxText | undefined {
  const [, smiles = '', inside, after = ''] = /^(\S+)[ \t]+\|([^|]*)\|(.*)$/s.exec(line) ?? [];
  return inside === undefined ? undefined : { smiles, fields: fieldsOf(inside), after };
}

/** The line again, with those fields. */
export function writeCx({ smiles, after }: CxText, fields: readonly CxField[]): string {
  const inside = fields.map(({ text }) => text).join(',');
  return `${smiles}${inside === '' ? '' : ` |${inside}|`}${after}`;
}

// A comma within a field's own list is followed by a number; one between fields by a key.
const nextField = /,(?=\$|\(|[A-Za-z@&^][\w&^.]*:|r(?:,|$))/;

function fieldsOf(inside: string): CxField[] {
  const fields: CxField[] = [];
  let rest = inside;
  while (rest !== '') {
    const text = firstField(rest);
    if (text !== '') fields.push({ key: keyOf(text), text });
    rest = rest.slice(text.length).replace(/^,/, '');
  }
  return fields;
}

function firstField(rest: string): string {
  const enclosed = /^(?:\$[^$]*\$|\([^)]*\))/.exec(rest)?.[0];
  if (enclosed !== undefined) return enclosed;
  // Labels of groups and data may hold commas of their own.
  return rest.split(nextField, 1)[0] || rest;
}

function keyOf(text: string): string {
  if (text.startsWith('$_AV:')) return '$_AV';
  if (text.startsWith('$') || text.startsWith('(')) return text.slice(0, 1);
  return text.includes(':') ? text.slice(0, text.indexOf(':')) : text;
}

/** Labels by atom, counted from 0. */
export function labelsOf({ text }: CxField): Map<number, string> {
  const labels = text.slice(1, -1).split(';');
  return new Map(labels.flatMap((label, atom) => (label === '' ? [] : [[atom, decoded(label)] as const])));
}

// `&#44;` is a comma; `_R1` an R group; `Q_e` and `Pol_p` a query and a pseudo atom.
function decoded(label: string): string {
  return label
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/^_/, '')
    .replace(/_[ep]$/, '');
}

/** The types of groups, as the extension names them. */
export function groupType({ text }: CxField): string {
  return text.split(':')[1] ?? '';
}

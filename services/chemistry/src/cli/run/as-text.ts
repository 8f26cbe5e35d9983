// A result as text for a terminal: members by line, lists of like objects as a table, routes as a tree.

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((one) => typeof one !== 'object'));

/** One result, with an empty line behind it. */
export function asText(result: object): string {
  return `${membersOf({ ...result }, '').join('\n')}\n\n`;
}

function membersOf(members: Members, indent: string): string[] {
  const width = Math.max(0, ...Object.keys(members).map((name) => name.length));
  return Object.entries(members).flatMap(([name, value]) => {
    if (isPlain(value)) return [`${indent}${name.padEnd(width)}  ${plain(value)}`];
    return [`${indent}${name}`, ...blockOf(value, `${indent}  `)];
  });
}

function blockOf(value: unknown, indent: string): string[] {
  if (isStep(value)) return treeOf(value, indent);
  if (isMembers(value)) return membersOf(value, indent);
  if (!Array.isArray(value)) return [`${indent}${plain(value)}`];
  const rows = value.filter(isMembers);
  if (rows.length === value.length && rows.every((row) => Object.values(row).every(isPlain)))
    return tableOf(rows, indent);
  return value.flatMap((one, index) => [
    `${indent}${index + 1}.`,
    ...(isMembers(one) ? membersOf(one, `${indent}  `) : [`${indent}  ${plain(one)}`]),
  ]);
}

function tableOf(rows: readonly Members[], indent: string): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [names, ...rows.map((row) => names.map((name) => plain(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => `${indent}${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}

interface Step {
  smiles: string;
  reaction?: { name: string; children: Step[] };
}

const isStep = (value: unknown): value is Step =>
  isMembers(value) && typeof value['smiles'] === 'string' && ('reaction' in value || 'inStock' in value);

function treeOf({ smiles, reaction }: Step, indent: string): string[] {
  if (!reaction) return [`${indent}${smiles}`];
  const below = reaction.children.flatMap((child) => treeOf(child, `${indent}  `));
  return [`${indent}${smiles}   ⇐ ${reaction.name}`, ...below];
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toPrecision(4)));
  return String(value);
}

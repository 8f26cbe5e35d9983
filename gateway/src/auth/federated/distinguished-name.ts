// Distinguished names as text (RFC 4514): `CN=Chem-Users,OU=Groups,DC=corp,DC=example`.

export interface Attribute {
  /** Lower case: `cn`, or an object identifier. */
  type: string;
  /** Unescaped. */
  value: string;
}

/** One relative name; more than one attribute where they are joined by a plus sign. */
export type RelativeName = readonly Attribute[];

/** The relative names in order, the most specific first; undefined for a text that is no distinguished name. */
export function parseDistinguishedName(text: string): RelativeName[] | undefined {
  const parts = splitUnescaped(text, ',').map((name) => splitUnescaped(name, '+').map(attributeOf));
  const isWhole = (name: (Attribute | undefined)[]): name is Attribute[] => !name.includes(undefined);
  return parts.every(isWhole) ? parts : undefined;
}

// §3: an attribute type is a word or an object identifier.
const attributePattern = /^\s*([a-z][a-z0-9-]*|\d+(?:\.\d+)+)\s*=(.*)$/is;
const typeNames = new Map([
  ['2.5.4.3', 'cn'],
  ['2.5.4.10', 'o'],
  ['2.5.4.11', 'ou'],
]);

function attributeOf(text: string): Attribute | undefined {
  const [, type = '', escaped = ''] = attributePattern.exec(text) ?? [];
  const value = unescape(trimUnescaped(escaped));
  if (type === '' || value === undefined || value === '') return undefined;
  return { type: typeNames.get(type) ?? type.toLowerCase(), value };
}

function splitUnescaped(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

// Blanks around a value do not count, unless the one at its end is escaped.
function trimUnescaped(text: string): string {
  const trimmed = text.trim();
  const backslashes = /\\*$/.exec(trimmed)?.[0].length ?? 0;
  return backslashes % 2 === 1 ? text.trimStart().slice(0, trimmed.length + 1) : trimmed;
}

// §2.4: a byte of UTF-8 in hexadecimal, a special character behind a backslash, or anything that needs none.
const characterPattern = /\\([0-9a-f]{2})|\\([ "#+,;<=>\\])|([^\\"+,;<>])/giu;

function unescape(text: string): string | undefined {
  const characters = [...text.matchAll(characterPattern)];
  if (characters.map(([whole]) => whole).join('') !== text) return undefined;
  const bytes = characters.map(([, hex, special, plain]) =>
    hex === undefined ? Buffer.from(special ?? plain ?? '') : Buffer.from(hex, 'hex'),
  );
  return Buffer.concat(bytes).toString('utf8');
}

// The little markup that the words of the help center are written in: paragraphs, lists, **bold**, `code`, [links](/address).

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

/** The blocks of a text; blank lines part them, and a block whose lines begin with a dash is a list. */
export function parseMarkup(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => blocksOf(block.split('\n').map((line) => line.trim())));
}

/** The text as one reads it, without marks. */
export function plainText(text: string): string {
  return parseMarkup(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map((span) => span.text).join(''))
    .join(' ');
}

/**
 * Addresses that a text links to.
 *
 * @internal
 */
export function linksOf(text: string): string[] {
  return [...text.matchAll(linkPattern)].map((match) => match[2] ?? '');
}

const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const spanPattern = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const bullet = /^- /;

function blocksOf(lines: string[]): Block[] {
  const first = lines.findIndex((line) => bullet.test(line));
  const before = first < 0 ? lines : lines.slice(0, first);
  const listed = first < 0 ? [] : lines.slice(first);
  return [
    ...(before.length > 0 ? [{ kind: 'paragraph' as const, spans: spansOf(before.join(' ')) }] : []),
    ...(listed.length > 0
      ? [{ kind: 'list' as const, items: listed.map((line) => spansOf(line.replace(bullet, ''))) }]
      : []),
  ];
}

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(spanPattern)) {
    const [whole, strong, code, label, to] = match;
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'link', text: label ?? '', to: to ?? '/' });
    end = match.index + whole.length;
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}

// A draft procedure as text: plain, for a clipboard and a notebook's field, and Markdown.

import { blank, figureColumns, procedureColumns, type ProcedureSheet, type ProcedureWords } from './sheet.ts';

/** Lines of plain text; cells of the table are separated by tabs, so that a spreadsheet takes them. */
export function procedurePlainText(sheet: ProcedureSheet, word: ProcedureWords): string {
  return [
    sheet.title,
    sheet.batch,
    ...sheet.warnings,
    '',
    sheet.headings.join('\t'),
    ...sheet.rows.map((cells) => cells.join('\t')),
    ...sheet.facts.map((fact) => pair(fact, word)),
    ...sheet.sections.flatMap(({ title, sentences }) => ['', title, ...sentences]),
    ...listOf(word('heading.hazards'), sheet.hazards, '- '),
    ...listOf(word('heading.record'), recordLines(sheet, word), ''),
    ...listOf(word('heading.basis'), sheet.basis, '- '),
    '',
  ].join('\n');
}

/** Markdown of CommonMark with a table of GFM; the title is a heading of the level. */
export function procedureMarkdown(
  sheet: ProcedureSheet,
  word: ProcedureWords,
  { level, reactionSmiles }: { level: number; reactionSmiles: string },
): string {
  const heading = (depth: number, text: string): string[] => ['', `${'#'.repeat(level + depth)} ${escaped(text)}`, ''];
  const items = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [...heading(1, title), ...lines.map((line) => `- ${escaped(line)}`)];
  return [
    `${'#'.repeat(level)} ${escaped(sheet.title)}`,
    '',
    escaped(sheet.batch),
    '',
    word('pair', { name: escaped(word('column.reactionSmiles')), value: `\`${reactionSmiles}\`` }),
    ...sheet.warnings.flatMap((one) => ['', `> ${escaped(one)}`]),
    ...heading(1, word('heading.amounts')),
    rowLine(sheet.headings),
    rowLine(
      procedureColumns.map((column) => (figureColumns.has(column) ? '---:' : '---')),
      false,
    ),
    ...sheet.rows.map((cells) => rowLine(cells)),
    '',
    ...sheet.facts.map((fact) => `- ${escaped(pair(fact, word))}`),
    ...sheet.sections.flatMap(({ title, text }) => [...heading(1, title), escaped(text)]),
    ...items(word('heading.hazards'), sheet.hazards),
    ...items(word('heading.record'), recordLines(sheet, word)),
    ...items(word('heading.basis'), sheet.basis),
    '',
  ].join('\n');
}

/** What is filled in at the bench, each with a place to write. */
export function recordLines({ record }: ProcedureSheet, word: ProcedureWords): string[] {
  return record.map((label) => pair([label, blank], word));
}

function pair([name, value]: readonly [string, string], word: ProcedureWords): string {
  return word('pair', { name, value });
}

function listOf(title: string, lines: readonly string[], before: string): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => before + line)];
}

function rowLine(cells: readonly string[], isText = true): string {
  return `| ${cells.map((cell) => (isText ? escaped(cell) : cell)).join(' | ')} |`;
}

/** What Markdown would take for its own: brackets and underscores are common in names and blanks. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
}

// Draft procedures as a Word document, for notebooks and for editing.

import type * as Docx from 'docx';
import { procedureColumns, figureColumns, type ProcedureSheet } from '@app/shared/rules/procedure/sheet';
import { recordLines } from '@app/shared/rules/procedure/text';
import type { Drawings } from '../drawings.ts';
import type { RouteReport } from '../report.ts';
import type { ReportWords } from '../report-words.ts';
import { type DraftedStep, draftedSteps, procedureWords, titleOfRoute } from './drafted-steps.ts';

type Library = typeof Docx;
type Block = Docx.Paragraph | Docx.Table;

interface Writing {
  docx: Library;
  words: ReportWords;
  drawings: Drawings;
}

/** Half points. */
const sizes = { text: 20, small: 16 } as const;
/** Twentieths of a point: A4 with margins of 2 cm. */
const page = { width: 11_906, height: 16_838, margin: 1_134 } as const;
const room = page.width - 2 * page.margin;
const shares: readonly number[] = [11, 21, 10, 8, 7, 7, 8, 8, 6, 14];
const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Microsoft YaHei' } as const;

export async function proceduresDocx(report: RouteReport, words: ReportWords, drawings: Drawings): Promise<Buffer> {
  // The library is loaded with the first such file, and not with the thread.
  const docx = await import('docx');
  const writing = { docx, words, drawings };
  const [first] = report.routes;
  const document = new docx.Document({
    title: first ? titleOfRoute(first, report, words) : '',
    creator: report.madeBy,
    styles: { default: { document: { run: { font: fonts, size: sizes.text, language: { value: words.culture } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        footers: { default: foot(writing) },
        children: report.routes.flatMap((route, at) => [
          heading(writing, 1, titleOfRoute(route, report, words), at > 0),
          text(writing, procedureWords(words)('nature'), { isQuiet: true }),
          ...draftedSteps(route, words).flatMap((one, place) => stepBlocks(writing, one, place > 0)),
        ]),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}

function stepBlocks(writing: Writing, { step, title, sheet }: DraftedStep, startsPage: boolean): Block[] {
  const word = procedureWords(writing.words);
  return [
    heading(writing, 2, title, startsPage),
    text(writing, word('pair', { name: word('column.reactionSmiles'), value: step.reactionSmiles }), { isQuiet: true }),
    text(writing, sheet.batch),
    ...sheet.warnings.map((one) => text(writing, one, { isBold: true })),
    heading(writing, 3, word('heading.amounts')),
    amounts(writing, sheet),
    ...sheet.facts.map(([name, value]) => text(writing, word('pair', { name, value }), { before: 60 })),
    ...sheet.sections.flatMap((section) => [heading(writing, 3, section.title), text(writing, section.text)]),
    ...list(writing, word('heading.hazards'), sheet.hazards),
    ...list(writing, word('heading.record'), recordLines(sheet, word)),
    ...list(writing, word('heading.basis'), sheet.basis, true),
  ];
}

function heading({ docx }: Writing, level: 1 | 2 | 3, content: string, startsPage = false): Docx.Paragraph {
  const levels = [docx.HeadingLevel.HEADING_1, docx.HeadingLevel.HEADING_2, docx.HeadingLevel.HEADING_3] as const;
  return new docx.Paragraph({
    heading: levels[level - 1] ?? levels[0],
    text: content,
    keepNext: true,
    pageBreakBefore: startsPage,
    spacing: { before: 160, after: 80 },
  });
}

interface Look {
  isBold?: boolean;
  isQuiet?: boolean;
  before?: number;
}

function text({ docx }: Writing, content: string, { isBold = false, isQuiet = false, before = 0 }: Look = {}) {
  const run = { text: content, bold: isBold, ...(isQuiet && { size: sizes.small, color: '5A625E' }) };
  return new docx.Paragraph({ spacing: { before, after: 80 }, children: [new docx.TextRun(run)] });
}

function list(writing: Writing, title: string, lines: readonly string[], isQuiet = false): Docx.Paragraph[] {
  if (lines.length === 0) return [];
  const { docx } = writing;
  const size = isQuiet ? sizes.small : sizes.text;
  return [
    heading(writing, 3, title),
    ...lines.map(
      (one) => new docx.Paragraph({ bullet: { level: 0 }, children: [new docx.TextRun({ text: one, size })] }),
    ),
  ];
}

function amounts({ docx }: Writing, { headings, rows }: ProcedureSheet): Docx.Table {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((room * share) / whole));
  const cell = (content: string, at: number, isHeading: boolean): Docx.TableCell => {
    const column = procedureColumns[at];
    const isFigure = column !== undefined && figureColumns.has(column);
    return new docx.TableCell({
      width: { size: widths[at] ?? 0, type: docx.WidthType.DXA },
      margins: { top: 30, bottom: 30, left: 60, right: 60 },
      ...(isHeading && { shading: { fill: 'EEF1EF', type: docx.ShadingType.CLEAR } }),
      children: [
        new docx.Paragraph({
          alignment: isFigure ? docx.AlignmentType.RIGHT : docx.AlignmentType.LEFT,
          children: [new docx.TextRun({ text: content, size: sizes.small, bold: isHeading })],
        }),
      ],
    });
  };
  const row = (cells: readonly string[], isHeading: boolean): Docx.TableRow =>
    new docx.TableRow({
      tableHeader: isHeading,
      cantSplit: true,
      children: cells.map((content, at) => cell(content, at, isHeading)),
    });
  return new docx.Table({
    columnWidths: widths,
    width: { size: room, type: docx.WidthType.DXA },
    layout: docx.TableLayoutType.FIXED,
    rows: [row(headings, true), ...rows.map((cells) => row(cells, false))],
  });
}

function foot({ docx, words }: Writing): Docx.Footer {
  const { CURRENT, TOTAL_PAGES } = docx.PageNumber;
  // The words around two places that the program fills.
  const parts = procedureWords(words)('foot', { page: '<page>', pages: '<pages>' }).split(/(<page>|<pages>)/);
  const children = parts.map((part) => (part === '<page>' ? CURRENT : part === '<pages>' ? TOTAL_PAGES : part));
  return new docx.Footer({
    children: [
      new docx.Paragraph({
        alignment: docx.AlignmentType.CENTER,
        children: [new docx.TextRun({ children, size: sizes.small })],
      }),
    ],
  });
}

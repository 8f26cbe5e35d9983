// Draft procedures of the steps on paper: amounts, sentences, hazards, and lines to write on.

import { figureColumns, procedureColumns, type ProcedureColumn } from '@app/shared/rules/procedure-sheet';
import { colours } from './pdf-paper.ts';
import type { PdfContext } from './pdf-report.ts';
import { paperTable } from './pdf-table.ts';
import { type DraftedStep, draftedSteps, procedureWords } from './procedures/drafted-steps.ts';
import type { ReportRoute } from './report.ts';

const shares: Record<ProcedureColumn, number> = {
  role: 1.6,
  name: 3.2,
  cas: 1.5,
  molarMass: 1.2,
  equivalents: 1,
  mmol: 1,
  mass: 1.2,
  volume: 1.2,
  density: 0.9,
  note: 2.2,
};
/** To write a value of the bench on. */
const writingLine = '_'.repeat(48);
/** A title is not left alone at the foot of a page: the amounts follow it. */
const keptWithTitle = 190;

export function pdfProcedures(context: PdfContext, route: ReportRoute): void {
  const { paper, words } = context;
  const steps = draftedSteps(route, words);
  if (steps.length === 0) return;
  const word = procedureWords(words);
  paper.newPage();
  paper.heading(2, word('title'));
  paper.paragraph(word('nature'), { size: 8, colour: colours.quiet });
  for (const one of steps) pdfProcedure(context, one);
}

function pdfProcedure({ paper, words }: PdfContext, { title, sheet }: DraftedStep): void {
  const word = procedureWords(words);
  paper.heading(3, title, keptWithTitle);
  paper.paragraph(sheet.batch);
  for (const one of sheet.warnings) paper.paragraph(one, { colour: colours.warning });
  paperTable(
    paper,
    procedureColumns.map((column, at) => ({
      heading: sheet.headings[at] ?? '',
      share: shares[column],
      align: figureColumns.has(column) ? 'right' : 'left',
    })),
    sheet.rows.map((cells) => ({ cells })),
  );
  paper.facts(sheet.facts);
  paper.facts(sheet.sections.map((one): [string, string] => [one.title, one.text]));
  paper.facts([
    [word('heading.hazards'), sheet.hazards.join('\n')],
    ...sheet.record.map((label): [string, string] => [label, writingLine]),
    [word('heading.basis'), sheet.basis.join('\n')],
  ]);
}

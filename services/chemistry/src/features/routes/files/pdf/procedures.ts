// Draft procedures of the steps on paper: amounts, sentences, hazards, and lines to write on.

import {
  figureColumns,
  procedureColumns,
  type ProcedureColumn,
  type ProcedureWords,
} from '@app/shared/rules/procedure/sheet';
import { colours } from '../../../../platform/files/write/paper.ts';
import type { PdfContext } from './report.ts';
import { type PaperColumn, paperTable } from '../../../../platform/files/write/paper-table.ts';
import { type DraftedStep, draftedSteps, procedureWords } from '../procedures/drafted-steps.ts';
import type { ReportRoute } from '../report.ts';

/** Densities are left to the screen and to files: the volumes follow from them. */
const shares: Partial<Record<ProcedureColumn, number>> = {
  role: 1.5,
  name: 4.8,
  cas: 1.5,
  molarMass: 1.2,
  equivalents: 1,
  mmol: 1,
  mass: 1.2,
  volume: 1.2,
  note: 3,
};
/** Points: sentences are long, their headings are not. */
const nameWidth = 96;
/** To write a value of the bench on. */
const writingLine = '_'.repeat(22);

export function pdfProcedures(context: PdfContext, route: ReportRoute): void {
  const { paper, words } = context;
  const steps = draftedSteps(route, words);
  if (steps.length === 0) return;
  const word = procedureWords(words);
  paper.newPage();
  paper.heading(2, word('title'));
  paper.paragraph(word('nature'), { size: 8, colour: colours.quiet });
  steps.forEach((one, at) => {
    // A page for each step, to be taken to the bench.
    if (at > 0) paper.newPage();
    pdfProcedure(context, one);
  });
}

function pdfProcedure({ paper, words }: PdfContext, { title, sheet }: DraftedStep): void {
  const word = procedureWords(words);
  paper.heading(3, title);
  paper.paragraph(sheet.batch);
  for (const one of sheet.warnings) paper.paragraph(one, { colour: colours.warning });
  paperTable(
    paper,
    procedureColumns.flatMap((column, at): PaperColumn[] => {
      const share = shares[column];
      const align = figureColumns.has(column) ? 'right' : 'left';
      return share === undefined ? [] : [{ heading: sheet.headings[at] ?? '', share, align }];
    }),
    sheet.rows.map((cells) => ({ cells: cells.filter((_, at) => isShown(procedureColumns[at])) })),
  );
  paper.facts(sheet.facts, nameWidth);
  paper.facts(
    sheet.sections.map((one): [string, string] => [one.title, one.text]),
    nameWidth,
  );
  paper.facts(
    [
      [word('heading.hazards'), sheet.hazards.join('\n')],
      [word('heading.record'), linesToWriteOn(sheet.record, word)],
      [word('heading.basis'), sheet.basis.join(words.culture === 'zh-CN' ? '' : ' ')],
    ],
    nameWidth,
  );
}

function isShown(column: ProcedureColumn | undefined): boolean {
  return column !== undefined && shares[column] !== undefined;
}

/** Two beside each other. */
function linesToWriteOn(labels: readonly string[], word: ProcedureWords): string {
  const lines = labels.map((name) => word('pair', { name, value: writingLine }));
  const rows = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? ''].join('   ')] : []));
  return rows.join('\n');
}

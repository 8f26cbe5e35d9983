// The report of a route for reading, printing and filing: cover, scheme, steps, draft procedures, bill of materials, safety.

import { pdfCover } from './cover.ts';
import { pdfMaterials } from './materials.ts';
import { Paper } from '../../../../platform/files/write/paper.ts';
import { pdfProcedures } from './procedures.ts';
import { pdfSafety } from './safety.ts';
import { pdfRouteScheme, pdfSteps } from './steps.ts';
import type { Drawings } from '../drawings.ts';
import type { ReportRoute, RouteReport } from '../report.ts';
import type { ReportWords } from '../report-words.ts';
import type { SafetyReader } from '../safety.ts';

export interface PdfContext {
  paper: Paper;
  words: ReportWords;
  drawings: Drawings;
  safety: SafetyReader;
  report: RouteReport;
  /** True where the report holds several routes, each with bookmarks of its own. */
  isOneOfMany: boolean;
}

/** Throws a RangeError for a report without a route. */
export async function pdfReport(
  report: RouteReport,
  { words, drawings, safety }: Pick<PdfContext, 'words' | 'drawings' | 'safety'>,
): Promise<Buffer> {
  const [first] = report.routes;
  if (!first) throw new RangeError('a report without a route');
  const name = words.nameOf(first.detail.target);
  const title = words.word('title', { name });
  const paper = await Paper.begin({
    title,
    author: report.madeBy,
    language: report.culture,
    madeAt: new Date(report.madeAt),
    footOf: (page, pages) => words.word('foot', { name, page, pages }),
  });
  const context = { paper, words, drawings, safety, report, isOneOfMany: report.routes.length > 1 };
  pdfCover(context, first);
  for (const route of report.routes) pdfRoute(context, route);
  return paper.end();
}

function pdfRoute(context: PdfContext, route: ReportRoute): void {
  const { paper, words, isOneOfMany } = context;
  paper.newPage();
  if (isOneOfMany) paper.heading(1, words.word('route', { rank: route.detail.summary.rank }));
  pdfRouteScheme(context, route);
  pdfSteps(context, route);
  pdfProcedures(context, route);
  pdfMaterials(context, route);
  pdfSafety(context, route);
}

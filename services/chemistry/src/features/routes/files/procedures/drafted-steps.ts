// The steps of a report that have a draft procedure, in the order of the laboratory.

import type { Procedure } from '@app/shared/contracts/reaction/procedure';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { procedureSheet, type ProcedureSheet, type ProcedureWords } from '@app/shared/rules/procedure/sheet';
import { inLaboratoryOrder } from '../reaction-files.ts';
import type { ReportRoute, RouteReport } from '../report.ts';
import type { ReportWords } from '../report-words.ts';

export interface DraftedStep {
  step: RouteStep;
  /** As it is headed: `Step 2: Suzuki coupling`. */
  title: string;
  procedure: Procedure;
  sheet: ProcedureSheet;
}

export function draftedSteps({ detail, procedures = {} }: ReportRoute, words: ReportWords): DraftedStep[] {
  return inLaboratoryOrder(detail).flatMap((step): DraftedStep[] => {
    const procedure = procedures[step.stepId];
    if (!procedure) return [];
    const title = words.word('stepTitle', { number: step.number, name: step.name });
    return [{ step, title, procedure, sheet: procedureSheet(procedure, words.culture, procedureWords(words)) }];
  });
}

export function procedureWords(words: ReportWords): ProcedureWords {
  return (key, values) => words.screen('procedure', `file.${key}`, values);
}

/** What a file of procedures is headed with: the target, and its route where the file holds several. */
export function titleOfRoute({ detail }: ReportRoute, report: RouteReport, words: ReportWords): string {
  const word = procedureWords(words);
  const name = words.nameOf(detail.target);
  const route = words.word('route', { rank: detail.summary.rank });
  return word('pair', { name: word('title'), value: report.routes.length > 1 ? `${name}, ${route}` : name });
}

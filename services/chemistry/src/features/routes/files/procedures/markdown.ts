import { procedureMarkdown } from '@app/shared/rules/procedure/text';
import type { RouteReport } from '../report.ts';
import type { ReportWords } from '../report-words.ts';
import { draftedSteps, procedureWords, titleOfRoute } from './drafted-steps.ts';

/** A heading for each route, and one below it for each step. */
export function proceduresMarkdown(report: RouteReport, words: ReportWords): string {
  const word = procedureWords(words);
  return report.routes
    .flatMap((route) => [
      `# ${titleOfRoute(route, report, words)}\n`,
      `${word('nature').replaceAll('_', '\\_')}\n`,
      ...draftedSteps(route, words).map(({ step, title, sheet }) =>
        procedureMarkdown({ ...sheet, title }, word, { level: 2, reactionSmiles: step.reactionSmiles }),
      ),
    ])
    .join('\n');
}

// What is known of a route's dangers on paper, each finding with its source.

import { message } from '@app/locales/messages';
import { citationText } from '../../../../chemistry/recognition/citation.ts';
import { regulatedSentence } from '../../../../chemistry/recognition/refusal-words.ts';
import { declaredFromKg } from '../../../../chemistry/controlled/declared-amounts.ts';
import { colours } from '../../../../platform/files/write/paper.ts';
import type { PdfContext } from './report.ts';
import { paperTable } from '../../../../platform/files/write/paper-table.ts';
import type { ReportRoute } from '../report.ts';
import type { Controlled, Hazard, UsedSolvent } from '../safety.ts';

export function pdfSafety(context: PdfContext, { detail }: ReportRoute): void {
  const { paper, words, safety } = context;
  const { hazards, solvents, controlled, unknownConditions } = safety.of(detail);
  paper.newPage();
  paper.heading(2, words.word('safety.title'));
  paper.paragraph(words.word('safety.note'), { colour: colours.quiet, size: 8 });
  if (unknownConditions.length > 0) {
    const steps = unknownConditions.join(', ');
    paper.paragraph(words.word('safety.unknown', { steps }), { colour: colours.warning });
  }
  paper.heading(3, words.word('safety.controlled'));
  if (controlled.length === 0) paper.paragraph(words.word('safety.noControlled'));
  else controlledTable(context, controlled);
  paper.heading(3, words.word('safety.hazards'));
  if (hazards.length === 0) paper.paragraph(words.screen('process', 'hazards.none'));
  else hazardTable(context, hazards);
  paper.heading(3, words.screen('process', 'solvents.title'));
  if (solvents.length === 0) paper.paragraph(words.word('safety.noSolvents'));
  else solventTable(context, solvents);
}

function controlledTable({ paper, words }: PdfContext, found: readonly Controlled[]): void {
  paperTable(
    paper,
    ['molecule', 'why', 'source'].map((column, at) => ({
      heading: words.word(`column.${column}`),
      share: at === 1 ? 3 : 2,
    })),
    found.map(({ molecule, match }) => ({
      cells: [words.nameOf(molecule), whyOf(match, words.culture), match.source],
      colour: match.refuse ? colours.warning : colours.text,
    })),
  );
}

function whyOf(match: Controlled['match'], culture: PdfContext['words']['culture']): string {
  const said = regulatedSentence(culture, match);
  const kilograms = declaredFromKg(match);
  const declared = kilograms === null ? [] : [message(culture, 'inquiry', 'regulated.declared', { kilograms })];
  return [said, ...declared].join(culture === 'en' ? ' ' : '');
}

function hazardTable({ paper, words }: PdfContext, hazards: readonly Hazard[]): void {
  const shares = { severity: 1, found: 2.4, steps: 0.9, hazard: 4, source: 2.2 };
  paperTable(
    paper,
    Object.entries(shares).map(([column, share]) => ({ heading: words.word(`column.${column}`), share })),
    hazards.map(({ rule, severity, source, figure, found, steps }) => ({
      cells: [
        words.screen('process', `severity.${severity}`),
        typeof found === 'string' ? found : words.nameOf(found),
        steps.join(', '),
        [
          words.screen('process', `hazard.${rule}`),
          figure !== undefined && words.screen('process', 'hazards.figure', { value: words.number(figure) }),
        ]
          .filter(Boolean)
          .join(' '),
        citationText(words.culture, source),
      ],
      colour: severity === 'severe' ? colours.warning : colours.text,
    })),
  );
}

function solventTable({ paper, words }: PdfContext, solvents: readonly UsedSolvent[]): void {
  const shares = { solvent: 2, solventClass: 2, steps: 0.9, scores: 3, instead: 3 };
  paperTable(
    paper,
    Object.entries(shares).map(([column, share]) => ({ heading: words.word(`column.${column}`), share })),
    solvents.map(({ name, class: kind, safety, health, environment, instead, steps }) => ({
      cells: [
        words.agents([name]),
        words.screen('process', `solventClass.${kind}`),
        steps.join(', '),
        safety === undefined || health === undefined || environment === undefined
          ? '–'
          : words.screen('process', 'solvents.scores', { safety, health, environment }),
        words.agents(instead),
      ],
    })),
  );
  paper.paragraph(words.screen('process', 'solvents.source'), { size: 8, colour: colours.quiet });
}

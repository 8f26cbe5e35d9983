// Words of files for the laboratory, and the headings by which a file that was filled in is read again.

import { message, messageCultures, type MessageCulture } from '@app/locales/messages';
import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
} from '@app/shared/contracts/conditions/conditions';

/** What a column of a filled file can be. */
export const readColumns = ['well', ...conditionFactors, 'temperatureC', 'yield', 'note'] as const;
export type ReadColumn = (typeof readColumns)[number];

export function fileWord(culture: MessageCulture, key: string, params: Record<string, string | number> = {}): string {
  return message(culture, 'conditions', `service.file.${key}`, params);
}

export function columnWord(culture: MessageCulture, column: ReadColumn): string {
  return message(culture, 'conditions', `service.column.${column}`);
}

/** The column that a heading names, in any language, whatever its unit in brackets and its letter case. */
export function columnOfHeading(heading: string): ReadColumn | undefined {
  return headings().get(headingKey(heading));
}

let known: Map<string, ReadColumn> | undefined;

function headings(): Map<string, ReadColumn> {
  known ??= new Map(
    messageCultures.flatMap((culture) =>
      readColumns.flatMap((column) => {
        const others = message(culture, 'conditions', `service.alsoCalled.${column}`).split('|');
        return [columnWord(culture, column), ...others].map((word): [string, ReadColumn] => [headingKey(word), column]);
      }),
    ),
  );
  return known;
}

function headingKey(heading: string): string {
  const plain = heading.normalize('NFKC').toLowerCase();
  return plain
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[%:]|\/\s*°?c\b/g, ' ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** The factors that some of the choices vary, in their usual order. */
export function factorsOf(choices: readonly ConditionChoice[]): ConditionFactor[] {
  return conditionFactors.filter((factor) => choices.some((choice) => choice[factor] !== undefined));
}

export function hasTemperature(choices: readonly ConditionChoice[]): boolean {
  return choices.some(({ temperatureC }) => temperatureC !== undefined);
}

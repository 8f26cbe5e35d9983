// Condition sets and measured yields as tables.

import type { MessageCulture } from '@app/locales/messages';
import { agentText } from '@app/shared/rules/agent-text';
import type { MeasuredYield, RankedConditions, SupportedCondition } from '@app/shared/contracts/conditions/conditions';
import type { Cell, Table, TableColumn } from '../../platform/files/write/table.ts';
import { columnWord, factorsOf, fileWord, hasTemperature } from './lab-words.ts';

interface Column<T> extends TableColumn {
  of: (one: T) => Cell;
}

function tableOf<T>(
  items: readonly T[],
  columns: readonly Column<T>[],
  language: MessageCulture,
  title: string,
): Table {
  return {
    language,
    title: fileWord(language, title),
    columns: columns.map(({ heading, width }) => ({ heading, width })),
    rows: items.map((one) => ({ cells: columns.map(({ of }) => of(one)) })),
  };
}

/** Measured yields under the headings by which they can be read again. */
export function yieldsTable(results: readonly MeasuredYield[], culture: MessageCulture): Table {
  const choices = results.map(({ choice }) => choice);
  const columns: Column<MeasuredYield>[] = [
    { heading: columnWord(culture, 'well'), of: ({ well }) => well ?? null },
    ...factorsOf(choices).map((factor) => ({
      heading: columnWord(culture, factor),
      width: 22,
      of: ({ choice }: MeasuredYield) => choice[factor] ?? null,
    })),
    ...(hasTemperature(choices)
      ? [
          {
            heading: columnWord(culture, 'temperatureC'),
            of: ({ choice }: MeasuredYield) => choice.temperatureC ?? null,
          },
        ]
      : []),
    { heading: columnWord(culture, 'yield'), of: ({ yieldPercent }) => yieldPercent },
    { heading: columnWord(culture, 'note'), width: 30, of: ({ note }) => note ?? null },
  ];
  return tableOf(results, columns, culture, 'results');
}

/** Ranked sets of an optimization; their sentences are in the culture already. */
export function setsTable(sets: readonly RankedConditions[], culture: MessageCulture): Table {
  const word = (key: string): string => fileWord(culture, key);
  const columns: Column<RankedConditions>[] = [
    { heading: word('rank'), of: ({ rank }) => rank },
    ...factorsOf(sets.map(({ choice }) => choice)).map((factor) => ({
      heading: columnWord(culture, factor),
      width: 22,
      of: ({ choice }: RankedConditions) => choice[factor] ?? null,
    })),
    ...rangeColumns<RankedConditions>('temperature', ({ temperatureC }) => temperatureC, word),
    ...rangeColumns<RankedConditions>('hours', ({ hours }) => hours, word),
    { heading: word('atmosphereHeading'), of: ({ atmosphere }) => word(`atmosphere.${atmosphere}`) },
    { heading: word('expected'), of: ({ predicted }) => predicted?.percent ?? null },
    { heading: word('low'), of: ({ predicted }) => predicted?.low ?? null },
    { heading: word('high'), of: ({ predicted }) => predicted?.high ?? null },
    { heading: word('figure'), of: ({ predicted }) => word(`kind.${predicted?.kind ?? 'none'}`) },
    { heading: word('source'), of: ({ source }) => word(`sources.${source}`) },
    { heading: word('support'), width: 50, of: ({ support }) => support.text },
    {
      heading: word('solventClass'),
      of: ({ solventClass }) => (solventClass ? word(`classes.${solventClass}`) : null),
    },
    { heading: word('greener'), width: 50, of: ({ greener }) => greener.map(({ reason }) => reason).join(' ') },
    { heading: word('atRisk'), width: 30, of: ({ atRisk }) => atRisk.join('; ') },
  ];
  return tableOf(sets, columns, culture, 'sets');
}

/** Conditions of a step or a kind of reaction; groups at risk are named already. */
export function supportedTable(conditions: readonly SupportedCondition[], culture: MessageCulture): Table {
  const word = (key: string): string => fileWord(culture, key);
  const agents = (names: readonly string[]): string => names.map((name) => agentText(name, culture)).join('; ');
  const columns: Column<SupportedCondition>[] = [
    { heading: word('reactionKind'), width: 36, of: ({ kind }) => kind },
    { heading: word('catalysts'), width: 26, of: ({ catalysts }) => agents(catalysts) },
    { heading: word('reagents'), width: 30, of: ({ reagents }) => agents(reagents) },
    { heading: word('solvents'), width: 26, of: ({ solvents }) => agents(solvents) },
    ...rangeColumns<SupportedCondition>('temperature', ({ temperatureC }) => temperatureC, word),
    ...rangeColumns<SupportedCondition>('hours', ({ hours }) => hours, word),
    { heading: word('medianYield'), of: ({ yieldPercent }) => yieldPercent },
    { heading: word('records'), of: ({ support }) => support },
    { heading: word('of'), of: ({ of }) => of },
    { heading: word('source'), of: ({ source }) => word(`sources.${source}`) },
    { heading: word('atRisk'), width: 30, of: ({ atRisk }) => atRisk.join('; ') },
  ];
  return tableOf(conditions, columns, culture, 'conditions');
}

function rangeColumns<T>(
  key: 'temperature' | 'hours',
  range: (one: T) => readonly [number, number] | null,
  word: (key: string) => string,
): Column<T>[] {
  return [
    { heading: word(`${key}From`), of: (one) => range(one)?.[0] ?? null },
    { heading: word(`${key}To`), of: (one) => range(one)?.[1] ?? null },
  ];
}

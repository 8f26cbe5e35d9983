// A screening plate for the laboratory. The first sheet lists the experiments, a row a well, with columns to fill in; it is
// the one that is read when the file comes back. The second shows the plate as it lies on the bench, the third the reaction.

import type { MessageCulture } from '@app/locales/messages';
import type { Cell, Sheet, Table, TableColumn, TableRow } from '../../platform/files/write/table.ts';
import type { PlannedPlate } from '../../engine/conditions/optimize/types.ts';
import { columnWord, factorsOf, fileWord, hasTemperature } from './lab-words.ts';

type Well = PlannedPlate['wells'][number];

/** Lines about the reaction, for anyone who finds the file. */
export type AboutLines = readonly (readonly [label: string, value: Cell])[];

export interface PlateFile {
  plate: PlannedPlate;
  /** Molecules whose amounts the chemist fills in beside those of the levels. */
  reactants: readonly string[];
  about: AboutLines;
  culture: MessageCulture;
}

/** The list of experiments, and the sheets beside it. */
export function plateTable({ plate, reactants, about, culture }: PlateFile): Table {
  const columns = listColumns(plate.wells, reactants, culture);
  return {
    language: culture,
    title: fileWord(culture, 'list'),
    columns: columns.map(({ heading, width }) => ({ heading, width })),
    rows: plate.wells.map((well): TableRow => ({ cells: columns.map(({ of }) => of(well)) })),
    furtherSheets: [layoutSheet(plate, culture), aboutSheet(about, culture)],
  };
}

interface ListColumn extends TableColumn {
  of: (well: Well) => Cell;
}

function listColumns(wells: readonly Well[], reactants: readonly string[], culture: MessageCulture): ListColumn[] {
  const choices = wells.map(({ choice }) => choice);
  const factors = factorsOf(choices);
  const filled = (heading: string): ListColumn => ({ heading, of: () => null });
  const amount = (what: string): ListColumn => filled(fileWord(culture, 'amount', { what }));
  const temperature: ListColumn[] = hasTemperature(choices)
    ? [{ heading: columnWord(culture, 'temperatureC'), of: ({ choice }) => choice.temperatureC ?? null }]
    : [];
  return [
    { heading: columnWord(culture, 'well'), of: ({ well }) => well },
    ...factors.map((factor): ListColumn => ({
      heading: columnWord(culture, factor),
      width: 22,
      of: ({ choice }) => choice[factor] ?? null,
    })),
    ...temperature,
    { heading: fileWord(culture, 'expected'), of: ({ expected }) => expected?.percent ?? null },
    { heading: fileWord(culture, 'low'), of: ({ expected }) => expected?.low ?? null },
    { heading: fileWord(culture, 'high'), of: ({ expected }) => expected?.high ?? null },
    { heading: fileWord(culture, 'why'), width: 26, of: ({ reason }) => fileWord(culture, `reason.${reason}`) },
    ...reactants.map(amount),
    ...factors.map((factor) => amount(columnWord(culture, factor))),
    filled(columnWord(culture, 'yield')),
    { ...filled(columnWord(culture, 'note')), width: 30 },
  ];
}

function layoutSheet({ wells, rows, columns }: PlannedPlate, culture: MessageCulture): Sheet {
  const byWell = new Map(wells.map((well) => [well.well, well]));
  const numbers = Array.from({ length: columns }, (_, at) => String(at + 1));
  return {
    name: fileWord(culture, 'layout'),
    columns: [{ heading: '', width: 8 }, ...numbers.map((heading) => ({ heading, width: 22 }))],
    rows: [...'ABCDEFGH'].slice(0, rows).map((row) => ({
      cells: [row, ...numbers.map((number) => wellText(byWell.get(`${row}${number}`), culture))],
    })),
    wraps: true,
  };
}

function wellText(well: Well | undefined, culture: MessageCulture): Cell {
  if (!well) return null;
  const { choice } = well;
  const levels = factorsOf([choice]).map((factor) => `${columnWord(culture, factor)}: ${choice[factor]}`);
  return [...levels, ...(choice.temperatureC === undefined ? [] : [`${choice.temperatureC} °C`])].join('\n');
}

function aboutSheet(about: AboutLines, culture: MessageCulture): Sheet {
  return {
    name: fileWord(culture, 'about'),
    columns: [
      { heading: fileWord(culture, 'item'), width: 28 },
      { heading: fileWord(culture, 'value'), width: 60 },
    ],
    rows: about.map((cells) => ({ cells })),
    wraps: true,
  };
}

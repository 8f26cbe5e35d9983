// Conditions for a kind of reaction: what patents and screens ran, with counts, and what its template calls typical.

import { typicalOf } from '../../chemistry/templates/template.ts';
import type { ReactionTemplate, TypicalConditions } from '../../chemistry/templates/template.ts';
import { inOpenFlask } from '../../chemistry/reaction-classes/open-flask.ts';
import { isDrowned } from './clean-record.ts';
import type { ConditionCounts, ConditionSet, KindCounts } from '../../chemistry/reaction-classes/condition-counts.ts';
import { type ExpectedYield, expectedYield } from './expected-yield.ts';
import { inReactingAlcohol } from './reacting-alcohol.ts';
import { countedSets, isAdvised } from '../../chemistry/reaction-classes/counted-sets.ts';
import { runTemperature } from '../../chemistry/reaction-classes/run-temperature.ts';

/** `patents` counts recorded reactions, `screens` experiments; `template` is knowledge without a count. */
export type ConditionSource = 'patents' | 'screens' | 'template';

export interface RecommendedConditions {
  source: ConditionSource;
  templateId: string;
  reagents: string[];
  solvents: string[];
  catalysts: string[];
  /** Degrees Celsius, lowest and highest: equal where it is a median of records, a range where it is what is typical. */
  temperatureC: [number, number] | null;
  hours: [number, number] | null;
  /** Median of what was reported. */
  yieldPercent: number | null;
  /** What counts in patents let expect; null for screens and templates, of which nothing was counted. */
  expected: ExpectedYield | null;
  /** Recorded reactions or experiments run so; null for a template. */
  support: number | null;
  /** Of so many of the kind. */
  of: number | null;
}

/** Places that screens may take beside patents. */
const placesForScreens = 2;

/**
 * The best supported conditions of the kinds first; of one template come sets seen three times or more, the best of
 * screens, what the template says, and sets seen more seldom or run in what should be avoided. With the reactants (canonical SMILES) the alcohol
 * that reacts is the solvent.
 */
export function recommendConditions(
  templates: readonly ReactionTemplate[],
  counts: ConditionCounts,
  top: number,
  reactants?: readonly string[],
): RecommendedConditions[] {
  const lists = templates.map((template) => ofTemplate(template, counts, top));
  const weights = new Map(lists.flat().map(({ row, weight }) => [row, weight]));
  const rows = [...weights.keys()];
  const fitting = reactants ? inReactingAlcohol(rows, reactants) : rows;
  const ranked = fitting.toSorted((a, b) => rankOf(a) - rankOf(b) || (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  const seen = new Set<string>();
  const distinct = ranked.filter((one) => {
    const key = JSON.stringify([one.reagents, one.solvents, one.catalysts].map((names) => names.toSorted()));
    return !seen.has(key) && seen.add(key);
  });
  return withScreens(distinct, top);
}

interface Weighed {
  row: RecommendedConditions;
  /** Records that speak for it. */
  weight: number;
}

function ofTemplate(template: ReactionTemplate, counts: ConditionCounts, top: number): Weighed[] {
  const ids = template.countedAs ?? [template.id];
  const sets = countedSets(ids, counts).filter(({ set }) => !isDrowned(set));
  const screened = ids.flatMap((id) => counts.kinds[id] ?? []).find((kind) => (kind.screens ?? []).length > 0);
  return [
    ...sets.slice(0, top).map(({ set, kind, weight }) => ({ row: ofPatents(template, kind, set), weight })),
    ...(screened ? screensOf(template, screened) : []),
    ...typicalOf(template).map((line) => ({ row: typical(template.id, line), weight: 0 })),
  ];
}

function screensOf(template: ReactionTemplate, kind: KindCounts): Weighed[] {
  const sets = kind.screens?.slice(0, placesForScreens) ?? [];
  return sets.map((set) => ({ row: ofScreens(template, kind, set), weight: set.records }));
}

function ofPatents(template: ReactionTemplate, kind: KindCounts, set: ConditionSet): RecommendedConditions {
  return {
    ...agentsOf(template.id, set),
    source: 'patents',
    temperatureC: runTemperature(set, kind, typicalOf(template)),
    expected: expectedYield(set, kind, template.class),
    of: kind.patents,
  };
}

function ofScreens(template: ReactionTemplate, kind: KindCounts, set: ConditionSet): RecommendedConditions {
  const { temperatureC } = set;
  return {
    ...agentsOf(template.id, set),
    source: 'screens',
    temperatureC: temperatureC ? [temperatureC.median, temperatureC.median] : null,
    expected: null,
    of: kind.experiments ?? 0,
  };
}

function agentsOf(
  templateId: string,
  { reagents, solvents, catalysts, records, hours, yieldPercent }: ConditionSet,
): Omit<RecommendedConditions, 'source' | 'temperatureC' | 'expected' | 'of'> {
  return {
    templateId,
    reagents,
    solvents,
    catalysts,
    hours: hours ? [hours.median, hours.median] : null,
    yieldPercent: yieldPercent?.median ?? null,
    support: records,
  };
}

/** Spellings of templates that the table of agents writes otherwise. */
const spellings: Readonly<Record<string, string>> = {
  water: 'H2O',
  iPrOH: 'i-PrOH',
  tBuOH: 't-BuOH',
  CF3CO2H: 'TFA',
  'Pd(PPh3)2Cl2': 'PdCl2(PPh3)2',
  'PdCl2(dppf)': 'Pd(dppf)Cl2',
  'NH2OH.HCl': 'NH2OH·HCl',
  'pyridine.HCl': 'pyridine·HCl',
  'Lawesson’s reagent': "Lawesson's reagent",
  'aqueous HCl': 'aq. HCl',
};

function spelled(names: readonly string[] = []): string[] {
  return names.map((name) => spellings[name] ?? name);
}

function typical(templateId: string, line: TypicalConditions): RecommendedConditions {
  const [reagents, solvents] = [spelled(line.reagents), spelled(line.solvents)];
  return {
    source: 'template',
    templateId,
    reagents,
    solvents,
    catalysts: spelled(line.catalysts),
    temperatureC: inOpenFlask({ ...line, reagents, solvents }).temperatureC,
    hours: line.hours ?? null,
    yieldPercent: null,
    expected: null,
    support: null,
    of: null,
  };
}

function rankOf({ source, support, solvents }: RecommendedConditions): number {
  if (source === 'template') return 2;
  if (source === 'screens') return 1;
  return isAdvised({ records: support ?? 0, solvents }) ? 0 : 3;
}

/** The first ones, with places kept for screens and for one line of the template where there are such. */
function withScreens(ranked: readonly RecommendedConditions[], top: number): RecommendedConditions[] {
  const patents = ranked.filter((one) => rankOf(one) === 0);
  const screens = ranked.filter((one) => one.source === 'screens').slice(0, placesForScreens);
  const rest = ranked.filter((one) => rankOf(one) > 1);
  const kept = Math.min(top - 1, screens.length + Math.min(1, rest.length));
  const first = patents.slice(0, Math.max(1, top - kept));
  return [...first, ...screens, ...rest, ...patents.slice(first.length)].slice(0, top);
}

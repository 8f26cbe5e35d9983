// From the options of `plan` to the limits and constraints of a search.

import type { EnzymeUse } from '@app/shared/constants/enzyme-uses';
import { readFileSync } from 'node:fs';
import type { Currency } from '@app/shared/constants/locale';
import {
  preferencePresets,
  type PreferencePreset,
  type PreferenceWeights,
  type ProtectingGroupUse,
  type SearchPreferences,
  type SelectivityUse,
} from '@app/shared/constants/search-preferences';
import { saidPreferences } from '@app/shared/rules/preferences';
import { reactionClasses, type ReactionClass } from '../chemistry/templates/template.ts';
import type { BondMark, SearchConstraints } from '../engine/search/constraints.ts';
import type { ElementLimit } from './program/option-values.ts';
import type { StrategyName } from '../engine/search/strategy.ts';
import type { PlanLimits } from '../engine/search/types.ts';

export const exportForms = ['tree', 'routes', 'aizynth', 'retrocast'] as const;
/** The presets by name. */
export const presetNames = Object.keys(preferencePresets).filter(
  (key): key is PreferencePreset => key in preferencePresets,
);
export type ExportForm = (typeof exportForms)[number];

/** As the command line gives them (program/engine-commands.ts says what each is). */
export interface PlanValues {
  seconds?: number;
  expansions?: number;
  top: number;
  depth?: number;
  strategy: StrategyName;
  seed: number;
  enzymes?: EnzymeUse;
  stock?: string;
  stocks?: string;
  startFrom?: string[];
  startFromAny?: string[];
  maxPrice?: number;
  currency: Currency;
  maxSteps?: number;
  maxWeight?: number;
  maxAtoms?: ElementLimit[];
  amount?: number;
  maxAmountPrice?: number;
  keepPart?: string[];
  break?: string[];
  keep?: string[];
  through?: string[];
  avoid?: string[];
  forbid?: string[];
  dislike?: string[];
  excludeClass?: string[];
  green?: number;
  preset?: PreferencePreset;
  protectingGroups?: ProtectingGroupUse;
  selectivity?: SelectivityUse;
  weights?: PreferenceWeights;
  /** Name of a file. */
  likeRoute?: string;
  export: ExportForm;
}

/** Throws a RangeError that names the option. */
export function planLimits(values: PlanValues): PlanLimits {
  const { expansions, seconds, depth } = values;
  const preferences = readPreferences(values);
  // With a limit on expansions alone a result is the same from run to run, so time is limited only when it is asked for.
  const isTimed = expansions === undefined || seconds !== undefined;
  return {
    ...(isTimed ? { seconds: seconds ?? 10 } : {}),
    ...(expansions === undefined ? {} : { expansions }),
    ...(depth === undefined ? {} : { maxDepth: depth }),
    top: values.top,
    strategy: values.strategy,
    seed: values.seed,
    ...(values.enzymes && { enzymes: values.enzymes }),
    constraints: readConstraints(values),
    ...(preferences && { preferences }),
  };
}

/** What the options say over their preset; undefined where they say nothing. */
function readPreferences(values: PlanValues): SearchPreferences | undefined {
  const { preset, protectingGroups, selectivity, weights } = values;
  return saidPreferences({
    ...(preset && preferencePresets[preset]),
    ...(protectingGroups && { protectingGroups }),
    ...(selectivity && { selectivity }),
    ...(weights && { weights }),
    ...(values.likeRoute !== undefined && { likeRoute: linesOf(values.likeRoute) }),
  });
}

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

function readAmount({ amount, maxAmountPrice, currency }: PlanValues): Pick<SearchConstraints, 'neededAmount'> {
  if (amount === undefined && maxAmountPrice !== undefined) throw new RangeError('--max-amount-price needs --amount');
  if (amount === undefined) return {};
  const maxPrice =
    maxAmountPrice === undefined ? undefined : { minorUnits: Math.round(100 * maxAmountPrice), currency };
  return { neededAmount: { grams: amount, ...(maxPrice && { maxPrice }) } };
}

function readConstraints(values: PlanValues): SearchConstraints {
  const { through, avoid, forbid, dislike, startFromAny, maxSteps, maxPrice, currency, green } = values;
  const startFrom = startFromAny ?? values.startFrom;
  return {
    ...(values.break ? { breakBonds: readBonds('break', values.break) } : {}),
    ...(values.keep ? { keepBonds: readBonds('keep', values.keep) } : {}),
    ...(values.keepPart ? { keepSubstructures: values.keepPart } : {}),
    ...(values.maxWeight === undefined ? {} : { maxWeight: values.maxWeight }),
    ...(values.maxAtoms ? { elementLimits: values.maxAtoms } : {}),
    ...readAmount(values),
    ...(through ? { throughMolecules: through } : {}),
    ...(avoid ? { avoidMolecules: avoid } : {}),
    ...(forbid ? { forbiddenMolecules: forbid } : {}),
    ...(startFrom ? { startFrom, startFromUse: startFromAny ? 'any' : 'all' } : {}),
    ...(dislike ? { dislikedReactions: dislike } : {}),
    ...(values.excludeClass ? { excludedClasses: values.excludeClass.map(readClass) } : {}),
    ...(values.stocks === undefined ? {} : { stocks: readStocks(values.stocks, values.stock !== undefined) }),
    ...(maxSteps === undefined ? {} : { maxRouteSteps: maxSteps }),
    ...(maxPrice === undefined ? {} : { maxPricePerGram: { minorUnits: Math.round(100 * maxPrice), currency } }),
    ...(green === undefined ? {} : { greenWeight: Math.min(1, green) }),
  };
}

/** Lists of a tenant are in a database, which this command does not open. */
const builtInStocks: readonly string[] = ['common', 'patents'];
/** Of a file given with `--stock`. */
const fileStocks: readonly string[] = ['list'];

function readStocks(given: string, isOwnFile: boolean): string[] {
  const ids = given.split(',').filter((one) => one !== '');
  const known = isOwnFile ? fileStocks : builtInStocks;
  const unknown = ids.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new RangeError(`--stocks takes ${known.join(', ')}, not ${JSON.stringify(unknown)}`);
  return ids;
}

/** `3-4` or `3-4,8-9`: atoms counted from 0 in the order of the target's canonical SMILES. */
function readBonds(name: string, texts: readonly string[]): BondMark[] {
  return texts
    .flatMap((one) => one.split(','))
    .map((one) => {
      const match = /^(\d+)-(\d+)$/.exec(one);
      if (!match)
        throw new RangeError(`--${name} takes bonds as pairs of atoms such as 3-4, not ${JSON.stringify(one)}`);
      return [Number(match[1]), Number(match[2])] as const;
    });
}

function readClass(given: string): ReactionClass {
  const found = Object.entries(reactionClasses).find(([name, number]) => given === name || given === String(number));
  const names = Object.keys(reactionClasses).filter((one): one is ReactionClass => one in reactionClasses);
  const name = names.find((one) => one === found?.[0]);
  if (name) return name;
  throw new RangeError(`--exclude-class takes one of ${names.join(', ')}, or its number, not ${JSON.stringify(given)}`);
}

// The options of `plan`: limits, strategy and constraints.

import { parseArgs } from 'node:util';
import { currencies } from '@app/shared/constants/locale';
import { reactionClasses, type ReactionClass } from '../chemistry/templates/template.ts';
import type { BondMark, SearchConstraints } from '../engine/search/constraints.ts';
import { strategyNames, type StrategyName } from '../engine/search/strategy.ts';
import type { PlanLimits } from '../engine/search/types.ts';
import { oneOf, positiveInteger, positiveNumber } from './options.ts';

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const options = {
  stock: text,
  seconds: text,
  expansions: text,
  top: text,
  depth: text,
  strategy: text,
  seed: text,
  'max-steps': text,
  'max-price': text,
  currency: text,
  green: text,
  stocks: text,
  break: list,
  keep: list,
  through: list,
  avoid: list,
  forbid: list,
  'start-from': list,
  'start-from-any': list,
  dislike: list,
  'exclude-class': list,
  export: text,
} as const;

const exportForms = ['tree', 'routes', 'aizynth'] as const;
export type ExportForm = (typeof exportForms)[number];

export interface PlanOptions {
  stock: string | undefined;
  limits: PlanLimits;
  /** How routes are written: for reading on, as the exported document, as AiZynthFinder's trees. */
  form: ExportForm;
}

/** Throws a RangeError, or parseArgs' TypeError, that names the option. */
export function readPlanOptions(args: string[]): PlanOptions {
  const { values } = parseArgs({ args, options });
  const expansions = values.expansions === undefined ? undefined : positiveInteger('expansions', values.expansions, 1);
  // With a limit on expansions alone a result is the same from run to run, so time is limited only when it is asked for.
  const isTimed = expansions === undefined || values.seconds !== undefined;
  return {
    stock: values.stock,
    form: oneOf('export', values.export, exportForms, 'tree'),
    limits: {
      ...(isTimed ? { seconds: positiveNumber('seconds', values.seconds, 10) } : {}),
      ...(expansions === undefined ? {} : { expansions }),
      ...(values.depth === undefined ? {} : { maxDepth: positiveInteger('depth', values.depth, 8) }),
      top: positiveInteger('top', values.top, 10),
      strategy: oneOf<StrategyName>('strategy', values.strategy, strategyNames, 'retro-star'),
      seed: values.seed === undefined ? 0 : wholeNumber('seed', values.seed),
      constraints: readConstraints(values),
    },
  };
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function readConstraints(values: Values): SearchConstraints {
  const { through, avoid, forbid, dislike } = values;
  const any = values['start-from-any'];
  const startFrom = any ?? values['start-from'];
  return {
    ...(values.break ? { breakBonds: readBonds('break', values.break) } : {}),
    ...(values.keep ? { keepBonds: readBonds('keep', values.keep) } : {}),
    ...(through ? { throughMolecules: through } : {}),
    ...(avoid ? { avoidMolecules: avoid } : {}),
    ...(forbid ? { forbiddenMolecules: forbid } : {}),
    ...(startFrom ? { startFrom, startFromUse: any ? 'any' : 'all' } : {}),
    ...(dislike ? { dislikedReactions: dislike } : {}),
    ...(values['exclude-class'] ? { excludedClasses: values['exclude-class'].map(readClass) } : {}),
    ...(values.stocks === undefined ? {} : { stocks: readStocks(values.stocks, values.stock !== undefined) }),
    ...(values['max-steps'] === undefined
      ? {}
      : { maxRouteSteps: positiveInteger('max-steps', values['max-steps'], 1) }),
    ...(values['max-price'] === undefined ? {} : { maxPricePerGram: readPrice(values['max-price'], values.currency) }),
    ...(values.green === undefined ? {} : { greenWeight: Math.min(1, positiveNumber('green', values.green, 1)) }),
  };
}

function readPrice(amount: string, currency: string | undefined): SearchConstraints['maxPricePerGram'] {
  const minorUnits = Math.round(100 * positiveNumber('max-price', amount, 1));
  return { minorUnits, currency: oneOf('currency', currency, currencies, 'USD') };
}

/** `3-4` or `3-4,8-9`: atoms counted from 0 in the order of the target's canonical SMILES. */
/** Lists of a tenant lie in a database, which this command does not open. */
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

function readClass(name: string): ReactionClass {
  const found = Object.entries(reactionClasses).find(([key, number]) => key === name || String(number) === name)?.[0];
  const names = Object.keys(reactionClasses).filter((one): one is ReactionClass => one in reactionClasses);
  return oneOf('exclude-class', found ?? name, names, 'acylation');
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number)) throw new RangeError(`--${name} takes a whole number, not ${JSON.stringify(value)}`);
  return number;
}

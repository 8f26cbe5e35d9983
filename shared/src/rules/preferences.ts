// How well a route fits what a chemist prefers. The same four figures order routes in a search and in a list.

import {
  preferenceLimits,
  preferencePresets,
  preferenceWeightKeys,
  protectingGroupUses,
  selectivityUses,
  type PreferencePreset,
  type PreferenceWeightKey,
  type PreferenceWeights,
  type SearchPreferences,
} from '../constants/search-preferences.ts';

/** Each from 0 (bad) to 1 (good). */
export type RouteFit = Record<PreferenceWeightKey, number>;

export interface FitFacts {
  steps: number;
  /** Estimated cost of a kilogram, in US cents; undefined where nothing has a price. */
  dollarCentsPerKg: number | undefined;
  /** 0 to 100, of the weakest step. */
  confidence: number;
  /** 0 to 100. */
  greenness: number;
}

const stepFactor = 0.18;
/** US cents for a kilogram that count as cheap, and as more than anybody pays for a route. */
const cheapKilogram = 10_000;
const dearKilogram = 1_000_000_000;

/**
 * What a route has of each: `short` falls with its steps, `cheap` with the logarithm of its cost (1 at 100 US dollars for a
 * kilogram, 0 at ten million or without a price), `robust` is the confidence of its weakest step, `green` its greenness.
 */
export function fitOf({ steps, dollarCentsPerKg, confidence, greenness }: FitFacts): RouteFit {
  const cost = dollarCentsPerKg === undefined ? dearKilogram : Math.max(cheapKilogram, dollarCentsPerKg);
  return {
    short: 1 / (1 + stepFactor * Math.max(0, steps - 1)),
    cheap: Math.max(0, 1 - Math.log(cost / cheapKilogram) / Math.log(dearKilogram / cheapKilogram)),
    robust: confidence / 100,
    green: greenness / 100,
  };
}

/** The mean of the figures by the weights, 0 to 1. Throws a RangeError where no weight counts. */
export function weightedFit(fit: RouteFit, weights: PreferenceWeights): number {
  const sum = weightSum(weights);
  if (sum <= 0) throw new RangeError('no weight counts');
  return preferenceWeightKeys.reduce((total, key) => total + weights[key] * fit[key], 0) / sum;
}

/** 0 where nothing would order the routes. */
export function weightSum(weights: PreferenceWeights): number {
  return preferenceWeightKeys.reduce((total, key) => total + weights[key], 0);
}

/**
 * How much a figure stands out among the weights: 0 for one that counts no more than the mean of all, 1 for one that counts
 * alone. What guides a search follows it, so that even weights guide it as usual.
 */
export function emphasisOf(weights: PreferenceWeights | undefined, key: PreferenceWeightKey): number {
  const sum = weights ? weightSum(weights) : 0;
  if (!weights || sum === 0) return 0;
  const even = 1 / preferenceWeightKeys.length;
  return Math.max(0, (weights[key] / sum - even) / (1 - even));
}

/** Preferences without what says nothing; undefined where nothing is left. */
export function saidPreferences(preferences: SearchPreferences | undefined): SearchPreferences | undefined {
  const { protectingGroups = 'balanced', selectivity = 'balanced', weights, likeRoute = [] } = preferences ?? {};
  const said: SearchPreferences = {
    ...(protectingGroups !== 'balanced' && { protectingGroups }),
    ...(selectivity !== 'balanced' && { selectivity }),
    ...(weights && { weights }),
    ...(likeRoute.length > 0 && { likeRoute }),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** The preset that says the same, whatever route the routes are to be like; `usual` where nothing is said, `own` for all else. */
export function presetOf(preferences: SearchPreferences | undefined): PreferencePreset | 'usual' | 'own' {
  const said = saidPreferences(preferences);
  const mine = preferencesText(said);
  if (mine === usualText) return 'usual';
  const found = Object.entries(preferencePresets).find(([, preset]) => preferencesText(preset) === mine)?.[0];
  return Object.keys(preferencePresets).find((key): key is PreferencePreset => key === found) ?? 'own';
}

/** Preferences on one line, to be kept as a setting: `fewer.strict.40-90-50-80`; the last part is `usual` without weights. */
export function preferencesText(preferences: SearchPreferences | undefined): string {
  const { protectingGroups = 'balanced', selectivity = 'balanced', weights } = preferences ?? {};
  return [
    protectingGroups,
    selectivity,
    weights ? preferenceWeightKeys.map((key) => weights[key]).join('-') : 'usual',
  ].join('.');
}
const usualText = 'balanced.balanced.usual';

/** Reads such a line; null for anything else, and for weights of which none counts. */
export function readPreferencesText(text: string): SearchPreferences | null {
  const [groups, selective, numbers = '', ...more] = text.split('.');
  const protectingGroups = protectingGroupUses.find((one) => one === groups);
  const selectivity = selectivityUses.find((one) => one === selective);
  if (!protectingGroups || !selectivity || more.length > 0) return null;
  if (numbers === 'usual') return { protectingGroups, selectivity };
  const weights = readWeights(numbers, '-');
  return weights && { protectingGroups, selectivity, weights };
}

/** Four whole numbers from 0 to 100 in the order of `preferenceWeightKeys`; null for anything else, and where none counts. */
export function readWeights(text: string, separator: string): PreferenceWeights | null {
  const numbers = text.split(separator).map((one) => (/^\d{1,3}$/.test(one.trim()) ? Number(one) : Number.NaN));
  const [short = Number.NaN, cheap = Number.NaN, robust = Number.NaN, green = Number.NaN] = numbers;
  const weights = { short, cheap, robust, green };
  const isSound =
    numbers.length === preferenceWeightKeys.length &&
    numbers.every((one) => one >= 0 && one <= preferenceLimits.weight) &&
    weightSum(weights) > 0;
  return isSound ? weights : null;
}

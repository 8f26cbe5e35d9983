// Values of options: what is wrong with one is said with the name of its option.

import { InvalidArgumentError } from '@commander-js/extra-typings';
import { preferenceWeightKeys, type PreferenceWeights } from '@app/shared/constants/search-preferences';
import { isElement } from '../../chemistry/molecule/element-weights.ts';
import { readWeights } from '@app/shared/rules/preferences';

/** A number above zero. */
export function positiveNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0)
    throw new InvalidArgumentError('A number above zero is needed.');
  return value;
}

/** A whole number above zero. */
export function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new InvalidArgumentError('A whole number above zero is needed.');
  return value;
}

/** A whole number, zero and negative ones included. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value)) throw new InvalidArgumentError('A whole number is needed.');
  return value;
}

/** A whole number from zero on. */
export function countFromZero(text: string): number {
  const value = wholeNumber(text);
  if (value < 0) throw new InvalidArgumentError('A whole number from zero on is needed.');
  return value;
}

/** Weights of what is preferred of a route, not all zero. */
export function preferenceWeights(text: string): PreferenceWeights {
  const weights = readWeights(text, ',');
  if (weights) return weights;
  throw new InvalidArgumentError(
    `Four whole numbers from 0 to 100 are needed, for ${preferenceWeightKeys.join(', ')}, at least one above 0.`,
  );
}

export interface ElementLimit {
  element: string;
  most: number;
}

/** Collects limits such as `C:12`. */
export function elementLimits(text: string, before: ElementLimit[] | undefined): ElementLimit[] {
  const [, element, most] = /^([A-Z][a-z]?):(\d{1,3})$/.exec(text) ?? [];
  if (element === undefined || !isElement(element))
    throw new InvalidArgumentError('An element and how many of its atoms are needed, as in C:12.');
  return [...(before ?? []), { element, most: Number(most) }];
}

/** Collects an option that may be given several times. */
export function several(text: string, before: string[] | undefined): string[] {
  return [...(before ?? []), text];
}

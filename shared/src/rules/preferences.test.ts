import { describe, expect, it } from 'vitest';
import { preferencePresets } from '../constants/search-preferences.ts';
import {
  emphasisOf,
  fitOf,
  preferencesText,
  presetOf,
  readPreferencesText,
  readWeights,
  saidPreferences,
  weightedFit,
} from './preferences.ts';

const usual = { steps: 3, dollarCentsPerKg: 1_000_000, confidence: 60, greenness: 50 };

describe('what a route has of each preference', () => {
  it('falls with steps and cost, and is 0 to 1', () => {
    const fit = fitOf(usual);
    expect(fit.short).toBeCloseTo(1 / 1.36);
    expect(fit.cheap).toBeCloseTo(0.6);
    expect(fit).toMatchObject({ robust: 0.6, green: 0.5 });
    expect(fitOf({ ...usual, steps: 5 }).short).toBeLessThan(fit.short);
    expect(fitOf({ ...usual, dollarCentsPerKg: 5_000_000 }).cheap).toBeLessThan(fit.cheap);
    expect(fitOf({ ...usual, dollarCentsPerKg: undefined }).cheap).toBe(0);
    expect(fitOf({ ...usual, dollarCentsPerKg: 1 }).cheap).toBe(1);
    expect(fitOf({ ...usual, dollarCentsPerKg: 1e15 }).cheap).toBe(0);
  });

  it('is weighed by shares, so that the same weights on another scale weigh the same', () => {
    const fit = fitOf(usual);
    expect(weightedFit(fit, { short: 0, cheap: 100, robust: 0, green: 0 })).toBe(fit.cheap);
    expect(weightedFit(fit, { short: 10, cheap: 20, robust: 30, green: 40 })).toBeCloseTo(
      weightedFit(fit, { short: 20, cheap: 40, robust: 60, green: 80 }),
    );
    expect(() => weightedFit(fit, { short: 0, cheap: 0, robust: 0, green: 0 })).toThrow(RangeError);
  });

  it('guides a search only where a weight stands out', () => {
    expect(emphasisOf({ short: 50, cheap: 50, robust: 50, green: 50 }, 'short')).toBe(0);
    expect(emphasisOf({ short: 70, cheap: 0, robust: 0, green: 0 }, 'short')).toBe(1);
    expect(emphasisOf({ short: 70, cheap: 0, robust: 0, green: 0 }, 'green')).toBe(0);
    expect(emphasisOf(undefined, 'green')).toBe(0);
  });
});

describe('preferences as a setting', () => {
  it('are read as they were written', () => {
    for (const [name, preset] of Object.entries(preferencePresets)) {
      expect(readPreferencesText(preferencesText(preset))).toEqual(preset);
      expect(presetOf(preset)).toBe(name);
    }
    expect(presetOf(undefined)).toBe('usual');
    expect(presetOf({ protectingGroups: 'none' })).toBe('own');
    expect(saidPreferences({ protectingGroups: 'balanced', selectivity: 'balanced' })).toBeUndefined();
    expect(saidPreferences({ selectivity: 'strict' })).toEqual({ selectivity: 'strict' });
  });

  it.each([
    'balanced.balanced.0-0-0-0',
    'balanced.balanced.1-2-3',
    'balanced.balanced.1-2-3-101',
    'balanced.balanced.1-2-3--4',
    'balanced.balanced.1e1-0-0-0',
    'some.balanced.usual',
    'balanced.balanced',
    'balanced.balanced.usual.more',
    '',
  ])('are not %j', (text) => expect(readPreferencesText(text)).toBeNull());

  it('have weights that may have blanks around them', () => {
    expect(readWeights('90, 10, 70, 0', ',')).toEqual({ short: 90, cheap: 10, robust: 70, green: 0 });
  });
});

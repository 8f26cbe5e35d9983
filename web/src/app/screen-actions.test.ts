// Each screen action of the tracking catalogue has its place in the page, and each stay is measured.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { callEntries } from '@app/shared/contracts/catalogue';
import { callActions } from '@app/shared/tracking/call-actions';
import { trackingRanges } from '@app/shared/tracking/ranges';
import { reservedActions } from '@app/shared/tracking/reserved-actions';
import { screenActions, stayActions } from '@app/shared/constants/screen-actions';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|test-/.test(name) && !name.endsWith('api/track.ts'))
  .map((name): [string, string] => [name, readFileSync(`${root}/${name}`, 'utf8')]);
const reports = /\b(track|useTrackedChange|useTrackedStay)\(/;
/** Tables of names that others report by. */
const tables = sources.filter(([, text]) => /\b(MomentAction|StayAction)\b/.test(text)).map(([, text]) => text);
const named = (text: string, action: string) => new RegExp(`['"]${action}['"]`).test(text);

const placesOf = (action: string) => [
  ...sources.filter(([, text]) => reports.test(text) && named(text, action)).map(([name]) => name),
  ...tables.filter((text) => named(text, action)),
];

describe('the screen actions', () => {
  it.each(Object.keys(screenActions))('%s is reported by some page', (action) => {
    expect(placesOf(action)).not.toEqual([]);
  });

  it('of which a table of names speaks are reported by it', () => {
    const used = sources.filter(([, text]) =>
      /track(edChange|edStay)?\(\s*\w*[aA]ctions\b|TrackedStay\(route|track\(opened/.test(text),
    );
    expect(used.length).toBeGreaterThan(3);
  });

  it('with a stay are measured, and no others', () => {
    const texts = sources.filter(([, text]) => text.includes('useTrackedStay(')).map(([, text]) => text);
    expect(texts).toHaveLength(2);
    expect(stayActions.every((action) => placesOf(action).length > 0)).toBe(true);
  });
});

describe('every range', () => {
  const calls = new Map(callEntries.map(([name, call]) => [name as string, call]));
  const asked = sources.map(([, text]) => text).join('\n');
  const isFired = (id: number) => {
    const screen = Object.entries(screenActions).find(([, one]) => one === id);
    if (screen) return placesOf(screen[0]).length > 0;
    const call = Object.values(callActions).find((one) => one.id === id);
    return call !== undefined && call.calls.some((name) => calls.has(name) && named(asked, name));
  };

  it.each(Object.entries(trackingRanges))(
    '%s is fired by the page for at least 70 % of its ids',
    (_, [first, last]) => {
      const ids = Array.from({ length: last - first + 1 }, (_id, at) => first + at);
      const silent = ids.filter((id) => !isFired(id));
      expect(1 - silent.length / ids.length, `silent: ${silent.join()}`).toBeGreaterThanOrEqual(0.7);
    },
  );

  /** Calls that the page has another way for, and programs use. */
  const ofPrograms = ['checkRoutesExists', 'substructureMaterial', 'exportConditions'];

  it('is silent where the catalogue says so or only programs ask, and nowhere else', () => {
    const ids = Object.values(trackingRanges).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_id, at) => first + at),
    );
    const programs = Object.values(callActions).filter(({ calls: names }) =>
      names.every((name) => ofPrograms.includes(name)),
    );
    const silent = [...Object.values(reservedActions), ...programs.map(({ id }) => id)];
    expect(ids.filter((id) => !isFired(id))).toEqual(silent.toSorted((a, b) => a - b));
  });
});

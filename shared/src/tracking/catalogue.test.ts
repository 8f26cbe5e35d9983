import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { Call } from '../contracts/call.ts';
import { callEntries } from '../contracts/catalogue.ts';
import { callActions } from './call-actions.ts';
import {
  trackingFor,
  trackingIdOf,
  trackingIds,
  trackingIdsOf,
  trackingKeyOf,
  trackingRows,
  type TrackingRow,
} from './catalogue.ts';
import { trackingRanges } from './ranges.ts';
import { reservedActions } from './reserved-actions.ts';
import { screenActionCodes, screenActions } from '../constants/screen-actions.ts';

const ranges = Object.entries(trackingRanges);
const calls = new Map<string, Call>(callEntries);
const rowsByCall = [...Map.groupBy(trackingRows, (row) => row.call)];

/** Files whose page says what is taken out. */
const byScreen = new Map<string, number[]>([['forwardExport', [screenActions.exportForwardProducts]]]);
/** Pictures that a page or a response of a tool is made of, the papers of a payment and the copy of one's own data are no results. */
const isResult = ({ path, gives }: Call) =>
  gives === 'blob' && !/\/picture\/|\/route-picture$|\/own-data$|^\/api\/console\//.test(path);

const idsOf = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function wordsOf(culture: string): string[] {
  const file = fileURLToPath(new URL(`../../../locales/${culture}/tracking.json`, import.meta.url));
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')));
}

/** The field's schema in its contract, or undefined where the contract has no such field. */
function fieldSchema(call: Call, { in: place, field }: NonNullable<TrackingRow['when']>) {
  return call[place] === undefined ? undefined : Reflect.get(Reflect.get(call[place], 'properties'), field);
}

describe('the tracking catalogue', () => {
  it('holds every id of every range exactly once', () => {
    const wanted = ranges.flatMap(([, range]) => idsOf(range));
    expect([...trackingIds.values()].toSorted((a, b) => a - b)).toEqual(wanted);
  });

  it('names an action once, however it is bound', () => {
    const names = [callActions, screenActions, reservedActions].flatMap((actions) => Object.keys(actions));
    expect(new Set(names).size).toBe(names.length);
    expect(trackingIds.size).toBe(names.length);
    expect(trackingKeyOf(46)).toBe('compareRoutes');
    expect(trackingKeyOf(500)).toBeUndefined();
  });

  it.each(['en', 'zh-CN'])('has a name for every id in %s, and no other', (culture) => {
    expect(wordsOf(culture).toSorted()).toEqual([...trackingIds.keys()].toSorted());
  });

  it.each(ranges)('%s is bound to calls or screen actions by at least 70 %', (_, range) => {
    const reserved = new Set<number>(Object.values(reservedActions));
    const ids = idsOf(range);
    const bound = ids.filter((id) => !reserved.has(id));
    expect(bound.length / ids.length).toBeGreaterThanOrEqual(0.7);
    expect(new Set(trackingRows.map((row) => row.id)).isSupersetOf(new Set(bound))).toBe(true);
  });
});

describe('the rows of a call', () => {
  it.each(rowsByCall)('%s exists', (name) => {
    expect(calls.has(name)).toBe(true);
  });

  it.each(rowsByCall)('%s asks one field, and no two rows have one value', (_, rows) => {
    if (rows.length === 1 && rows[0]?.when === undefined) return;
    const places = new Set(rows.map(({ when }) => when && `${when.in}.${when.field}`));
    expect([...places]).toEqual([expect.any(String)]);
    const values = rows.flatMap((row) => row.when?.is ?? []);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each(rowsByCall)('%s looks where its requests carry the field', (name, rows) => {
    const isJson = calls.get(name)?.takes === 'json';
    const places = rows.flatMap(({ when }) => when?.in ?? []);
    expect(places.filter((place) => place !== (isJson ? 'body' : 'query'))).toEqual([]);
  });

  it.each(rowsByCall.filter(([name]) => calls.get(name)?.built))('%s asks for values of its contract', (name, rows) => {
    const call = calls.get(name);
    const strangers = rows.filter(({ when }) => {
      if (!call || !when) return false;
      const schema = fieldSchema(call, when);
      return schema === undefined || when.is.some((value) => value !== undefined && !Check(schema, value));
    });
    expect(strangers).toEqual([]);
  });
});

describe('the id of a request', () => {
  it('is found for every row, and is the row’s own', () => {
    const found = trackingRows.flatMap(({ call, when }) =>
      (when?.is ?? [undefined]).map((value) => {
        const members = when && value !== undefined ? { [when.field]: value } : {};
        return trackingIdOf(call, when ? { [when.in]: members } : {});
      }),
    );
    expect(found).toEqual(trackingRows.flatMap(({ id, when }) => (when?.is ?? [undefined]).map(() => id)));
  });

  it('distinguishes retrosynthesis from process chemistry', () => {
    const body = { pageIndex: 1, pageSize: 20 };
    expect(trackingIdOf('routeList', { body: { ...body, routeType: 'retrosynthesis' } })).toBe(30);
    expect(trackingIdOf('routeList', { body: { ...body, routeType: 'processchemistry' } })).toBe(104);
    expect(trackingIdOf('routeList', { body: { ...body, routeType: 'other' } })).toBeUndefined();
    expect(trackingIdOf('routeDetail', { query: { routeId: 'r' } })).toBe(31);
    expect(trackingIdOf('routeDetail', { query: { routeId: 'r', routeType: 'processchemistry' } })).toBe(105);
    expect(trackingIdsOf('routeDetail')).toEqual([31, 105]);
  });

  it('of a buried point is the screen action that it reports', () => {
    expect(trackingIdOf('createBuriedPoint', { body: { code: screenActions.exportRouteSvg } })).toBe(62);
    expect(trackingIdOf('createBuriedPoint', { body: { code: 6 } })).toBeUndefined();
    expect(trackingIdsOf('createBuriedPoint')).toEqual([...screenActionCodes]);
  });

  it.each([undefined, null, 'text', [], { routeType: null }, { routeType: ['processchemistry'] }])(
    'never takes %j for process chemistry',
    (query) => {
      expect(trackingIdOf('routeDetail', { query })).not.toBe(105);
    },
  );

  it('looks at own members only', () => {
    const inherited = Object.create({ routeType: 'processchemistry' });
    expect(trackingIdOf('routeDetail', { query: inherited })).toBe(31);
  });

  it.each(callEntries.filter(([, call]) => isResult(call)))(
    'tells each download of %s, by the call or by the screen that asks for it',
    (name) => {
      const said = trackingIdsOf(name);
      expect(said.length === 0 ? byScreen.get(name) : said).toHaveLength(1);
    },
  );

  it('is none for a call that is no action', () => {
    expect(trackingFor('retroTask')).toBeUndefined();
    expect(trackingFor('retroSearchStart')).toEqual({ fixed: 6 });
    expect(trackingIdOf('sessionUser', {})).toBeUndefined();
  });
});

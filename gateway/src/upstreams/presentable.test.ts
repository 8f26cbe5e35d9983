import { describe, expect, it } from 'vitest';
import { areFitDetails, isFitToSay } from './presentable.ts';
import { processorMs } from '../test-support/processor-ms.ts';

const stack = 'Error: no\n    at open (/srv/app/store.js:12:7)';

describe('words of a service', () => {
  it.each([
    'Name is taken',
    'C>>CC is no balanced reaction',
    'The yield must be < 100 and > 0',
    '名称已被使用',
    'Error: changed by somebody else at 10:30:00',
  ])('may be said: %s', (text) => {
    expect(isFitToSay(text)).toBe(true);
  });

  it.each([
    '',
    ' \n',
    'x'.repeat(1_001),
    '<html><body>502</body></html>',
    '<!DOCTYPE html>',
    'see <a href="x">here',
    stack,
    'System.NullReferenceException: Object reference not set',
    '   at Web.Store.Get(Int32 id) in C:\\src\\Store.cs:line 7',
    '\tat org.web.Store.get(Store.java:42)',
    'Traceback (most recent call last):\n  File "store.py", line 3',
  ])('are kept back: %j', (text) => {
    expect(isFitToSay(text)).toBe(false);
  });
});

describe('details of an error', () => {
  it('are taken when they hold plain facts', () => {
    expect(areFitDetails({ rows: [{ line: 3, problem: 'no structure' }], count: 2 })).toBe(true);
    expect(areFitDetails('line 3')).toBe(true);
  });

  it('are kept back for one stack trace at any depth, in a value or a name', () => {
    expect(areFitDetails({ rows: [{ trace: stack }] })).toBe(false);
    expect(areFitDetails({ '<b>': 1 })).toBe(false);
    expect(areFitDetails(stack)).toBe(false);
  });

  it('are judged in time that grows with their length alone', () => {
    const before = process.cpuUsage();
    for (const part of ['at ', 'com.', '<a', 'node:', '.js:1', 'x:1:2:'])
      expect(areFitDetails(part.repeat(50_000))).toBe(true);
    expect(processorMs(before)).toBeLessThan(3_000);
  });

  it('are kept back when they are nested too deeply to be sent', () => {
    expect(areFitDetails(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))).toBe(false);
  });
});

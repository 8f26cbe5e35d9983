import { expect, it } from 'vitest';
import { localTime } from './local-time.ts';

it.each([
  [0, '2026-03-04 20:06 UTC'],
  [8, '2026-03-05 04:06 UTC+8'],
  [-5, '2026-03-04 15:06 UTC−5'],
  [5.5, '2026-03-05 01:36 UTC+5:30'],
  [-3.5, '2026-03-04 16:36 UTC−3:30'],
  [14, '2026-03-05 10:06 UTC+14'],
])('%d hours east of Greenwich a clock shows %s', (hoursEast, shown) => {
  expect(localTime('2026-03-04T20:06:07.890Z', hoursEast)).toBe(shown);
});

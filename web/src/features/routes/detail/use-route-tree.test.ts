import { afterEach, expect, it } from 'vitest';
import { keepOrientation, savedOrientation } from './use-route-tree.ts';

afterEach(() => window.localStorage.clear());

it.each([
  ['nothing', false, undefined, undefined, 'horizontal'],
  ['the user’s settings', false, 'vertical', undefined, 'vertical'],
  ['what this browser kept, before the settings', false, 'vertical', 'horizontal', 'horizontal'],
  ['a narrow screen, before the settings', true, 'horizontal', undefined, 'vertical'],
  ['what this browser kept, on a narrow screen too', true, 'vertical', 'horizontal', 'horizontal'],
] as const)('a tree grows as follows from %s', (_, isNarrow, preferred, kept, expected) => {
  if (kept) keepOrientation(kept);
  expect(savedOrientation(isNarrow, preferred)).toBe(expected);
});

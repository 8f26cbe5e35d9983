import { expect, it } from 'vitest';
import { withBreakpoints } from './theme.ts';

it('puts the widths of the specification in place of their names', () => {
  expect(withBreakpoints('@media (--from-sm) and (--below-lg) {}')).toBe(
    '@media (width >= 576px) and (width < 992px) {}',
  );
});

it('refuses a breakpoint that does not exist', () => {
  expect(() => withBreakpoints('@media (--below-tablet) {}')).toThrow(RangeError);
});

import { expect, it } from 'vitest';
import { mirrorImage } from './mirror-image.ts';

it('turns centres over, and leaves ring bonds and double bonds', () => {
  expect(mirrorImage('[c:1][C@H:2]@[C@@:3]')).toBe('[c:1][C@@H:2]@[C@:3]');
  expect(mirrorImage('C/C=C/[C@@H](O)C')).toBe('C/C=C/[C@H](O)C');
});

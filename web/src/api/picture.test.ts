import { expect, it } from 'vitest';
import { pictureUrl } from './picture.ts';

it('addresses a picture by key and whole pixels', () => {
  expect(pictureUrl('AAAAAAAAAAAAAAAAAAAAAA', 199.6, 140)).toBe(
    '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg?w=200&h=140',
  );
});

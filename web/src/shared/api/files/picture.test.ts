import { expect, it } from 'vitest';
import { pictureUrl } from './picture.ts';

it('addresses a picture by key and whole pixels', () => {
  expect(pictureUrl('AAAAAAAAAAAAAAAAAAAAAA', 199.6, 140)).toBe(
    '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg?w=200&h=140',
  );
});

it('names the atoms to mark, two hundred at most', () => {
  expect(pictureUrl('AAAAAAAAAAAAAAAAAAAAAA', 200, 140, { marked: [0, 2] })).toMatch(/&h=140&atoms=0,2$/);
  const many = pictureUrl('A', 200, 140, { marked: [...Array(300).keys()] });
  expect(many.split(',')).toHaveLength(200);
});

it('asks for a picture as large as the service draws one, where it is shown smaller', () => {
  expect(pictureUrl('AAAAAAAAAAAAAAAAAAAAAA', 14, 9)).toMatch(/\?w=25&h=16$/);
});

import { expect, it } from 'vitest';
import { isAmbiguous } from './path-guard.ts';

it.each([
  '//evil.example/',
  '/api//retro/task',
  '/api/../admin',
  '/api/./retro',
  '/api/%2e%2e/admin',
  '/api/.%2E/admin',
  '/api/%252e%252e/admin',
  '/api/a%252fb',
  '/api/a%255cb',
  '/api\\retro',
  '/api/a%00b',
  '/api/a%0d%0ab',
  '/..',
  '/api/export/sascore-file/',
  '/api/help/video/en/?x=1',
  '/%61pi/retro/task',
  '/bf%66/login',
  '/%4Detrics',
])('refuses %s', (url) => {
  expect(isAmbiguous(url)).toBe(true);
});

it.each([
  '/',
  '/home?returnTo=//evil',
  '/api/sascore/duplicate-check/C%2FC%3DC%5CC',
  '/api/sascore/duplicate-check/C1CC%2510CC%2510',
  '/api/sascore/duplicate-check/%5BNa%2B%5D.%5BCl-%5D',
  '/api/structure/picture/AAAA.svg',
  '/assets/a..b.js',
  '/home/',
  '/%E8%8B%AF',
  'http://localhost:8080/api/retro/task',
])('lets %s pass', (url) => {
  expect(isAmbiguous(url)).toBe(false);
});

import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const account = { userName: 'wei.chen', name: '陈玮 Chen Wei', email: 'lab-head@demo.example' };

it.each([
  'Passw0rd!',
  'Qwerty1!',
  'P@ssw0rd2024',
  'Pa$$w0rd!',
  'We1come#1',
  'Sunshine1!',
  '!!Dragon99',
  'Ｐａｓｓｗ０ｒｄ！',
  'Wei.Chen-2024',
  'My-CHEN-77',
  '陈玮-Secret-1',
  'Lab-head#9',
  'Synthline-1',
])('%s is guessed early', (password) => expect(isGuessable(password, account)).toBe(true));

it.each(['Chem-demo-1', 'New-pass-1', 'Ab1!xy', 'Correct-horse-7', 'Wu-9-Ötztal'])('%s is not', (password) =>
  expect(isGuessable(password, account)).toBe(false),
);

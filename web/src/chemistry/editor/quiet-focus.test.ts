import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocusOutside } from './quiet-focus.ts';

let stop: () => void;
const at = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<input id="field"><button id="button"></button><div id="frame"><textarea id="guest"></textarea><input id="other"></div>';
  stop = keepFocusOutside(at('frame'));
});
afterEach(() => stop());

it('gives the focus back to the field in use when the frame takes it by itself', () => {
  at('field').focus();
  at('guest').focus();
  expect(document.activeElement?.id).toBe('field');
});

it.each([
  ['by the mouse', () => fireEvent.pointerDown(at('guest'))],
  ['by the Tab key', () => fireEvent.keyDown(at('field'), { key: 'Tab' })],
])('lets the user in %s', (_, act) => {
  at('field').focus();
  act();
  at('guest').focus();
  expect(document.activeElement?.id).toBe('guest');
  at('other').focus();
  expect(document.activeElement?.id).toBe('other');
});

it('lets the frame take the focus from a field that is not in use', () => {
  at('button').focus();
  at('guest').focus();
  expect(document.activeElement?.id).toBe('guest');
});

it('leaves everything alone once it is stopped', () => {
  stop();
  at('field').focus();
  at('guest').focus();
  expect(document.activeElement?.id).toBe('guest');
});

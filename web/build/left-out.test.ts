import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { without } from './left-out.ts';

const library = `
export function hydrate(page) { return deep(page); }
function deep(page) { return page + 1; }
var hasOwnProperty = Object.prototype.hasOwnProperty;
export class Store { read() { return 1; } write() { return 2; } }
const parse = (text) => { return text.length; };
function Ref() {}
Ref.prototype.focus = function () { return 3; };
Ref.prototype.blur = function () { return 4; };
var Form = wrap(() => 5);
export function ask() { return 6; }
`;
const cut = (source: Parameters<typeof without>[2]) => without(library, parseAst(library), source);

it('leaves out functions, methods, members of a prototype and made components, and throws when one is called', () => {
  const { code, missing } = cut({
    names: ['hydrate', 'Store.write', 'parse', 'Ref.prototype.*', 'Form'],
    idle: { ask: 'return 0' },
  });
  expect(missing).toEqual([]);
  expect(code.trim().split('\n')).toEqual([
    'export function hydrate(page) {throw Error("hydrate is left out")}',
    'function deep(page) { return page + 1; }',
    'var hasOwnProperty = Object.prototype.hasOwnProperty;',
    'export class Store { read() { return 1; } write() {throw Error("Store.write is left out")} }',
    'const parse = (text) => {throw Error("parse is left out")};',
    'function Ref() {}',
    '',
    '',
    'var Form = {};',
    'export function ask() {return 0}',
  ]);
});

it('names what a library no longer has', () => {
  expect(cut({ names: ['hydrate', 'gone', 'Store.gone'], idle: { lost: '' } }).missing).toEqual([
    'gone',
    'Store.gone',
    'lost',
  ]);
});

// Plain English of the field: names of files and code, comments and titles of tests use response, headers, service, cache,
// worklist and the like, not words of a private dialect. A word here is one that a newcomer would have to be taught.

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** What is looked at, by package. */
const packages: Readonly<Record<string, string>> = {
  gateway: 'gateway/src/**/*.ts',
  identity: 'services/identity/src/**/*.ts',
  launcher: 'services/launcher/src/**/*.ts',
  shared: 'shared/src/**/*.ts',
  tests: 'tests/{contract,fuzz,scale,soak,keycloak,support}/**/*.ts',
  web: 'web/src/**/*.{ts,tsx}',
  chemistry: 'services/chemistry/src/**/*.ts',
};

/** Names on the wire, in the database and in the tracking catalogue keep their spelling. */
const kept = /\/\^tray\/|\b(?:trayEdit|(?:view|search|removeFrom)(?:Process)?Tray|tray_molecules)\b/g;

/** Parts of names: `callerDesk` is found, `desktop` is not. */
const inNames: Readonly<Record<string, RegExp>> = {
  'service or call context': /^desks?$/,
  cache: /^shel(?:f|ves)$/,
  worklist: /^trays?$/,
  'admin endpoint': /^(?:door|doors|knock|knocks)$/,
  incompatible: /^hurts?$/,
};
/** Phrases of comments and titles. */
const inProse: Readonly<Record<string, RegExp>> = {
  'service, worker or cache': /\b(?:desks?|shel(?:f|ves)|knocks?)\b/i,
  response: /\b(?:an|the|its|no|every|each|this) answers?\b(?! to)/i,
  upstream: /\b(?:the|a|each|every) neighbours?\b(?! (?:atom|of))/i,
  'the client, a program that': /\bwhoever\b/i,
  'by default': /\bunless told\b/i,
  'is reported, is notified': /\btold (?:as|so|of)\b|\bhears? of\b/i,
  'in progress': /\bunder way\b/i,
  'is in, is at': /\bstands? (?:there|in the|at the|before the)\b/i,
};
const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const title = /\b(?:it|describe)(?:\.\w+)*(?:\([^\n]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

function partsOf(name: string): string[] {
  return name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((part) => part.toLowerCase()) ?? [];
}

/** Each word of the dialect in a file: where it is, and what to say instead. */
function dialectIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(kept, '');
  const prose = [...text.matchAll(comment)].map(([whole]) => whole.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' '));
  const titles = [...text.matchAll(title)].map((match) => match[2] ?? '');
  const code = text.replaceAll(comment, '').replaceAll(literal, '');
  const names = new Set([file, ...(code.match(/[A-Za-z_]\w*/g) ?? [])]);
  const named = [...names].flatMap((name) =>
    Object.entries(inNames).flatMap(([instead, word]) =>
      partsOf(name).some((part) => word.test(part)) ? [`${file}: ${name} -> ${instead}`] : [],
    ),
  );
  const said = [...prose, ...titles].flatMap((line) =>
    Object.entries(inProse).flatMap(([instead, word]) =>
      word.test(line) ? [`${file}: ${line.trim()} -> ${instead}`] : [],
    ),
  );
  return [...named, ...said];
}

describe.each(Object.keys(packages))('%s', (name) => {
  it('is written in the words of the field', () => {
    const files = globSync(packages[name] ?? '', { cwd: root });
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap(dialectIn)).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signInCauses } from '../sign-in-causes.ts';
import { createMetrics } from '../telemetry/metrics.ts';

const gateway = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(gateway, 'docs/operations.md'), 'utf8');

describe('the page for operators', () => {
  it('names every metric, and none that does not exist', async () => {
    const metrics = createMetrics('1.2.3');
    metrics.watchSessions(() => 0);
    const text = await metrics.text();
    const existing = [...text.matchAll(/^# TYPE (\w+)/gm)].map((match) => match[1] ?? '');
    const named = new Set(
      [...page.matchAll(/\b(?:gateway|nodejs|process)_[a-z\d_]+[a-z\d]/g)].map((match) => match[0]),
    );
    const ofTypes = [...named].map((name) => name.replace(/_bucket$/, ''));
    expect(ofTypes.filter((name) => !existing.includes(name))).toEqual([]);
    expect(existing.filter((name) => name.startsWith('gateway_') && !named.has(name))).toEqual([]);
  });

  it('quotes log lines as they are written', () => {
    const sources = globSync('src/**/*.ts', { cwd: gateway })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(resolve(gateway, file), 'utf8'))
      .join('\n');
    const table = page.slice(page.indexOf('## Troubleshooting'));
    const columns = [...table.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].map((match) => match[1] ?? '').slice(2);
    const quoted = columns.flatMap((text) =>
      [...text.matchAll(/`([a-z][a-zA-Z -]+)`/g)].map((match) => match[1] ?? ''),
    );
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter((line) => !sources.includes(line))).toEqual([]);
  });

  it('has a remedy for every cause of a sign-in that is not set up correctly, and for none that does not exist', () => {
    const section = page.slice(page.indexOf('### A sign-in that is not set up correctly'));
    const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| *([^|]+?) *\| *([^|]+?) *\|$/gm)];
    expect(rows.map(([, code]) => code)).toEqual(Object.keys(signInCauses));
    expect(rows.filter(([, , found = '', remedy = '']) => found.length < 10 || remedy.length < 10)).toEqual([]);
  });
});

it('the page about Keycloak quotes log lines as they are written', () => {
  const text = readFileSync(resolve(gateway, 'docs/keycloak.md'), 'utf8');
  const table = text.slice(text.indexOf('## When something fails'));
  const quoted = [...table.matchAll(/`([a-z]+(?: [a-z]+)+)`/g)].map((match) => match[1] ?? '');
  const sources = globSync('src/**/*.ts', { cwd: gateway }).map((file) => readFileSync(resolve(gateway, file), 'utf8'));
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((line) => !sources.some((source) => source.includes(line)))).toEqual([]);
});

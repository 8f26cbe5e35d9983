// The chart of docker/kubernetes without Helm: its values, and its names against those of the processes. What Helm makes of
// it: `npm run test:kubernetes`.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chartFolder, defaults, exampleFiles, readChart, valuesOf } from './support/chart.ts';
import { readCompose } from './support/compose.ts';

const root = resolve(import.meta.dirname, '..');
const example = readFileSync(resolve(root, 'docker/.env.example'), 'utf8');
const sections = new Map(
  example
    .split(/^# ===== /m)
    .map((text) => [
      /^.*/.exec(text)?.[0].trim() ?? '',
      [...text.matchAll(/^#([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? ''),
    ]),
);
const secrets = [...example.matchAll(/\[secret\]\n#([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
const variables = [...sections].flatMap(([title, names]) => (/^Compose|identity/.test(title) ? [] : names));

const templates = globSync('templates/*', { cwd: chartFolder }).map(readChart).join('\n');
/** Variables that the chart itself sets. */
const set = new Set([...templates.matchAll(/\{ name: ([A-Z_]+), value/g)].map((match) => match[1] ?? ''));
/** Neither for a pod nor for anybody at work. */
const unused = ['PARENT_WATCH', 'TESTER_PAGES', 'UPSTREAM_CA_FILE', 'WEB_DIST'];

interface Schema {
  properties: Record<string, { properties: Record<string, { items: { enum: string[] } }> }>;
  $defs: { config: { properties: Record<string, object> } };
}
const schema: Schema = JSON.parse(readChart('values.schema.json'));

describe('the chart', () => {
  it.each([...exampleFiles.keys()])('takes the values of %s, whose kind is that one', (name) => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    const values = valuesOf(name);
    validate(values);
    expect(validate.errors ?? []).toEqual([]);
    expect(values['config']).toMatchObject({ DEPLOYMENT_KIND: name });
  });

  it('knows each of its values by name and says its default', () => {
    expect(Object.keys(schema.properties).toSorted()).toEqual([...Object.keys(defaults()), 'global'].toSorted());
  });

  it('takes exactly the variables that the processes read, no secret among them', () => {
    const known = variables.filter((name) => !secrets.includes(name) && !set.has(name) && !unused.includes(name));
    const taken = Object.keys(schema.$defs.config.properties);
    expect(taken.toSorted()).toEqual([...known, 'IDENTITY_KIND'].toSorted());
  });

  it('takes every secret of each role from a secret', () => {
    const listed = (role: string) => schema.properties['secrets']?.properties[role]?.items.enum;
    const own = (title: string) =>
      [...sections].flatMap(([name, names]) =>
        name.startsWith(title) ? names.filter((one) => secrets.includes(one)) : [],
      );
    expect(listed('gateway')?.toSorted()).toEqual(own('Gateway').toSorted());
    expect(listed('chemistry')?.toSorted()).toEqual(own('Chemistry').toSorted());
  });

  it('sets only variables that there are', () => {
    const known = new Set([...sections.values()].flat());
    expect([...set].filter((name) => !known.has(name))).toEqual([]);
    expect(set.size).toBeGreaterThan(15);
  });

  it('starts each role as the compose files do, on the same port', () => {
    const roles = readCompose(resolve(root, 'docker/compose.base.yaml')).services;
    const ports = [roles['gateway'], roles['chemistry'], roles['identity']].map(
      (service) =>
        service?.environment?.['PORT'] ??
        service?.environment?.['CHEMISTRY_PORT'] ??
        service?.environment?.['IDENTITY_PORT'],
    );
    const listening = [...templates.matchAll(/containerPort: (\d+)/g)].map((match) => match[1]);
    expect(listening.toSorted()).toEqual(ports.toSorted());
  });

  it('has the version of the product', () => {
    const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
    expect(parse(readChart('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});

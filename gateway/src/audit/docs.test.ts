import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditActions } from './actions.ts';
import { createChain, newTail } from './chain.ts';
import { membersOf, type AuditEvent } from './event.ts';
import { auditFields, type FieldInfo } from './testing/fields.ts';
import { readSigningKey } from './signing-key.ts';
import { callEvent, linesIn, sessionSecret } from './test-support.ts';

const page = readFileSync(new URL('../../docs/audit.md', import.meta.url), 'utf8');

/** Cells of the rows of the table below a heading, without the head of the table. */
function tableBelow(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const everyMember: AuditEvent = { ...callEvent(), keyId: 'key-1', targetId: 'u-2', uploadBytes: 1, reason: 'flow-off' };

describe('the page for auditors', () => {
  it('lists the fields that lines have, with their kinds of line and their fields of the Elastic Common Schema', () => {
    const documented = tableBelow('The fields').map(([name, kinds, ecs]) => ({ name, kinds, ecs }));
    const fields: [string, FieldInfo][] = Object.entries(auditFields);
    expect(documented).toEqual(
      fields.map(([name, { kinds, ecs }]) => ({ name, kinds: kinds.length === 3 ? 'all' : kinds.join(', '), ecs })),
    );
  });

  it('brings every field to where the list says, in the pipeline it offers', () => {
    const blocks = page
      .split('```json\n')
      .slice(1)
      .map((block): Record<string, unknown> => JSON.parse(block.split('```')[0] ?? ''));
    const text = JSON.stringify(blocks.at(-1)?.['processors']);
    const renamed = [...text.matchAll(/"rename":\{"field":"audit\.(\w+)","target_field":"([^"]+)"/g)];
    // Time and duration need more than another name.
    const { at: _at, durationMs: _durationMs, ...others } = auditFields;
    expect(Object.fromEntries(renamed.map(([, name, ecs]) => [name, ecs]))).toEqual(
      Object.fromEntries(Object.entries(others).map(([name, { ecs }]) => [name, ecs])),
    );
    expect(text).toContain('"date":{"field":"audit.at"');
    expect(text).toContain('ctx.event.duration');
  });

  it('lists the actions, with their meaning', () => {
    const documented = tableBelow('The actions').map(([name, meaning, category, type]) => [
      name,
      { meaning, category, type },
    ]);
    expect(Object.fromEntries(documented)).toEqual(auditActions);
  });
});

describe('the list of fields', () => {
  it('holds every member of every kind of line, in the order in which they are written', () => {
    const key = readSigningKey({ sessionSecret });
    const chain = createChain({ tail: newTail('one.1'), instance: 'one', version: '1', key, now: () => 0 });
    const members = membersOf(everyMember, (userId) => userId);
    const written = [
      ...chain.batch([{ at: 0, members }], { reason: 'started', torn: { bytes: 1, sha256: '' } }).lines,
      ...chain.batch([], { reason: 'resumed', lost: { sink: 'file', from: 1 } }).lines,
    ];
    const fields: [string, FieldInfo][] = Object.entries(auditFields);
    for (const kind of ['chain', 'event', 'head'] as const) {
      const ofKind = linesIn(written.join('')).filter((line) => line['kind'] === kind);
      const names = fields.filter(([, { kinds }]) => kinds.includes(kind)).map(([name]) => name);
      const found = new Set(ofKind.flatMap((line) => Object.keys(line)));
      expect(found).toEqual(new Set(names));
      for (const line of ofKind) expect(names.filter((name) => name in line)).toEqual(Object.keys(line));
    }
  });
});

// Old and new version run beside each other while a deployment is upgraded: a migration may only add, and what is no longer
// used goes one version later (README.md).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationNames, migrationsFolder } from './migrations.ts';

/** Made before the rule. */
const exempt = new Set(['0000_baseline', '0001_jobs', '0002_mail-jobs']);
const changelog = readFileSync(join(migrationsFolder, '../../../CHANGELOG.md'), 'utf8');
const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map((match) => match[1] ?? '');

const sqlOf = (name: string) => readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8');
const contractOf = (text: string) => /^-- contract: (\S+)$/m.exec(text)?.[1];

/** Statements of a migration after which the version before fails. */
function breaking(text: string): string[] {
  const created = new Set([...text.matchAll(/create table (?:if not exists )?"(\w+)"/gi)].map((match) => match[1]));
  return text
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((part) =>
      part
        .replaceAll(/^\s*--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => {
      const table = /(?:alter table|\bon) (?:"public"\.)?"(\w+)"/i.exec(statement)?.[1];
      if (table !== undefined && created.has(table)) return false;
      if (/^drop index/i.test(statement)) return false;
      if (/^(drop|truncate|delete)\b|^alter table .* (drop|rename|alter column|add constraint)\b/i.test(statement))
        return true;
      if (/^create unique index/i.test(statement)) return true;
      return / add column .* not null/i.test(statement) && !/ default /i.test(statement);
    });
}

describe('a migration', () => {
  it.each(migrationNames().filter((name) => !exempt.has(name)))('%s leaves the version before working', (name) => {
    const text = sqlOf(name);
    const version = contractOf(text);
    const isContract = version !== undefined && released.includes(version);
    expect(isContract ? [] : breaking(text)).toEqual([]);
  });

  it.each([
    'DROP TABLE "turns" CASCADE;',
    'ALTER TABLE "tasks" DROP COLUMN "attempts";',
    'ALTER TABLE "tasks" RENAME COLUMN "a" TO "b";',
    'ALTER TABLE "tasks" RENAME TO "jobs";',
    'ALTER TABLE "tasks" ALTER COLUMN "a" SET NOT NULL;',
    'ALTER TABLE "tasks" ALTER COLUMN "a" SET DATA TYPE bigint;',
    'ALTER TABLE "tasks" ADD COLUMN "a" text NOT NULL;',
    'ALTER TABLE "tasks" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."b"("id");',
    'CREATE UNIQUE INDEX "i" ON "tasks" USING btree ("a");',
    'CREATE INDEX "i" ON "tasks" USING btree ("a");--> statement-breakpoint\nALTER TABLE "tasks" DROP COLUMN "a";',
  ])('is refused with %s', (text) => expect(breaking(text)).toHaveLength(1));

  it.each([
    'ALTER TABLE "tasks" ADD COLUMN "a" text;',
    'ALTER TABLE "tasks" ADD COLUMN "a" text DEFAULT \'\' NOT NULL;',
    'CREATE INDEX "i" ON "tasks" USING btree ("a");',
    'DROP INDEX "i";',
    'CREATE TABLE "new" ("a" text NOT NULL);--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."b"("id");--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "new" USING btree ("a");',
  ])('passes with %s', (text) => expect(breaking(text)).toEqual([]));

  it('that takes away names the released version whose code no longer uses it', () => {
    expect(contractOf('-- contract: 0.3.0\nALTER TABLE "tasks" DROP COLUMN "a";')).toBe('0.3.0');
    expect(released).toContain('0.2.0');
  });
});

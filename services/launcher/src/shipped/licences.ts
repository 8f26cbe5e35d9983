// The licences of what is shipped, as a report: who wrote what, under which words. A licence that is not on the list stops it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One version of a package, as installed. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression, as far as the package says one. */
  licence: string;
  homepage: string | undefined;
  folder: string;
}

/** Permissive: they ask for their words to be kept, at most. OFL-1.1 is the licence of a font. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What these packages say only in their files: read there. */
const readInFiles: Readonly<Record<string, string>> = {
  'eve-raphael@0.5.0': 'Apache-2.0',
  'font-face-observer@1.0.0': 'BSD-2-Clause',
};

export const licenceOf = ({ name, version, licence }: ShippedPackage): string =>
  readInFiles[`${name}@${version}`] ?? licence;

/** Whether an expression such as `(MIT OR CC0-1.0)` asks for no more than to keep its words: one of those joined by OR, all of those by AND. */
export function isPermissive(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(/ OR /i);
  return alternatives.some((one) => one.split(/ AND /i).every((name) => permissive.has(name.trim())));
}

/** Lines for those that may not be shipped as they are. */
export function licenceFaults(packages: readonly ShippedPackage[]): string[] {
  const wrong = packages.filter((one) => !isPermissive(licenceOf(one)));
  return wrong.map(
    (one) => `${one.name} ${one.version}: ${licenceOf(one)} is no permissive licence that is known here`,
  );
}

/** The report. Texts that are the same, letter by letter, stand once. */
export function licenceReport(packages: readonly ShippedPackage[]): string {
  const sorted = packages.toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
  const byText = Map.groupBy(sorted, ({ folder }) => licenceTextOf(folder));
  const rows = sorted.map(
    (one) => `${one.name} ${one.version}: ${licenceOf(one)}${one.homepage ? `, ${one.homepage}` : ''}`,
  );
  const texts = [...byText]
    .filter(([text]) => text !== '')
    .map(
      ([text, list]) =>
        `${line}\n${list.map(({ name, version }) => `${name} ${version}`).join(', ')}\n${line}\n\n${text}\n`,
    );
  const introduction = `${packages.length} packages of others, in the servers and in the page. Data: see NOTICE.`;
  return [introduction, '', ...rows, '', ...texts].join('\n');
}

const line = '-'.repeat(80);
const licenceFile = /^(un)?(licen[cs]e|copying|notice)/i;

/** The words of its licence; empty where the package has none beside the name of the licence. */
function licenceTextOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && licenceFile.test(entry.name),
  );
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.toSorted(compare).join('\n\n');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

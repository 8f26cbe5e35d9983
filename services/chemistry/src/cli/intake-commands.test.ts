// The table of what comes in through the commands that take SMILES, salts and mixtures too: what it reads is answered, what it
// refuses as no structure is refused with its code, and no line ends in a fault of the program.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@app/shared/errors/catalogue';
import { loadRDKit, type RDKit } from '../chemistry/molecule/rdkit.ts';
import { codeOf, type IntakeCase } from '../test-support/intake/intake-case.ts';
import { intakeCases } from '../test-support/intake/intake-cases.ts';
import { runCommand } from './run.ts';

const full = { tags: ['full'], timeout: 300_000 };
const lines = intakeCases.filter(({ text }) => !text.includes('\n'));
const product = 'CC(=O)NCc1ccccc1';

let rdkit: RDKit;
let folder = '';
beforeAll(async () => {
  rdkit = await loadRDKit();
  folder = mkdtempSync(join(tmpdir(), 'intake-'));
  // Every molecule of the table, so that each query has a hit.
  writeFileSync(join(folder, 'all.smi'), [...new Set(lines.flatMap(({ smiles }) => smiles ?? []))].join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface FinishedLine {
  input: string;
  smiles?: string;
  hits?: number[];
  error?: { code: number; message: string };
}

async function answers(args: string[], texts: readonly string[]): Promise<FinishedLine[]> {
  const chunks: string[] = [];
  const output = new Writable({ write: (chunk, _, done) => done(void chunks.push(String(chunk))) });
  const errors = new Writable({ write: (_chunk, _, done) => done() });
  expect(await runCommand(args, { input: Readable.from([`${texts.join('\n')}\n`]), output, errors })).toBe(0);
  const rows = chunks.join('').split('\n').filter(Boolean);
  expect(rows).toHaveLength(texts.length);
  return rows.map((row): FinishedLine => JSON.parse(row));
}

/** What these commands take although a target may not be: several molecules, ions, metals, minerals, isotopes, short SMILES. */
const takenWhole = new Set(['ambiguous', 'multipleMolecules', 'inorganic', 'metal', 'metalComplex', 'isotope']);
const openShell = new Set(['carbanion', 'carbocation', 'radical', 'element', 'listed', 'family']);
const isRefusedEverywhere = ({ reason = '', smiles }: IntakeCase): boolean =>
  smiles === undefined && !takenWhole.has(reason) && !openShell.has(reason);

/** One line of a wrong answer with what the table says. */
function wrongOf(found: readonly FinishedLine[], isWrong: (one: IntakeCase, answer: FinishedLine) => boolean) {
  return lines.flatMap((one, index) => {
    const answer = found[index];
    return answer && !isWrong(one, answer) ? [] : [[one.text, one.smiles ?? codeOf(one), JSON.stringify(answer)]];
  });
}

const isFault = ({ error }: FinishedLine): boolean => error?.code === catalogue.serverProblem.code;
const texts = lines.map(({ text }) => text);

const isWrong = (one: IntakeCase, answer: FinishedLine): boolean =>
  isFault(answer) ||
  (one.smiles !== undefined && answer.error !== undefined) ||
  (isRefusedEverywhere(one) && answer.error?.code !== codeOf(one));

describe('the table of what comes in', () => {
  it('is read so by sascore, salts and mixtures as a whole', async () => {
    const found = await answers(['sascore'], texts);
    const isWhole = (smiles: string | undefined, given: string): boolean =>
      smiles === given || smiles === undefined || /[.[]/.test(smiles) || sameBut(smiles, given);
    const isWrongScore = (one: IntakeCase, answer: FinishedLine): boolean =>
      isWrong(one, answer) || (one.smiles !== undefined && !isWhole(answer.smiles, one.smiles));
    expect(wrongOf(found, isWrongScore)).toEqual([]);
  });

  it('is read so by forward', full, async () => {
    expect(wrongOf(await answers(['forward', '--top', '1'], texts), isWrong)).toEqual([]);
  });

  it('is read so by substructure, which finds each molecule of the table by itself', full, async () => {
    const found = await answers(['substructure', '--kind', 'auto', '--in', join(folder, 'all.smi')], texts);
    const molecules = lines.filter(({ smiles, text }) => smiles !== undefined && !isWithMetal.test(text));
    const missed = molecules.filter((one) => !(found[lines.indexOf(one)]?.hits ?? []).length);
    expect(missed.map(({ text }) => text)).toEqual([]);
    expect(found.filter(isFault).map(({ input }) => input)).toEqual([]);
  });

  // A reaction is written in SMILES: each that the table reads, as a reactant beside those that give the product.
  it.each([
    ['conditions', ['conditions', '--top', '1'], 1],
    ['impurities', ['impurities'], 12],
  ])('is read so by %s', full, async (_, args, every) => {
    const written = lines.filter(
      ({ text, smiles }, index) =>
        index % every === 0 && smiles !== undefined && rdkit.get_mol(text) && !/\s|\d\.\w+\d$/.test(text),
    );
    const found = await answers(
      args,
      written.map(({ text }) => `CC(=O)Cl.NCc1ccccc1.${text}>>${product}`),
    );
    expect(found.filter(({ error }) => error !== undefined)).toEqual([]);
  });
});

// Salts are searched for as they are drawn.
const isWithMetal = /\.|\[(?:Na|K)\]/;

// Without marks that say nothing: `CCCCP(=O)(O)OCC`.
function sameBut(smiles: string, given: string): boolean {
  return smiles.replaceAll(/\[([PS])@+\]/g, '$1') === given;
}

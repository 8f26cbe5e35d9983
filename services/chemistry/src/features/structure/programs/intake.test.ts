import { beforeAll, describe, expect, it } from 'vitest';
import { prepareInchi } from '../../../chemistry/recognition/inchi-by-indigo.ts';
import { builtInNames } from '../../../chemistry/recognition/names.ts';
import { recognise } from '../../../chemistry/recognition/recognise.ts';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import type { IntakeCase } from '../../../test-support/intake/intake-case.ts';
import { intakeCases } from '../../../test-support/intake/intake-cases.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
  await prepareInchi(intakeCases.map(({ text }) => text));
});

/** What the table says of a text, in the recogniser's form. */
const expectedOf = ({ smiles, reason, found }: IntakeCase): object =>
  smiles === undefined ? { ok: false, reason, ...(found !== undefined && { found }) } : { ok: true, smiles };

describe('the recogniser', () => {
  it.each(intakeCases)('reads $text as $smiles, or refuses it: $reason $found', (one) => {
    expect(recognise(rdkit, builtInNames(), one.text)).toMatchObject(expectedOf(one));
  });
});

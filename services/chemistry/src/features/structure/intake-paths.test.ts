// One table through the ways in: the call that recognises a structure, and the list that fills the tray.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IntakeCase } from '../../test-support/intake/intake-case.ts';
import { intakeCases } from '../../test-support/intake/intake-cases.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';
import { waitFor } from '../../test-support/wait.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await waitFor(async () => (await service.call('searchCheck', { body: { structure: 'CCO' } })).code === 200);
});
afterAll(() => service.close());

/** What the table says, in the words of the calls. */
const outcomeOf = ({ smiles, reason }: IntakeCase): string => smiles ?? reason ?? '';

async function checked({ text }: IntakeCase): Promise<string> {
  const answer = await service.call('structureCheck', { body: { structure: text } });
  if (answer.error === undefined) return answer.data.molecule.smiles;
  return String((answer.error.details as { reason?: string } | undefined)?.reason);
}

const oneLine = intakeCases.filter(({ text }) => !text.includes('\n'));
const drawn = intakeCases.filter(({ text }) => text.includes('\n'));

describe('the one table of what comes in', () => {
  it('is read so by the call for one structure, which is given what has several lines', async () => {
    const wrong: [string, string, string][] = [];
    for (const one of drawn) {
      const found = await checked(one);
      if (found !== outcomeOf(one)) wrong.push([one.text, outcomeOf(one), found]);
    }
    expect(wrong).toEqual([]);
  });

  it('is read so line by line by the list that fills the tray', async () => {
    const wrong: unknown[] = [];
    for (let from = 0; from < oneLine.length; from += 40) {
      const part = oneLine.slice(from, from + 40);
      const who = { claims: { sub: `tray-${from}` } };
      const { data } = await service.call(
        'importByList',
        { body: { text: part.map(({ text }) => text).join('\n') } },
        who,
      );
      part.forEach((one, index) => {
        const row = data?.rows[index];
        const expected = one.smiles ?? codeOf(one);
        // A controlled molecule that was written as a structure is refused as a target.
        const found = row?.molecule?.smiles ?? row?.reason?.code;
        if (found !== expected) wrong.push([one.text, expected, found, row?.reason?.message]);
      });
    }
    expect(wrong).toEqual([]);
  });
});

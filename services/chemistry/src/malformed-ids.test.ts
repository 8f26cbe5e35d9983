// An id that cannot be one is answered as one that nobody has, through every call that takes ids.

import { callEntries } from '@app/shared/contracts/catalogue';
import { idFields, questionsOf } from '@app/shared/test-support/isolation/questions';
import { uploadsOf } from '@app/shared/test-support/isolation/verdict';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type Person } from './test-support/isolation/ask.ts';
import { startTestService, type TestService } from './test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  const inquiry = { smtpUrl: 'smtp://127.0.0.1:1', recipient: 'a@example.com', sender: 'a@example.com' };
  service = await startTestService({ inquiry, forward: { runsTasks: false }, scoring: { runsTasks: false } });
});
afterAll(() => service.close());

const administrator: Person = { tenantId: 't-ids', userId: 'ada', isAdmin: true };
const unknown = '00000000-0000-4000-8000-000000000000';
const malformed = ['abc', '0', `${unknown}0`, unknown.slice(1), 'undefined', '%00', '路线'];

const takeIds = callEntries.filter(
  ([name, call]) => call.path.startsWith('/api/') && call.built && !call.internal && idFields(name, call).length > 0,
);

it.each(takeIds)('%s', async (name, call) => {
  for (const { about, input } of questionsOf(name, call, { ids: {}, marks: [] })) {
    const expected = await ask(service, name, input, administrator, uploadsOf[name]);
    for (const id of malformed) {
      const text = JSON.stringify(input).replaceAll(unknown, id);
      const heard = await ask(service, name, JSON.parse(text), administrator, uploadsOf[name]);
      expect({ about, id, code: heard.code }).toEqual({ about, id, code: expected.code });
    }
  }
});

import { contactSend } from '@app/shared/contracts/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const messageId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const cases = [
  ['domestic', { phone: '', email: 'a@demo.example' }, 'body/phone'],
  ['domestic', { phone: '  ', email: 'a@demo.example' }, 'body/phone'],
  ['domestic', { phone: '+86 138 0000 0001', email: '' }, undefined],
  ['universal', { phone: '+86 138 0000 0001', email: '' }, 'body/email'],
  ['universal', { phone: '', email: 'a@demo.example' }, undefined],
  ['enterprise', { phone: '+86 138 0000 0001', email: ' ' }, 'body/email'],
  ['enterprise', { phone: '', email: 'a@demo.example' }, undefined],
] as const;

describe.each(['domestic', 'universal', 'enterprise'] as const)('a message in a deployment: %s', (deployment) => {
  let gateway: Setup;
  let browser: Browser;
  beforeAll(async () => {
    gateway = await setUp({ env: { DEPLOYMENT_KIND: deployment } });
    gateway.chemistry.on(contactSend.path, (response) =>
      sendJson(response, 200, { code: 200, data: { messageId, state: 'sent' } }),
    );
    browser = await gateway.signedIn();
  });
  afterAll(() => gateway.close());

  it.each(cases.filter(([kind]) => kind === deployment))(
    'needs the way it is answered by: %s %j',
    async (_kind, given, missing) => {
      const before = gateway.chemistry.requests.length;
      const payload = { ...contactSend.example.body, ...given };
      const { error, data, code } = (await browser.call('POST', contactSend.path, { payload })).json();
      const reached = gateway.chemistry.requests.length - before;
      expect({ code, data, fields: error?.details.fields, reached }).toEqual(
        missing === undefined
          ? { code: 200, data: { messageId, state: 'sent' }, fields: undefined, reached: 1 }
          : { code: 10012, data: undefined, fields: [missing], reached: 0 },
      );
    },
  );
});

import { readFileSync } from 'node:fs';
import { callEntries } from '@app/shared/contracts/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from './test-support/service.ts';

const listed: string[] = JSON.parse(readFileSync(new URL('./unbuilt-calls.json', import.meta.url), 'utf8'));
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('calls under development', () => {
  it('are exactly those of the list, which only shrinks', () => {
    const unbuilt = callEntries.filter(([, call]) => !call.built).map(([name]) => name);
    expect(unbuilt.toSorted()).toEqual(listed.toSorted());
  });

  it('answer 10002, with whatever body they come', async () => {
    const authorization = `Bearer ${await service.issuer.token()}`;
    const form = '--b\r\ncontent-disposition: form-data; name="iFormFile"; filename="a.sdf"\r\n\r\nC\r\n--b--\r\n';
    const bodies = {
      none: ['', ''],
      json: ['application/json', '{"a":1}'],
      multipart: ['multipart/form-data; boundary=b', form],
    } as const;
    for (const name of listed) {
      const call = callEntries.find(([known]) => known === name)?.[1];
      if (!call) throw new RangeError(`no call ${name}`);
      const [type, payload] = bodies[call.takes];
      const response = await service.app.inject({
        method: call.method,
        url: call.path.replace(/\{\w+\}/g, '1'),
        headers: { authorization, ...(type === '' ? {} : { 'content-type': type }) },
        payload,
      });
      expect([name, response.json().code]).toEqual([name, 10002]);
    }
  });
});

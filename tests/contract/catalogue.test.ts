// What the gateway publishes about itself agrees with the contracts.

import { callEntries } from '@app/shared/contracts/catalogue';
import { trackingIdsOf } from '@app/shared/tracking/catalogue';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';
import { place } from './support/place.ts';

let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('admin'));
});

const planned = callEntries.filter(([, call]) => !call.built);

describe('the calls', () => {
  it.each(planned)('%s answers 10002 until it is built', async (_name, call) => {
    const path = call.path.replace(/\{\w+\}/g, '1');
    const answer = await chemist.send(call.method, path);
    expect(answer.code).toBe(10002);
  });

  it('all stand in /openapi.json with their permission and tracking id', async () => {
    const { body } = await supertest(place.url).get('/openapi.json');
    const document = body as { openapi: string; paths: Record<string, Record<string, Record<string, unknown>>> };
    expect(document.openapi).toMatch(/^3\.1/);
    const missing = callEntries.filter(([name, call]) => {
      if (call.internal) return false;
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      const told = [operation?.['x-tracking-id'] ?? []].flat();
      return operation === undefined || told.join() !== trackingIdsOf(name).join();
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

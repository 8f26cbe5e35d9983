// What the gateway publishes about itself agrees with the contracts.

import { callEntries } from '@app/shared/contracts/catalogue';
import { trackingIdsOf } from '@app/shared/tracking/catalogue';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { place } from './support/place.ts';

describe('the calls', () => {
  it('are all built: none answers 10002', () => {
    expect(callEntries.filter(([, call]) => !call.built).map(([name]) => name)).toEqual([]);
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

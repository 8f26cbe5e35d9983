// What the gateway publishes about itself agrees with the contracts.

import type { Call, UploadRule } from '@app/shared/contracts/call';
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
const pathOf = (call: Call) => call.path.replace(/\{\w+\}/g, '1');

const ethanol = 'ethanol\n  demo\n\n  3  2  0  0  0  0            999 V2000\n'
  .concat(['C', 'C', 'O'].map((symbol) => `    0.0000    0.0000    0.0000 ${symbol}   0  0\n`).join(''))
  .concat('  1  2  1  0\n  2  3  1  0\nM  END\n> <molid>\n1\n\n$$$$\n');
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const cdxml = '<?xml version="1.0"?><CDXML><page><fragment><n p="0 0"/></fragment></page></CDXML>';
const fileOf: Record<UploadRule, [name: string, content: Buffer]> = {
  sascore: ['a.sdf', Buffer.from(ethanol)],
  molecules: ['a.sdf', Buffer.from(ethanol)],
  moleculeList: ['a.sdf', Buffer.from(ethanol)],
  stock: ['a.sdf', Buffer.from(ethanol)],
  templates: ['a.csv', Buffer.from('smarts\n[C:1](=[O:2])-[NH:3]>>O-[C:1]=[O:2].[NH2:3]\n')],
  cdx: ['a.cdxml', Buffer.from(cdxml)],
  yields: ['a.csv', Buffer.from('well,yield\nA1,50\n')],
  picture: ['a.png', picture],
  document: ['a.png', picture],
};

describe('the calls', () => {
  it.each(planned)('%s answers 10002 until it is built', async (_name, call) => {
    const code = call.upload === undefined ? (await chemist.send(call.method, pathOf(call))).code : await upload(call);
    expect(code).toBe(10002);
  });

  async function upload(call: Call): Promise<number> {
    const [filename, content] = fileOf[call.upload ?? 'picture'];
    const { body } = await supertest(place.url)
      .post(pathOf(call))
      .set({ cookie: chemist.cookie, host: new URL(place.url).host, 'x-csrf': '1' })
      .attach('iFormFile', content, filename);
    return body.code;
  }

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

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../test-support/wait.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('pixels')]);
let folder: string;
let service: TestService;
let bare: TestService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recognition-'));
  const osra = join(folder, 'osra');
  // What it reads is in the picture, so that each test says what is seen.
  await writeFile(osra, '#!/bin/sh\nshift 3; tail -c +9 "$1" | tr "|" "\\n"\n');
  const java = join(folder, 'java');
  await writeFile(java, '#!/bin/sh\nwhile read -r name; do case "$name" in *ethan*) echo CCO;; *) echo;; esac; done\n');
  await Promise.all([osra, java].map((path) => chmod(path, 0o755)));
  const programs = { osra, opsin: { java, jar: 'opsin.jar' } };
  [service, bare] = await Promise.all([startTestService({ programs }), startTestService()]);
});
afterAll(async () => {
  await Promise.all([service.close(), bare.close()]);
  await rm(folder, { recursive: true });
});

async function send(to: TestService, seen: string, culture = 'en') {
  const content = Buffer.concat([png.subarray(0, 8), Buffer.from(seen)]);
  const head = '--b\r\ncontent-disposition: form-data; name="formFile"; filename="upload.png"\r\n\r\n';
  const response = await to.app.inject({
    method: 'POST',
    url: '/api/common/structure-recognition',
    headers: {
      authorization: `Bearer ${await to.issuer.token()}`,
      'content-type': 'multipart/form-data; boundary=b',
      'x-culture': culture,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
  });
  return response.json();
}

describe('structures in a picture', () => {
  it('are offered with a drawing for the editor, each once, captions left out', async () => {
    const { code, data } = await send(service, 'OCC 0.5|CCO 0.4|*C 1|nonsense|c1ccccc1O');
    expect(code).toBe(200);
    expect(data.items.map((one: { molecule: { smiles: string } }) => one.molecule.smiles)).toEqual([
      'CCO',
      'Oc1ccccc1',
    ]);
    expect(data.items[0]).toMatchObject({ confidence: 0.5, molecule: { formula: 'C2H6O' } });
    expect(data.items[0].molfile).toContain('M  END');
  });

  it('are missed with 50002, in the language of the caller', async () => {
    const { code, error } = await send(service, 'Figure 1', 'zh-CN');
    expect(code).toBe(50002);
    expect(error.message).toMatch(/\p{Script=Han}/u);
  });

  it('cannot be read where no recogniser is installed, and the response says what to do', async () => {
    const { code, data } = await send(bare, 'CCO');
    expect([code, data.isAvailable, data.items]).toEqual([200, false, []]);
    expect(data.notice).toMatch(/Draw the structure/);
  });
});

describe('systematic names', () => {
  it('are read by the parser where it is installed, and where no table knows them', async () => {
    const name = '1-hydroxy-ethane-of-a-rare-kind';
    await waitFor(async () => service.services.programs.systematicNames.isReady);
    const { data } = await service.call('structureCheck', { body: { structure: name } });
    expect([data.kind, data.molecule.smiles]).toEqual(['name', 'CCO']);
    const found = await service.call('compoundSearch', { query: { key: name } });
    expect(found.data.items).toMatchObject([{ matched: 'systematicName', molecule: { smiles: 'CCO' } }]);
    expect((await bare.call('structureCheck', { body: { structure: name } })).code).toBe(20026);
    expect((await bare.call('compoundSearch', { query: { key: name } })).data.items).toEqual([]);
  });
});

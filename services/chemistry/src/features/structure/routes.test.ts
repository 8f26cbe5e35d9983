import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';
const check = (structure: string, culture = 'en') =>
  service.call('structureCheck', { body: { structure } }, { headers: { 'x-culture': culture } });

describe('structureCheck', () => {
  it.each([
    ['smiles', 'OC(=O)c1ccccc1OC(C)=O'],
    ['inchi', 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3-2-4-7(8)9(11)12/h2-5H,1H3,(H,11,12)'],
    ['inchiKey', 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N'],
    ['name', ' Aspirin '],
    ['name', '2-acetoxy benzoic acid'],
    ['cas', '50-78-2'],
  ])('reads aspirin given as %s', async (kind, structure) => {
    const { data } = await check(structure);
    expect(data).toMatchObject({
      kind,
      heavyAtoms: 13,
      removedParts: [],
      molecule: { smiles: aspirin, formula: 'C9H8O4', molecularWeight: 180.16, name: 'aspirin', cas: '50-78-2' },
    });
  });

  it('reads back the molfile it gave, with line ends of any system and data after it', async () => {
    const { data: first } = await check('imatinib');
    for (const molfile of [first.molfile, first.molfile.replaceAll('\n', '\r\n'), `${first.molfile}$$$$\n`]) {
      const { data } = await check(molfile);
      expect([data.kind, data.molecule.key]).toEqual(['molfile', first.molecule.key]);
    }
  });

  it('reads the molecule of a drawing program, and the product of a reaction', async () => {
    const { indigo } = service.services;
    for (const format of ['cdxml', 'cdx'] as const) {
      const { data } = await check(await indigo.convert(aspirin, format));
      expect([data.molecule.smiles, data.isProduct]).toEqual([aspirin, undefined]);
    }
    const { data } = await check(await indigo.convert(`CC(=O)OC(C)=O.O=C(O)c1ccccc1O>>${aspirin}`, 'rxn'));
    expect([data.molecule.smiles, data.isProduct]).toEqual([aspirin, true]);
  });

  it.each([['CCOc1ccccc1.CCNc1ccccc1'], ['CCCCN.CCCCCl.CCCCCBr']])(
    'refuses a drawing of several molecules, %s',
    async (smiles) => {
      const { error } = await check(await service.services.indigo.convert(smiles, 'cdxml'));
      expect(error).toMatchObject({ code: 10003, details: { reason: 'multipleMolecules' } });
    },
  );

  it('reads an InChI of a compound that no table holds', async () => {
    const { data } = await check(
      'InChI=1S/C12H16BrNO2/c1-8(2)7-16-12-6-10(14-9(3)15)4-5-11(12)13/h4-6,8H,7H2,1-3H3,(H,14,15)',
    );
    expect([data.kind, data.molecule.smiles]).toEqual(['inchi', 'CC(=O)Nc1ccc(Br)c(OCC(C)C)c1']);
    expect(data.molecule.name).toBe('N-(4-bromo-3-isobutoxyphenyl)acetamide');
  });

  it('takes a salt apart and says what it set aside', async () => {
    const { data } = await check('CCN(CC)CC(=O)Nc1c(C)cccc1C.Cl');
    expect([data.molecule.name, data.removedParts]).toEqual(['lidocaine', ['Cl']]);
  });

  it.each([
    ['', 20007, undefined],
    [' \n', 20007, undefined],
    ['C1CCC', 20028, 'unclosedRing'],
    ['CC(C)(C)(C)C', 20028, 'valence'],
    ['CC)C', 20028, 'parentheses'],
    ['C'.repeat(500), 10003, 'tooLarge'],
    ['C'.repeat(1_000), 10003, 'tooLarge'],
    [`C${'(C'.repeat(1_500)}${')'.repeat(1_500)}`, 10003, 'tooLarge'],
    ['[CH2]'.repeat(900), 10003, 'tooLarge'],
    ['C'.repeat(40_000), 10003, 'tooLong'],
    ['[13CH4]', 10003, 'isotope'],
    ['CC1(C)CCCC(C)(C)N1[O]', 10003, 'radical'],
    ['c1ccccc1[Pd](Cl)c1ccccc1', 10003, 'metal'],
    ['CCOc1ccccc1.CCNc1ccccc1', 10003, 'multipleMolecules'],
    ['CCOc1ccccc1\nCCNc1ccccc1', 10003, 'multipleMolecules'],
    ['CCO>>CC=O', 10003, 'reaction'],
    ['[Na+].[Cl-]', 10003, 'inorganic'],
    ['C[As](C)C', 10003, 'element'],
    ['unobtainium hydrochloride', 20026, 'name'],
    ['50-78-3', 20026, 'casCheckDigit'],
    ['1000000-00-6', 20026, 'casCheckDigit'],
    ['58-08-9', 20026, 'casCheckDigit'],
    ['AAAAAAAAAAAAAA-AAAAAAAAAA-N', 20026, 'inchiKey'],
    ['InChI=1S/nonsense', 20026, 'inchi'],
    ['\n  x\n\n  3  2  0  0  0  0  0  0  0  0999 V2000\n', 20028, 'cutOff'],
  ])('refuses %j with %d %s and a sentence in both languages', async (structure, code, reason) => {
    const english = await check(structure);
    const chinese = await check(structure, 'zh-CN');
    expect([english.status, english.code, chinese.code]).toEqual([200, code, code]);
    expect(english.error?.message).not.toMatch(/\p{Script=Han}/u);
    expect(chinese.error?.message).toMatch(/\p{Script=Han}/u);
    if (reason === undefined) return;
    expect(english.error?.details).toMatchObject({ reason, text: expect.stringMatching(/^[^\p{Script=Han}]{10,}$/u) });
    expect(chinese.error?.details).toMatchObject({ reason, text: expect.stringMatching(/\p{Script=Han}/u) });
    expect(english.text).not.toContain('{{');
  });

  it('names the figures that a refusal is about', async () => {
    expect((await check('C'.repeat(500))).error?.details).toMatchObject({ text: expect.stringContaining('500') });
    expect((await check('C[As](C)C')).error?.details).toMatchObject({ text: expect.stringContaining('As') });
    expect((await check('CC(')).error?.details).toMatchObject({ position: 3 });
  });

  it('refuses a body that breaks the contract, and says where', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/retro/structure-check',
      payload: { structure: 5 },
      headers: { authorization: `Bearer ${await service.issuer.token()}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 10012]);
    expect(answer.json().error.details.problems).toEqual([expect.stringContaining('body/structure')]);
  });
});

describe('structurePicture', () => {
  const picture = (key: string, query = {}, claims = {}) =>
    service.call('structurePicture', { params: { name: `${key}.svg` }, query }, { claims });

  it('draws a molecule under its key and may be kept for ever', async () => {
    const { data } = await check(aspirin);
    const answer = await picture(data.molecule.key, { w: 240, h: 160 });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(answer.text).toMatch(/^<svg [^>]*width='240' height='160'/);
    expect((await picture(data.molecule.key, { w: 240, h: 160 })).text).toBe(answer.text);
  });

  it('marks the atoms that its address names, and no others', async () => {
    const { data } = await check(aspirin);
    const size = { w: 240, h: 160 };
    const plain = await picture(data.molecule.key, size);
    const marked = await picture(data.molecule.key, { ...size, atoms: '4,5,6,7,8,9' });
    expect(marked.text).toMatch(/^<svg [^>]*width='240'.*#B7DDF9/s);
    expect(plain.text).not.toContain('#B7DDF9');
    // What is not there is not marked.
    expect((await picture(data.molecule.key, { ...size, atoms: '4,5,6,7,8,9,13,9999' })).text).toBe(marked.text);
    for (const atoms of ['', '1,', 'a', '1,2;3']) {
      expect((await picture(data.molecule.key, { ...size, atoms })).code).toBe(10012);
    }
  });

  it('does not exist for another tenant, nor for a key nobody was given', async () => {
    const { data } = await check('CCOc1ccccc1');
    const foreign = await picture(data.molecule.key, {}, { tenantid: 't-other' });
    const missing = await picture('AAAAAAAAAAAAAAAAAAAAAA');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.error?.message).toBe(missing.error?.message);
  });

  it('has another key in another tenant', async () => {
    const own = await check(aspirin);
    const other = await service.call(
      'structureCheck',
      { body: { structure: aspirin } },
      { claims: { tenantid: 't-other' } },
    );
    expect(own.data.molecule.key).toMatch(/^[\w-]{22}$/);
    expect(other.data.molecule.key).not.toBe(own.data.molecule.key);
  });

  it.each([{ w: 10 }, { h: 5000 }, { w: 'wide' }])('refuses the size %j', async (query) => {
    const { data } = await check(aspirin);
    const url = `/api/structure/picture/${data.molecule.key}.svg`;
    const headers = { authorization: `Bearer ${await service.issuer.token()}` };
    const answer = await service.app.inject({
      method: 'GET',
      url,
      query: new URLSearchParams(JSON.parse(JSON.stringify(query))).toString(),
      headers,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 10012]);
  });
});

describe('structureBonds', () => {
  it('says where the bonds of a picture lie, to its own tenant only', async () => {
    const { data } = await check(aspirin);
    const query = { smilesUniqueCode: data.molecule.key, w: 400, h: 240 };
    const answer = await service.call('structureBonds', { query });
    expect(answer.data).toMatchObject({ width: 400, height: 240 });
    expect(answer.data.bonds).toHaveLength(13);
    const foreign = await service.call('structureBonds', { query }, { claims: { tenantid: 't-other' } });
    expect(foreign.status).toBe(404);
  });
});

describe('structureFrames', () => {
  const keyOf = async (structure: string) => (await check(structure)).data.molecule.key;

  it('says what room pictures take when their bonds have one length', async () => {
    const keys = [await keyOf(aspirin), await keyOf('benzene')];
    const body = { keys: [...keys, ...keys, 'A'.repeat(22)], bond: 20 };
    const { data } = await service.call('structureFrames', { body });
    expect(data.frames.map(({ key }) => key)).toEqual(keys);
    const [larger, smaller] = data.frames;
    expect(larger?.width).toBeGreaterThan(smaller?.width ?? NaN);
    expect(await service.call('structureFrames', { body })).toMatchObject({ data });
    const { width: w = 0, height: h = 0 } = smaller ?? {};
    const { text } = await service.call('structurePicture', {
      params: { name: `${keys[1]}.svg` },
      query: { w, h, bond: 20 },
    });
    const lengths = [...text.matchAll(/d='M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)'/g)].map(([, ...ends]) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
      return Math.hypot(x2 - x1, y2 - y1);
    });
    expect(Math.max(...lengths)).toBeCloseTo(20, 0);
  });

  it('follows the layout of another molecule', async () => {
    const [whole, part] = [await keyOf('Cc1ccc(NC(=O)c2ccc(CCl)cc2)cc1Br'), await keyOf('Cc1ccc(N)cc1Br')];
    const picture = { params: { name: `${part}.svg` }, query: { w: 200, h: 140, bond: 20 } };
    const alone = await service.call('structurePicture', picture);
    const like = await service.call('structurePicture', { ...picture, query: { ...picture.query, like: whole } });
    expect(like.status).toBe(200);
    expect(like.text).not.toBe(alone.text);
    const own = await service.call('structurePicture', { ...picture, query: { ...picture.query, like: part } });
    expect(own.text).toBe(alone.text);
  });

  it('knows no molecule of another tenant', async () => {
    const [mine, other] = [await keyOf(aspirin), { claims: { tenantid: 't-other' } }];
    const asked = await service.call('structureFrames', { body: { keys: [mine], bond: 20 } }, other);
    expect(asked.data.frames).toEqual([]);
    const theirs = (await service.call('structureCheck', { body: { structure: 'benzene' } }, other)).data.molecule.key;
    const like = await service.call('structureFrames', { body: { keys: [theirs], bond: 20, like: mine } }, other);
    expect(like.status).toBe(404);
    const picture = { params: { name: `${theirs}.svg` }, query: { like: mine } };
    expect((await service.call('structurePicture', picture, other)).status).toBe(404);
  });
});

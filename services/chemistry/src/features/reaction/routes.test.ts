import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRoute } from '../../test-support/kept-route.ts';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const amide = 'OC(=O)c1ccccc1.NCc1ccccc1>CN(C)C=O>O=C(NCc1ccccc1)c1ccccc1';
const read = (reaction: string, culture = 'en') =>
  service.call('reactionRead', { body: { reaction } }, { headers: { 'x-culture': culture } });

describe('a reaction', () => {
  it('is told with its molecules, its kind in the reader’s language and a drawing', async () => {
    const { data } = await read(amide, 'zh-CN');
    expect(data.reaction.smiles).toBe('NCc1ccccc1.O=C(O)c1ccccc1>CN(C)C=O>O=C(NCc1ccccc1)c1ccccc1');
    expect(data.reaction.product).toMatchObject({ formula: 'C14H13NO', molecularWeight: 211.26 });
    expect(data.reaction.agents[0]?.smiles).toBe('CN(C)C=O');
    expect(data.kinds[0]).toMatchObject({ class: 'acylation', name: expect.stringMatching(/\p{Script=Han}/u) });
    expect(data.notes).toEqual([]);
    const again = (await read(data.rxnfile)).data;
    expect(again.reaction.smiles).toBe(data.reaction.smiles);
  });

  it.each([
    ['rxn', false],
    ['rxn', true],
    ['cdxml', false],
    ['cdx', false],
  ] as const)('reads the same from a drawing as %s (V3000: %s)', async (format, v3000) => {
    const drawing = await service.services.indigo.convert(amide, format, { v3000 });
    const { data } = await read(format === 'rxn' ? drawing.replaceAll('\n', '\r\n') : drawing);
    expect(data.reaction.smiles).toBe('NCc1ccccc1.O=C(O)c1ccccc1>CN(C)C=O>O=C(NCc1ccccc1)c1ccccc1');
    expect(data.rxnfile).toMatch(/^\$RXN/);
  });

  const atoms = (id: number, x: number, last: string): string =>
    `<fragment id="${id}"><n id="${id + 1}" p="${x} 100"/><n id="${id + 2}" p="${x + 30} 110"/>` +
    `<n id="${id + 3}" p="${x + 60} 100" ${last}</n><b id="${id + 4}" B="${id + 1}" E="${id + 2}"/><b id="${id + 5}" B="${id + 2}" E="${id + 3}"/></fragment>`;
  const arrowAt = (id: number, x: number): string =>
    `<arrow id="${id}" ArrowheadHead="Full" ArrowheadType="Solid" Head3D="${x + 60} 105 0" Tail3D="${x} 105 0"/>`;
  const page = (content: string): string => `<CDXML BondLength="30"><page id="100">${content}</page></CDXML>`;
  const chloride = atoms(10, 0, 'Element="17">');
  const nitrile = atoms(20, 160, 'Element="8">');
  const stranger = atoms(30, 160, 'NodeType="Unspecified"><t p="220 100"><s>Xyz</s></t>');
  const amine = atoms(40, 320, 'Element="7">');
  const broken =
    '<fragment id="50"><n id="51" p="180 100"/><b id="52" B="51" E="99"/><n id="53" p="200 100"><t p="200 100"><s>Odd</s></t></n></fragment>';

  it.each([
    ['one step', chloride + arrowAt(80, 80) + nitrile, 200, 'CCCl>>CCO'],
    ['a molecule beside it', chloride + arrowAt(80, 80) + nitrile + atoms(60, 900, 'Element="7">'), 200, 'CCCl>>CCO'],
    ['two steps', chloride + arrowAt(80, 80) + nitrile + arrowAt(81, 240) + amine, 20028, 'several reactions'],
    ['no arrow', chloride + nitrile, 20028, 'not a reaction'],
    ['a broken molecule', chloride + arrowAt(80, 80) + broken, 20028, 'Odd'],
    ['a label nobody knows', chloride + arrowAt(80, 80) + stranger, 10003, 'Xyz'],
  ])('in a drawing of %s is read as the one reader reads it', async (_what, content, code, words) => {
    const answered = await read(page(content));
    expect(answered.code).toBe(code);
    expect(JSON.stringify(answered.error ?? answered.data.reaction)).toContain(words);
    expect(answered.error !== undefined || answered.data.rxnfile.startsWith('$RXN V3000')).toBe(true);
  });

  it('of an RDfile is its one reaction, and a mapped one keeps its numbers for the mapping', async () => {
    const { indigo } = service.services;
    const mapped = '[CH3:1][C:2](=[O:3])[OH:4].[CH3:5][OH:6]>>[CH3:1][C:2](=[O:3])[O:6][CH3:5]';
    const rxn = await indigo.convert(mapped, 'rxn');
    for (const text of [
      mapped,
      rxn,
      `$RDFILE 1\n$DATM 1\n$RFMT\n${rxn}`,
      await indigo.convert(mapped, 'rxn', { v3000: true }),
    ])
      expect((await read(text)).data.reaction).toMatchObject({ smiles: 'CC(=O)O.CO>>COC(C)=O' });
  });

  it('has its molecules’ pictures at once', async () => {
    const { key } = (await read('CC(=O)Cl.NC1CCCCC1>>CC(=O)NC1CCCCC1')).data.reaction.product;
    const picture = await service.call('structurePicture', { params: { name: `${key}.svg` }, query: {} });
    expect(picture.status).toBe(200);
  });

  it('is told what is odd about it in the reader’s language', async () => {
    const { notes } = (await read('CCO>>CCBr', 'zh-CN')).data;
    expect(notes[0]).toEqual({
      reason: 'elementWithoutSource',
      message: '产物含有 Br，而所有反应物都不含该元素，可能漏写了反应物。',
    });
  });

  it.each([
    ['   ', 20007, ''],
    ['CCO', 20028, 'arrow'],
    ['CC.O>>', 20028, 'no product'],
    ['CCO.C1CC>>CCOC', 20028, 'C1CC: A ring is opened'],
    ['CCO>>C*', 10003, 'R groups'],
    ['$RXN\n\n\n\n  1  1\n$MOL\n', 10008, 'reaction'],
    ['COC(=O)C1C(OC(=O)c2ccccc2)CC2CCC1N2.IC>>COC(=O)C1C(OC(=O)c2ccccc2)CC2CCC1N2C', 20000, 'ocaine'],
  ])('that is no sound one (%j) is refused with %i', async (text, code, words) => {
    const { code: given, error } = await read(text);
    const said: unknown = error?.details;
    expect(given).toBe(code);
    expect(JSON.stringify(said ?? '')).toContain(words);
  });

  it('is asked for once: as text or as a step of a route', async () => {
    const { code } = await service.call('reactionRead', { body: {} });
    const both = { reaction: amide, routeId: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01', stepId: 's1' };
    expect([code, (await service.call('reactionRead', { body: both })).code]).toEqual([10012, 10012]);
  });
});

describe('a step of a route', () => {
  it('is read as its reaction by its owner, and by nobody else', async () => {
    const routeId = await keepRoute(service, 'O=C(c1ccccc1)N1CCCC1CO', ['O=C(Cl)c1ccccc1', 'OCC1CCCN1']);
    const { data } = await service.call('reactionRead', { body: { routeId, stepId: 's1' } });
    expect(data.reaction.reactants.map(({ smiles }) => smiles)).toEqual(['O=C(Cl)c1ccccc1', 'OCC1CCCN1']);
    expect(data.reaction.product.smiles).toBe('O=C(c1ccccc1)N1CCCC1CO');
    expect((await service.call('reactionRead', { body: { routeId, stepId: 's7' } })).code).toBe(10010);
    const other = { claims: { sub: 'somebody-else' } };
    expect((await service.call('reactionRead', { body: { routeId, stepId: 's1' } }, other)).code).toBe(10022);
  });
});

describe('other sites of a reaction', () => {
  it('are told with product, share, group, reason and advice in the reader’s language', async () => {
    const body = { reaction: 'Clc1ccnc(Cl)n1.C1CCNCC1>>Clc1nccc(N2CCCCC2)n1' };
    const { data } = await service.call('otherReactionSites', { body }, { headers: { 'x-culture': 'zh-CN' } });
    expect(data.reaction.reactants[data.intended.find(({ atoms }) => atoms.includes(1))?.reactant ?? 9]?.smiles).toBe(
      'Clc1ccnc(Cl)n1',
    );
    expect(data.sites).toMatchObject([
      {
        kind: 'regio',
        likelihood: 'medium',
        product: { smiles: 'Clc1ccnc(N2CCCCC2)n1' },
        reason: expect.stringMatching(/^该位点（.+）的反应慢于目标位点。$/u),
        advice: expect.stringContaining('位置异构体'),
      },
    ]);
    expect(data.unknown.at(-1)).toContain('估计');
    const { product } = data.sites[0] ?? {};
    const picture = { params: { name: `${product?.key}.svg` }, query: {} };
    expect((await service.call('structurePicture', picture)).status).toBe(200);
  });

  it('of a reaction of no known kind are not guessed', async () => {
    const { data } = await service.call('otherReactionSites', { body: { reaction: 'CCCCCC>>C1CCCCC1' } });
    expect(data.sites).toEqual([]);
    expect(data.unknown[0]).toContain('could not be assessed');
  });
});

describe('by-products of a reaction', () => {
  it('are told with cause, likelihood and reason in the reader’s language, by the given reagents', async () => {
    const reaction = 'Clc1ncnc2ccccc12.Nc1ccccc1>>c1ccc(Nc2ncnc3ccccc23)cc1';
    const ask = (agents: string[]) =>
      service.call(
        'reactionByProducts',
        { body: { reaction, conditions: { agents, temperatureC: 82 } } },
        { headers: { 'x-culture': 'zh-CN' } },
      );
    const { data } = await ask(['i-PrOH']);
    expect(data.byProducts).toContainEqual({
      molecule: expect.objectContaining({ smiles: 'CC(C)Oc1ncnc2ccccc12', formula: 'C11H12N2O' }),
      cause: 'solventReaction',
      likelihood: 'medium',
      why: expect.stringMatching(/^溶剂.+。$/u),
    });
    const { data: dry } = await ask(['THF']);
    expect(dry.byProducts.map(({ cause }) => cause)).not.toContain('solventReaction');
    const picture = { params: { name: `${data.byProducts[0]?.molecule.key}.svg` }, query: {} };
    expect((await service.call('structurePicture', picture)).status).toBe(200);
  });

  it('of a step are those of its own conditions, and nobody else reads them', async () => {
    const routeId = await keepRoute(service, 'CC1CCCN1C(=O)c1ccccc1', ['O=C(Cl)c1ccccc1', 'CC1CCCN1']);
    const { data } = await service.call('reactionByProducts', { body: { routeId, stepId: 's1' } });
    expect(data.byProducts.map(({ molecule }) => molecule.smiles)).toContain('O=C(O)c1ccccc1');
    const other = { claims: { sub: 'somebody-else' } };
    expect((await service.call('reactionByProducts', { body: { routeId, stepId: 's1' } }, other)).code).toBe(10022);
  });
});

describe('precedents of a reaction', () => {
  const ask = async (more: object) => {
    const body = { reaction: amide, ...more };
    return (await service.call('synthesisExperience', { body })).data;
  };

  it('are recorded reactions with pictures to draw, marks, conditions and source', async () => {
    const found = await ask({ top: 3 });
    expect(found.precedents).toHaveLength(3);
    expect(found.known).toBeGreaterThan(150_000);
    expect(found.sameChange).toBeGreaterThan(found.sameCentre);
    const [first] = found.precedents;
    expect(first?.class).toBe('acylation');
    expect(first?.product.key).toMatch(/^[\w-]{22}$/);
    expect(first?.changed.reactants).toHaveLength(first?.reactants.length ?? 0);
    expect(first?.changed.product.length).toBeGreaterThan(0);
    expect(found.sources).toContainEqual(first?.source);
  });

  it('are only those that were asked for', async () => {
    const all = await ask({ top: 20 });
    const withPatent = await ask({ top: 20, withPatent: true });
    expect(withPatent.precedents.every(({ patent }) => patent !== undefined)).toBe(true);
    expect(withPatent.filtered).toBeLessThan(all.filtered);
    const catalyst = all.catalysts[0]?.name ?? '';
    const ofCatalyst = await ask({ top: 5, catalyst });
    expect(ofCatalyst.precedents.every(({ catalysts }) => catalysts.includes(catalyst))).toBe(true);
    expect(ofCatalyst.filtered).toBe(all.catalysts[0]?.reactions);
    expect((await ask({ catalyst: 'no such catalyst' })).precedents).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test-support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const check = (structure: string, culture = 'en') =>
  service.call('inquiryCheck', { body: { structure } }, { headers: { 'x-culture': culture } });

describe('whether suppliers may be asked for a molecule', () => {
  it('is answered with the molecule, salt partners set aside', async () => {
    const { code, data } = await check('CC(N)C(=O)O.Cl');
    expect([code, data.molecule.smiles, data.removedParts]).toEqual([200, 'CC(N)C(=O)O', ['Cl']]);
    const picture = await service.call('structurePicture', { params: { name: `${data.molecule.key}.svg` }, query: {} });
    expect(picture).toBeDefined();
  });

  it.each([
    ['a narcotic', 'CCC(=O)N(c1ccccc1)C1CCN(CCc2ccccc2)CC1', 'listed', 'un1961ScheduleI'],
    ['an ester of one', 'CCC(=O)Oc1ccc2CC3C4C=CC(O)C5Oc1c2C45CCN3C', 'esterOrEther', 'un1961ScheduleI'],
    ['a member of a family', 'CCCCCC(=O)N(c1ccccc1)C1CCN(CCc2ccccc2)CC1', 'family', 'chinaFentanylRelated'],
    ['a precursor', 'C=CCc1ccc2OCOc2c1', 'listed', 'un1988TableI'],
    ['a solvent on record, by itself', 'CC(C)=O', 'listed', 'un1988TableII'],
  ])('is refused with 10040 and the law for %s', async (_, structure, reason, schedule) => {
    expect(await check(structure)).toMatchObject({
      code: 10_040,
      error: { code: 10_040, details: { reason, schedule, text: expect.stringMatching(/\w{10}/) } },
    });
  });

  it('names the amount from which the Convention on chemical weapons asks for a declaration, in both languages', async () => {
    const [english, chinese] = [await check('OCCSCCO'), await check('OCCSCCO', 'zh-CN')];
    expect(english.error?.details).toMatchObject({ declaredFromKgPerYear: 1_000 });
    expect(english.error?.details).toMatchObject({ text: expect.stringContaining('From 1000 kg per year') });
    expect(chinese.error?.details).toMatchObject({ text: expect.stringContaining('1000 千克') });
  });

  it('is not refused for a salt whose acid alone is on record', async () => {
    expect((await check('CCN(CC)CCOC(=O)c1ccc(N)cc1.Cl')).code).toBe(200);
  });

  it('says of an unsound structure what is wrong with it', async () => {
    expect((await check('C1CC')).code).toBe(20_028);
  });
});

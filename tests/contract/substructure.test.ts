// A search by structure through gateway and service, from the query to a page further on.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn, type Member } from './support/member.ts';

let chemist: Member;
beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

describe('a search by structure', () => {
  it('returns on a fresh start what is indexed so far, and with all of it soon after', async () => {
    const first = await chemist.call('substructureMaterial', { body: { query: 'C', kind: 'smarts', pageSize: 5 } });
    expect(first.code).toBe(200);
    await vi.waitFor(
      async () => {
        const { sources } = (await chemist.call('substructureStatus', {})).data;
        expect(sources.find(({ kind }) => kind === 'materials')).toMatchObject({ indexed: expect.any(Number) });
        expect(sources.every(({ indexed, molecules }) => indexed === molecules)).toBe(true);
      },
      { timeout: 55_000, interval: 500 },
    );
    const { data } = await chemist.call('substructureSearch', { body: { query: 'c1ccc2[nH]ccc2c1', pageSize: 5 } });
    expect(data.items.map(({ molecule }) => molecule.smiles)[0]).toBe('c1ccc2[nH]ccc2c1');
    const { searchId } = data;
    const next = await chemist.call('substructures', { query: { searchId, pageIndex: 2, pageSize: 5 } });
    expect(next.data.items).toHaveLength(5);
  });

  it('says in both languages what is wrong with a query', async () => {
    const body = { query: 'C1CC' };
    const english = await chemist.call('substructureSearch', { body }, 'en');
    const chinese = await chemist.call('substructureSearch', { body }, 'zh-CN');
    expect(english.error).toMatchObject({ code: 20028, details: { text: 'A ring is not closed.' } });
    expect(chinese.error).toMatchObject({ code: 20028, details: { text: '有环没有闭合。' } });
  });
});

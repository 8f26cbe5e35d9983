import { describe, expect, it } from 'vitest';
import { nextSort, readProductQuery, usualSort, writeProductQuery } from './product-query.ts';
import { testTaskId } from '../test-tasks.ts';

const read = (text: string) => readProductQuery(new URLSearchParams(text));

describe('the address of a list of products', () => {
  it('says filter and order, and reads them again', () => {
    const query = {
      filter: {
        molecularWeight: { from: 200, to: 400 },
        logP: { to: 3.5 },
        probability: { from: 0.2 },
        rules: ['lipinski', 'veber'] as ('lipinski' | 'veber')[],
        classes: ['acylation'],
        steps: 2,
        clearOnly: true,
      },
      sort: { by: 'tpsa', order: 'descending' } as const,
    };
    const search = writeProductQuery(testTaskId, query);
    expect(search.get('taskId')).toBe(testTaskId);
    expect(readProductQuery(search)).toEqual(query);
  });

  it('never holds a structure', () => {
    const filter = { contains: ['c1ccncc1'], excludes: ['[N+](=O)[O-]'] };
    expect(writeProductQuery(testTaskId, { filter, sort: usualSort }).toString()).toBe(`taskId=${testTaskId}`);
  });

  it.each(['molecularWeight=x~y', 'probability=7', 'rules=none', 'steps=9', 'clear=1', 'sort=colour', ''])(
    'leaves out what cannot be read: %s',
    (text) => {
      expect(read(text)).toEqual({ filter: {}, sort: usualSort });
    },
  );
});

describe('a click on a header', () => {
  it('shows the better end first, then the other, then the likeliest again', () => {
    const first = nextSort(usualSort, 'sascore');
    expect(first).toEqual({ by: 'sascore', order: 'ascending' });
    const second = nextSort(first, 'sascore');
    expect(second.order).toBe('descending');
    expect(nextSort(second, 'sascore')).toEqual(usualSort);
    expect(nextSort(usualSort, 'similarity').order).toBe('descending');
    expect(nextSort(usualSort, 'probability')).toEqual({ by: 'probability', order: 'ascending' });
  });
});

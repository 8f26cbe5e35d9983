// Filter and order of the list: figures in the address, structures to look for in the tab.

import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withPart } from '../filter/product-filter.ts';
import { readProductQuery, writeProductQuery, type ProductQuery } from './product-query.ts';

const storageKey = 'forwardPatterns';

type Patterns = Pick<ForwardFilter, 'contains' | 'excludes'>;

export function useProductQuery(taskId: string) {
  const [search, setSearch] = useSearchParams();
  const [patterns, setPatterns] = useState(() => keptPatterns(taskId));
  const { filter: figures, sort } = readProductQuery(search);
  const filter = withPart(figures, patterns);
  const change = (part: Partial<ProductQuery>) => {
    const next = { filter, sort, ...part };
    const { contains, excludes } = next.filter;
    setPatterns({ contains, excludes });
    window.sessionStorage.setItem(storageKey, JSON.stringify({ taskId, contains, excludes }));
    setSearch(writeProductQuery(taskId, next), { replace: true });
  };
  return { filter, sort, change };
}

function keptPatterns(taskId: string): Patterns {
  const kept = parsed(window.sessionStorage.getItem(storageKey));
  if (typeof kept !== 'object' || kept === null || !('taskId' in kept) || kept.taskId !== taskId) return {};
  return { contains: textsIn(Reflect.get(kept, 'contains')), excludes: textsIn(Reflect.get(kept, 'excludes')) };
}

function textsIn(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

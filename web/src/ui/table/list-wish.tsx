// What a list is narrowed to: words, a state, a page. Other words or another state go back to the first page.

import { Input } from 'antd';
import { useState, type CSSProperties } from 'react';
import { useDebounced } from '../../shared/hooks/debounced.ts';

interface Wish<State> {
  words: string;
  state: State | 'all';
  pageIndex: number;
}

export function useListWish<State extends string = never>(pageSize = 20) {
  const [wish, setWish] = useState<Wish<State>>({ words: '', state: 'all', pageIndex: 1 });
  const { state, pageIndex } = wish;
  /** The words once they have settled. */
  const key = useDebounced(wish.words.trim());
  return {
    ...wish,
    key,
    isNarrowed: key !== '' || state !== 'all',
    /** For the call, without the words, which calls name differently. */
    query: { pageIndex, pageSize, ...(state !== 'all' && { state: state as State }) },
    narrow: (change: Partial<Omit<Wish<State>, 'pageIndex'>>) => setWish({ ...wish, ...change, pageIndex: 1 }),
    page: { pageIndex, pageSize, onPage: (to: number) => setWish({ ...wish, pageIndex: to }) },
  };
}

interface SearchFieldProps {
  label: string;
  value: string;
  maxLength?: number;
  style?: CSSProperties;
  onChange: (value: string) => void;
}

export function SearchField({ label, style, onChange, ...rest }: SearchFieldProps) {
  return (
    <Input
      type="search"
      {...rest}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      style={{ flex: '1 1 200px', maxWidth: 420, ...style }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

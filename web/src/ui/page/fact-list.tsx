import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
}

/** What is known of something, a name and a value a line. Values take the room there is: a long one is wrapped or cut. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      styles={{ label: { width: '34%' }, content: { maxWidth: 0, overflowWrap: 'anywhere' } }}
      items={facts.map(({ value, ...fact }) => ({ ...fact, children: value }))}
    />
  );
}

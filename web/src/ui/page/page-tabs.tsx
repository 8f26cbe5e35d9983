// The parts of a page. Where they have no room beside each other one is chosen from a list: the button that antd puts
// among its tabs for the rest is no tab (WAI-ARIA, tablist).

import { Flex, Select, Tabs, type TabsProps } from 'antd';
import type { ReactNode } from 'react';
import { useIsBelow } from '../../shared/hooks/viewport.ts';

interface PageTabsProps<Key extends string> extends Pick<TabsProps, 'tabBarStyle'> {
  /** What is read aloud. */
  label: string;
  shown: Key;
  parts: readonly { key: Key; label: ReactNode; content?: ReactNode }[];
  onShow: (key: Key) => void;
}

export function PageTabs<Key extends string>({ label, shown, parts, onShow, tabBarStyle }: PageTabsProps<Key>) {
  const isNarrow = useIsBelow('md');
  const show = (key: string) => parts.filter((part) => part.key === key).forEach((part) => onShow(part.key));
  if (isNarrow)
    return (
      <Flex vertical gap={12}>
        <Select
          aria-label={label}
          value={shown}
          options={parts.map((part) => ({ value: part.key, label: part.label }))}
          style={{ alignSelf: 'start', minWidth: 200, margin: 12, marginInline: tabBarStyle ? 12 : 0 }}
          onChange={(key: Key) => show(key)}
        />
        {parts.find(({ key }) => key === shown)?.content}
      </Flex>
    );
  return (
    <Tabs
      aria-label={label}
      activeKey={shown}
      destroyOnHidden
      tabBarStyle={tabBarStyle}
      items={parts.map((part) => ({
        key: part.key,
        label: <span style={{ lineHeight: '24px' }}>{part.label}</span>,
        children: part.key === shown && part.content,
      }))}
      onChange={show}
    />
  );
}

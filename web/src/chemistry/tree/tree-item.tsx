// What molecules and steps of the tree have in common. The picture is one thing, the element that is named, focused
// and clicked lies over it: its name is whole where the drawing has to shorten.

import type { ReactNode } from 'react';
import { textWidth } from './fit-text.ts';
import styles from './tree.module.css';
import type { PlacedItem } from './tree-layout.ts';

/** With Shift it picks the other end of a part that begins at what is selected. */
export type SelectItem = (id: string, withShift?: boolean) => void;

export interface TreeItemProps {
  item: PlacedItem;
  /** Whole name for screen readers. */
  label: string;
  /** Tooltip. */
  title: string;
  /** Undefined for what has nothing below. */
  isExpanded: boolean | undefined;
  isSelected: boolean;
  radius: number;
  /** A word on it: what an edit changed, where a part ends. */
  mark: string | undefined;
  onSelect: SelectItem;
  /** The drawing. */
  children: ReactNode;
  /** Lies above the item and takes its own clicks. */
  above?: ReactNode;
}

const ringGap = 4;

export function TreeItem(props: TreeItemProps) {
  const { item, label, title, isExpanded, isSelected, radius, mark, onSelect, children, above } = props;
  return (
    <g role="presentation" className={styles.item} transform={`translate(${item.x} ${item.y})`}>
      <g aria-hidden="true">{children}</g>
      <g
        role="treeitem"
        data-item={item.id}
        data-screen-only=""
        aria-level={item.level}
        aria-selected={isSelected}
        aria-expanded={isExpanded}
        aria-label={mark === undefined ? label : `${label}, ${mark}`}
        tabIndex={isSelected ? 0 : -1}
        className={styles.target}
        onClick={({ shiftKey }) => onSelect(item.id, shiftKey)}
      >
        <rect width={item.width} height={item.height} rx={radius} fill="transparent">
          <title>{title}</title>
        </rect>
        <rect
          className={styles.ring}
          x={-ringGap}
          y={-ringGap}
          width={item.width + 2 * ringGap}
          height={item.height + 2 * ringGap}
          rx={radius + ringGap}
        />
      </g>
      {mark !== undefined && <Mark item={item} radius={radius} mark={mark} />}
      {above}
    </g>
  );
}

function Mark({ item, radius, mark }: Pick<TreeItemProps, 'item' | 'radius'> & { mark: string }) {
  const width = textWidth(mark, 12.5) + 14;
  return (
    <g data-screen-only="" aria-hidden="true" pointerEvents="none">
      <rect width={item.width} height={item.height} rx={radius} fill="none" stroke="var(--info)" strokeWidth="3" />
      <rect x={item.width - width - 8} y="-11" width={width} height="21" rx="4" fill="var(--info)" />
      <text x={item.width - width / 2 - 8} y="4" fontSize="12.5" textAnchor="middle" fill="var(--on-primary)">
        {mark}
      </text>
    </g>
  );
}

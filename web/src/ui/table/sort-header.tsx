import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './sort-header.module.css';

export type SortDirection = 'none' | 'ascending' | 'descending';

export interface SortHeaderProps {
  label: ReactNode;
  /** Explanation of the column, beside its header. */
  help?: string;
  direction: SortDirection;
  isNumber?: boolean;
  onSort: () => void;
}

/** A column header; `aria-sort` and an arrow say how the table is sorted. */
export function SortHeader({ label, help, direction, isNumber = false, onSort }: SortHeaderProps) {
  const button = <SortButton label={label} direction={direction} onSort={onSort} />;
  return (
    <th role="columnheader" scope="col" aria-sort={direction} data-number={isNumber || undefined}>
      {help === undefined ? (
        button
      ) : (
        <Tooltip title={help} trigger={['hover', 'focus']}>
          <span>{button}</span>
        </Tooltip>
      )}
    </th>
  );
}

/** Sorts by a column, or by one of several things that share one. */
export function SortButton({ label, direction, onSort }: Pick<SortHeaderProps, 'label' | 'direction' | 'onSort'>) {
  return (
    <button type="button" className={styles.sort} data-on={direction !== 'none'} onClick={onSort}>
      {label}
      <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true" data-direction={direction}>
        <path d="M1 4.5 4.5 1 8 4.5" />
        <path d="M1 7.5 4.5 11 8 7.5" />
      </svg>
    </button>
  );
}

/** How a column is sorted. */
export function directionOf(isSorted: boolean, descending: boolean): SortDirection {
  if (!isSorted) return 'none';
  return descending ? 'descending' : 'ascending';
}

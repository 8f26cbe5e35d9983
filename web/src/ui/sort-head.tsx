import type { ReactNode } from 'react';
import styles from './sort-head.module.css';
import { Tooltip } from './tooltip.tsx';

export type SortDirection = 'none' | 'ascending' | 'descending';

export interface SortHeadProps {
  label: ReactNode;
  /** What the column means, beside its head. */
  help?: string;
  direction: SortDirection;
  isNumber?: boolean;
  onSort: () => void;
}

/** A column's head; `aria-sort` and an arrow say how the table is sorted. */
export function SortHead({ label, help, direction, isNumber = false, onSort }: SortHeadProps) {
  const button = (
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      <svg width="9" height="12" viewBox="0 0 9 12" aria-hidden="true" data-direction={direction}>
        <path d="M1 4.5 4.5 1 8 4.5" />
        <path d="M1 7.5 4.5 11 8 7.5" />
      </svg>
    </button>
  );
  return (
    <th role="columnheader" scope="col" aria-sort={direction} data-number={isNumber || undefined}>
      {help === undefined ? (
        button
      ) : (
        <Tooltip text={help} describes>
          {button}
        </Tooltip>
      )}
    </th>
  );
}

/** How a column is sorted. */
export function directionOf(isSorted: boolean, descending: boolean): SortDirection {
  if (!isSorted) return 'none';
  return descending ? 'descending' : 'ascending';
}

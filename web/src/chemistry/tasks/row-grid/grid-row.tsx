import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

export interface GridRowProps {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  /** Pixels. */
  height: number;
  isActive: boolean;
  isSelected: boolean;
  /** The name of the box. */
  selectLabel: string;
  /** The cells after the checkbox; undefined until the row is loaded. */
  children: ReactNode | undefined;
  columns: number;
  comingLabel: string;
}

/** A row with its box. The grid handles clicks. */
export function GridRow(props: GridRowProps) {
  const { id, index, height, isActive, isSelected, selectLabel, children, columns, comingLabel } = props;
  return (
    <tr
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-index={index}
      data-active={isActive}
      style={{ height }}
    >
      <td role="gridcell">
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          checked={isSelected}
          disabled={children === undefined}
          aria-label={selectLabel}
        />
      </td>
      {children ?? (
        <td role="gridcell" colSpan={columns}>
          <span className="visually-hidden">{comingLabel}</span>
          <Skeleton width="46%" height={14} />
        </td>
      )}
    </tr>
  );
}

// The user's own records, a row each: a table on wide screens, cards on narrow ones.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './record-table.module.css';
import { Skeleton } from '../state/skeleton.tsx';

export interface RecordTableProps {
  /** Label of the records, for screen readers. */
  label: string;
  /** Column headers; the last one, of the buttons, is for screen readers only. */
  columns: readonly string[];
  action: string;
  /** Rows: a `RecordName`, cells with `data-label`, and a `RecordActions`. */
  children: ReactNode;
}

export function RecordTable({ label, columns, action, children }: RecordTableProps) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{action}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The box around a table, its loading and its error. */
export function RecordBox({ children }: { children: ReactNode }) {
  return <div className={styles['box']}>{children}</div>;
}

/** The row header. */
export function RecordName({ name, children }: { name: string; children: ReactNode }) {
  return (
    <th scope="row">
      <span className={styles['name']}>{name}</span>
      {children}
    </th>
  );
}

/** Small text below the value of a cell. */
export function RecordNote({ children }: { children: ReactNode }) {
  return <span className={styles['note']}>{children}</span>;
}

/** A state in words; the colour only underlines them. */
export function RecordState({ tone, children }: { tone?: 'good' | 'warning'; children: ReactNode }) {
  return (
    <span className={styles['state']} data-tone={tone}>
      {children}
    </span>
  );
}

export function RecordActions({ children }: { children: ReactNode }) {
  return <td className={styles['actions']}>{children}</td>;
}

export function RecordsLoading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles['loading']} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[62, 48, 55].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  );
}

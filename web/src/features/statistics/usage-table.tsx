// The figures in rows; of modules, actions and users with a bar that shows their share.

import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './usage-table.module.css';

export interface UsageRow {
  key: string;
  name: string;
  /** Small, below the name. */
  note?: string;
  actions: number;
  people?: number;
  stayMs: number;
  color?: string;
}

export interface UsageTableProps {
  title: string;
  header: string;
  rows: readonly UsageRow[];
  showsPeople: boolean;
}

export function UsageTable({ title, header, rows, showsPeople }: UsageTableProps) {
  const { t } = useTranslation('statistics');
  const most = Math.max(1, ...rows.map((row) => row.actions));
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            <th scope="col" data-number="true">
              {t('column.actions')}
            </th>
            {showsPeople && (
              <th scope="col" data-number="true">
                {t('column.people')}
              </th>
            )}
            <th scope="col" data-number="true">
              {t('column.minutes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                {row.note !== undefined && <small>{row.note}</small>}
                <span className={styles.bar} aria-hidden="true">
                  <i style={{ width: `${(row.actions / most) * 100}%`, background: row.color }} />
                </span>
              </th>
              <td data-number="true">{formatNumber(row.actions)}</td>
              {showsPeople && <td data-number="true">{formatNumber(row.people ?? 0)}</td>}
              <td data-number="true">{row.stayMs === 0 ? '–' : formatNumber(row.stayMs / 60_000, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

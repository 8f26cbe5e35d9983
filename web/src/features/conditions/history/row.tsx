import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { formatAgo, formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { entryName, renameEntry } from '../entry.ts';
import styles from './table.module.css';
import { optimizationPath } from '../paths.ts';

export interface HistoryRowProps {
  item: Optimization;
  onChanged: () => unknown;
  onDelete: () => void;
}

export function HistoryRow({ item, onChanged, onDelete }: HistoryRowProps) {
  const { t } = useTranslation(['conditions', 'routes']);
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, reaction, kinds, bestPredicted, bestMeasured, measured, updatedAt } = item;
  const kind = kinds[0];
  const rename = async (newName: string) => {
    if (!(await renameEntry(id, newName))) return;
    await onChanged();
    setRenaming(false);
  };
  return (
    <tr>
      <th scope="row">
        <span className={styles.what}>
          <MoleculePicture molecule={reaction.product} width={84} height={56} decorative />
          {isRenaming ? (
            <RenameForm name={name} onRename={rename} onCancel={() => setRenaming(false)} />
          ) : (
            <span className={styles.names}>
              <Link to={optimizationPath(id)}>{entryName(item)}</Link>
              <small>{reaction.reactants.map(moleculeLabel).join(' + ')}</small>
            </span>
          )}
        </span>
      </th>
      <td data-label={t('optimization.history.column.kind')}>
        {kind?.name ?? t('optimization.history.noKind')}
        {kind && <small>{t(`routes:class.${kind.class}`, { defaultValue: kind.class })}</small>}
      </td>
      <td data-label={t('optimization.history.column.predicted')}>{percent(bestPredicted)}</td>
      <td data-label={t('optimization.history.column.measured')}>
        {bestMeasured === null ? '–' : `${formatNumber(bestMeasured)} %`}
        {measured > 0 && (
          <small>{t('optimization.history.yields', { count: measured, value: formatNumber(measured) })}</small>
        )}
      </td>
      <td data-label={t('optimization.history.column.changed')}>
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {formatAgo(updatedAt)}
        </time>
      </td>
      <td>
        <RowActions name={name} onRename={() => setRenaming(true)} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function percent(value: number | null): string {
  return value === null ? '–' : `${formatNumber(Math.round(value))} %`;
}

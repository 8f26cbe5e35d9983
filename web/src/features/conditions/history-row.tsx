import type { Optimization } from '@app/shared/contracts/conditions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MoleculePicture } from '../../chem/molecule-picture.tsx';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MoreIcon, PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './history.module.css';
import { optimizationPath } from './paths.ts';
import { RenameForm } from './rename-form.tsx';

export interface HistoryRowProps {
  item: Optimization;
  onChanged: () => unknown;
  onDelete: () => void;
}

export function HistoryRow({ item, onChanged, onDelete }: HistoryRowProps) {
  const { t } = useTranslation(['optimization', 'routes']);
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, reaction, kinds, bestPredicted, bestMeasured, measured, updatedAt } = item;
  const kind = kinds[0];
  return (
    <tr>
      <th scope="row">
        <span className={styles['what']}>
          <MoleculePicture molecule={reaction.product} width={84} height={56} decorative />
          {isRenaming ? (
            <RenameForm id={id} name={name} onRenamed={onChanged} onClose={() => setRenaming(false)} />
          ) : (
            <span className={styles['names']}>
              <Link to={optimizationPath(id)}>{name}</Link>
              <small>{reaction.reactants.map(moleculeLabel).join(' + ')}</small>
            </span>
          )}
        </span>
      </th>
      <td data-label={t('history.column.kind')}>
        {kind?.name ?? t('history.noKind')}
        {kind && <small>{t(`routes:class.${kind.class}`, { defaultValue: kind.class })}</small>}
      </td>
      <td data-label={t('history.column.predicted')}>{percent(bestPredicted)}</td>
      <td data-label={t('history.column.measured')}>
        {bestMeasured === null ? '–' : `${formatNumber(bestMeasured)} %`}
        {measured > 0 && <small>{t('history.yields', { count: measured, value: formatNumber(measured) })}</small>}
      </td>
      <td data-label={t('history.column.changed')}>
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {formatAgo(updatedAt)}
        </time>
      </td>
      <td className={styles['actions']}>
        <Menu
          label={t('history.more', { name })}
          className={styles['more']}
          trigger={<MoreIcon size={17} />}
          items={[
            {
              key: 'rename',
              label: t('rename.action'),
              icon: <PencilIcon size={16} />,
              onSelect: () => setRenaming(true),
            },
            {
              key: 'delete',
              label: t('delete.action'),
              icon: <TrashIcon size={16} />,
              danger: true,
              onSelect: onDelete,
            },
          ]}
        />
      </td>
    </tr>
  );
}

function percent(value: number | null): string {
  return value === null ? '–' : `${formatNumber(Math.round(value))} %`;
}

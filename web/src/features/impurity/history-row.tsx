import type { ImpuritySearch } from '@app/shared/contracts/impurity';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReactionScheme } from '../../chem/reaction/reaction-scheme.tsx';
import { isRunning } from '../../chem/tasks/task-state.ts';
import { formatAgo, formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoreIcon, PencilIcon, RestartIcon, StopIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { foundWords, shownName } from './found-words.ts';
import styles from './history.module.css';
import { listPath } from './paths.ts';
import { RenameForm } from './rename-form.tsx';
import { useSearchActions } from './search-actions.ts';

export interface HistoryRowProps {
  search: ImpuritySearch;
  onChanged: () => unknown;
}

export function HistoryRow({ search, onChanged }: HistoryRowProps) {
  const { t } = useTranslation('impurity');
  const [isRenaming, setRenaming] = useState(false);
  const { isBusy, stop, again, rename, remove } = useSearchActions(search);
  const { userSearchBatchId, name, state, percent, failure, kind, createdAt } = search;
  const running = isRunning(state);
  const after = async (act: Promise<unknown>) => {
    await act;
    await onChanged();
  };
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        {isRenaming ? (
          <RenameForm
            name={name}
            onCancel={() => setRenaming(false)}
            onRename={async (newName) => {
              if (await rename(newName)) setRenaming(false);
              await onChanged();
            }}
          />
        ) : (
          <Link to={listPath(userSearchBatchId)}>{shownName(search)}</Link>
        )}
        <StatusTag state={state} />
        <span className={styles.actions}>
          {running && (
            <IconButton
              size="small"
              label={t('history.stop', { name })}
              icon={<StopIcon size={16} />}
              disabled={isBusy}
              onClick={() => void after(stop(search.batchId))}
            />
          )}
          {!running && (
            <IconButton
              size="small"
              label={t('history.again', { name })}
              icon={<RestartIcon size={16} />}
              disabled={isBusy}
              onClick={() => void after(again())}
            />
          )}
          <Menu
            label={t('history.more', { name })}
            trigger={<MoreIcon />}
            className={styles.more}
            items={[
              {
                key: 'rename',
                label: t('history.rename'),
                icon: <PencilIcon size={16} />,
                onSelect: () => setRenaming(true),
              },
              {
                key: 'delete',
                label: t('history.delete'),
                icon: <TrashIcon size={16} />,
                danger: true,
                disabled: running,
                hint: running ? t('history.deleteLater') : undefined,
                onSelect: () => void remove(),
              },
            ]}
          />
        </span>
      </div>
      <ReactionScheme reaction={search.reaction} size="small" />
      <p className={styles.facts}>
        {kind && <span>{kind.name}</span>}
        <span>{foundWords(t, search)}</span>
        {search.batches > 1 && <span>{t('history.runs', { count: search.batches })}</span>}
        <span title={formatDateTime(createdAt)}>{formatAgo(createdAt)}</span>
      </p>
      {failure && <p className={styles.failure}>{failure.message}</p>}
      {running && (
        <ProgressBar
          percent={percent}
          label={t('progress.label', { name })}
          indeterminate={state !== 'searching' || percent === 0}
        />
      )}
    </li>
  );
}

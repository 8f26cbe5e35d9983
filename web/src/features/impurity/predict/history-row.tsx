import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { foundWords, shownName } from '../found-words.ts';
import styles from './history.module.css';
import { listPath } from '../paths.ts';
import { useSearchActions } from '../search-actions.ts';

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
          <RowActions
            name={name}
            isBusy={isBusy}
            onStop={running ? () => after(stop(search.batchId)) : undefined}
            restart={running ? undefined : { label: t('history.again', { name }), run: () => after(again()) }}
            onRename={() => setRenaming(true)}
            onDelete={() => void remove()}
            deleteLater={running ? t('history.deleteLater') : undefined}
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

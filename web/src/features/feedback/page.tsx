// /my/feedback: what one wrote to support, and what support answered.

import { feedbackStates, type FeedbackState } from '@app/shared/contracts/feedback';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordBox, RecordsLoading } from '../../ui/table/record-table.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { FeedbackEntry } from './feedback-entry.tsx';
import { WriteDialog } from './write-dialog.tsx';
import styles from './page.module.css';

const pageSize = 20;
const filters = ['all', ...feedbackStates] as const;

export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const [state, setState] = useState<'all' | FeedbackState>('all');
  const [pageIndex, setPageIndex] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const body = { pageIndex, pageSize, ...(state !== 'all' && { state }) };
  const { data, error, mutate } = useCall('feedbackList', { body }, { keepFor: 'list' });
  const isEmpty = data?.total === 0;
  useTitle(t('title'));
  return (
    <RecordPage
      title={t('title')}
      intro={t('intro')}
      action={
        <Button variant="primary" onClick={() => setWriting(true)}>
          {t('write')}
        </Button>
      }
    >
      {!(isEmpty && state === 'all') && (
        <div className={styles.bar}>
          <Segmented
            label={t('filter')}
            value={state}
            options={filters.map((value) => ({ value, label: value === 'all' ? t('all') : t(`state.${value}`) }))}
            onChange={(value) => {
              setState(value);
              setPageIndex(1);
            }}
          />
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((one) => (
            <FeedbackEntry key={one.feedbackId} feedback={one} />
          ))}
        </ul>
      )}
      {isEmpty && (
        <RecordBox>
          {state === 'all' && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
          {state !== 'all' && <EmptyState title={t('none')} />}
        </RecordBox>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <RecordsLoading />}
      {data && <Pager pageIndex={pageIndex} pages={Math.ceil(data.total / pageSize)} onPage={setPageIndex} />}
      {isWriting && (
        <WriteDialog
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            setPageIndex(1);
            void mutate();
          }}
        />
      )}
    </RecordPage>
  );
}

// /my/feedback: what one wrote to support, and what support answered.

import { feedbackStates, type FeedbackState, type Feedback } from '@app/shared/contracts/feedback';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordBox, RecordsLoading, RecordState } from '../../ui/table/record-table.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { WriteDialog } from './write-dialog.tsx';
import styles from './page.module.css';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { formatDate, formatDateTime } from '../../shared/i18n/format.ts';

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

function FeedbackEntry({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const { kind, state, content, createdAt, pictures, answer } = feedback;
  return (
    <li className={styles.entry}>
      <header>
        <strong>{t(`kind.${kind}`)}</strong>
        <span>{formatDateTime(createdAt)}</span>
        <RecordState tone={state === 'answered' ? 'good' : undefined}>{t(`state.${state}`)}</RecordState>
      </header>
      <p className={styles.words}>{content}</p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map(({ pictureId }, index) => {
            const address = downloadAddress('feedbackPicture', { params: { pictureId } });
            const name = t('picture', { number: index + 1 });
            return (
              <a key={pictureId} href={address} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <img src={address} alt="" loading="lazy" />
              </a>
            );
          })}
        </div>
      )}
      {answer && (
        <blockquote className={styles.answer}>
          <p className={styles.words}>{answer.text}</p>
          <footer>{t('answerBy', { name: answer.by, date: formatDate(answer.at) })}</footer>
        </blockquote>
      )}
    </li>
  );
}

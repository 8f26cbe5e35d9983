// /my/feedback: what one wrote to support, and what support answered.

import { Alert, Card, Flex, Tag, Typography } from 'antd';
import { feedbackStates, type FeedbackState, type Feedback } from '@app/shared/contracts/feedback';
import { useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useListWish } from '../../ui/table/list-wish.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { later, usePrefetched } from '../../ui/state/later.tsx';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { formatDate, formatDateTime } from '../../shared/i18n/format.ts';

const WriteDialog = later(async () => (await import('./write-dialog.tsx')).WriteDialog);
const dialogs = [WriteDialog];

const filters = ['all', ...feedbackStates] as const;

export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const wish = useListWish<FeedbackState>();
  const { state, page } = wish;
  const [isWriting, setWriting] = useState(false);
  const { data, error, mutate } = useCall('feedbackList', { body: wish.query }, { keepFor: 'list' });
  const isEmpty = data?.total === 0;
  useTitle(t('title'));
  usePrefetched(dialogs);
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
        <Segmented
          label={t('filter')}
          value={state}
          options={filters.map((value) => ({ value, label: value === 'all' ? t('all') : t(`state.${value}`) }))}
          onChange={(value) => wish.narrow({ state: value })}
        />
      )}
      {data && data.items.length > 0 && (
        <Flex vertical role="list" gap={12}>
          {data.items.map((one) => (
            <FeedbackEntry key={one.feedbackId} feedback={one} />
          ))}
        </Flex>
      )}
      {isEmpty && state === 'all' && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {isEmpty && state !== 'all' && <EmptyState title={t('none')} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <RecordsLoading />}
      {data && <Pager {...page} pages={Math.ceil(data.total / page.pageSize)} />}
      {isWriting && (
        <WriteDialog
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            wish.narrow({});
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
    <Card
      role="listitem"
      size="small"
      title={
        <Flex wrap gap="2px 12px" align="baseline">
          {t(`kind.${kind}`)}
          <Typography.Text type="secondary" style={{ fontSize: 13, fontWeight: 400 }}>
            {formatDateTime(createdAt)}
          </Typography.Text>
        </Flex>
      }
      extra={<Tag color={state === 'answered' ? 'success' : 'default'}>{t(`state.${state}`)}</Tag>}
    >
      <p style={words}>{content}</p>
      {pictures.length > 0 && (
        <Flex wrap gap={8} style={{ marginTop: 10 }}>
          {pictures.map(({ pictureId }, index) => {
            const address = downloadAddress('feedbackPicture', { params: { pictureId } });
            const name = t('picture', { number: index + 1 });
            return (
              <a key={pictureId} href={address} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <img src={address} alt="" width={120} height={84} loading="lazy" style={{ objectFit: 'cover' }} />
              </a>
            );
          })}
        </Flex>
      )}
      {answer && (
        <Alert
          type="success"
          style={{ marginTop: 12 }}
          title={<p style={words}>{answer.text}</p>}
          description={<small>{t('answerBy', { name: answer.by, date: formatDate(answer.at) })}</small>}
        />
      )}
    </Card>
  );
}

const words = { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

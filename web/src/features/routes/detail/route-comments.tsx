// What those who may read a route say about it: all of it beside the target, that on one step beside the step.

import { limits } from '@app/shared/constants/limits';
import type { RouteComment } from '@app/shared/contracts/routes/comments';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Flex, Input, Popconfirm, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';

export interface RouteCommentsProps {
  route: RouteDetail;
  /** Left out: all comments, and new ones on the route as a whole. */
  stepId?: string | undefined;
  onSelect: (stepId: string) => void;
}

export function RouteComments({ route, stepId, onSelect }: RouteCommentsProps) {
  const { t } = useTranslation('routes');
  const { routeType, summary, steps } = route;
  const { routeId } = summary;
  // With server-sent events they are asked for when somebody has commented.
  const { data, error, mutate } = useCall(
    'routeComments',
    { query: { routeId, routeType } },
    { passive: true, follows: true, refreshInterval: 60_000 },
  );
  const [text, setText] = useState('');
  const { isBusy, run } = useAction();
  if (!data)
    return error ? <ErrorState error={error} compact onRetry={() => void mutate()} /> : <Skeleton height={56} />;
  const change = (act: () => Promise<unknown>) =>
    run(async () => {
      await act();
      await mutate();
    });
  const send = () => {
    if (isBusy || text.trim() === '') return;
    void change(async () => {
      await call('routeComment', { body: { routeId, stepId, text, routeType } });
      setText('');
    });
  };
  const shown = data.comments.filter((one) => stepId === undefined || one.stepId === stepId);
  return (
    <Flex vertical gap={10}>
      {shown.length === 0 && <RecordNote>{t('detailPage.comments.none')}</RecordNote>}
      <Flex vertical gap={10} role="list" aria-label={t('detailPage.comments.title')}>
        {shown.map((comment) => {
          const step = steps.find((one) => one.stepId === comment.stepId);
          return (
            <div key={comment.commentId} role="listitem">
              <Flex gap={6} align="center" wrap>
                <Typography.Text strong>{authorOf(comment) ?? t('detailPage.comments.erased')}</Typography.Text>
                <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                  <time dateTime={comment.createdAt} title={formatDateTime(comment.createdAt)}>
                    {formatAgo(comment.createdAt)}
                  </time>
                </Typography.Text>
                {step && stepId === undefined && (
                  <LinkButton isText onClick={() => onSelect(step.stepId)}>
                    {t('detailPage.comments.onStep', { number: step.number })}
                  </LinkButton>
                )}
                {comment.canDelete && (
                  <Popconfirm
                    title={t('detailPage.comments.deleteAsk')}
                    okText={t('detailPage.comments.delete')}
                    okButtonProps={{ danger: true }}
                    onConfirm={() =>
                      change(() => call('routeCommentDelete', { body: { commentId: comment.commentId, routeType } }))
                    }
                  >
                    <IconButton
                      size="small"
                      label={t('detailPage.comments.delete')}
                      icon={<TrashIcon size={14} />}
                      disabled={isBusy}
                    />
                  </Popconfirm>
                )}
              </Flex>
              <div dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {comment.text}
              </div>
            </div>
          );
        })}
      </Flex>
      <Input.TextArea
        value={text}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={limits.routeCommentLength}
        placeholder={t('detailPage.comments.placeholder')}
        aria-label={t(stepId === undefined ? 'detailPage.comments.onRoute' : 'detailPage.comments.onThisStep')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) send();
        }}
      />
      <Flex gap={8} align="center">
        <Button size="small" loading={isBusy} disabled={text.trim() === ''} onClick={send}>
          {t('detailPage.comments.send')}
        </Button>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t('detailPage.comments.keys')}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}

/** Undefined where the author was erased. */
const authorOf = ({ author }: RouteComment) => author && (author.name || author.userName);

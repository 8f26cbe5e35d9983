// Notes beside a route or a step of it: the user's in a field, those of the owner of a shared route as text.

import DislikeOutlined from '@ant-design/icons/DislikeOutlined';
import LikeOutlined from '@ant-design/icons/LikeOutlined';
import { limits } from '@app/shared/constants/limits';
import { verdicts, type RouteNote, type Verdict } from '@app/shared/contracts/routes/notes';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Alert, Flex, Input, Space, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteNotes, type NotedRoute, type StepOfRoute } from '../use-route-data.ts';
import { call } from '../../../shared/api/call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useSaving } from '../../../shared/hooks/use-saving.ts';
import { formatAgo } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { icon } from '../../../ui/icons/icons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

export interface StepNotesProps {
  route: RouteDetail;
  /** The route as a whole where it is left out. */
  stepId?: string;
}

export function StepNotes({ route, stepId }: StepNotesProps) {
  const { t } = useTranslation('routes');
  const { isReady, error, own, theirs, by, keep, retry } = useRouteNotes(route);
  const other = theirs(stepId);
  if (!isReady && error) return <ErrorState error={error} compact onRetry={retry} />;
  if (!isReady) return <Skeleton height={56} radius={6} />;
  return (
    <Flex vertical gap={6}>
      {other && other.text !== '' && (
        <Alert
          type="success"
          role="note"
          title={t('detailPage.notes.by', { name: by })}
          description={<span style={{ whiteSpace: 'pre-wrap' }}>{other.text}</span>}
        />
      )}
      <NoteField key={stepId ?? ''} route={route} stepId={stepId} kept={own(stepId)} onKept={keep} />
    </Flex>
  );
}

type Notes = ReturnType<typeof useRouteNotes>;

interface NoteFieldProps extends StepNotesProps {
  kept: ReturnType<Notes['own']>;
  onKept: Notes['keep'];
}

function NoteField({ route, stepId, kept, onKept }: NoteFieldProps) {
  const { t } = useTranslation('routes');
  const id = useId();
  const { text, state, write, save } = useNoteSaving(route, stepId, kept?.text ?? '', (note) => void onKept(note));
  return (
    <>
      <Input.TextArea
        value={text}
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
        maxLength={Math.max(limits.routeNoteLength, text.length)}
        placeholder={t(route.isShared ? 'detailPage.notes.placeholderOwn' : 'detailPage.notes.placeholder')}
        aria-label={t(stepId === undefined ? 'detailPage.notes.ofRoute' : 'detailPage.notes.ofStep')}
        aria-describedby={id}
        onChange={({ target }) => write(target.value)}
        onBlur={save}
      />
      <Typography.Text
        id={id}
        type={state === 'failed' ? 'warning' : 'secondary'}
        aria-live="polite"
        style={{ fontSize: 12 }}
      >
        {state === 'saved' && kept
          ? t('detailPage.notes.saved', { when: formatAgo(kept.updatedAt) })
          : t(`detailPage.notes.state.${state}`)}
        {state === 'failed' && <LinkButton onClick={save}>{t('detailPage.notes.again')}</LinkButton>}
      </Typography.Text>
    </>
  );
}

// Whether a step is liked, with the reason: for oneself and for those the route is shared with.
const thumbs = { like: icon(LikeOutlined), dislike: icon(DislikeOutlined) };

export function StepVerdict({ route, step }: StepOfRoute) {
  const { t } = useTranslation('routes');
  const { own, theirs, by, keep, isReady } = useRouteNotes(route);
  const { isBusy, run } = useAction();
  const [mine, other] = [own(step.stepId), theirs(step.stepId)];
  const TheirThumb = thumbs[other?.verdict ?? 'like'];
  const judge = (verdict: Verdict | undefined, reason: string) =>
    run(async () => {
      const { routeType } = route;
      const body = { routeId: route.summary.routeId, stepId: step.stepId, verdict, reason, routeType };
      await keep((await call('routeVerdict', { body })).note);
    });
  return (
    <Flex vertical gap={8}>
      {other?.verdict && (
        <span>
          <TheirThumb size={16} /> {t(`detailPage.verdict.theirs.${other.verdict}`, { name: by })}
          {other.reason !== '' && ` ${t('detailPage.verdict.because', { reason: other.reason })}`}
        </span>
      )}
      <Space role="group" aria-label={t('detailPage.verdict.title')}>
        {verdicts.map((verdict) => {
          const isMine = mine?.verdict === verdict;
          const Thumb = thumbs[verdict];
          return (
            <Button
              key={verdict}
              size="small"
              variant={isMine ? 'primary' : 'default'}
              icon={<Thumb size={16} />}
              aria-pressed={isMine}
              disabled={isBusy || !isReady}
              onClick={() => void judge(isMine ? undefined : verdict, mine?.reason ?? '')}
            >
              {t(`detailPage.verdict.${verdict}`)}
            </Button>
          );
        })}
      </Space>
      {mine?.verdict && (
        <Input
          key={`${step.stepId} ${mine.verdict}`}
          defaultValue={mine.reason}
          maxLength={limits.reasonLength}
          placeholder={t(`detailPage.verdict.why.${mine.verdict}`)}
          aria-label={t(`detailPage.verdict.why.${mine.verdict}`)}
          autoComplete="off"
          onPressEnter={({ currentTarget }) => currentTarget.blur()}
          onBlur={({ target }) => {
            const reason = target.value.trim();
            if (reason !== mine.reason) void judge(mine.verdict, reason);
          }}
        />
      )}
    </Flex>
  );
}

const restMs = 900;

/** Text of a note, and how far it is saved. What another window wrote meanwhile is kept beside it. */
function useNoteSaving(
  { summary, routeType }: NotedRoute,
  stepId: string | undefined,
  kept: string,
  onKept: (note: RouteNote) => void,
) {
  const [isMerged, setMerged] = useState(false);
  const { value, state, put, save } = useSaving({
    kept,
    restMs,
    post: async (text, before) => {
      const body = { routeId: summary.routeId, stepId, before, text, routeType };
      const { note, merged } = await call('routeNoteSave', { body }, { keepalive: true });
      onKept(note);
      setMerged(merged && note.text.trim() !== text.trim());
      return note.text;
    },
  });
  return { text: value, state: state === 'saved' && isMerged ? ('merged' as const) : state, write: put, save };
}

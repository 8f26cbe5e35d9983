// Notes beside a route or a step of it: the user's in a field, those of the owner of a shared route as text.

import { Alert, Flex, Input, Typography } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useId } from 'react';
import { formatAgo } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useNoteSaving } from '../use-note-saving.ts';
import { useRouteNotes } from '../use-route-notes.ts';

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

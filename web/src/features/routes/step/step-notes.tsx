// Notes beside a route or a step of it: the user's in a field, those of the owner of a shared route as text.

import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useId } from 'react';
import { formatAgo } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './step-notes.module.css';
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
    <div className={styles.notes}>
      {other && other.text !== '' && (
        <figure className={styles.theirs}>
          <figcaption>{t('detailPage.notes.by', { name: by })}</figcaption>
          <p>{other.text}</p>
        </figure>
      )}
      <NoteField key={stepId ?? ''} route={route} stepId={stepId} kept={own(stepId)} onKept={keep} />
    </div>
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
  const label = t(stepId === undefined ? 'detailPage.notes.ofRoute' : 'detailPage.notes.ofStep');
  return (
    <div className={styles.field}>
      <Input.TextArea
        className={styles.screen}
        value={text}
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
        maxLength={Math.max(limits.routeNoteLength, text.length)}
        placeholder={t(route.isShared ? 'detailPage.notes.placeholderOwn' : 'detailPage.notes.placeholder')}
        aria-label={label}
        aria-describedby={id}
        onChange={({ target }) => write(target.value)}
        onBlur={save}
      />
      {text !== '' && <p className={styles.printed}>{text}</p>}
      <p className={styles.state} id={id} data-state={state} aria-live="polite">
        {state === 'saved' && kept
          ? t('detailPage.notes.saved', { when: formatAgo(kept.updatedAt) })
          : t(`detailPage.notes.state.${state}`)}
        {state === 'failed' && (
          <button type="button" onClick={save}>
            {t('detailPage.notes.again')}
          </button>
        )}
      </p>
    </div>
  );
}

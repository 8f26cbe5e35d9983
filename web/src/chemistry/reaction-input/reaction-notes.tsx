// What the service understood of a reaction, what it wonders about, or why it cannot read it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ErrorIcon, InfoIcon, OfflineIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { Spinner } from '../../ui/button/spinner.tsx';
import type { ReadReaction } from './read-reaction.ts';
import styles from './reaction-input.module.css';
import type { InputState } from './use-reaction-input.ts';

export interface ReactionNotesProps {
  id: string;
  state: InputState;
  read: ReadReaction | null;
}

export function ReactionNotes({ id, state, read }: ReactionNotesProps) {
  const tone = state.state === 'rest' && read ? toneOf(read) : state.state;
  return (
    <div id={id} className={styles.notes} data-state={tone} role="status">
      {state.state === 'rest' && read ? <Understood read={read} /> : <Waiting state={state} />}
    </div>
  );
}

/** A reaction of no known kind is read, but no success. */
function toneOf({ response }: ReadReaction): 'read' | 'noKind' {
  return response.kinds.length > 0 ? 'read' : 'noKind';
}

function Waiting({ state }: { state: InputState }) {
  const { t } = useTranslation('reaction');
  if (state.state === 'refused')
    return (
      <Line icon={state.isNetwork ? <OfflineIcon size={16} /> : <ErrorIcon size={16} />}>
        <strong>{state.message}</strong> {state.explanation}
      </Line>
    );
  const icons = {
    rest: <InfoIcon size={16} />,
    reading: <Spinner size={14} />,
    unread: <InfoIcon size={16} />,
    noArrow: <WarningIcon size={16} />,
  };
  return <Line icon={icons[state.state]}>{t(`input.state.${state.state}`)}</Line>;
}

function Understood({ read: { response } }: { read: ReadReaction }) {
  const { t } = useTranslation('reaction');
  const { kinds, notes } = response;
  const [first] = kinds;
  // Said in the first line already.
  const further = notes.filter(({ reason }) => reason !== 'noKind');
  const icon = first ? (
    <CheckCircleIcon size={16} className={styles.check} />
  ) : (
    <WarningIcon size={16} className={styles.warning} />
  );
  return (
    <>
      <Line icon={icon}>
        {first ? t('input.kind', { name: first.name }) : t('input.noKind')}
        {kinds.length > 1 && (
          <span className={styles.quiet}>
            {t('input.otherKinds', {
              names: kinds
                .slice(1, 4)
                .map(({ name }) => name)
                .join(t('separator')),
            })}
          </span>
        )}
      </Line>
      {further.map(({ reason, message }) => (
        <Line key={`${reason}|${message}`} icon={<WarningIcon size={16} className={styles.warning} />}>
          {message}
        </Line>
      ))}
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p>
      {icon}
      <span>{children}</span>
    </p>
  );
}

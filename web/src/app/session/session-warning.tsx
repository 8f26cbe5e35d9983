// The coming end of the session, said before it happens: a countdown, staying, and leaving.

import { useEffect, type CSSProperties } from 'react';
import { serverNow } from '../../shared/api/server-time.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatClock } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/lib/store.ts';
import { warningMs } from '../../shared/session/monitor.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { readTimes } from '../../shared/session/times.ts';
import { sessionWarning, type ShownWarning } from '../../shared/session/warning.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckCircleIcon, ClockIcon } from '../../ui/icons/icons.tsx';
import styles from './session-warning.module.css';

const minuteMs = 60_000;

/** Shows the warning while there is one; nothing else closes it than its buttons, the user's return, or another tab. */
export function SessionWarningDialog() {
  const warning = useStore(sessionWarning);
  return warning && <WarningDialog warning={warning} />;
}

function WarningDialog({ warning }: { warning: ShownWarning }) {
  const { t } = useTranslation('session');
  const { kind, at, stay } = warning;
  const leftMs = Math.max(0, at - serverNow());
  const left = formatClock(leftMs);
  useTitleHint(kind === 'back' ? null : t(`warning.${kind}.hint`, { left }));
  return (
    <Dialog
      title={t(`warning.${kind}.title`)}
      icon={
        <span className={styles['icon']} data-kind={kind}>
          {kind === 'back' ? <CheckCircleIcon size={20} /> : <ClockIcon size={20} />}
        </span>
      }
      onClose={stay}
      footer={
        <>
          <Button onClick={() => void signOut().catch(presentError)}>{t(`warning.${kind}.leave`)}</Button>
          <Button variant="primary" onClick={stay}>
            {t(`warning.${kind}.stay`)}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{t(`warning.${kind}.text`)}</p>
      {kind !== 'back' && <Countdown left={left} share={shareLeft(kind, leftMs)} />}
      {/* Heard once a minute: a clock read out every second could not be listened to. */}
      <p className="visually-hidden" aria-live="polite">
        {kind === 'back' ? t('warning.back.text') : t('warning.spoken', { count: Math.ceil(leftMs / minuteMs) })}
      </p>
    </Dialog>
  );
}

function Countdown({ left, share }: { left: string; share: number }) {
  const style: CSSProperties = { transform: `scaleX(${share})` };
  return (
    <div className={styles['countdown']} aria-hidden="true">
      <span className={styles['left']}>{left}</span>
      <span className={styles['track']}>
        <span className={styles['rest']} style={style} />
      </span>
    </div>
  );
}

function shareLeft(kind: 'inactive' | 'limit', leftMs: number): number {
  const times = readTimes();
  return times ? Math.min(1, leftMs / warningMs(kind, times)) : 0;
}

/** Says it in the browser's tab too, for a user who looks at another tab; afterwards the title is restored. */
function useTitleHint(hint: string | null): void {
  useEffect(() => {
    if (hint === null) return undefined;
    const before = document.title;
    document.title = hint;
    return () => {
      document.title = before;
    };
  }, [hint]);
}

// The coming end of the session, said before it happens: a countdown, staying, and leaving.

import { Flex, Progress } from 'antd';
import { useEffect } from 'react';
import { serverNow } from '../../shared/api/server-time.ts';
import { formatClock } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/lib/store.ts';
import { sessionWarning, warningMs, type ShownWarning } from '../../shared/session/clock.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { readTimes } from '../../shared/session/times.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckCircleIcon, ClockIcon } from '../../ui/icons/icons.tsx';

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
        <span style={{ display: 'inline-flex', color: kind === 'back' ? 'var(--success)' : 'var(--warning)' }}>
          {kind === 'back' ? <CheckCircleIcon size={20} /> : <ClockIcon size={20} />}
        </span>
      }
      onClose={stay}
      footer={
        <>
          <Button onClick={signOut}>{t(`warning.${kind}.leave`)}</Button>
          <Button variant="primary" onClick={stay}>
            {t(`warning.${kind}.stay`)}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>{t(`warning.${kind}.text`)}</p>
      {kind !== 'back' && (
        <Flex gap={14} align="center" aria-hidden style={{ marginTop: 12 }}>
          <span className="tabular" style={{ minWidth: '2.6em', fontSize: 28, fontWeight: 650 }}>
            {left}
          </span>
          <Progress percent={shareLeft(kind, leftMs) * 100} showInfo={false} strokeColor="var(--warning)" />
        </Flex>
      )}
      {/* Heard once a minute: a clock read out every second could not be listened to. */}
      <p className="visually-hidden" aria-live="polite">
        {kind === 'back' ? t('warning.back.text') : t('warning.spoken', { count: Math.ceil(leftMs / minuteMs) })}
      </p>
    </Dialog>
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

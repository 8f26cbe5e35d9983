// Where toasts and dialogs appear: toasts at the top right, dialogs one after another.

import { okThrottleMs } from '@app/shared/constants/layout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import {
  dialogs,
  removeDialog,
  removeToast,
  toasts,
  type DialogNotice,
  type NoticeAction,
  type Toast,
  type Tone,
} from '../../shared/lib/notices.ts';
import { useStore } from '../../shared/lib/store.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import styles from './notice-host.module.css';
import { SupportLink } from '../state/support-link.tsx';

const icons: Record<Tone, ReactNode> = {
  success: <CheckCircleIcon size={18} />,
  error: <ErrorIcon size={18} />,
  warning: <WarningIcon size={18} />,
  info: <InfoIcon size={18} />,
};

export function NoticeHost() {
  const shown = useStore(toasts);
  const waiting = useStore(dialogs);
  const dialog = waiting[0];
  // Across dialogs: the second half of a double click is not meant for the next one.
  const throttled = useThrottle(okThrottleMs);
  return (
    <>
      <div className={styles['toasts']} role="status" aria-live="polite">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      {dialog && <NoticeDialog key={dialog.id} dialog={dialog} throttled={throttled} />}
    </>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (toast.durationMs === 0 || held) return undefined;
    const timer = window.setTimeout(() => removeToast(toast.id), toast.durationMs);
    return () => window.clearTimeout(timer);
  }, [toast, held]);
  const close = () => removeToast(toast.id);
  return (
    <div
      className={styles['toast']}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icons[toast.tone]}
      <span className={styles['text']}>{toast.text}</span>
      {toast.action && (
        <Button
          size="small"
          variant="text"
          aria-keyshortcuts={toast.action.keys}
          onClick={() => finish(close, toast.action)}
        >
          {toast.action.label}
        </Button>
      )}
      {toast.closable && (
        <IconButton size="small" label={t('action.close')} icon={<CloseIcon size={14} />} onClick={close} />
      )}
    </div>
  );
}

function NoticeDialog({ dialog, throttled }: { dialog: DialogNotice; throttled: Throttle }) {
  const close = () => removeDialog(dialog.id);
  const { cancel } = dialog;
  const pharma = usePharma();
  return (
    <Dialog
      title={dialog.title}
      icon={
        <span className={styles['tone']} data-tone={dialog.tone}>
          {icons[dialog.tone]}
        </span>
      }
      onClose={cancel && (() => finish(close, cancel))}
      footer={
        <>
          {cancel && <Button onClick={() => finish(close, cancel)}>{cancel.label}</Button>}
          <Button variant="primary" onClick={() => throttled(() => finish(close, dialog.action))}>
            {dialog.action.label}
          </Button>
        </>
      }
    >
      <p className={styles['message']}>{dialog.text}</p>
      {dialog.footnote !== undefined && <p className={styles['footnote']}>{dialog.footnote}</p>}
      {dialog.withSupport && pharma && (
        <p className={styles['footnote']}>
          <SupportLink address={pharma.adminEmail} />
        </p>
      )}
    </Dialog>
  );
}

function finish(close: () => void, action: NoticeAction | undefined): void {
  close();
  action?.run();
}

type Throttle = (run: () => void) => void;

/** Throttle: lets the first press through, and the next one after that many milliseconds. */
function useThrottle(milliseconds: number): Throttle {
  const last = useRef(-Infinity);
  return (run) => {
    const now = performance.now();
    if (now - last.current < milliseconds) return;
    last.current = now;
    run();
  };
}

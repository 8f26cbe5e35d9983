// Where toasts and dialogs appear: toasts at the top right, dialogs one after another.

import { okThrottleMs } from '@app/shared/constants/layout';
import { App, Button as AntButton } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import {
  dialogs,
  removeDialog,
  removeToast,
  toasts,
  type DialogNotice,
  type NoticeAction,
  type Tone,
} from '../../shared/lib/notices.ts';
import { useStore } from '../../shared/lib/store.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { SupportLink } from '../state/support-link.tsx';

const icons: Record<Tone, { color: string; icon: ReactNode }> = {
  success: { color: 'var(--success)', icon: <CheckCircleIcon /> },
  error: { color: 'var(--danger)', icon: <ErrorIcon /> },
  warning: { color: 'var(--warning)', icon: <WarningIcon /> },
  info: { color: 'var(--info)', icon: <InfoIcon /> },
};

export function NoticeHost() {
  const waiting = useStore(dialogs);
  const dialog = waiting[0];
  // Across dialogs: the second half of a double click is not meant for the next one.
  const throttled = useThrottle(okThrottleMs);
  useToasts();
  return dialog ? <NoticeDialog key={dialog.id} dialog={dialog} throttled={throttled} /> : null;
}

/** Shows the toasts as antd's notifications. */
function useToasts(): void {
  const { notification } = App.useApp();
  const { t } = useTranslation('common');
  const wanted = useStore(toasts);
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const ids = new Set(wanted.map(({ id }) => id));
    for (const id of shown.current) if (!ids.has(id)) notification.destroy(id);
    for (const { id, tone, text, durationMs, closable, action } of wanted) {
      if (shown.current.has(id)) continue;
      notification.open({
        key: id,
        type: tone,
        role: 'status',
        title: text,
        duration: durationMs === 0 ? false : durationMs / 1000,
        closable: closable && { 'aria-label': t('action.close') },
        actions: action && (
          <AntButton
            type="link"
            size="small"
            aria-keyshortcuts={action.keys}
            onClick={() => finish(() => removeToast(id), action)}
          >
            {action.label}
          </AntButton>
        ),
        onClose: () => removeToast(id),
      });
    }
    shown.current = ids;
  }, [wanted, notification, t]);
}

function NoticeDialog({ dialog, throttled }: { dialog: DialogNotice; throttled: Throttle }) {
  const close = () => removeDialog(dialog.id);
  const { cancel } = dialog;
  const pharma = usePharma();
  return (
    <Dialog
      title={dialog.title}
      icon={<span style={{ display: 'inline-flex', color: icons[dialog.tone].color }}>{icons[dialog.tone].icon}</span>}
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
      <p style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{dialog.text}</p>
      {dialog.footnote !== undefined && <small>{dialog.footnote}</small>}
      {dialog.withSupport && pharma && (
        <small>
          <SupportLink address={pharma.adminEmail} />
        </small>
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

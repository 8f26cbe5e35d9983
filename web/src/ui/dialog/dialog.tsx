import { Flex, Modal } from 'antd';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onEscape, useOpenDialog } from './use-open-dialog.ts';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Escape and the cross call it; without it the dialog can only be left through its buttons. */
  onClose?: () => void;
  icon?: ReactNode;
  /** CSS pixels; 440 by default. */
  width?: number;
}

/**
 * A modal dialog, open while it is rendered; the focus goes back to what opened it. Dialogs never stack: the former one is
 * hidden, with its state, until this one closes.
 */
export function Dialog({ title, children, footer, onClose, icon, width = 440 }: DialogProps) {
  const { t } = useTranslation('common');
  const isOnTop = useOpenDialog();
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const focus = () => (focused.current ?? firstTarget(content.current))?.focus({ preventScroll: true });
  return (
    <Modal
      open={isOnTop}
      forceRender
      title={
        <h2 style={{ display: 'flex', gap: 10, margin: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
          {icon}
          {title}
        </h2>
      }
      width={width}
      footer={
        footer === undefined ? null : (
          <Flex wrap gap={8} justify="flex-end" data-part="footer">
            {footer}
          </Flex>
        )
      }
      closable={onClose ? { 'aria-label': t('action.close') } : false}
      keyboard={onClose !== undefined}
      mask={{ closable: false }}
      // Below, for a dialog that another one hides is not closed.
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && focus()}
      panelRef={content}
      wrapProps={{
        onKeyDown: onEscape(onClose),
        onFocus: ({ target }: FocusEvent<HTMLElement>) => target.role !== 'dialog' && (focused.current = target),
      }}
    >
      {children}
    </Modal>
  );
}

/** Where typing or Enter should go: what asks for it, else the first field, else the main button, which is the last one. */
function firstTarget(dialog: HTMLElement | null): HTMLElement | null {
  return (
    dialog?.querySelector<HTMLElement>('[data-first-focus]') ??
    dialog?.querySelector<HTMLElement>('input, textarea, select') ??
    dialog?.querySelector<HTMLElement>('[data-part=footer] button:last-child') ??
    null
  );
}

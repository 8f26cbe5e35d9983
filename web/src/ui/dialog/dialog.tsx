import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';

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

const standing: HTMLDialogElement[] = [];

/** A modal dialog, open while it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, children, footer, onClose, icon, width = 440 }: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: the browser gives the focus back to what opened it only then.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    return showAlone(dialog);
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={styles['dialog']}
      style={{ width }}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {/* No header and footer elements: those would be landmarks of the page for screen readers. */}
      <div className={styles['header']}>
        {icon}
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <IconButton size="small" label={t('action.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
        )}
      </div>
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && (
        <div className={styles['footer']} data-part="footer">
          {footer}
        </div>
      )}
    </dialog>
  );
}

/** Dialogs never stack: the former one is hidden, with its state, until this one closes. Gives the function that removes it. */
function showAlone(dialog: HTMLDialogElement): () => void {
  const below = standing.at(-1);
  const focused = document.activeElement;
  // What lies within another one would go with it.
  const stepsBack = below?.contains(dialog) === false;
  if (stepsBack) below.close();
  standing.push(dialog);
  if (!dialog.open) dialog.showModal();
  firstTarget(dialog)?.focus();
  return () => {
    const isLast = standing.at(-1) === dialog;
    standing.splice(standing.indexOf(dialog), 1);
    dialog.close();
    const next = standing.at(-1);
    if (!isLast || !next?.isConnected || next.open) return;
    next.showModal();
    if (next === below && focused instanceof HTMLElement && next.contains(focused)) focused.focus();
  };
}

/** Where typing or Enter should go: what asks for it, else the first field, else the main button, which is the last one. */
function firstTarget(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-first-focus]') ??
    dialog.querySelector<HTMLElement>('input, textarea, select') ??
    dialog.querySelector<HTMLElement>('[data-part=footer] button:last-child')
  );
}

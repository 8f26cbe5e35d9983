import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useIsBelow } from '../../shared/hooks/use-media.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons/icons.tsx';
import styles from './nav-drawer.module.css';
import { Nav } from './nav.tsx';

/** The navigation of small screens: a button, and a panel from the left. */
export function NavDrawer() {
  const { t } = useTranslation('common');
  const isSmall = useIsBelow('xl');
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!isSmall || onlyPage(session) !== null) return null;
  return (
    <>
      <IconButton label={t('layout.openNav')} icon={<MenuIcon />} aria-expanded={open} onClick={() => setOpen(true)} />
      {open && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const element = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: the browser gives the focus back only then.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles['panel']}
      aria-label={t('layout.mainNav')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['content']}>
        <div className={styles['top']}>
          <IconButton label={t('layout.closeNav')} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <Nav vertical onNavigate={onClose} />
      </div>
    </dialog>
  );
}

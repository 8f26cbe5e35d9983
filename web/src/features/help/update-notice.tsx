// Tells, once after an update, what is new: both buttons mark the notes as read, the first opens the guide.

import type { ReleaseNote } from '@app/shared/contracts/help';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { loadRuntimeConfig } from '../../api/runtime-config.ts';
import { presentError } from '../../errors/present.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReleaseNoteCard } from './release-note-card.tsx';
import styles from './update-notice.module.css';
import { useNobodyElseSpeaks } from './use-nobody-else-speaks.ts';

/** Specification section 9. */
const widthPx = 535;
const mostShown = 3;

export function UpdateNotice() {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const [notes, setNotes] = useUnreadNotes();
  const mayShow = useNobodyElseSpeaks(notes.length > 0);
  if (notes.length === 0 || !mayShow) return null;
  const finish = (to?: string) => {
    setNotes([]);
    call('readAllReleaseNotes', { body: notes.map(({ id }) => id) }).catch(presentError);
    if (to !== undefined) void navigate(to);
  };
  const more = notes.length - mostShown;
  return (
    <Dialog
      title={t('notice.title')}
      width={widthPx}
      onClose={() => finish()}
      footer={
        <>
          <Button onClick={() => finish('/guide')}>{t('notice.guide')}</Button>
          <Button variant="primary" onClick={() => finish()}>
            {t('notice.close')}
          </Button>
        </>
      }
    >
      <div className={styles['notes']} tabIndex={0} role="region" aria-label={t('notice.title')}>
        {notes.slice(0, mostShown).map((note) => (
          <ReleaseNoteCard key={note.id} note={note} />
        ))}
        {more > 0 && <p className={styles['more']}>{t('notice.more', { count: more })}</p>}
      </div>
    </Dialog>
  );
}

/** Asked once a page load; who cannot be told now is told the next time. */
function useUnreadNotes() {
  const [notes, setNotes] = useState<readonly ReleaseNote[]>([]);
  useEffect(() => {
    let isGone = false;
    unreadNotes().then(
      (found) => void (isGone || setNotes(found)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return [notes, setNotes] as const;
}

async function unreadNotes(): Promise<readonly ReleaseNote[]> {
  const { updateNotice } = await loadRuntimeConfig();
  if (!updateNotice) return [];
  const { isShown, notes } = await call('unreadReleaseNotes', {}, { passive: true });
  return isShown ? notes : [];
}

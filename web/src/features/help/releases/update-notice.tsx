// Shows once after an update what is new: both buttons mark the notes as read, the first opens the guide.

import { Flex, Typography } from 'antd';
import type { ReleaseNote } from '@app/shared/contracts/help';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ReleaseNoteCard } from './release-note-card.tsx';

/** Specification section 9. */
const widthPx = 535;
const mostShown = 3;

export function UpdateNotice({ notes, onClose }: { notes: readonly ReleaseNote[]; onClose: () => void }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const finish = (to?: string) => {
    onClose();
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
      <Flex
        vertical
        gap={10}
        tabIndex={0}
        role="region"
        aria-label={t('notice.title')}
        style={{ maxHeight: 'min(56vh, 460px)', overflowY: 'auto' }}
      >
        {notes.slice(0, mostShown).map((note) => (
          <ReleaseNoteCard key={note.id} note={note} />
        ))}
        {more > 0 && <Typography.Text type="secondary">{t('notice.more', { count: more })}</Typography.Text>}
      </Flex>
    </Dialog>
  );
}

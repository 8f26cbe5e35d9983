import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/button.tsx';
import { FileIcon } from '../../ui/icons/icons.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { later } from '../../ui/state/later.tsx';

const RouteImportDialog = later(async () => (await import('./import-dialog.tsx')).RouteImportDialog, {
  words: ['route-import'],
});

/** Opens the import of routes; leads to the task, or to the list where there are several. */
export function RouteImportButton({ onTask }: { onTask: (taskId: string) => void }) {
  const { t } = useTranslation('route-import');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const openTasks = ([first, ...others]: RetroTask[]): void => {
    setOpen(false);
    if (!first) return;
    toast.success(t('started', { count: others.length + 1 }));
    if (others.length === 0) onTask(first.taskId);
    else void navigate('/home');
  };
  return (
    <>
      <Button size="small" icon={<FileIcon size={16} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <RouteImportDialog onClose={() => setOpen(false)} onImported={openTasks} />}
    </>
  );
}

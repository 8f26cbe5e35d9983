// Asks before a page is left with a draft that nobody saved.

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { hasEnded } from '../../shared/lib/ended.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

export interface LeaveGuardProps {
  isChanged: boolean;
  isBusy: boolean;
  /** False where the service would not keep it. */
  onSave: () => Promise<boolean>;
}

export function LeaveGuard({ isChanged, isBusy, onSave }: LeaveGuardProps) {
  const { t } = useTranslation('quotation');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => !hasEnded() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  const save = async () => {
    if (await onSave()) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog
      title={t('leave.title')}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => blocker.proceed()}>
            {t('leave.discard')}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void save()}>
            {t('leave.save')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}

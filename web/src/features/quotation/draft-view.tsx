// A draft: editable terms and positions, with sums computed on the page.

import type { Quotation } from '@app/shared/contracts/quotation';
import { useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useBlocker } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import styles from './editor.module.css';
import { Head } from './header.tsx';
import { quotationsPath } from '../../chemistry/export/paths.ts';
import { Positions } from './positions.tsx';
import { Sums } from './sums.tsx';
import { Terms } from './terms.tsx';
import { draftRange, productCost, useDraft } from './use-draft.ts';
import { hasEnded } from '../../shared/lib/has-ended.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface DraftViewProps {
  quotation: Quotation;
  onNewest: (quotation: Quotation) => void;
  onSuperseded: () => void;
}

export function DraftView({ quotation, onNewest, onSuperseded }: DraftViewProps) {
  const { t } = useTranslation('quotation');
  const entry = useDraft(quotation, { onNewest, onSuperseded });
  const [asks, setAsks] = useState<'issue' | null>(null);
  const [isGone, setGone] = useState(false);
  const remove = useRemove(quotation, () => setGone(true));
  const { draft, sums, isBusy, isChanged } = entry;
  const missing = missingFrom(entry.draft);
  return (
    <div className={styles['page']}>
      <Head quotation={quotation} mayExport={!isChanged}>
        <Button loading={isBusy} disabled={!isChanged || sums === null} onClick={() => void entry.save()}>
          {t(isChanged ? 'save' : 'saved')}
        </Button>
        <Button
          variant="primary"
          disabled={missing !== null || isBusy || sums === null}
          aria-describedby="quotation-missing"
          onClick={() => setAsks('issue')}
        >
          {t('issue.action')}
        </Button>
        <IconButton label={t('delete.action')} icon={<TrashIcon size={16} />} onClick={() => void remove()} />
      </Head>
      <p id="quotation-missing" className={styles['missing']} role="status">
        {missing !== null && t(`refusal.${missing}`)}
      </p>
      <CostNotice
        quotation={quotation}
        onRecount={() => void entry.recount()}
        isBusy={isBusy}
        positions={draft.positions}
      />
      <div className={styles['work']}>
        <div className={styles['main']}>
          <Terms draft={draft} onChange={entry.change} />
          <Positions
            quotation={quotation}
            draft={draft}
            sums={sums}
            onChange={(positions) => entry.change({ positions })}
          />
        </div>
        {sums === null ? (
          <p className={styles['warning']} role="alert">
            {t('refusal.beyond')}
          </p>
        ) : (
          <Sums
            sums={sums}
            cost={draftRange(quotation.sheet, draft.positions)}
            currency={quotation.currency}
            taxBasisPoints={draft.taxBasisPoints}
          />
        )}
      </div>
      <LeaveGuard isChanged={isChanged && !isGone} isBusy={isBusy} onSave={entry.save} />
      {asks === 'issue' && (
        <ConfirmDialog
          title={t('issue.title', quotation)}
          text={t('issue.text')}
          action={t('issue.action')}
          onClose={() => setAsks(null)}
          onConfirm={async () => {
            setAsks(null);
            await entry.issue();
          }}
        />
      )}
    </div>
  );
}

interface CostNoticeProps {
  quotation: Quotation;
  positions: Quotation['positions'];
  isBusy: boolean;
  onRecount: () => void;
}

/** Positions whose cost sheet has changed since, or was deleted. */
function CostNotice({ quotation: { sheet }, positions, isBusy, onRecount }: CostNoticeProps) {
  const { t } = useTranslation('quotation');
  if (sheet === null) return <p className={styles['warning']}>{t('refusal.noSheet')}</p>;
  const isOld = positions.some(
    ({ kind, grams, unitCost }) => kind === 'product' && productCost(sheet, grams ?? 0)?.unitCost !== unitCost,
  );
  if (!isOld) return null;
  return (
    <p className={styles['warning']}>
      {t('recount.text')}
      <Button size="small" disabled={isBusy} onClick={onRecount}>
        {t('recount.action')}
      </Button>
    </p>
  );
}

function useRemove({ quotationId, routeId, number }: Quotation, onGone: () => void) {
  const { t } = useTranslation('quotation');
  const removeWithUndo = useRemoval();
  const navigate = useNavigate();
  return () =>
    removeWithUndo({
      remove: async () => {
        const deleted = await call('quotationDelete', { body: { quotationId } });
        flushSync(onGone);
        await navigate(quotationsPath(routeId), { replace: true });
        return deleted;
      },
      said: t('delete.done', { number }),
      lists: ['quotationList'],
    });
}

/** What an offer cannot go out without; the service asks the same. */
function missingFrom({ positions, customer }: Pick<Quotation, 'positions' | 'customer'>) {
  if (positions.length === 0) return 'noPositions';
  if (customer.trim() === '') return 'noCustomer';
  return positions.some((one) => one.unpriced > 0 && one.enteredPrice === undefined) ? 'unpriced' : null;
}

// Asks before leaving a page with an unsaved draft.
interface LeaveGuardProps {
  isChanged: boolean;
  isBusy: boolean;
  /** False where the service would not keep it. */
  onSave: () => Promise<boolean>;
}

function LeaveGuard({ isChanged, isBusy, onSave }: LeaveGuardProps) {
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

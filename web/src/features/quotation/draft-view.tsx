// A draft: editable terms and positions, with sums computed on the page.

import type { Quotation } from '@app/shared/contracts/quotation';
import { Alert, Col, Flex, Row, Typography } from 'antd';
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
import { Head } from './header.tsx';
import { pageStyle } from './words.ts';
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
  const [isIssuing, setIssuing] = useState(false);
  const [isGone, setGone] = useState(false);
  const remove = useRemove(quotation, () => setGone(true));
  const { draft, sums, isBusy, isChanged } = entry;
  const missing = missingFrom(entry.draft);
  return (
    <Flex vertical gap={16} style={pageStyle} data-paper="wide">
      <Head quotation={quotation} mayExport={!isChanged}>
        <Button loading={isBusy} disabled={!isChanged || sums === null} onClick={() => void entry.save()}>
          {t(isChanged ? 'save' : 'saved')}
        </Button>
        <Button
          variant="primary"
          disabled={missing !== null || isBusy || sums === null}
          aria-describedby="quotation-missing"
          onClick={() => setIssuing(true)}
        >
          {t('issue.action')}
        </Button>
        <IconButton label={t('delete.action')} icon={<TrashIcon size={16} />} onClick={() => void remove()} />
      </Head>
      <Typography.Text id="quotation-missing" type="secondary" role="status">
        {missing !== null && t(`refusal.${missing}`)}
      </Typography.Text>
      <CostNotice
        quotation={quotation}
        onRecount={() => void entry.recount()}
        isBusy={isBusy}
        positions={draft.positions}
      />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={17}>
          <Flex vertical gap={16}>
            <Terms draft={draft} onChange={entry.change} />
            <Positions
              quotation={quotation}
              draft={draft}
              sums={sums}
              onChange={(positions) => entry.change({ positions })}
            />
          </Flex>
        </Col>
        <Col xs={24} xl={7}>
          {sums === null ? (
            <Alert type="warning" title={t('refusal.beyond')} />
          ) : (
            <Sums
              sums={sums}
              cost={draftRange(quotation.sheet, draft.positions)}
              currency={quotation.currency}
              taxBasisPoints={draft.taxBasisPoints}
            />
          )}
        </Col>
      </Row>
      <LeaveGuard isChanged={isChanged && !isGone} isBusy={isBusy} onSave={entry.save} />
      {isIssuing && (
        <ConfirmDialog
          title={t('issue.title', quotation)}
          text={t('issue.text')}
          action={t('issue.action')}
          onClose={() => setIssuing(false)}
          onConfirm={async () => {
            setIssuing(false);
            await entry.issue();
          }}
        />
      )}
    </Flex>
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
  if (sheet === null) return <Alert type="warning" showIcon title={t('refusal.noSheet')} />;
  const isOld = positions.some(
    ({ kind, grams, unitCost }) => kind === 'product' && productCost(sheet, grams ?? 0)?.unitCost !== unitCost,
  );
  if (!isOld) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('recount.text')}
      action={
        <Button size="small" disabled={isBusy} onClick={onRecount}>
          {t('recount.action')}
        </Button>
      }
    />
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

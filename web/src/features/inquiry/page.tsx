// /my/inquiry: molecules that were asked for, and what became of it.

import { Flex, Space, Tag, type TableColumnsType } from 'antd';
import { inquiryStates, type Inquiry, type InquiryState } from '@app/shared/contracts/inquiry';
import { useState, type ReactNode } from 'react';
import { call } from '../../shared/api/call.ts';
import { useInquiryOn } from '../../shared/api/data/runtime-config.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { later, usePrefetched } from '../../ui/state/later.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatAgo, formatDateTime, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { FactList } from '../../ui/page/fact-list.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

const ReplyDialog = later(() => import('./reply-dialog.tsx').then((module) => module.ReplyDialog));
const parts = [ReplyDialog];
const filters = ['all', ...inquiryStates] as const;
const colors: Record<InquiryState, string> = {
  recorded: 'default',
  sent: 'default',
  failed: 'warning',
  answered: 'success',
  closed: 'default',
};
type Open = { what: 'detail' | 'answer'; inquiry: Inquiry } | null;

export function InquiryPage() {
  const { t } = useTranslation('inquiry');
  const wish = useListWish<InquiryState>();
  const [open, setOpen] = useState<Open>(null);
  const isOn = useInquiryOn();
  const action = useAction();
  const query = { ...wish.query, ...(wish.key && { searchValue: wish.key }) };
  const list = useCall('inquiryList', { query }, { keepFor: 'list' });
  const { data } = list;
  const all = data ? Object.values(data.counts).reduce((sum, one) => sum + one, 0) : 0;
  useTitle(t('title'));
  usePrefetched(parts);

  const run = async (work: () => Promise<{ inquiry: Inquiry }>) => {
    await action.run(async () => {
      const { inquiry } = await work();
      setOpen(null);
      if (inquiry.state === 'failed' && inquiry.attempts > 1) toast.warning(t('ask.failed'));
      else toast.success(t(`done.${inquiry.state}`));
    });
    await list.mutate();
  };
  /** What can be done with an inquiry in its state. */
  const buttonsOf = (inquiry: Inquiry) => {
    const { inquiryId, state: is } = inquiry;
    const isOpen = is === 'sent' || is === 'failed' || is === 'recorded';
    const move = (to: 'closed' | 'open') => void run(() => call('inquiryClose', { body: { inquiryId, to } }));
    return (
      <Space wrap>
        {(is === 'failed' || is === 'recorded') && (
          <Button size="small" onClick={() => void run(() => call('inquiryRetry', { body: { inquiryId } }))}>
            {t('action.retry')}
          </Button>
        )}
        {is === 'sent' && (
          <Button size="small" onClick={() => setOpen({ what: 'answer', inquiry })}>
            {t('action.answer')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={() => move(isOpen ? 'closed' : 'open')}>
          {t(isOpen ? 'action.close' : 'action.reopen')}
        </Button>
      </Space>
    );
  };
  const columns: TableColumnsType<Inquiry> = [
    column(t('column.molecule'), rowHeading, (one) => (
      <Flex gap={10} align="center">
        <MoleculePicture molecule={one.molecule} width={72} height={48} decorative />
        <LinkButton onClick={() => setOpen({ what: 'detail', inquiry: one })}>{moleculeLabel(one.molecule)}</LinkButton>
      </Flex>
    )),
    column(t('column.amount'), { align: 'right', className: 'tabular' }, ({ grams, purity }) => (
      <>
        {gramsText(grams) ?? '–'}
        {purity !== '' && <RecordNote>{purity}</RecordNote>}
      </>
    )),
    column(t('column.state'), ({ state: is, answer }) => (
      <>
        <Tag color={colors[is]}>{t(`state.${is}`)}</Tag>
        {answer && <RecordNote>{replyText(answer)}</RecordNote>}
      </>
    )),
    column(t('column.asked'), ({ createdAt }) => formatAgo(createdAt)),
    actionColumn(t('column.actions'), (inquiry) => buttonsOf(inquiry)),
  ];

  return (
    <RecordPage title={t('title')} intro={t(isOn ? 'intro' : 'introOff')}>
      <Flex wrap gap="8px 12px" align="center">
        <Segmented
          label={t('filter')}
          value={wish.state}
          options={filters.map((value) => ({
            value,
            label: t('filterCount', {
              name: t(`state.${value}`),
              count: value === 'all' ? all : (data?.counts[value] ?? 0),
            }),
          }))}
          onChange={(state) => wish.narrow({ state })}
        />
        <SearchField label={t('search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
      </Flex>
      <Records
        label={t('title')}
        rowKey="inquiryId"
        columns={columns}
        list={list}
        page={wish.page}
        empty={
          <EmptyState
            title={t(wish.isNarrowed ? 'none' : 'empty.title')}
            text={wish.isNarrowed || !isOn ? '' : t('empty.text')}
          />
        }
      />
      {open?.what === 'detail' && (
        <InquiryDetail inquiry={open.inquiry} buttons={buttonsOf(open.inquiry)} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'answer' && (
        <ReplyDialog
          inquiry={open.inquiry}
          onClose={() => setOpen(null)}
          onReply={(answer) =>
            run(() => {
              const { inquiryId } = open.inquiry;
              return call('inquiryClose', { body: { inquiryId, to: 'answered', ...(answer && { answer }) } });
            })
          }
        />
      )}
    </RecordPage>
  );
}

/** All that is known of one inquiry. */
function InquiryDetail({ inquiry, buttons, onClose }: { inquiry: Inquiry; buttons: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('inquiry');
  const { molecule, state, grams, purity, remarks, attempts, createdAt, sentAt, answer, inquiryId } = inquiry;
  const facts = [
    ['mail.cas', molecule.cas],
    ['mail.smiles', molecule.smiles],
    ['mail.grams', gramsText(grams)],
    ['mail.purity', purity],
    ['mail.remarks', remarks],
    ['column.asked', formatDateTime(createdAt)],
    ['detail.sentAt', sentAt === null ? t('detail.notSent') : formatDateTime(sentAt)],
    ['detail.attempts', formatNumber(attempts)],
    ['detail.answer', answer && [replyText(answer), answer.remarks].filter(Boolean).join('\n')],
    ['mail.reference', inquiryId],
  ] as const;
  return (
    <Dialog title={moleculeLabel(molecule)} width={560} onClose={onClose} footer={buttons}>
      <Flex gap={16} align="center" style={{ marginBottom: 12 }}>
        <MoleculePicture molecule={molecule} width={260} height={150} decorative />
        <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>
      </Flex>
      <FactList
        facts={facts.flatMap(([key, value]) => (value ? [{ key, label: t(key), value: <Lines text={value} /> }] : []))}
      />
    </Dialog>
  );
}

function Lines({ text }: { text: string }) {
  return <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;
}

function gramsText(grams: number | null): string | undefined {
  return grams === null ? undefined : `${formatNumber(grams)} g`;
}

/** `$125.00 / 100 g, Supplier`. */
function replyText({ price, currency, grams, supplier }: NonNullable<Inquiry['answer']>): string {
  const offer = `${formatExactMoney(price, currency)} / ${formatNumber(grams)} g`;
  return supplier === '' ? offer : `${offer}, ${supplier}`;
}

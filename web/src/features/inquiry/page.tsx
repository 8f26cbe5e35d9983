// /my/inquiry: molecules that were asked for, and what became of it.

import { Input } from 'antd';
import { inquiryStates, type Inquiry, type InquiryState } from '@app/shared/contracts/inquiry';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useInquiryOn } from '../../shared/api/data/runtime-config.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordBox, RecordsLoading } from '../../ui/table/record-table.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { InquiryRows, replyText, Buttons, StateMark, type InquiryActions } from './inquiry-rows.tsx';
import styles from './page.module.css';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const pageSize = 20;
const filters = ['all', ...inquiryStates] as const;
type Open = { what: 'detail' | 'answer'; inquiry: Inquiry } | null;

export function InquiryPage() {
  const { t } = useTranslation('inquiry');
  const [state, setState] = useState<'all' | InquiryState>('all');
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const [open, setOpen] = useState<Open>(null);
  const searchValue = useDebounced(text.trim());
  const isOn = useInquiryOn();
  const query = {
    pageIndex: 1,
    pageSize: Math.min(100, pages * pageSize),
    ...(state !== 'all' && { state }),
    ...(searchValue && { searchValue }),
  };
  const { data, error, mutate } = useCall('inquiryList', { query }, { keepFor: 'list' });
  const all = data ? Object.values(data.counts).reduce((sum, one) => sum + one, 0) : 0;
  const isFiltered = state !== 'all' || searchValue !== '';
  useTitle(t('title'));

  const run = async (work: () => Promise<{ inquiry: Inquiry }>) => {
    try {
      const { inquiry } = await work();
      setOpen(null);
      if (inquiry.state === 'failed' && inquiry.attempts > 1) toast.warning(t('ask.failed'));
      else toast.success(t(`done.${inquiry.state}`));
    } catch (problem) {
      presentError(problem);
    }
    await mutate();
  };
  const actions = {
    retry: ({ inquiryId }: Inquiry) => run(() => call('inquiryRetry', { body: { inquiryId } })),
    close: ({ inquiryId }: Inquiry) => run(() => call('inquiryClose', { body: { inquiryId, to: 'closed' } })),
    reopen: ({ inquiryId }: Inquiry) => run(() => call('inquiryClose', { body: { inquiryId, to: 'open' } })),
    answer: (inquiry: Inquiry) => setOpen({ what: 'answer', inquiry }),
    detail: (inquiry: Inquiry) => setOpen({ what: 'detail', inquiry }),
  };

  return (
    <RecordPage title={t('title')} intro={t(isOn ? 'intro' : 'introOff')}>
      <div className={styles['bar']}>
        <Segmented
          label={t('filter')}
          value={state}
          options={filters.map((value) => ({
            value,
            label: t('filterCount', {
              name: t(`state.${value}`),
              count: value === 'all' ? all : (data?.counts[value] ?? 0),
            }),
          }))}
          onChange={setState}
        />
        <Input
          type="search"
          value={text}
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <RecordBox>
        {data && data.items.length > 0 && <InquiryRows items={data.items} actions={actions} />}
        {data?.items.length === 0 && (
          <EmptyState
            title={t(isFiltered ? 'none' : 'empty.title')}
            text={isFiltered || !isOn ? '' : t('empty.text')}
          />
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {data && data.items.length < data.total && (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
      {open?.what === 'detail' && (
        <InquiryDetail inquiry={open.inquiry} actions={actions} onClose={() => setOpen(null)} />
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

interface InquiryDetailProps {
  inquiry: Inquiry;
  actions: InquiryActions;
  onClose: () => void;
}

/** All that is known of one inquiry. */
function InquiryDetail({ inquiry, actions, onClose }: InquiryDetailProps) {
  const { t } = useTranslation('inquiry');
  const { molecule, grams, purity, remarks, attempts, createdAt, sentAt, answer, inquiryId } = inquiry;
  const facts = [
    ['mail.cas', molecule.cas],
    ['mail.smiles', molecule.smiles],
    ['mail.grams', grams === null ? undefined : `${formatNumber(grams)} g`],
    ['mail.purity', purity],
    ['mail.remarks', remarks],
    ['column.asked', formatDateTime(createdAt)],
    ['detail.sentAt', sentAt === null ? t('detail.notSent') : formatDateTime(sentAt)],
    ['detail.attempts', formatNumber(attempts)],
    ['detail.answer', answer ? [replyText(answer), answer.remarks].filter(Boolean).join('\n') : undefined],
    ['mail.reference', inquiryId],
  ] as const;
  return (
    <Dialog
      title={moleculeLabel(molecule)}
      width={560}
      onClose={onClose}
      footer={<Buttons inquiry={inquiry} actions={actions} />}
    >
      <MoleculePicture molecule={molecule} width={260} height={150} decorative />
      <p>
        <StateMark state={inquiry.state} />
      </p>
      <dl className={styles['facts']}>
        {facts.map(([key, value]) =>
          value === undefined || value === '' ? null : (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}

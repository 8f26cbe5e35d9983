import type { Inquiry, InquiryState } from '@app/shared/contracts/inquiry';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatAgo, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { RecordActions, RecordName, RecordNote, RecordState, RecordTable } from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

export interface InquiryActions {
  retry: (inquiry: Inquiry) => Promise<void>;
  close: (inquiry: Inquiry) => Promise<void>;
  reopen: (inquiry: Inquiry) => Promise<void>;
  answer: (inquiry: Inquiry) => void;
  detail: (inquiry: Inquiry) => void;
}

const tones: Record<InquiryState, 'good' | 'warning' | undefined> = {
  recorded: undefined,
  sent: undefined,
  failed: 'warning',
  answered: 'good',
  closed: undefined,
};

export function StateMark({ state }: { state: InquiryState }) {
  const { t } = useTranslation('inquiry');
  return <RecordState tone={tones[state]}>{t(`state.${state}`)}</RecordState>;
}

export function InquiryRows({ items, actions }: { items: readonly Inquiry[]; actions: InquiryActions }) {
  const { t } = useTranslation('inquiry');
  const columns = ['molecule', 'amount', 'state', 'asked'].map((key) => t(`column.${key}`));
  return (
    <RecordTable label={t('title')} columns={columns} action={t('column.actions')}>
      {items.map((one) => (
        <tr key={one.inquiryId}>
          <RecordName name="">
            <button type="button" className={styles['molecule']} onClick={() => actions.detail(one)}>
              <MoleculePicture molecule={one.molecule} width={72} height={48} decorative />
              <span>{moleculeLabel(one.molecule)}</span>
            </button>
          </RecordName>
          <td data-label={columns[1]}>
            {one.grams === null ? '–' : `${formatNumber(one.grams)} g`}
            {one.purity !== '' && <RecordNote>{one.purity}</RecordNote>}
          </td>
          <td data-label={columns[2]}>
            <StateMark state={one.state} />
            {one.answer && <RecordNote>{replyText(one.answer)}</RecordNote>}
          </td>
          <td data-label={columns[3]}>{formatAgo(one.createdAt)}</td>
          <RecordActions>
            <Buttons inquiry={one} actions={actions} />
          </RecordActions>
        </tr>
      ))}
    </RecordTable>
  );
}

/** What can be done with an inquiry in its state. */
export function Buttons({ inquiry, actions }: { inquiry: Inquiry; actions: InquiryActions }) {
  const { t } = useTranslation('inquiry');
  const { state } = inquiry;
  const isOpen = state === 'sent' || state === 'failed' || state === 'recorded';
  return (
    <span className={styles['buttons']}>
      {(state === 'failed' || state === 'recorded') && (
        <Button size="small" onClick={() => void actions.retry(inquiry)}>
          {t('action.retry')}
        </Button>
      )}
      {state === 'sent' && (
        <Button size="small" onClick={() => actions.answer(inquiry)}>
          {t('action.answer')}
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        onClick={() => void (isOpen ? actions.close(inquiry) : actions.reopen(inquiry))}
      >
        {t(isOpen ? 'action.close' : 'action.reopen')}
      </Button>
    </span>
  );
}

/** `$125.00 / 100 g, Supplier`. */
export function replyText({ price, currency, grams, supplier }: NonNullable<Inquiry['answer']>): string {
  const offer = `${formatExactMoney(price, currency)} / ${formatNumber(grams)} g`;
  return supplier === '' ? offer : `${offer}, ${supplier}`;
}

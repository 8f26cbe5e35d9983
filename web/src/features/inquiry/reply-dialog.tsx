// What the supplier offered: it becomes the price of the molecule in cost sheets of that currency.

import { Typography } from 'antd';
import { currencies } from '@app/shared/constants/locale';
import { inquiryTextLengths, type Inquiry, type InquiryResponse } from '@app/shared/contracts/inquiry';
import { useCurrency } from '../../shared/api/data/use-currency.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField, TextField } from '../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';

export interface ReplyDialogProps {
  inquiry: Inquiry;
  onClose: () => void;
  /** Null for a reply without an offer. */
  onReply: (answer: InquiryResponse | null) => Promise<void>;
}

export function ReplyDialog({ inquiry, onClose, onReply }: ReplyDialogProps) {
  const { t } = useTranslation('inquiry');
  const initial = {
    supplier: '',
    price: '',
    currency: useCurrency(),
    grams: inquiry.grams === null ? '' : String(inquiry.grams),
    remarks: '',
  };
  /** Null for an offer that cannot be. */
  const offerIn = ({ supplier, price, grams, ...rest }: typeof initial): InquiryResponse | null => {
    const [minorUnits, pack] = [Math.round(numberOf(price) * 100), numberOf(grams)];
    if (!(minorUnits >= 0 && minorUnits <= 1e10 && pack > 0 && pack <= 1e9)) return null;
    return { supplier: supplier.trim(), price: minorUnits, grams: pack, ...rest };
  };
  return (
    <FormDialog
      key={initial.currency}
      title={t('answer.title', { name: moleculeLabel(inquiry.molecule) })}
      action={t('answer.action')}
      initial={initial}
      missing={(values) => (offerIn(values) === null ? t('answer.missing') : null)}
      onClose={onClose}
      onSubmit={(values) => onReply(offerIn(values))}
    >
      <Typography.Paragraph type="secondary">{t('answer.intro')}</Typography.Paragraph>
      <TextField name="supplier" label={t('answer.supplier')} maxLength={inquiryTextLengths.supplier} />
      <TextField name="price" label={t('answer.price')} maxLength={14} />
      <FormField isGroup name="currency" label={t('answer.currency')}>
        <Segmented label={t('answer.currency')} options={currencies.map((value) => ({ value, label: value }))} />
      </FormField>
      <TextField name="grams" label={t('answer.grams')} maxLength={14} />
      <TextField name="remarks" label={t('field.remarks')} maxLength={inquiryTextLengths.remarks} />
    </FormDialog>
  );
}

/** NaN for what is no number. */
function numberOf(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

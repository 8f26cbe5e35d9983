// What the supplier offered: it becomes the price of the molecule in cost sheets of that currency.

import { Typography } from 'antd';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { inquiryTextLengths, type Inquiry, type InquiryResponse } from '@app/shared/contracts/inquiry';
import { useState } from 'react';
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
  const [supplier, setSupplier] = useState('');
  const [price, setPrice] = useState('');
  const [grams, setGrams] = useState(inquiry.grams === null ? '' : String(inquiry.grams));
  const own = useCurrency();
  const [chosen, setCurrency] = useState<Currency>();
  const currency = chosen ?? own;
  const [remarks, setRemarks] = useState('');
  const [isBusy, setBusy] = useState(false);
  const minorUnits = Math.round(numberOf(price) * 100);
  const pack = numberOf(grams);
  const isWrong = !(minorUnits >= 0 && minorUnits <= 1e10 && pack > 0 && pack <= 1e9);
  return (
    <FormDialog
      title={t('answer.title', { name: moleculeLabel(inquiry.molecule) })}
      action={t('answer.action')}
      missing={isWrong ? t('answer.missing') : null}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={async () => {
        setBusy(true);
        await onReply({ supplier: supplier.trim(), price: minorUnits, currency, grams: pack, remarks });
        setBusy(false);
      }}
    >
      <Typography.Paragraph type="secondary">{t('answer.intro')}</Typography.Paragraph>
      <TextField
        label={t('answer.supplier')}
        value={supplier}
        maxLength={inquiryTextLengths.supplier}
        onChange={setSupplier}
      />
      <TextField label={t('answer.price')} value={price} maxLength={14} onChange={setPrice} />
      <FormField label={t('answer.currency')}>
        <Segmented
          label={t('answer.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={setCurrency}
        />
      </FormField>
      <TextField label={t('answer.grams')} value={grams} maxLength={14} onChange={setGrams} />
      <TextField
        label={t('field.remarks')}
        value={remarks}
        maxLength={inquiryTextLengths.remarks}
        onChange={setRemarks}
      />
    </FormDialog>
  );
}

/** NaN for what is no number. */
function numberOf(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

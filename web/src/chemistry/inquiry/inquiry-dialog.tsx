// Asks for a molecule at suppliers.

import { Input, Typography } from 'antd';
import { type Inquiry, inquiryTextLengths } from '@app/shared/contracts/inquiry';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField, TextField } from '../../ui/dialog/form-dialog.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';

export interface InquiryDialogProps {
  molecule: Molecule;
  /** Of the amount that is needed, where it is known. */
  grams?: number;
  onClose: () => void;
  onSent?: (inquiry: Inquiry) => void;
}

/** The words are those of the namespace `inquiry`, which the page must have loaded. */
export function InquiryDialog({ molecule, grams, onClose, onSent }: InquiryDialogProps) {
  const { t } = useTranslation('inquiry');
  const navigate = useNavigate();
  const name = moleculeLabel(molecule);
  const initial = { amount: grams === undefined ? '' : String(Number(grams.toPrecision(3))), purity: '', remarks: '' };
  const send = async ({ amount, ...wish }: typeof initial) => {
    const asked = askedGrams(amount);
    const body = { structure: molecule.smiles, ...wish, ...(asked !== undefined && { grams: asked }) };
    const { inquiry } = await call('inquirySend', { body });
    const look = { label: t('ask.look'), run: () => void navigate('/my/inquiry') };
    if (inquiry.state === 'failed') toast.warning(t('ask.failed'), look);
    else toast.success(t('ask.sent', { name }), look);
    onSent?.(inquiry);
    onClose();
  };
  return (
    <FormDialog
      title={t('ask.title', { name })}
      action={t('ask.action')}
      initial={initial}
      missing={({ amount }) => {
        const asked = askedGrams(amount);
        return asked === undefined || (asked > 0 && asked <= 1e9) ? null : t('ask.amountWrong');
      }}
      onClose={onClose}
      onSubmit={send}
    >
      <MoleculePicture molecule={molecule} width={200} height={120} decorative />
      <Typography.Paragraph type="secondary">{t('ask.intro')}</Typography.Paragraph>
      <TextField name="amount" label={t('field.grams')} maxLength={12} />
      <TextField name="purity" label={t('field.purity')} maxLength={inquiryTextLengths.purity} placeholder="≥ 98 %" />
      <FormField name="remarks" label={t('field.remarks')}>
        <Input.TextArea rows={3} maxLength={inquiryTextLengths.remarks} />
      </FormField>
    </FormDialog>
  );
}

/** NaN for what is no number. */
function askedGrams(amount: string): number | undefined {
  return amount.trim() === '' ? undefined : Number(amount.replace(',', '.'));
}

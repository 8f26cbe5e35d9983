// Asks for a molecule at suppliers.

import { Input, Typography } from 'antd';
import { type Inquiry, inquiryTextLengths } from '@app/shared/contracts/inquiry';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
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
  const id = useId();
  const [amount, setAmount] = useState(grams === undefined ? '' : String(Number(grams.toPrecision(3))));
  const [purity, setPurity] = useState('');
  const [remarks, setRemarks] = useState('');
  const [isBusy, setBusy] = useState(false);
  const asked = amount.trim() === '' ? undefined : Number(amount.replace(',', '.'));
  const missing = asked !== undefined && !(asked > 0 && asked <= 1e9) ? t('ask.amountWrong') : null;
  const send = async () => {
    setBusy(true);
    try {
      const body = { structure: molecule.smiles, purity, remarks, ...(asked !== undefined && { grams: asked }) };
      const { inquiry } = await call('inquirySend', { body });
      const look = { label: t('ask.look'), run: () => void navigate('/my/inquiry') };
      if (inquiry.state === 'failed') toast.warning(t('ask.failed'), look);
      else toast.success(t('ask.sent', { name: moleculeLabel(molecule) }), look);
      onSent?.(inquiry);
      onClose();
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('ask.title', { name: moleculeLabel(molecule) })}
      action={t('ask.action')}
      missing={missing}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={send}
    >
      <MoleculePicture molecule={molecule} width={200} height={120} decorative />
      <Typography.Paragraph type="secondary">{t('ask.intro')}</Typography.Paragraph>
      <TextField label={t('field.grams')} value={amount} maxLength={12} onChange={setAmount} />
      <TextField
        label={t('field.purity')}
        value={purity}
        maxLength={inquiryTextLengths.purity}
        placeholder="≥ 98 %"
        onChange={setPurity}
      />
      <FormField label={t('field.remarks')} id={id}>
        <Input.TextArea
          id={id}
          rows={3}
          value={remarks}
          maxLength={inquiryTextLengths.remarks}
          onChange={({ target }) => setRemarks(target.value)}
        />
      </FormField>
    </FormDialog>
  );
}

import type { TwoFactor } from '@app/shared/contracts/profile/account';
import { useState } from 'react';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { CodeBox } from '../code-box.tsx';
import { SecretField } from './secret-field.tsx';

interface ScanDialogProps {
  state: TwoFactor;
  onClose: () => void;
  /** Rejects with what is to be shown. */
  onConfirm: (code: string) => Promise<void>;
}

/** The secret as a QR code and in letters, and the first code that proves it arrived. */
export function ScanDialog({ state: { token, url }, onClose, onConfirm }: ScanDialogProps) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const plain = code.replaceAll(/\s/g, '');
  return (
    <FormDialog
      title={t('factor.title')}
      action={t('factor.confirm')}
      missing={/^\d{6}$/.test(plain) ? null : t('factor.missing.code')}
      onClose={onClose}
      onSubmit={() => onConfirm(plain)}
    >
      <p>{t('factor.scan')}</p>
      {url !== null && <QrPicture text={url} label={t('factor.qr')} size={196} />}
      <p>{t('factor.type')}</p>
      {token !== null && <CodeBox label={t('factor.type')} text={token.replaceAll(/.{4}(?=.)/g, '$& ')} />}
      <p>{t('factor.then')}</p>
      <SecretField label={t('factor.code')} kind="one-time-code" value={code} onChange={setCode} />
    </FormDialog>
  );
}

/** Light modules around a code (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code, drawn sharp at any size. */
function QrPicture({ text, label, size }: { text: string; label: string; size: number }) {
  return (
    <QRCodeSVG value={text} size={size} level="M" marginSize={quietZone} title={label} role="img" aria-label={label} />
  );
}

// The second factor: set up with a QR code, new recovery codes, and off again.

import { Space, Tag } from 'antd';
import type { TwoFactor } from '@app/shared/contracts/profile/account';
import { useState } from 'react';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { CodeBox } from '../code-box.tsx';
import { Section } from '../section.tsx';
import { ProofDialog, SecretField } from './proof-dialog.tsx';

type Step =
  | { what: 'begin' | 'renew' | 'disable' }
  | { what: 'scan'; state: TwoFactor }
  | { what: 'codes'; codes: readonly string[] };

const fewCodes = 3;

export function TwoFactorSection({ state, onChanged }: { state: TwoFactor; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const showCodes = async ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
    setStep({ what: 'codes', codes: recoveryCodes });
    await onChanged();
  };
  return (
    <Section title={t('factor.title')} text={t(state.isEnabled ? 'factor.on' : 'factor.off')}>
      <Space wrap>
        {!state.isEnabled && (
          <Button variant="primary" onClick={() => setStep({ what: 'begin' })}>
            {t('factor.enable')}
          </Button>
        )}
        {state.isEnabled && (
          <>
            <Button onClick={() => setStep({ what: 'renew' })}>{t('factor.renew')}</Button>
            <Button onClick={() => setStep({ what: 'disable' })}>{t('factor.disable')}</Button>
            <Tag color={state.recoveryCodesLeft < fewCodes ? 'warning' : 'success'}>
              {t('factor.left', { count: state.recoveryCodesLeft })}
            </Tag>
          </>
        )}
      </Space>
      {step?.what === 'begin' && (
        <ProofDialog
          title={t('factor.title')}
          text={t('factor.confirmPassword')}
          action={t('factor.next')}
          onClose={close}
          onProve={async ({ password }) =>
            setStep({ what: 'scan', state: await call('twoFactorBegin', { body: { password } }) })
          }
        />
      )}
      {step?.what === 'scan' && (
        <ScanDialog
          state={step.state}
          onClose={close}
          onConfirm={async (code) => showCodes(await call('twoFactorEnable', { body: { code } }))}
        />
      )}
      {step?.what === 'renew' && (
        <ProofDialog
          asksCode
          title={t('factor.renew')}
          text={t('factor.renewText')}
          action={t('factor.renew')}
          onClose={close}
          onProve={async (body) => showCodes(await call('twoFactorRecoveryCodes', { body }))}
        />
      )}
      {step?.what === 'disable' && (
        <ProofDialog
          asksCode
          title={t('factor.disable')}
          text={t('factor.offText')}
          action={t('factor.disable')}
          onClose={close}
          onProve={async (body) => {
            await call('twoFactorDisable', { body });
            close();
            toast.success(t('factor.disabled'));
            await onChanged();
          }}
        />
      )}
      {step?.what === 'codes' && (
        // All of them, this once: only its button closes it.
        <Dialog title={t('recovery.title')} width={520} footer={<Button onClick={close}>{t('recovery.done')}</Button>}>
          <p>{t('recovery.text')}</p>
          <CodeBox primary label={t('recovery.label')} text={step.codes.join('\n')} />
        </Dialog>
      )}
    </Section>
  );
}

interface ScanDialogProps {
  state: TwoFactor;
  onClose: () => void;
  /** Rejects with what is to be shown. */
  onConfirm: (code: string) => Promise<void>;
}

const plain = (code: string) => code.replaceAll(/\s/g, '');

/** The secret as a QR code and in letters, and the first code that proves it arrived. */
function ScanDialog({ state: { token, url }, onClose, onConfirm }: ScanDialogProps) {
  const { t } = useTranslation('account');
  const label = t('factor.qr');
  return (
    <FormDialog
      title={t('factor.title')}
      action={t('factor.confirm')}
      initial={{ code: '' }}
      missing={({ code }) => (/^\d{6}$/.test(plain(code)) ? null : t('factor.missing.code'))}
      onClose={onClose}
      onSubmit={({ code }) => onConfirm(plain(code))}
    >
      <p>{t('factor.scan')}</p>
      {url !== null && (
        // Four light modules around it (ISO/IEC 18004).
        <QRCodeSVG value={url} size={196} level="M" marginSize={4} title={label} role="img" aria-label={label} />
      )}
      <p>{t('factor.type')}</p>
      {token !== null && <CodeBox label={t('factor.type')} text={token.replaceAll(/.{4}(?=.)/g, '$& ')} />}
      <p>{t('factor.then')}</p>
      <SecretField name="code" label={t('factor.code')} kind="one-time-code" />
    </FormDialog>
  );
}

import { Space, Tag } from 'antd';
import type { TwoFactor } from '@app/shared/contracts/profile/account';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import { Section } from '../section.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CodeBox } from '../code-box.tsx';

type Step =
  | { what: 'begin' | 'renew' | 'disable' }
  | { what: 'scan'; state: TwoFactor }
  | { what: 'codes'; codes: readonly string[] };

const fewCodes = 3;

/** Sets the second factor up, gives new recovery codes, and turns it off again. */
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
      {step?.what === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </Section>
  );
}

/** All recovery codes, this once. Only its button closes it. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog title={t('recovery.title')} width={520} footer={<Button onClick={onClose}>{t('recovery.done')}</Button>}>
      <p>{t('recovery.text')}</p>
      <CodeBox primary label={t('recovery.label')} text={codes.join('\n')} />
    </Dialog>
  );
}

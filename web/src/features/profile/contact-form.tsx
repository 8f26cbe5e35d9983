import { Form, Input, Select } from 'antd';
import type { DataOf } from '@app/shared/contracts/call';
import type { AccountState } from '@app/shared/contracts/profile/account';
import type { BasicInfo, updateUserBasicInfo } from '@app/shared/contracts/profile/profile';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCountries } from '../../shared/api/data/countries.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { sessionStore } from '../../shared/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { Section } from './section.tsx';
import { ProofDialog, SecretField } from './security/proof-dialog.tsx';

/** Name, mail address, phone number, country: as far as the product, and not a foreign provider, owns them. */
export function ContactData() {
  const { t } = useTranslation('account');
  const info = useCall('userBasicInfo', {}, { passive: true });
  const account = useCall('accountState', {}, { passive: true });
  const error = info.error ?? account.error;
  const retry = () => void Promise.all([info.mutate(), account.mutate()]);
  const known = info.data && account.data ? { info: info.data, account: account.data } : undefined;
  return (
    <Section title={t('info.title')}>
      {known && (
        <ContactForm
          key={JSON.stringify(known.info)}
          info={known.info}
          account={known.account}
          onSaved={({ pendingEmail, ...saved }) => {
            void account.mutate({ ...known.account, pendingEmail }, { revalidate: false });
            void info.mutate(saved, { revalidate: false });
          }}
        />
      )}
      {!known && error && <ErrorState compact error={error} onRetry={retry} />}
      {!known && !error && <Skeleton width="60%" height={120} />}
    </Section>
  );
}

interface ContactFormProps {
  info: BasicInfo;
  account: AccountState;
  onSaved: (saved: Saved) => void;
}

type Saved = DataOf<typeof updateUserBasicInfo>;

function ContactForm({ info, account, onSaved }: ContactFormProps) {
  const { isManagedHere, manageUrl, pendingEmail, twoFactor } = account;
  const { t } = useTranslation('account');
  const [form] = Form.useForm<BasicInfo>();
  const { isBusy, run } = useAction();
  /** Waits for the proof that another address needs. */
  const [unproved, setUnproved] = useState<BasicInfo | null>(null);
  const countries = useCountries();
  const send = async (values: BasicInfo, proof: { password?: string; code?: string } = {}) => {
    const { country, ...owned } = values;
    // Unchanged fields are left out: another address needs a proof.
    const changed = Object.fromEntries(
      Object.entries(owned).filter(([field, value]) => value !== info[field as OwnedField]),
    );
    const saved = await call('updateUserBasicInfo', { body: { ...changed, ...proof, country } });
    if (saved.pendingEmail === undefined) toast.success(t('info.saved'));
    showName(saved.name);
    form.setFieldsValue({ email: saved.email });
    onSaved({ pendingEmail, ...saved });
  };
  const save = (values: BasicInfo) => {
    if (JSON.stringify(values) === JSON.stringify(info)) return;
    if (values.email !== info.email || values.phone !== info.phone) return setUnproved(values);
    void run(() => send(values));
  };
  return (
    <>
      {!isManagedHere && <Foreign info={info} manageUrl={manageUrl} />}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={info}
        onFinish={(values) => save({ ...info, ...values })}
      >
        {isManagedHere &&
          fields.map(({ field, type, autoComplete, isValid }) => (
            <Form.Item
              key={field}
              name={field}
              label={t(`info.${field}`)}
              rules={[
                {
                  validator: async (_, value: string) => {
                    if (!isValid(value)) throw new Error(t(`info.wrong.${field}`));
                  },
                },
              ]}
            >
              <Input type={type} autoComplete={autoComplete} maxLength={254} />
            </Form.Item>
          ))}
        <Form.Item
          name="country"
          label={t('info.country')}
          getValueProps={(value: string | null) => ({ value: value ?? '' })}
          normalize={(value: string) => (value === '' ? null : value)}
        >
          <Select
            options={[
              { value: '', label: t('info.noCountry') },
              ...countries.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        </Form.Item>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('info.save')}
        </Button>
      </Form>
      {pendingEmail !== undefined && <ConfirmEmail email={pendingEmail} onConfirmed={onSaved} />}
      {unproved && (
        <ProofDialog
          asksCode={twoFactor?.isEnabled}
          title={t('info.proofTitle')}
          text={t('info.proofText')}
          action={t('info.save')}
          onClose={() => setUnproved(null)}
          onProve={async ({ password, code }) => {
            await send(unproved, { password, ...(code !== '' && { code }) });
            setUnproved(null);
          }}
        />
      )}
    </>
  );
}

/** Takes the code that was sent to a new mail address. */
function ConfirmEmail({ email, onConfirmed }: { email: string; onConfirmed: (saved: Saved) => void }) {
  const { t } = useTranslation('account');
  const [emailCode, setCode] = useState('');
  const { isBusy, run } = useAction();
  const confirm = async () => {
    onConfirmed(await call('updateUserBasicInfo', { body: { emailCode } }));
    toast.success(t('info.saved'));
  };
  return (
    <Form
      layout="vertical"
      onValuesChange={(_, typed: { emailCode: string }) => setCode(typed.emailCode.trim())}
      onFinish={() => void run(confirm)}
    >
      <p>{t('info.pending', { email })}</p>
      <SecretField name="emailCode" label={t('info.emailCode')} kind="one-time-code" />
      <Button type="submit" variant="primary" disabled={emailCode === ''} loading={isBusy}>
        {t('info.confirmEmail')}
      </Button>
    </Form>
  );
}

// The menu names the user from the session.
function showName(name: string): void {
  const session = sessionStore.get();
  if (session) sessionStore.set({ ...session, user: { ...session.user, name } });
}

const fields = [
  { field: 'name', type: 'text', autoComplete: 'name', isValid: (text: string) => text.trim() !== '' },
  { field: 'email', type: 'email', autoComplete: 'email', isValid: (text: string) => mailAddress(text) !== undefined },
  { field: 'phone', type: 'tel', autoComplete: 'tel', isValid: (text: string) => phoneNumber(text) !== undefined },
] as const;
type OwnedField = (typeof fields)[number]['field'];

function Foreign({ info, manageUrl }: { info: BasicInfo; manageUrl: string | null }) {
  const { t } = useTranslation('account');
  return (
    <>
      <p>
        {t('info.foreign')}
        {sentenceGap()}
        {manageUrl !== null && (
          <a href={manageUrl} target="_blank" rel="noopener noreferrer">
            {t('info.manage')}
          </a>
        )}
      </p>
      <FactList
        facts={fields.map(({ field }) => ({
          key: field,
          label: t(`info.${field}`),
          value: info[field] || t('info.none'),
        }))}
      />
    </>
  );
}

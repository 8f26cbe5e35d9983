import { Select } from 'antd';
import type { DataOf } from '@app/shared/contracts/call';
import type { AccountState } from '@app/shared/contracts/profile/account';
import type { BasicInfo, updateUserBasicInfo } from '@app/shared/contracts/profile/profile';
import { mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCountries } from '../../shared/api/data/countries.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { sessionStore } from '../../shared/session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { Section } from './section.tsx';
import { ProofDialog } from './security/proof-dialog.tsx';
import { SecretField } from './security/secret-field.tsx';
import styles from './section.module.css';

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
  const [values, setValues] = useState(info);
  const [isBusy, setBusy] = useState(false);
  const [asksProof, setAsksProof] = useState(false);
  const countries = useCountries();
  const wrong = isManagedHere ? wrongIn(values) : [];
  const isChanged = JSON.stringify(values) !== JSON.stringify(info);
  const set = (change: Partial<BasicInfo>) => setValues({ ...values, ...change });
  const send = async (proof: { password?: string; code?: string } = {}) => {
    const { country, ...owned } = values;
    // What stays is left out: another address needs a proof.
    const changed = Object.fromEntries(
      Object.entries(owned).filter(([field, value]) => value !== info[field as OwnedField]),
    );
    const saved = await call('updateUserBasicInfo', { body: { ...changed, ...proof, country } });
    if (saved.pendingEmail === undefined) toast.success(t('info.saved'));
    showName(saved.name);
    setValues({ ...values, email: saved.email });
    onSaved({ pendingEmail, ...saved });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong.length > 0 || isBusy) return;
    if (values.email !== info.email || values.phone !== info.phone) return setAsksProof(true);
    setBusy(true);
    await send().catch(presentError);
    setBusy(false);
  };
  return (
    <>
      {!isManagedHere && <Foreign info={info} manageUrl={manageUrl} />}
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {isManagedHere &&
          fields.map(({ field, type, autoComplete }) => (
            <Field
              key={field}
              label={t(`info.${field}`)}
              wrong={wrong.includes(field) ? t(`info.wrong.${field}`) : null}
            >
              {(id) => (
                <input
                  id={id}
                  type={type}
                  autoComplete={autoComplete}
                  value={values[field]}
                  maxLength={254}
                  aria-invalid={wrong.includes(field)}
                  aria-describedby={wrong.includes(field) ? `${id}-wrong` : undefined}
                  onChange={({ target }) => set({ [field]: target.value })}
                />
              )}
            </Field>
          ))}
        <Field label={t('info.country')} wrong={null}>
          {(id) => (
            <Select
              id={id}
              value={values.country ?? ''}
              options={[
                { value: '', label: t('info.noCountry') },
                ...countries.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={(picked) => set({ country: countries.find(({ code }) => code === picked)?.code ?? null })}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={!isChanged || wrong.length > 0} loading={isBusy}>
            {t('info.save')}
          </Button>
        </div>
      </form>
      {pendingEmail !== undefined && <ConfirmEmail email={pendingEmail} onConfirmed={onSaved} />}
      {asksProof && (
        <ProofDialog
          asksCode={twoFactor?.isEnabled}
          title={t('info.proofTitle')}
          text={t('info.proofText')}
          action={t('info.save')}
          onClose={() => setAsksProof(false)}
          onProve={async ({ password, code }) => {
            await send({ password, ...(code !== '' && { code }) });
            setAsksProof(false);
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
  const [isBusy, setBusy] = useState(false);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      onConfirmed(await call('updateUserBasicInfo', { body: { emailCode: emailCode.trim() } }));
      toast.success(t('info.saved'));
    } catch (problem) {
      presentError(problem);
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void confirm(event)} noValidate>
      <p className={styles.text}>{t('info.pending', { email })}</p>
      <SecretField label={t('info.emailCode')} kind="one-time-code" value={emailCode} onChange={setCode} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={emailCode.trim() === ''} loading={isBusy}>
          {t('info.confirmEmail')}
        </Button>
      </div>
    </form>
  );
}

// The menu names the user from the session.
function showName(name: string): void {
  const session = sessionStore.get();
  if (session) sessionStore.set({ ...session, user: { ...session.user, name } });
}

const fields = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;
type OwnedField = (typeof fields)[number]['field'];

function wrongIn({ name, email, phone }: BasicInfo): OwnedField[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(mailAddress(email) === undefined ? (['email'] as const) : []),
    ...(phoneNumber(phone) === undefined ? (['phone'] as const) : []),
  ];
}

function Field({
  label,
  wrong,
  children,
}: {
  label: string;
  wrong: string | null;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {wrong !== null && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function Foreign({ info, manageUrl }: { info: BasicInfo; manageUrl: string | null }) {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={styles.text}>
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

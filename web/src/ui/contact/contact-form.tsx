import type { DeploymentKind } from '@app/shared/constants/modules';
import { contactTextLengths, type ContactMessage } from '@app/shared/contracts/contact';
import { answeredBy, mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { takeContactSubject } from '../../shared/navigation/contact-subject.ts';
import { Button } from '../button/button.tsx';
import { CheckIcon } from '../icons/work-icons.tsx';
import type { ContactInfo } from './contact-facts.tsx';
import styles from './contact.module.css';

type Field = keyof ContactMessage;
interface Sent {
  messageId: string;
  state: 'sent' | 'waiting';
  address: string;
}

const rows: readonly { field: Field; type: string; autoComplete: string; isWide?: true }[] = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'company', type: 'text', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
  { field: 'subject', type: 'text', autoComplete: 'off', isWide: true },
];

export interface ContactFormProps {
  info: ContactInfo;
  deployment: DeploymentKind;
  subject: string;
}

/** A message to the operator of this deployment. A domestic one calls back, any other replies by mail. */
export function ContactForm({ info, deployment, subject }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const titleId = useId();
  const [first] = useState(() => ({ ...info.sender, subject: takeContactSubject() || subject, message: '' }));
  const [values, setValues] = useState<ContactMessage>(first);
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const needed: Field = answeredBy(deployment);
  const wrong = wrongIn(values, needed);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (wrong.size > 0)
      return event.currentTarget.querySelector<HTMLElement>(`[name=${[...wrong.keys()][0]}]`)?.focus();
    setBusy(true);
    try {
      const response = await call('contactSend', { body: values });
      setSent({ ...response, address: values[needed] });
    } catch (problem) {
      presentError(problem);
    }
    setBusy(false);
  };
  const again = () => {
    setSent(null);
    setTried(false);
    setValues({ ...values, subject: '', message: '' });
  };
  if (sent) return <SentNote sent={sent} onAgain={again} />;
  const propsOf = (field: Field) => ({
    field,
    value: values[field],
    isOptional: field === 'company' || (field !== needed && (field === 'phone' || field === 'email')),
    problem: wasTried ? wrong.get(field) : undefined,
    onChange: (value: string) => setValues({ ...values, [field]: value }),
  });
  return (
    <form className={styles['form']} aria-labelledby={titleId} noValidate onSubmit={(event) => void send(event)}>
      <h2 id={titleId}>{t('form.title')}</h2>
      <div className={styles['fields']}>
        {rows.map(({ field, ...looks }) => (
          <TextField key={field} {...propsOf(field)} {...looks} />
        ))}
        <TextField {...propsOf('message')} isWide />
      </div>
      <Button type="submit" variant="primary" loading={isBusy}>
        {t('form.send')}
      </Button>
    </form>
  );
}

interface TextFieldProps {
  field: Field;
  value: string;
  isOptional: boolean;
  problem: string | undefined;
  onChange: (value: string) => void;
  isWide?: boolean;
  type?: string;
  autoComplete?: string;
}

/** Several lines where no type of field is named. */
function TextField({ field, value, isOptional, problem, onChange, isWide, type, autoComplete }: TextFieldProps) {
  const { t } = useTranslation('contact');
  const id = useId();
  const common = {
    id,
    name: field,
    value,
    maxLength: contactTextLengths[field],
    'aria-required': !isOptional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-wrong`,
  };
  return (
    <div data-wide={isWide}>
      <label htmlFor={id}>
        {t(`form.${field}`)}
        {isOptional && <small>{t('form.optional')}</small>}
      </label>
      {type === undefined && (
        <textarea
          {...common}
          rows={6}
          placeholder={t('form.placeholder')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {type !== undefined && (
        <input {...common} type={type} autoComplete={autoComplete} onChange={({ target }) => onChange(target.value)} />
      )}
      {problem !== undefined && (
        <p id={`${id}-wrong`} className={styles['wrong']} role="alert">
          {t(`form.wrong.${problem}`)}
        </p>
      )}
    </div>
  );
}

function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <section className={styles['sent']} role="status">
      <span className={styles['badge']}>
        <CheckIcon size={22} />
      </span>
      {sent.state === 'sent' && <h2>{t('form.sent.title')}</h2>}
      <p>{t(sent.state === 'sent' ? 'form.sent.text' : 'form.sent.waiting', { address: sent.address })}</p>
      <p className={styles['reference']}>{t('form.sent.reference', { id: sent.messageId })}</p>
      <Button onClick={onAgain}>{t('form.sent.another')}</Button>
    </section>
  );
}

/** What is wrong, by field, in the order of the form; the value is the key of its words. */
function wrongIn(values: ContactMessage, needed: Field): Map<Field, string> {
  const isBlank = (field: Field) => values[field].trim() === '';
  const wrong = new Map<Field, string>();
  if (isBlank('name')) wrong.set('name', 'name');
  if (isBlank('email') ? needed === 'email' : mailAddress(values.email) === undefined)
    wrong.set('email', isBlank('email') ? 'emailNeeded' : 'email');
  if (isBlank('phone') ? needed === 'phone' : phoneNumber(values.phone) === undefined)
    wrong.set('phone', isBlank('phone') ? 'phoneNeeded' : 'phone');
  if (isBlank('subject')) wrong.set('subject', 'subject');
  if (isBlank('message')) wrong.set('message', 'message');
  return wrong;
}

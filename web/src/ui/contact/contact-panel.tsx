import { Alert, Col, Flex, Row, Form, Input } from 'antd';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import { type ContactInfo, ContactFacts, hasFacts, OwnAdministrators } from './contact-facts.tsx';
import { loadRuntimeConfig, runtimeConfig } from '../../shared/api/data/runtime-config.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/lib/store.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import type { DeploymentKind } from '@app/shared/constants/modules';
import { contactTextLengths, type ContactMessage } from '@app/shared/contracts/contact';
import { answeredBy, mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Section } from '../page/section.tsx';
import { takeContactSubject } from '../../shared/navigation/contact-subject.ts';

/** Contact details of the deployment's operator, and a form to write to them. What is not configured is not shown. */
export function ContactPanel({ isRenewal = false }: { isRenewal?: boolean }) {
  const { t } = useTranslation('contact');
  const { config, problem, retry } = useConfig();
  const isSignedIn = useStore(sessionStore) !== undefined;
  const { data: info, error, mutate } = useCall('contactInfo', isSignedIn ? {} : null, { passive: true });
  if (problem !== undefined) return <ErrorState compact error={problem} onRetry={retry} />;
  if (!config || (isSignedIn && !info && !error)) return <Skeleton width="100%" height={240} />;
  const subject = isRenewal && info ? t('subject.renewal', { organisation: info.organisation }) : '';
  const hasForm = config.contact.takesMessages && info !== undefined;
  return (
    <Row gutter={[20, 20]}>
      <Col xs={24} md={hasForm ? 10 : 24}>
        <Flex vertical gap={16}>
          <Contacts config={config} info={info} />
          {error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
          {!isSignedIn && config.contact.takesMessages && <SignInFirst />}
        </Flex>
      </Col>
      {hasForm && (
        <Col xs={24} md={14}>
          <ContactForm info={info} deployment={config.deployment} subject={subject} />
        </Col>
      )}
    </Row>
  );
}

/** The configuration, requested again if it failed at the start. */
function useConfig() {
  const config = useStore(runtimeConfig);
  const [problem, setProblem] = useState<unknown>();
  const ask = () => void loadRuntimeConfig().then(() => setProblem(undefined), setProblem);
  useEffect(() => {
    loadRuntimeConfig().catch(setProblem);
  }, []);
  return { config, problem: config ? undefined : problem, retry: ask };
}

/** An enterprise's own administrator comes first; elsewhere, if the operator has configured no contact. */
function Contacts({ config, info }: { config: RuntimeConfig; info: ContactInfo | undefined }) {
  const { contact, deployment } = config;
  const isReachable = hasFacts(contact) || contact.takesMessages;
  const own = info && (deployment === 'enterprise' || !isReachable) && <OwnAdministrators info={info} />;
  return (
    <>
      {!isReachable && <NothingConfigured info={info} />}
      {own}
      {hasFacts(contact) && <ContactFacts contact={contact} deployment={deployment} />}
    </>
  );
}

function NothingConfigured({ info }: { info: ContactInfo | undefined }) {
  const { t } = useTranslation('contact');
  const isAsked = info !== undefined && info.administrators.length > 0;
  const isOwn = isAsked && info.administrators.every(({ isCaller }) => isCaller);
  return (
    <Alert
      showIcon
      type="info"
      title={<h2 style={{ margin: 0, font: 'inherit', fontWeight: 600 }}>{t('nothing.title')}</h2>}
      description={
        <>
          <p style={{ margin: 0 }}>{t('nothing.text')}</p>
          {isAsked && (
            <p style={{ margin: 0 }}>
              {isOwn ? t('nothing.self', { organisation: info.organisation }) : t('nothing.ask')}
            </p>
          )}
        </>
      }
    />
  );
}

function SignInFirst() {
  const { t } = useTranslation('contact');
  return (
    <Alert
      showIcon
      type="info"
      title={t('signIn.text')}
      action={
        <Button onClick={() => window.location.assign('/bff/login?returnTo=/contact')}>{t('signIn.action')}</Button>
      }
    />
  );
}

type Field = keyof ContactMessage;
interface Sent {
  messageId: string;
  state: 'sent' | 'waiting';
  address: string;
}

const rows: readonly { field: Field; type?: string; autoComplete?: string; span: number }[] = [
  { field: 'name', type: 'text', autoComplete: 'name', span: 12 },
  { field: 'company', type: 'text', autoComplete: 'organization', span: 12 },
  { field: 'email', type: 'email', autoComplete: 'email', span: 12 },
  { field: 'phone', type: 'tel', autoComplete: 'tel', span: 12 },
  { field: 'subject', type: 'text', autoComplete: 'off', span: 24 },
  { field: 'message', span: 24 },
];

interface ContactFormProps {
  info: ContactInfo;
  deployment: DeploymentKind;
  subject: string;
}

/** A message to the operator of this deployment. A domestic one calls back, any other replies by mail. */
function ContactForm({ info, deployment, subject }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const [form] = Form.useForm<ContactMessage>();
  const [first] = useState(() => ({ ...info.sender, subject: takeContactSubject() || subject, message: '' }));
  const { isBusy, run } = useAction();
  const [sent, setSent] = useState<Sent | null>(null);
  const needed: Field = answeredBy(deployment);
  const isOptional = (field: Field) =>
    field === 'company' || (field !== needed && (field === 'phone' || field === 'email'));
  const send = async (values: ContactMessage) =>
    setSent({ ...(await call('contactSend', { body: values })), address: values[needed] });
  const again = () => {
    setSent(null);
    form.setFieldsValue({ subject: '', message: '' });
  };
  return (
    <>
      {sent && <SentNote sent={sent} onAgain={again} />}
      <Section style={{ display: sent ? 'none' : undefined }} title={t('form.title')}>
        <Form
          form={form}
          layout="vertical"
          initialValues={first}
          validateTrigger="onSubmit"
          requiredMark={false}
          scrollToFirstError={{ focus: true }}
          onFinish={(values) => void run(() => send(values))}
        >
          <Row gutter={16}>
            {rows.map(({ field, type, autoComplete, span }) => (
              <Col key={field} xs={24} sm={span}>
                <Form.Item
                  name={field}
                  label={isOptional(field) ? <OptionalLabel text={t(`form.${field}`)} /> : t(`form.${field}`)}
                  rules={[
                    {
                      validator: async (_rule, value: string) => {
                        const problem = problemOf(field, value, isOptional(field));
                        if (problem !== undefined) throw new Error(t(`form.wrong.${problem}`));
                      },
                    },
                  ]}
                >
                  {type === undefined ? (
                    <Input.TextArea
                      rows={6}
                      maxLength={contactTextLengths[field]}
                      placeholder={t('form.placeholder')}
                      aria-required
                    />
                  ) : (
                    <Input
                      type={type}
                      autoComplete={autoComplete}
                      maxLength={contactTextLengths[field]}
                      aria-required={!isOptional(field)}
                    />
                  )}
                </Form.Item>
              </Col>
            ))}
          </Row>
          <Button type="submit" variant="primary" loading={isBusy}>
            {t('form.send')}
          </Button>
        </Form>
      </Section>
    </>
  );
}

function OptionalLabel({ text }: { text: string }) {
  const { t } = useTranslation('contact');
  return (
    <span>
      {text} <small>{t('form.optional')}</small>
    </span>
  );
}

function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      title={sent.state === 'sent' && t('form.sent.title')}
      description={
        <>
          <p>{t(sent.state === 'sent' ? 'form.sent.text' : 'form.sent.waiting', { address: sent.address })}</p>
          <p>{t('form.sent.reference', { id: sent.messageId })}</p>
          <Button onClick={onAgain}>{t('form.sent.another')}</Button>
        </>
      }
    />
  );
}

/** What is wrong with a field, as the key of its words. */
function problemOf(field: Field, value: string, isOptional: boolean): string | undefined {
  const isReached = field === 'email' || field === 'phone';
  if (value.trim() === '') return isOptional ? undefined : isReached ? `${field}Needed` : field;
  if (!isReached) return undefined;
  return (field === 'email' ? mailAddress : phoneNumber)(value) === undefined ? field : undefined;
}

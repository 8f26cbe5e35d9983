import type { DeploymentKind } from '@app/shared/constants/modules';
import { contactTextLengths, type ContactMessage } from '@app/shared/contracts/contact';
import { answeredBy, mailAddress, phoneNumber } from '@app/shared/rules/account/contact-data';
import { Alert, Col, Form, Input, Row } from 'antd';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Section } from '../page/section.tsx';
import { useTranslation } from 'react-i18next';
import { takeContactSubject } from '../../shared/navigation/contact-subject.ts';
import { Button } from '../button/button.tsx';
import type { ContactInfo } from './contact-facts.tsx';

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

export interface ContactFormProps {
  info: ContactInfo;
  deployment: DeploymentKind;
  subject: string;
}

/** A message to the operator of this deployment. A domestic one calls back, any other replies by mail. */
export function ContactForm({ info, deployment, subject }: ContactFormProps) {
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

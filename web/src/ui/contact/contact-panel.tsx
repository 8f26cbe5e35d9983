import { Alert, Col, Flex, Row } from 'antd';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import type { ContactInfo } from './contact-facts.tsx';
import { loadRuntimeConfig, runtimeConfig } from '../../shared/api/data/runtime-config.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/lib/store.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { ContactFacts, hasFacts, OwnAdministrators } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';

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

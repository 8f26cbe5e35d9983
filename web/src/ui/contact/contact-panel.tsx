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
import { InfoIcon } from '../icons/icons.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { ContactFacts, hasFacts, OwnAdministrators } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

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
    <div className={styles['panel']} data-wide={hasForm}>
      <div className={styles['ways']}>
        <PathsToTarget config={config} info={info} />
        {error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
        {!isSignedIn && config.contact.takesMessages && <SignInFirst />}
      </div>
      {hasForm && <ContactForm info={info} deployment={config.deployment} subject={subject} />}
    </div>
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
function PathsToTarget({ config, info }: { config: RuntimeConfig; info: ContactInfo | undefined }) {
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
    <section className={styles['notice']} aria-labelledby="contact-nothing">
      <InfoIcon size={20} />
      <div>
        <h2 id="contact-nothing">{t('nothing.title')}</h2>
        <p>{t('nothing.text')}</p>
        {isAsked && <p>{isOwn ? t('nothing.self', { organisation: info.organisation }) : t('nothing.ask')}</p>}
      </div>
    </section>
  );
}

function SignInFirst() {
  const { t } = useTranslation('contact');
  return (
    <section className={styles['notice']}>
      <InfoIcon size={20} />
      <div>
        <p>{t('signIn.text')}</p>
        <Button onClick={() => window.location.assign('/bff/login?returnTo=/contact')}>{t('signIn.action')}</Button>
      </div>
    </section>
  );
}

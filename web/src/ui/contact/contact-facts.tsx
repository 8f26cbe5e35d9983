import type { DeploymentKind } from '@app/shared/constants/modules';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import { dialledNumber } from '@app/shared/rules/account/contact-data';
import { productName } from '@app/shared/constants/product';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { useTranslation } from 'react-i18next';
import { mailtoAddress } from '../../shared/format/mailto.ts';
import { FactList, type Fact } from '../page/fact-list.tsx';
import styles from './contact.module.css';

export type ContactInfo = CallData<'contactInfo'>;
type Contact = RuntimeConfig['contact'];

export function hasFacts({ email, phone, address, url }: Contact): boolean {
  return [email, phone, address['zh-CN'], url].some((one) => one !== '');
}

/** A domestic deployment is called first, any other one is written to first. */
export function ContactFacts({ contact, deployment }: { contact: Contact; deployment: DeploymentKind }) {
  const { t } = useTranslation('contact');
  const address = contact.address[currentCulture()];
  const byPhone: Fact[] =
    contact.phone === ''
      ? []
      : [
          {
            key: 'phone',
            label: t('us.phone'),
            value: <a href={`tel:${dialledNumber(contact.phone)}`}>{contact.phone}</a>,
          },
        ];
  const byMail: Fact[] =
    contact.email === ''
      ? []
      : [
          {
            key: 'email',
            label: t('us.email'),
            value: <a href={mailtoAddress(contact.email, productName)}>{contact.email}</a>,
          },
        ];
  const facts: Fact[] = [
    ...(deployment === 'domestic' ? [...byPhone, ...byMail] : [...byMail, ...byPhone]),
    ...(address === '' ? [] : [{ key: 'address', label: t('us.address'), value: address }]),
    ...(contact.url === ''
      ? []
      : [
          {
            key: 'url',
            label: t('us.url'),
            value: (
              <a href={contact.url} target="_blank" rel="noopener noreferrer">
                {shortAddress(contact.url)}
              </a>
            ),
          },
        ]),
  ];
  return (
    <section className={styles['card']} aria-labelledby="contact-us">
      <h2 id="contact-us">{contact.name || t('us.title')}</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Administrators of the reader's own organization. */
export function OwnAdministrators({ info }: { info: ContactInfo }) {
  const { t } = useTranslation('contact');
  const { organisation, administrators } = info;
  return (
    <section className={styles['card']} aria-labelledby="contact-own">
      <h2 id="contact-own">{t(administrators.length > 1 ? 'own.titleMany' : 'own.title')}</h2>
      <p>{t(administrators.length === 0 ? 'own.none' : 'own.of', { organisation })}</p>
      <ul className={styles['people']}>
        {administrators.map(({ name, email, isCaller }) => (
          <li key={`${name} ${email}`}>
            <strong>{name}</strong>
            {isCaller && <span>{t('own.self')}</span>}
            {email !== '' && <a href={mailtoAddress(email, productName)}>{email}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

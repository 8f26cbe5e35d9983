import { Space } from 'antd';
import type { DeploymentKind } from '@app/shared/constants/modules';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { RuntimeConfig } from '@app/shared/contracts/profile/profile';
import { dialledNumber } from '@app/shared/rules/account/contact-data';
import { productName } from '@app/shared/constants/product';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { Section } from '../page/section.tsx';
import { useTranslation } from 'react-i18next';
import { mailtoAddress } from '../../shared/format/mailto.ts';
import { FactList, type Fact } from '../page/fact-list.tsx';

export type ContactInfo = CallData<'contactInfo'>;
type Contact = RuntimeConfig['contact'];

export function hasFacts({ email, phone, address, url }: Contact): boolean {
  return [email, phone, address['zh-CN'], url].some((one) => one !== '');
}

/** A domestic deployment is called first, any other one is written to first. */
export function ContactFacts({ contact, deployment }: { contact: Contact; deployment: DeploymentKind }) {
  const { t } = useTranslation('contact');
  const address = contact.address[currentCulture()];
  const byPhone: Fact = {
    key: 'phone',
    label: t('us.phone'),
    value: contact.phone && <a href={`tel:${dialledNumber(contact.phone)}`}>{contact.phone}</a>,
  };
  const byMail: Fact = {
    key: 'email',
    label: t('us.email'),
    value: contact.email && <a href={mailtoAddress(contact.email, productName)}>{contact.email}</a>,
  };
  const facts: Fact[] = [
    ...(deployment === 'domestic' ? [byPhone, byMail] : [byMail, byPhone]),
    { key: 'address', label: t('us.address'), value: address },
    {
      key: 'url',
      label: t('us.url'),
      value: contact.url && (
        <a href={contact.url} target="_blank" rel="noopener noreferrer">
          {shortAddress(contact.url)}
        </a>
      ),
    },
  ];
  return (
    <Section title={contact.name || t('us.title')}>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
    </Section>
  );
}

/** Administrators of the reader's own organization. */
export function OwnAdministrators({ info }: { info: ContactInfo }) {
  const { t } = useTranslation('contact');
  const { organisation, administrators } = info;
  return (
    <Section title={t(administrators.length > 1 ? 'own.titleMany' : 'own.title')}>
      <p style={{ marginTop: 0 }}>{t(administrators.length === 0 ? 'own.none' : 'own.of', { organisation })}</p>
      {administrators.map(({ name, email, isCaller }) => (
        <Space key={`${name} ${email}`} wrap>
          <strong>{name}</strong>
          {isCaller && <span>{t('own.self')}</span>}
          {email !== '' && <a href={mailtoAddress(email, productName)}>{email}</a>}
        </Space>
      ))}
    </Section>
  );
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

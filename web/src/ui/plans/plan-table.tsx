// The three plans side by side, feature by feature (specification section 1). Below a small width one plan a card.

import type { AccountType, DeploymentKind } from '@app/shared/constants/modules';
import { useTranslation } from 'react-i18next';
import { MinusIcon } from '../icons/icons.tsx';
import { CheckIcon } from '../icons/work-icons.tsx';
import styles from './plan-table.module.css';
import { contactPage } from '../../shared/api/data/contact.ts';
import { setContactSubject } from '../../shared/navigation/contact-subject.ts';
import { ButtonLink } from '../button/button.tsx';

const plans = ['basic', 'pro', 'enterprise'] as const;
type Plan = (typeof plans)[number];

const features = {
  retrosynthesis: ['basic', 'pro', 'enterprise'],
  files: ['basic', 'pro', 'enterprise'],
  forward: ['pro', 'enterprise'],
  process: ['pro', 'enterprise'],
  impurity: ['pro', 'enterprise'],
  cost: ['pro', 'enterprise'],
  batch: ['pro', 'enterprise'],
  ownData: ['pro', 'enterprise'],
  keys: ['pro', 'enterprise'],
  sso: ['enterprise'],
  eln: ['enterprise'],
  ownServer: ['enterprise'],
} as const satisfies Record<string, readonly Plan[]>;
const names = Object.keys(features) as (keyof typeof features)[];

const planOf: Record<AccountType, Plan> = {
  trialBasic: 'basic',
  trialProfessional: 'pro',
  payProfessional: 'pro',
  enterprise: 'enterprise',
};

export function PlanTable({ accountType }: { accountType: AccountType }) {
  const { t } = useTranslation('console');
  const own = planOf[accountType];
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{t('plans.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plans.feature')}</th>
          {plans.map((plan) => (
            <th key={plan} scope="col" data-own={plan === own}>
              <strong>{t(`plans.plan.${plan}`)}</strong>
              <span>{plan === own ? t('plans.current') : t(`plans.for.${plan}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`plans.row.${name}`)}</th>
            {plans.map((plan) => (
              <td key={plan} data-own={plan === own}>
                <Mark isIn={includes(name, plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function includes(name: keyof typeof features, plan: Plan): boolean {
  return features[name].some((one) => one === plan);
}

function Mark({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation('console');
  return (
    <span className={styles['mark']} data-in={isIn}>
      {isIn ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
      <span className="visually-hidden">{t(isIn ? 'plans.included' : 'plans.excluded')}</span>
    </span>
  );
}

/** How to reach us: what we offer differs between the domestic and the universal deployment. */
export function PlanContact({ deployment, onLeave }: { deployment: DeploymentKind; onLeave?: () => void }) {
  const { t } = useTranslation('console');
  const leave = () => {
    setContactSubject(t('plans.contact.subject'));
    onLeave?.();
  };
  return (
    <section className={styles['contact']} aria-labelledby="plan-contact">
      <h3 id="plan-contact">{t('plans.contact.title')}</h3>
      <p>{t(deployment === 'domestic' ? 'plans.contact.domestic' : 'plans.contact.universal')}</p>
      <ButtonLink variant="primary" to={contactPage} onClick={leave}>
        {t('plans.contact.write')}
      </ButtonLink>
    </section>
  );
}

// The three plans side by side, feature by feature (specification section 1).

import { Table } from 'antd';
import type { AccountType, DeploymentKind } from '@app/shared/constants/modules';
import { Section } from '../page/section.tsx';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { MinusIcon } from '../icons/icons.tsx';
import { CheckIcon } from '../icons/work-icons.tsx';
import { contactPage } from '../../shared/api/data/contact.ts';
import { setContactSubject } from '../../shared/navigation/contact-subject.ts';
import { ButtonLink } from '../button/button.tsx';
import { rowHeading } from '../table/column.tsx';

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
  const isNarrow = useIsBelow('md');
  return (
    <Table
      aria-label={t('plans.title')}
      size="small"
      pagination={false}
      tableLayout="fixed"
      rowKey="name"
      dataSource={names.map((name) => ({ name }))}
      columns={[
        {
          title: t('plans.feature'),
          dataIndex: 'name',
          width: isNarrow ? undefined : '36%',
          ...rowHeading,
          render: (name) => t(`plans.row.${name}`),
        },
        ...plans.map((plan) => ({
          key: plan,
          align: 'center' as const,
          width: isNarrow ? 78 : undefined,
          title: isNarrow ? (
            <small>{t(`plans.plan.${plan}`)}</small>
          ) : (
            <>
              <strong>{t(`plans.plan.${plan}`)}</strong>{' '}
              <small style={{ display: 'block', fontWeight: 400 }}>
                {plan === own ? t('plans.current') : t(`plans.for.${plan}`)}
              </small>
            </>
          ),
          onCell: () => (plan === own ? { style: { background: 'var(--primary-tint)' } } : {}),
          render: (_: unknown, { name }: { name: keyof typeof features }) => <Mark isIn={includes(name, plan)} />,
        })),
      ]}
    />
  );
}

function includes(name: keyof typeof features, plan: Plan): boolean {
  return features[name].some((one) => one === plan);
}

function Mark({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation('console');
  return (
    <span style={{ color: isIn ? 'var(--success)' : 'var(--secondary)' }}>
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
    <Section title={t('plans.contact.title')}>
      <p style={{ marginTop: 0 }}>
        {t(deployment === 'domestic' ? 'plans.contact.domestic' : 'plans.contact.universal')}
      </p>
      <ButtonLink variant="primary" to={contactPage} onClick={leave}>
        {t('plans.contact.write')}
      </ButtonLink>
    </Section>
  );
}

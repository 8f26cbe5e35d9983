import { Alert, Card, Col, Row, Space } from 'antd';
import { useCall } from '../../shared/api/use-call.ts';
import { formatAgo, formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { CheckIcon } from '../../ui/icons/work-icons.tsx';
import { FactList, type Fact } from '../../ui/page/fact-list.tsx';

const effects = {
  kept: { keys: ['data', 'page', 'settings'], icon: <CheckIcon size={16} /> },
  paused: { keys: ['modules', 'keys'], icon: <CloseIcon size={16} /> },
} as const;

/** Tells an administrator which account has expired, since when, what still works, and whom to contact. */
export function ExpiredSubscription() {
  const { t } = useTranslation('console');
  const { user, account } = useSession();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const ended = account.expirationDate;
  const facts: Fact[] = [
    {
      key: 'organisation',
      label: t('licence.expired.organisation'),
      value: profile?.userBasicInfo.customerName ?? user.tenantId,
    },
    { key: 'account', label: t('licence.expired.account'), value: nameOf(user) },
    { key: 'type', label: t('licence.expired.type'), value: t(`profile:accountType.${account.accountType}`) },
    ...(ended === null
      ? []
      : [{ key: 'since', label: t('licence.expired.since'), value: `${formatDate(ended)}${agoOf(ended)}` }]),
  ];
  return (
    <Card>
      <Space orientation="vertical" size="middle" style={{ width: '100%' }}>
        <Alert
          type="warning"
          showIcon
          title={<h2 style={{ margin: 0, fontSize: 20 }}>{t('licence.expired.title')}</h2>}
          description={t('licence.expired.text')}
        />
        <FactList facts={facts} />
        <Row gutter={[16, 16]}>
          {(['kept', 'paused'] as const).map((kind) => (
            <Col key={kind} xs={24} sm={12}>
              <Card size="small" title={<h3 style={{ margin: 0 }}>{t(`licence.expired.${kind}.title`)}</h3>}>
                {effects[kind].keys.map((key) => (
                  <Space key={key} align="start" style={{ display: 'flex' }}>
                    {effects[kind].icon}
                    {t(`licence.expired.${kind}.${key}` as never)}
                  </Space>
                ))}
              </Card>
            </Col>
          ))}
        </Row>
        {t('licence.expired.whom')}
        <Space wrap>
          <ButtonLink variant="primary" size="large" to="?part=contact">
            {t('licence.expired.write')}
          </ButtonLink>
          <Button size="large" onClick={signOut}>
            {t('session:menu.signOut')}
          </Button>
        </Space>
      </Space>
    </Card>
  );
}

function nameOf({ name, userName }: { name: string; userName: string }): string {
  return name === '' || name === userName ? userName : `${name} (${userName})`;
}

/** How long ago, within the last week; for longer ago the date is enough. */
function agoOf(ended: string): string {
  const ago = formatAgo(ended);
  return ago === formatDate(ended) ? '' : ` (${ago})`;
}

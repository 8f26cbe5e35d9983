import { Flex, Tag } from 'antd';
import { cultures } from '@app/shared/constants/locale';
import type { UserProfile } from '@app/shared/contracts/profile/profile';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FactList, type Fact } from '../../ui/page/fact-list.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';

/** The user's name, organisation, licence, modules, language. */
export function AboutMe({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('profile');
  const { permissions, account } = useSession();
  const { currentUser, userBasicInfo } = profile;
  const shown = currentCulture();
  const facts: Fact[] = [
    { key: 'name', label: t('about.name'), value: currentUser.name },
    { key: 'userName', label: t('about.userName'), value: currentUser.userName },
    { key: 'organisation', label: t('about.organisation'), value: userBasicInfo.customerName },
    // Without a known name the organization is shown by its id.
    ...(userBasicInfo.customerName === currentUser.tenantId
      ? []
      : [{ key: 'tenant', label: t('about.tenant'), value: currentUser.tenantId }]),
    { key: 'role', label: t('about.role'), value: t(userBasicInfo.isTenantAdmin ? 'role.admin' : 'role.member') },
    { key: 'type', label: t('about.type'), value: t(`accountType.${userBasicInfo.accountType}`) },
    { key: 'created', label: t('about.created'), value: formatDate(userBasicInfo.creationTime) },
    {
      key: 'expires',
      label: t('about.expires'),
      value: (
        <>
          {userBasicInfo.expirationDate === null ? t('about.never') : formatDate(userBasicInfo.expirationDate)}
          {account.isExpired && <Tag color="error">{t('about.ended')}</Tag>}
        </>
      ),
    },
    {
      key: 'modules',
      label: t('about.modules'),
      value:
        permissions.length === 0 ? (
          t('about.noModules')
        ) : (
          <Flex wrap gap={4}>
            {permissions.map((one) => (
              <Tag key={one}>{t(`module.${one}`)}</Tag>
            ))}
          </Flex>
        ),
    },
    {
      key: 'language',
      label: t('common:language.label'),
      value: (
        <Segmented
          label={t('common:language.label')}
          value={shown}
          options={cultures.map((culture) => ({ value: culture, label: t(`common:language.${culture}`) }))}
          onChange={(culture) => void changeLanguage(culture, true)}
        />
      ),
    },
  ];
  return (
    <section aria-label={t('tab.about')}>
      <FactList facts={facts} />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { presentError } from '../../errors/present.ts';
import { signOut } from '../../session/sign-out.ts';
import { useSession } from '../../session/use-session.ts';
import { SignOutIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './user-menu.module.css';

export function UserMenu() {
  const { t } = useTranslation('session');
  const { user } = useSession();
  const name = user.name === '' ? user.userName : user.name;
  return (
    <Menu
      label={t('menu.label', { name })}
      trigger={
        <span className={styles['avatar']} aria-hidden="true">
          {initialOf(name)}
        </span>
      }
      header={
        <div className={styles['card']}>
          <strong>{name}</strong>
          {user.userName !== name && <span>{user.userName}</span>}
          <span>{t('menu.tenant', { tenant: user.tenantId })}</span>
        </div>
      }
      items={[
        {
          key: 'sign-out',
          label: t('menu.signOut'),
          icon: <SignOutIcon />,
          onSelect: () => void signOut().catch(presentError),
        },
      ]}
    />
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}

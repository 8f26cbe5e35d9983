import type { Permission } from '@app/shared/constants/modules';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

export function ModuleTags({ modules }: { modules: readonly Permission[] }) {
  const { t } = useTranslation('profile');
  return (
    <ul className={styles.modules}>
      {modules.map((module) => (
        <li key={module} className={styles.module}>
          {t(`module.${module}`)}
        </li>
      ))}
    </ul>
  );
}

// The bar above a form: back to the tasks, the name of the type, and the other types.

import { forwardTypes, type ForwardType } from '@app/shared/contracts/forward/forward';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../ui/button/back-link.tsx';
import styles from './generate-header.module.css';
import { generatePath, tasksPath } from './paths.ts';

export function GenerateHeader({ type }: { type: ForwardType }) {
  const { t } = useTranslation('forward');
  return (
    <header className={styles.toolbar}>
      <BackLink to={tasksPath} label={t('back')} text={t('title')} textFrom="md" />
      <h1>{t(`type.${type}.name`)}</h1>
      <nav className={styles.types} aria-label={t('type.label')}>
        {forwardTypes.map((one) => (
          <Link key={one} to={generatePath(one)} replace aria-current={one === type ? 'page' : undefined}>
            {t(`type.${one}.short`)}
          </Link>
        ))}
      </nav>
    </header>
  );
}

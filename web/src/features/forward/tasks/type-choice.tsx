// What forward synthesis can be asked: each type with what it answers.

import { forwardTypes, type ForwardType } from '@app/shared/contracts/forward/forward';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ChevronRightIcon, ForwardIcon } from '../../../ui/icons/icons.tsx';
import { FlaskIcon, LibraryIcon } from '../../../ui/icons/module-icons.tsx';
import { generatePath } from '../paths.ts';
import styles from './type-choice.module.css';

const icons: Record<ForwardType, ReactNode> = {
  enumeration: <ForwardIcon size={24} />,
  library: <LibraryIcon size={24} />,
  prediction: <FlaskIcon size={24} />,
};

export function TypeChoice() {
  const { t } = useTranslation('forward');
  return (
    <nav className={styles.types} aria-label={t('type.label')}>
      {forwardTypes.map((type) => (
        <Link key={type} to={generatePath(type)} className={styles.type}>
          <span className={styles.icon}>{icons[type]}</span>
          <span className={styles.words}>
            <strong>{t(`type.${type}.name`)}</strong>
            <span>{t(`type.${type}.text`)}</span>
          </span>
          <ChevronRightIcon size={18} className={styles.arrow} />
        </Link>
      ))}
    </nav>
  );
}

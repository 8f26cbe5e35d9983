import type { Selectivity } from '@app/shared/contracts/forward/products';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { HelpIcon } from '../../ui/icons/work-icons.tsx';
import styles from './verdict-tag.module.css';

const icons: Record<Selectivity['verdict'], ReactNode> = {
  clear: <CheckCircleIcon size={14} />,
  mixed: <WarningIcon size={14} />,
  unknown: <HelpIcon size={14} />,
};

/** Whether other places compete, in a word, an icon and a colour. */
export function VerdictTag({ verdict }: Pick<Selectivity, 'verdict'>) {
  const { t } = useTranslation('forward');
  return (
    <span className={styles.tag} data-verdict={verdict} title={t(`verdict.${verdict}.text`)}>
      {icons[verdict]}
      {t(`verdict.${verdict}.name`)}
    </span>
  );
}

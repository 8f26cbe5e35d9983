import type { GraphMolecule } from '@app/shared/contracts/search-graph';
import { useTranslation } from 'react-i18next';
import { stockWords } from '../../chem/tree/stock-words.ts';
import { formatNumber } from '../../i18n/format.ts';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons.tsx';
import styles from './molecule-state.module.css';

/** In words: in stock, taken apart, a dead end, or not looked into. */
export function MoleculeState({
  molecule,
}: {
  molecule: Pick<GraphMolecule, 'state' | 'origin' | 'solved' | 'reactions'>;
}) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { state, solved, reactions } = molecule;
  if (state === 'inStock')
    return (
      <span className={styles.good}>
        <CheckCircleIcon size={14} />
        {stockWords(routes, molecule, 'short')}
      </span>
    );
  if (solved)
    return (
      <span className={styles.good}>
        <CheckCircleIcon size={14} />
        {t('state.solved')}
      </span>
    );
  if (state === 'deadEnd')
    return (
      <span className={styles.bad}>
        <WarningIcon size={14} />
        {t('state.deadEnd')}
      </span>
    );
  return (
    <span className={styles.quiet}>{t(`state.${state}`, { count: reactions, value: formatNumber(reactions) })}</span>
  );
}

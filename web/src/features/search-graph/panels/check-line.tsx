// What the forward check said of a way, and what would form in its place.

import type { GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CheckCircleIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import styles from './node-panel.module.css';

/** Passed, failed and why, or not asked: the search checks what it is about to show. */
export function CheckLine({ reaction }: { reaction: GraphReaction }) {
  const { t } = useTranslation('search-graph');
  const { check, rank = 0 } = reaction;
  if (check === 'unchecked')
    return (
      <p className={styles.quiet}>
        <ClockIcon size={14} />
        {t('check.unchecked')}
      </p>
    );
  if (check === 'passed')
    return (
      <p className={styles.good}>
        <CheckCircleIcon size={14} />
        {t('check.passed', { rank })}
      </p>
    );
  return (
    <p className={styles.bad}>
      <WarningIcon size={14} />
      {t(rank === 0 ? 'check.absent' : 'check.low', { rank })}
    </p>
  );
}

/** What the precursors would rather give. */
export function Instead({ rivals }: Pick<GraphReaction, 'rivals'>) {
  const { t } = useTranslation('search-graph');
  const products = rivals.flatMap(({ molecule, name }) => (molecule ? [{ molecule, name }] : []));
  if (products.length === 0) return null;
  return (
    <div className={styles.instead}>
      <p>{t('check.instead')}</p>
      {products.map(({ molecule, name }) => (
        <figure key={molecule.key}>
          <MoleculePicture molecule={molecule} width={96} height={60} />
          {name !== undefined && <figcaption>{name}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

import type { CallData } from '@app/shared/contracts/catalogue';
import type { ScoreArea } from '@app/shared/contracts/sascore/results';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './page.module.css';

export interface ResultFiguresProps {
  area: ScoreArea | undefined;
  /** What the task is scored with. */
  table: CallData<'sascoreParameters'>['table'];
}

/** How many have a score, and where the middle lies. Room is kept until the figures are known. */
export function ResultFigures({ area, table }: ResultFiguresProps) {
  const { t } = useTranslation('sascore');
  const figures = [
    ['scored', area && formatNumber(area.scored)],
    ['without', area && formatNumber(area.unreadable)],
    ['mean', scoreWords(area?.mean)],
    ['median', scoreWords(area?.median)],
  ] as const;
  return (
    <div>
      <dl className={styles.figures} aria-label={t('result.figures')}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`result.${key}`)}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.table}>
        {t(`result.table.${table.kind}`, { count: table.fragments, value: formatNumber(table.fragments) })}
      </p>
    </div>
  );
}

function scoreWords(score: number | null | undefined): string | undefined {
  return score === null || score === undefined ? undefined : formatNumber(score, 2);
}

// The nearest reactions that the engine has counted: how similar, how many, with which yield. No reference is made up.

import type { Precedents } from '@app/shared/contracts/reaction';
import { useCall } from '../../api/use-call.ts';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './insight.module.css';
import { mergePrecedents, type MergedPrecedent } from './merge-precedents.ts';
import type { InsightProps } from './other-sites.tsx';

export interface PrecedentListProps extends InsightProps {
  /** How many groups are asked for, before those that read alike are told as one; 30 when left out. */
  top?: number;
}

const usualTop = 30;

/** Asks when it is shown; put it into an `InsightFold` or a tab that is not open at first. */
export function PrecedentList({ asked, routeType, top }: PrecedentListProps) {
  const { t } = useTranslation('reaction');
  const { data, error, mutate } = useCall('synthesisExperience', {
    body: { ...asked, routeType, top: top ?? usualTop },
  });
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className={styles.loading} aria-busy="true">
        <span className="visually-hidden">{t('precedents.loading')}</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={34} radius={6} />
        ))}
      </div>
    );
  return <Found answer={data} />;
}

function Found({ answer }: { answer: Precedents }) {
  const { t } = useTranslation('reaction');
  const { known, sameKind, near, kind, precedents, sources } = answer;
  const counts = { known: formatNumber(known), same: formatNumber(sameKind), near: formatNumber(near) };
  return (
    <div className={styles.insight}>
      <p>{kind ? t('precedents.counts', { ...counts, kind: kind.name }) : t('precedents.countsNoKind', counts)}</p>
      {precedents.length === 0 && <p>{t('precedents.none')}</p>}
      {precedents.length > 0 && (
        <ol className={styles.precedents}>
          {mergePrecedents(precedents).map((precedent, index) => (
            <li key={index}>
              <Precedent precedent={precedent} />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.quiet}>{t('precedents.how', { sources: sources.join(t('separator')) })}</p>
    </div>
  );
}

function Precedent({ precedent }: { precedent: MergedPrecedent }) {
  const { t } = useTranslation('reaction');
  const { similarity, count, kind, change, source } = precedent;
  const facts = [t('precedents.count', { count, value: formatNumber(count) }), yieldText(t, precedent), source];
  return (
    <>
      <span className={styles.similarity}>
        <span aria-hidden="true" style={{ width: `${similarity * 100}%` }} />
        <strong>{t('precedents.similar', { value: formatPercent(similarity) })}</strong>
      </span>
      <span>{kind?.name ?? t('precedents.noKind')}</span>
      <span className={styles.quiet}>{facts.join(' · ')}</span>
      {change !== undefined && (
        <details className={styles.change}>
          <summary>{t('precedents.change')}</summary>
          <code>{change}</code>
        </details>
      )}
    </>
  );
}

/** Of several groups the medians with the size of each, for they cannot be averaged; the three largest. */
function yieldText(
  t: ReturnType<typeof useTranslation<'reaction'>>['t'],
  { count, yields: [first, ...more] }: MergedPrecedent,
): string {
  if (first === undefined) return t('precedents.noYield');
  if (more.length === 0 && first.count === count)
    return t('precedents.yield', { value: formatNumber(Math.round(first.percent)) });
  const parts = [first, ...more.slice(0, 2)].map(({ percent, count: of }) =>
    t('precedents.yieldOf', { value: formatNumber(Math.round(percent)), of: formatNumber(of) }),
  );
  return t('precedents.yields', { parts: parts.join(t('separator')) });
}

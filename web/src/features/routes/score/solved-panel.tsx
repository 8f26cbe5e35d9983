// "Solved" is a claim; here is every reason for it, and every reason against.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { BondPicture } from '../../../chemistry/drawing/bond-picture.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { sentenceGap } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './solved-panel.module.css';
import { ScoreExplained } from './score-explained.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { solvedReasons } from './why-solved.ts';

export function SolvedPanel({ route, onSelect }: { route: RouteDetail; onSelect: (id: string) => void }) {
  const { t } = useTranslation('routes');
  const { solved, leaves, steps, missingLeaves, failedSteps } = solvedReasons(route);
  return (
    <div className={styles.panel}>
      <p className={solved ? styles.verdictGood : styles.verdictBad}>
        {solved ? <CheckCircleIcon size={18} /> : <WarningIcon size={18} />}
        <span>
          {solved
            ? t('why.solved', {
                leaves: t('why.allLeaves', { count: leaves.length }),
                steps: t('why.allSteps', { count: steps.length }),
              })
            : [
                missingLeaves > 0 && t('why.missing', { count: missingLeaves }),
                failedSteps > 0 && t('why.failed', { count: failedSteps }),
              ]
                .filter(Boolean)
                .join(sentenceGap())}
        </span>
      </p>
      {route.summary.cluster && route.summary.cluster.bonds.length > 0 && (
        <>
          <h3>{t('cluster.title', { text: route.summary.cluster.text })}</h3>
          <BondPicture
            molecule={route.target}
            bonds={route.summary.cluster.bonds}
            label={t('cluster.picture', { name: moleculeLabel(route.target), text: route.summary.cluster.text })}
            width={340}
            height={200}
          />
        </>
      )}
      <h3>{t('why.leaves', { count: leaves.length })}</h3>
      <ul className={styles.list}>
        {leaves.map((leaf) => (
          <li key={leaf.nodeId}>
            <button type="button" className={styles.row} onClick={() => onSelect(leaf.nodeId)}>
              <MoleculePicture molecule={leaf.molecule} width={84} height={56} decorative />
              <span className={styles.words}>
                <span>{moleculeLabel(leaf.molecule)}</span>
                <span className={leaf.inStock ? styles.good : styles.bad}>
                  {leaf.inStock ? <CheckIcon size={13} /> : <WarningIcon size={13} />}
                  {leaf.inStock ? stockWords(t, leaf, 'short') : t('stock.short.none')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h3>{t('why.steps', { count: steps.length })}</h3>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.stepId}>
            <button type="button" className={styles.row} onClick={() => onSelect(step.stepId)}>
              <span className={styles.number}>{step.number}</span>
              <span className={styles.words}>
                <span>{step.name}</span>
                <span className={step.forward.passed ? styles.good : styles.bad}>
                  {step.forward.passed ? <CheckIcon size={13} /> : <WarningIcon size={13} />}
                  {step.forward.passed ? t('forward.rankShort', { rank: step.forward.rank }) : t('forward.failedShort')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ScoreExplained route={route.summary} />
    </div>
  );
}

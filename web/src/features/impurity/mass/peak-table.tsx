import type { Impurity } from '@app/shared/contracts/impurity/results';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './mass-panel.module.css';
import { adductText, mzText, ppmText } from './mass-text.ts';
import type { MassMatch, MatchedPeak, MassMatching } from './use-mass-match.ts';

export interface MassPanelProps {
  match: MassMatching;
  impurities: readonly Impurity[];
  onOpen: (impurity: Impurity) => void;
  onHighlight: (impurity: Impurity) => void;
}

export interface PeakTableProps extends Pick<MassPanelProps, 'impurities' | 'onOpen' | 'onHighlight'> {
  peaks: readonly MatchedPeak[];
}

/** Peaks with what explains them, the strongest first where intensities are known; then those that nothing explains. */
export function PeakTable({ peaks, ...rest }: PeakTableProps) {
  const { t } = useTranslation('impurity');
  const ordered = peaks.toSorted((a, b) => (b.intensity ?? 0) - (a.intensity ?? 0) || a.mz - b.mz);
  const explained = ordered.filter(({ matches }) => matches.length > 0);
  const unexplained = ordered.filter(({ matches }) => matches.length === 0);
  const strongest = ordered[0]?.intensity ?? 0;
  return (
    <>
      <section className={styles.peaks} aria-label={t('masses.explained')}>
        <h3 role="status">{t('masses.explainedOf', { count: explained.length, of: formatNumber(peaks.length) })}</h3>
        {explained.map((peak) => (
          <div key={peak.mz} className={styles.peak}>
            <PeakHeader peak={peak} strongest={strongest} />
            <ul>
              {peak.matches.map((match) => (
                <li key={`${match.kind}|${match.resultId ?? match.molecule.key}|${match.adduct}`}>
                  <Candidate match={match} {...rest} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className={styles.peaks} aria-label={t('masses.unexplained')}>
        <h3>{t('masses.unexplainedCount', { count: unexplained.length })}</h3>
        {unexplained.length > 0 && (
          <ul className={styles.unexplained}>
            {unexplained.map((peak) => (
              <li key={peak.mz}>
                <PeakHeader peak={peak} strongest={strongest} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function PeakHeader({ peak, strongest }: { peak: MatchedPeak; strongest: number }) {
  return (
    <p className={styles.mz}>
      <strong>m/z {mzText(peak.mz)}</strong>
      {peak.intensity !== undefined && strongest > 0 && <span>{formatPercent(peak.intensity / strongest, 1)}</span>}
    </p>
  );
}

type CandidateProps = Pick<PeakTableProps, 'impurities' | 'onOpen' | 'onHighlight'> & { match: MassMatch };

function Candidate({ match, impurities, onOpen, onHighlight }: CandidateProps) {
  const { t } = useTranslation('impurity');
  const { molecule, adduct, calculated, errorPpm, kind } = match;
  const impurity = impurities.find(({ resultId }) => resultId === match.resultId);
  const content = (
    <>
      <MoleculePicture molecule={molecule} width={84} height={56} decorative />
      <span>
        <strong>{moleculeLabel(molecule)}</strong>
        <span className={styles.kind}>{kindWords(t, kind, impurity)}</span>
        <span className={styles.figures}>
          {t('masses.calculated', { adduct: adductText(adduct), mz: mzText(calculated), error: ppmText(errorPpm) })}
        </span>
      </span>
    </>
  );
  if (!impurity) return <div className={styles.candidate}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.candidate}
      onClick={() => onHighlight(impurity)}
      onDoubleClick={() => onOpen(impurity)}
    >
      {content}
    </button>
  );
}

function kindWords(
  t: ReturnType<typeof useTranslation<'impurity'>>['t'],
  kind: MassMatch['kind'],
  impurity: Impurity | undefined,
): string {
  return impurity ? t(`cause.${impurity.cause}`) : t(`masses.kind.${kind}`);
}

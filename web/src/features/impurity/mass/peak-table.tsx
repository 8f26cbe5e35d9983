import { Button, Card, Flex, Typography } from 'antd';
import type { Impurity } from '@app/shared/contracts/impurity/results';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
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
    <Flex vertical gap="small">
      <section aria-label={t('masses.explained')}>
        <h3 role="status" style={{ margin: '8px 0', fontSize: 14 }}>
          {t('masses.explainedOf', { count: explained.length, of: formatNumber(peaks.length) })}
        </h3>
        <Flex vertical gap="small">
          {explained.map((peak) => (
            <Card key={peak.mz} size="small" title={<PeakHeader peak={peak} strongest={strongest} />}>
              <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {peak.matches.map((match) => (
                  <li key={`${match.kind}|${match.resultId ?? match.molecule.key}|${match.adduct}`}>
                    <Candidate match={match} {...rest} />
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </Flex>
      </section>
      <section aria-label={t('masses.unexplained')}>
        <h3 style={{ margin: '8px 0', fontSize: 14 }}>{t('masses.unexplainedCount', { count: unexplained.length })}</h3>
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {unexplained.map((peak) => (
            <li key={peak.mz}>
              <PeakHeader peak={peak} strongest={strongest} />
            </li>
          ))}
        </ul>
      </section>
    </Flex>
  );
}

function PeakHeader({ peak, strongest }: { peak: MatchedPeak; strongest: number }) {
  return (
    <Flex justify="space-between">
      <strong>m/z {mzText(peak.mz)}</strong>
      {peak.intensity !== undefined && strongest > 0 && <span>{formatPercent(peak.intensity / strongest, 1)}</span>}
    </Flex>
  );
}

type CandidateProps = Pick<PeakTableProps, 'impurities' | 'onOpen' | 'onHighlight'> & { match: MassMatch };

function Candidate({ match, impurities, onOpen, onHighlight }: CandidateProps) {
  const { t } = useTranslation('impurity');
  const { molecule, adduct, calculated, errorPpm, kind } = match;
  const impurity = impurities.find(({ resultId }) => resultId === match.resultId);
  const content = (
    <Flex gap="small" align="center" style={{ textAlign: 'left' }}>
      <MoleculePicture molecule={molecule} width={96} height={64} decorative />
      <span>
        <strong>{moleculeLabel(molecule)}</strong>
        <div>{kindWords(t, kind, impurity)}</div>
        <Typography.Text type="secondary">
          {t('masses.calculated', { adduct: adductText(adduct), mz: mzText(calculated), error: ppmText(errorPpm) })}
        </Typography.Text>
      </span>
    </Flex>
  );
  if (!impurity) return content;
  return (
    <Button
      type="text"
      block
      style={{ height: 'auto', padding: 4, whiteSpace: 'normal', justifyContent: 'start', color: 'inherit' }}
      onClick={() => onHighlight(impurity)}
      onDoubleClick={() => onOpen(impurity)}
    >
      {content}
    </Button>
  );
}

function kindWords(
  t: ReturnType<typeof useTranslation<'impurity'>>['t'],
  kind: MassMatch['kind'],
  impurity: Impurity | undefined,
): string {
  return impurity ? t(`cause.${impurity.cause}`) : t(`masses.kind.${kind}`);
}

// What an analyst does all day: found m/z values in, candidates that explain them out.

import { Checkbox, Input } from 'antd';
import { adductNames } from '@app/shared/contracts/impurity/impurity';
import { useId } from 'react';
import { sentenceGap } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { withToggled } from '../impurity-query.ts';
import styles from './mass-panel.module.css';
import { adductText } from './mass-text.ts';
import { PeakTable, type MassPanelProps } from './peak-table.tsx';
import type { MassMatching, MatchedPeak } from './use-mass-match.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';

export function MassPanel({ match, impurities, onOpen, onHighlight }: MassPanelProps) {
  const { t } = useTranslation('impurity');
  const id = useId();
  const { list, result, problem } = match;
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null) void match.match();
        }}
      >
        <label htmlFor={`${id}-peaks`}>{t('masses.peaks')}</label>
        <Input.TextArea
          id={`${id}-peaks`}
          rows={5}
          value={match.text}
          spellCheck={false}
          placeholder={t('masses.placeholder')}
          aria-describedby={`${id}-read`}
          onChange={({ target }) => match.setText(target.value)}
        />
        <p id={`${id}-read`} className={styles.read} role="status">
          {readWords(t, list)}
        </p>
        <fieldset className={styles.adducts}>
          <legend>{t('masses.adducts')}</legend>
          {adductNames.map((name) => (
            <Checkbox
              key={name}
              checked={match.adducts.includes(name)}
              onChange={() => match.setAdducts(withToggled(match.adducts, name))}
            >
              {adductText(name)}
            </Checkbox>
          ))}
        </fieldset>
        <div className={styles.send}>
          <label htmlFor={`${id}-ppm`}>{t('masses.ppm')}</label>
          <Input
            size="small"
            id={`${id}-ppm`}
            type="number"
            min={0.1}
            max={1000}
            step="any"
            value={match.ppm}
            aria-invalid={problem === 'ppm'}
            onChange={({ target }) => match.setPpm(target.value)}
          />
          <span>ppm</span>
          <Button type="submit" variant="primary" size="small" loading={match.isBusy} disabled={problem !== null}>
            {t('masses.match')}
          </Button>
        </div>
        {problem !== null && problem !== 'peaks' && <p className={styles.read}>{t(`masses.problem.${problem}`)}</p>}
      </form>
      {result && (
        <>
          <Spectrum peaks={result} />
          <PeakTable peaks={result} impurities={impurities} onOpen={onOpen} onHighlight={onHighlight} />
        </>
      )}
    </>
  );
}

/** How the pasted text was understood, so that a wrong reading is seen before it is matched. */
function readWords(t: ReturnType<typeof useTranslation<'impurity'>>['t'], list: MassMatching['list']): string {
  const { peaks, unread, leftOut } = list;
  if (peaks.length === 0 && unread.length === 0) return t('masses.hint');
  const hasIntensities = peaks.some(({ intensity }) => intensity !== undefined);
  return [
    t(hasIntensities ? 'masses.readIntensities' : 'masses.read', { count: peaks.length }),
    leftOut > 0 && t('masses.leftOut', { count: leftOut }),
    unread.length > 0 && t('masses.unread', { pieces: unread.slice(0, 5).join(' ') }),
  ]
    .filter(Boolean)
    .join(sentenceGap());
}

// The pasted peaks as sticks: dark where a candidate explains them, hollow and red where none does.
const [width, height, base, edge] = [404, 116, 96, 6];

function Spectrum({ peaks }: { peaks: readonly MatchedPeak[] }) {
  const { t } = useTranslation('impurity');
  const masses = peaks.map(({ mz }) => mz);
  const [low, high] = [Math.floor(Math.min(...masses)) - 5, Math.ceil(Math.max(...masses)) + 5];
  const strongest = Math.max(...peaks.map(({ intensity }) => intensity ?? 1), 0) || 1;
  const xOf = (mz: number) => edge + ((mz - low) / (high - low)) * (width - 2 * edge);
  const explained = peaks.filter(({ matches }) => matches.length > 0).length;
  return (
    <svg
      className={styles.spectrum}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('masses.spectrum', { explained, count: peaks.length })}
    >
      <line className={styles.axis} x1={edge} x2={width - edge} y1={base} y2={base} />
      {peaks.map(({ mz, intensity = strongest, matches }) => (
        <line
          key={mz}
          className={styles.stick}
          data-explained={matches.length > 0}
          x1={xOf(mz)}
          x2={xOf(mz)}
          y1={base}
          y2={base - Math.max(2, (intensity / strongest) * (base - 8))}
        />
      ))}
      <text x={edge} y={height - 6}>
        {formatNumber(low)}
      </text>
      <text x={width / 2} y={height - 6} textAnchor="middle">
        m/z
      </text>
      <text x={width - edge} y={height - 6} textAnchor="end">
        {formatNumber(high)}
      </text>
    </svg>
  );
}

// What an analyst does all day: found m/z values in, candidates that explain them out.

import { Checkbox, Flex, Form, Input } from 'antd';
import { adductNames } from '@app/shared/contracts/impurity/impurity';
import { sentenceGap } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { adductText } from './mass-text.ts';
import { PeakTable, type MassPanelProps } from './peak-table.tsx';
import type { MassMatching, MatchedPeak } from './use-mass-match.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';

export function MassPanel({ match, impurities, onOpen, onHighlight }: MassPanelProps) {
  const { t } = useTranslation('impurity');
  const { list, result, problem } = match;
  return (
    <>
      <Form layout="vertical" size="small" onFinish={() => problem === null && void match.match()}>
        <Form.Item
          label={t('masses.peaks')}
          htmlFor="peaks"
          extra={<span role="status">{readWords(t, list)}</span>}
          style={{ marginBottom: 10 }}
        >
          <Input.TextArea
            id="peaks"
            rows={5}
            value={match.text}
            spellCheck={false}
            placeholder={t('masses.placeholder')}
            style={{ fontFamily: 'var(--font-mono)' }}
            onChange={({ target }) => match.setText(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={t('masses.adducts')}
          style={{ marginBottom: 10 }}
          {...(problem === 'adducts' && { validateStatus: 'error', help: t('masses.problem.adducts') })}
        >
          <Checkbox.Group
            options={adductNames.map((value) => ({ value, label: adductText(value) }))}
            value={[...match.adducts]}
            onChange={match.setAdducts}
          />
        </Form.Item>
        <Form.Item
          {...(problem === 'ppm' && { validateStatus: 'error', help: t('masses.problem.ppm') })}
          style={{ marginBottom: 10 }}
        >
          <Flex gap="small" align="center">
            <label htmlFor="ppm">{t('masses.ppm')}</label>
            <Input
              id="ppm"
              type="number"
              min={0.1}
              max={1000}
              step="any"
              suffix="ppm"
              style={{ width: 110 }}
              value={match.ppm}
              onChange={({ target }) => match.setPpm(target.value)}
            />
            <Button type="submit" variant="primary" size="small" loading={match.isBusy} disabled={problem !== null}>
              {t('masses.match')}
            </Button>
          </Flex>
        </Form.Item>
      </Form>
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

// The pasted peaks as sticks: green where a candidate explains them, broken and red where none does.
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
      style={{ width: '100%', background: 'var(--surface)' }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('masses.spectrum', { explained, count: peaks.length })}
    >
      <line stroke="var(--line-control)" x1={edge} x2={width - edge} y1={base} y2={base} />
      {peaks.map(({ mz, intensity = strongest, matches }) => (
        <line
          key={mz}
          stroke={matches.length > 0 ? 'var(--primary)' : 'var(--danger)'}
          strokeWidth={2}
          strokeDasharray={matches.length > 0 ? undefined : '3 2'}
          x1={xOf(mz)}
          x2={xOf(mz)}
          y1={base}
          y2={base - Math.max(2, (intensity / strongest) * (base - 8))}
        />
      ))}
      <g fill="var(--secondary)" fontSize={11}>
        <text x={edge} y={height - 6}>
          {formatNumber(low)}
        </text>
        <text x={width / 2} y={height - 6} textAnchor="middle">
          m/z
        </text>
        <text x={width - edge} y={height - 6} textAnchor="end">
          {formatNumber(high)}
        </text>
      </g>
    </svg>
  );
}

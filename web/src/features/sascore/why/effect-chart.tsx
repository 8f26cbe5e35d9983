import type { ScoreExplanation } from '@app/shared/contracts/sascore/results';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { effectsOf, startingScore, type EffectKey } from './effects.ts';
import styles from './why-panel.module.css';

/** What each part does to the score, as bars to either side: left makes easier, right harder. */
export function EffectChart({ explanation }: { explanation: ScoreExplanation }) {
  const { t } = useTranslation('sascore');
  const effects = effectsOf(explanation.parts);
  const widest = Math.max(1, ...effects.map(({ points }) => Math.abs(points)));
  return (
    <table className={styles.effects}>
      <caption>{t('why.parts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('why.part')}</th>
          <th scope="col" className={styles.sides}>
            <span>{t('why.easier')}</span>
            <span>{t('why.harder')}</span>
          </th>
          <th scope="col" data-number>
            {t('why.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('why.start')}</th>
          <td />
          <td data-number>{formatNumber(startingScore, 2)}</td>
        </tr>
        {effects.map(({ key, points }) => (
          <tr key={key} data-none={Math.abs(points) < 0.005}>
            <th scope="row">
              {t(`part.${key}`)}
              <small>{hintOf(key, explanation, t)}</small>
            </th>
            <td>
              <span
                className={styles.effect}
                data-side={points < 0 ? 'easier' : 'harder'}
                style={{ width: `${(Math.abs(points) / widest) * 50}%` }}
              />
            </td>
            <td data-number>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hintOf(key: EffectKey, explanation: ScoreExplanation, t: TFunction<'sascore'>): string {
  const counted: Partial<Record<EffectKey, number>> = {
    size: explanation.heavyAtoms,
    stereo: explanation.stereocentres,
    spiro: explanation.spiroAtoms,
    bridge: explanation.bridgeheads,
    macrocycle: explanation.macrocycles,
  };
  const count = counted[key];
  return count === undefined ? t(`part.hint.${key}`) : t(`part.hint.${key}`, { count });
}

/** With its sign, and a real minus. */
function signed(points: number): string {
  const text = formatNumber(Math.abs(points), 2);
  if (Math.abs(points) < 0.005) return text;
  return `${points < 0 ? '−' : '+'}${text}`;
}

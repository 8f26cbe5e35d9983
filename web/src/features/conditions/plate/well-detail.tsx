import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceLine } from '../choice-line.tsx';
import styles from './plate.module.css';
import type { PlateWell } from './use-plate.ts';

export interface WellDetailProps {
  name: string;
  well: PlateWell | undefined;
  measured: MeasuredYield | undefined;
}

/** What is in the well under the pointer or the keyboard, and why it is on the plate. */
export function WellDetail({ name, well, measured }: WellDetailProps) {
  const { t } = useTranslation('conditions');
  return (
    <div className={styles['detail']} aria-hidden="true">
      <strong>{name}</strong>
      {well ? (
        <div>
          <ChoiceLine choice={well.choice} />
          <p>
            {measured && <b>{t('optimization.well.measuredShort', { value: formatNumber(measured.yieldPercent) })}</b>}
            {well.expected && <span>{expectedText(t, well.expected)}</span>}
            <span>{t(`optimization.reason.${well.reason}`)}</span>
          </p>
        </div>
      ) : (
        <p>{t('optimization.well.stays')}</p>
      )}
    </div>
  );
}

/** `expected 62 % (40–78 %), by the model`. */
export function expectedText(
  t: ReturnType<typeof useTranslation<'conditions'>>['t'],
  { percent, low, high, kind }: NonNullable<PlateWell['expected']>,
): string {
  const [value, least, most] = [percent, low, high].map((one) => formatNumber(Math.round(one)));
  return t(`optimization.expected.${kind}`, { value, low: least, high: most });
}

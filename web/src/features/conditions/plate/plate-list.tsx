import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import type { ScreeningPlate } from '@app/shared/contracts/conditions/experiments';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { choiceText } from '../choice.ts';
import styles from '../list.module.css';
import { YieldField } from '../yield-field.tsx';
import { changeOfWell, yieldAt, type YieldChange } from '../yields.ts';
import { expectedText } from './well-detail.tsx';

export interface PlateListProps {
  plate: ScreeningPlate;
  results: readonly MeasuredYield[];
  onEnter: (change: YieldChange | null) => void;
}

/** The plate well by well. */
export function PlateList({ plate, results, onEnter }: PlateListProps) {
  const { t } = useTranslation('optimization');
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('plate.list')}>
      <table className={styles['table']} aria-label={t('plate.list')}>
        <thead>
          <tr>
            {(['well', 'conditions', 'expected', 'yield'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`list.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plate.wells.map(({ well, choice, expected, reason }) => (
            <tr key={well}>
              <th scope="row">{well}</th>
              <td>{choiceText(choice)}</td>
              <td>
                {expected && <span>{expectedText(t, expected)}</span>}
                <small>{t(`reason.${reason}`)}</small>
              </td>
              <td>
                <YieldField
                  label={t('well.yield', { well })}
                  value={yieldAt(results, well, choice)?.yieldPercent}
                  onEnter={(yieldPercent) => onEnter(changeOfWell(results, { well, choice, yieldPercent }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

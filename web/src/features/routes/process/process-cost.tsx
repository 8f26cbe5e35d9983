import type { ProcessAssessment, ProcessMoney } from '@app/shared/contracts/process/figures';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts';
import { formatMoneyRange } from '../../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import styles from './process.module.css';

/** What the cost is made of: each starting material with amount and price, reagents and solvents in one line each. */
export function ProcessCost({ route, process }: { route: RouteDetail; process: ProcessAssessment }) {
  const { t } = useTranslation('process');
  const { cost } = process;
  const label = (smiles: string): string => {
    const molecule = route.nodes.find((node) => node.molecule.smiles === smiles)?.molecule;
    return molecule ? moleculeLabel(molecule) : smiles;
  };
  return (
    <section>
      <h3>{t('cost.title')}</h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('cost.title')}>
        <table className={styles.table} aria-label={t('cost.title')}>
          <thead>
            <tr>
              <th scope="col">{t('cost.material')}</th>
              <th scope="col">{t('cost.amount')}</th>
              <th scope="col">{t('cost.perKg')}</th>
              <th scope="col">{t('cost.source')}</th>
            </tr>
          </thead>
          <tbody>
            {cost.lines.map((line) => (
              <tr key={line.smiles}>
                <td>{label(line.smiles)}</td>
                <td data-number>{formatNumber(line.kgPerKg)}</td>
                <td data-number>
                  {line.perKg === undefined || !line.currency ? '–' : formatMoney(line.perKg, line.currency)}
                </td>
                <td>{line.source ? t(`source.${line.source}`) : t('cost.noPrice')}</td>
              </tr>
            ))}
            <Sum label={t('cost.reagents')} money={cost.reagents} kg={process.massIntensity.reagents} />
            <Sum label={t('cost.solvents')} money={cost.solvents} kg={process.massIntensity.solvents} />
          </tbody>
        </table>
      </div>
      {cost.unpriced.length > 0 && <p className={styles.note}>{t('cost.leftOut', { count: cost.unpriced.length })}</p>}
    </section>
  );
}

function Sum({ label, money, kg }: { label: string; money: ProcessMoney | undefined; kg: number }) {
  const { t } = useTranslation('process');
  if (!money) return null;
  return (
    <tr>
      <td>{label}</td>
      <td data-number>{formatNumber(kg)}</td>
      <td data-number>
        {t('cost.together', {
          amount: formatMoneyRange({ low: money.low, estimate: money.typical, high: money.high }, money.currency),
        })}
      </td>
      <td>{t(`source.${money.source}`)}</td>
    </tr>
  );
}

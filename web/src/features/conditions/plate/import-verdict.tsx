import type { YieldImport, YieldRow } from '@app/shared/contracts/conditions/experiments';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { choiceText } from '../choice.ts';
import styles from '../list.module.css';

export interface ImportVerdictProps {
  verdict: YieldImport;
  onClose: () => void;
}

/** What became of each row of a file, those without a yield left out. */
export function ImportVerdict({ verdict: { added, replaced, rejected, rows }, onClose }: ImportVerdictProps) {
  const { t } = useTranslation('conditions');
  const { t: common } = useTranslation('common');
  // What needs the chemist's eye comes first.
  const listed = rows.filter((row) => row.verdict !== 'empty').toSorted((a, b) => weightOf(a) - weightOf(b));
  return (
    <Dialog
      title={t('optimization.import.title')}
      width={760}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      <p role="status">
        {t('optimization.import.counts', {
          added: formatNumber(added),
          replaced: formatNumber(replaced),
          rejected: formatNumber(rejected),
          empty: formatNumber(rows.length - listed.length),
        })}
      </p>
      {listed.length > 0 && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('optimization.import.title')}>
          <table className={styles['table']} aria-label={t('optimization.import.title')}>
            <thead>
              <tr>
                {(['row', 'well', 'conditions', 'yield', 'verdict'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`optimization.import.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.map(({ row, sheet, well, choice, yieldPercent, verdict, message }) => (
                <tr key={`${sheet} ${row}`} data-verdict={verdict}>
                  <th scope="row">
                    {formatNumber(row)}
                    {sheet !== undefined && <small>{sheet}</small>}
                  </th>
                  <td>{well ?? '–'}</td>
                  <td>{choice ? choiceText(choice) : '–'}</td>
                  <td className={styles['figure']}>
                    {yieldPercent === undefined ? '–' : `${formatNumber(yieldPercent)} %`}
                  </td>
                  <td>
                    {t(`optimization.import.verdict.${verdict}`)}
                    {message !== undefined && <small>{message}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

function weightOf({ verdict, message }: YieldRow): number {
  return verdict === 'rejected' ? 0 : message === undefined ? 2 : 1;
}

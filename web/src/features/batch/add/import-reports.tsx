// What became of each row of what was imported: the newest first, its rows below.

import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, ErrorIcon } from '../../../ui/icons/icons.tsx';
import { ReportRows } from './report-rows.tsx';
import styles from './import-reports.module.css';
import type { ImportReport, Imports } from './use-imports.ts';

export interface ImportReportsProps {
  imports: Pick<Imports, 'reports' | 'close'>;
  /** The rejected lines go back to where they can be mended. */
  onMend: (lines: string[]) => void;
  /** Molecules that an import offered are taken after all. */
  onAdd: (lines: string[]) => void;
}

export function ImportReports({ imports, onMend, onAdd }: ImportReportsProps) {
  const { t } = useTranslation('batch');
  return (
    <div className={styles.reports} role="status">
      {imports.reports.map((report) => {
        const source = report.fileName ?? t('report.list');
        return (
          <section key={report.id} className={styles.report} aria-label={t('report.title', { source })}>
            <header className={styles.head}>
              <h3 title={source}>{source}</h3>
              <IconButton
                size="small"
                label={t('report.close', { source })}
                icon={<CloseIcon size={14} />}
                onClick={() => imports.close(report.id)}
              />
            </header>
            <Outcome report={report} source={source} onMend={onMend} onAdd={onAdd} />
          </section>
        );
      })}
    </div>
  );
}

function Outcome({
  report,
  source,
  onMend,
  onAdd,
}: {
  report: ImportReport;
  source: string;
  onMend: ImportReportsProps['onMend'];
  onAdd: ImportReportsProps['onAdd'];
}) {
  const { outcome, sent } = report;
  if ('response' in outcome)
    return <ReportRows response={outcome.response} sent={sent} source={source} onMend={onMend} onAdd={onAdd} />;
  return (
    <p className={styles.failure}>
      <ErrorIcon size={16} />
      <span>
        {outcome.message} {outcome.explanation}
      </span>
    </p>
  );
}

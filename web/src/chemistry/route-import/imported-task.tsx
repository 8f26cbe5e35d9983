import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ImportProblems } from './import-problems.tsx';

/** Where the routes of a task come from, and what of the file is missing. */
export function ImportedTask({ imported }: { imported: NonNullable<RetroTask['imported']> }) {
  const { t } = useTranslation('route-import');
  const { format, fileName, routes, problems } = imported;
  const values = { format: t(`format.${format}`), count: routes, file: fileName ?? '' };
  return (
    <Alert
      type={problems.some(({ isLeftOut }) => isLeftOut) ? 'warning' : 'info'}
      showIcon
      style={{ margin: 12 }}
      title={fileName === undefined ? t('task.pasted', values) : t('task.ofFile', values)}
      description={problems.length > 0 ? <ImportProblems problems={problems} /> : undefined}
    />
  );
}

import type { Optimization } from '@app/shared/contracts/conditions';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './entry-head.module.css';
import { useFile } from './use-file.ts';

type Wanted = Omit<CallInput<'exportExpConditions'>['body'], 'id'>;

const files: readonly (Wanted & { key: string })[] = [
  { key: 'sets', what: 'sets' },
  { key: 'plate24', what: 'plate', wells: 24, keep: true },
  { key: 'plate96', what: 'plate', wells: 96, keep: true },
  { key: 'results', what: 'results' },
  { key: 'resultsCsv', what: 'results', fileType: 'csv' },
];

/** Condition sets, plates and yields as files. */
export function ExportMenu({ optimization }: { optimization: Optimization }) {
  const { t } = useTranslation('optimization');
  const { isBusy, save } = useFile();
  return (
    <>
      <span className="visually-hidden" role="status">
        {isBusy && t('export.preparing')}
      </span>
      <Menu
        label={t('export.button')}
        className={styles['menu']}
        trigger={
          <>
            {isBusy ? <Spinner size={16} /> : <DownloadIcon size={16} />}
            <span>{t('export.button')}</span>
          </>
        }
        items={files.map(({ key, ...wanted }) => ({
          key,
          label: t(`export.${key}`),
          disabled: isBusy || (wanted.what === 'results' && optimization.measured === 0),
          onSelect: () => void save({ id: optimization.id, ...wanted }),
        }))}
      />
    </>
  );
}

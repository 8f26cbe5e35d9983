import { forwardFileTypes, type ForwardFilter, type ForwardProduct } from '@app/shared/contracts/forward';
import { useState } from 'react';
import { callForFile, saveFile } from '../../api/download.ts';
import { track } from '../../api/track.ts';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Selection } from '../../lib/selection.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './list-toolbar.module.css';
import { countFilters } from './product-filter.ts';
import type { ProductSort } from './product-query.ts';

export interface ExportMenuProps {
  taskId: string;
  filter: ForwardFilter;
  sort: ProductSort;
  selection: Selection<ForwardProduct>;
}

type FileType = (typeof forwardFileTypes)[number];

/** The products as a file: those selected, else those shown, else all of them. */
export function ExportMenu({ taskId, filter, sort, selection }: ExportMenuProps) {
  const { t } = useTranslation('forward');
  const [isBusy, setBusy] = useState(false);
  const productIds = selection.kind === 'some' ? [...selection.rows.values()].map((product) => product.productId) : [];
  const what = productIds.length > 0 ? 'selected' : countFilters(filter) > 0 ? 'shown' : 'all';
  const save = async (fileType: FileType) => {
    track('exportForwardProducts');
    setBusy(true);
    try {
      const which = { selected: { productIds }, shown: { filter }, all: {} }[what];
      saveFile(await callForFile('forwardExport', { body: { taskId, fileType, sort, ...which } }));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <span className="visually-hidden" role="status">
        {isBusy && t('export.preparing')}
      </span>
      <Menu
        label={t('export.button')}
        className={styles.menu}
        trigger={
          <>
            {isBusy ? <Spinner size={16} /> : <DownloadIcon size={17} />}
            <span>{isBusy ? t('export.preparing') : t('export.button')}</span>
          </>
        }
        header={<p className={styles.menuHead}>{t(`export.${what}`)}</p>}
        items={forwardFileTypes.map((fileType) => ({
          key: fileType,
          label: t('export.as', { kind: `.${fileType}` }),
          disabled: isBusy,
          onSelect: () => void save(fileType),
        }))}
      />
    </>
  );
}

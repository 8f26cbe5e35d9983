import { forwardFileTypes, type ForwardProduct } from '@app/shared/contracts/forward/products';
import { type ForwardFilter } from '@app/shared/contracts/forward/forward';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { track } from '../../../shared/api/track.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Selection } from '../../../shared/rows/selection.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { countFilters } from '../filter/product-filter.ts';
import type { ProductSort } from './product-query.ts';

export interface ExportMenuProps {
  taskId: string;
  filter: ForwardFilter;
  sort: ProductSort;
  selection: Selection<ForwardProduct>;
}

/** The products as a file: those selected, else those shown, else all of them. */
export function ExportMenu({ taskId, filter, sort, selection }: ExportMenuProps) {
  const { t } = useTranslation('forward');
  const productIds = selection.kind === 'some' ? [...selection.rows.values()].map((product) => product.productId) : [];
  const what = productIds.length > 0 ? 'selected' : countFilters(filter) > 0 ? 'shown' : 'all';
  return (
    <FileMenu
      label={t('export.button')}
      head={t(`export.${what}`)}
      files={forwardFileTypes.map((fileType) => ({ key: fileType, label: t('export.as', { kind: `.${fileType}` }) }))}
      onSave={async (fileType) => {
        track('exportForwardProducts');
        const which = { selected: { productIds }, shown: { filter }, all: {} }[what];
        saveFile(await callForFile('forwardExport', { body: { taskId, fileType, sort, ...which } }));
      }}
    />
  );
}

import { Checkbox } from 'antd';
import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { memo } from 'react';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber, formatDuration } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { StructureIcon, PauseIcon } from '../../../ui/icons/module-icons.tsx';
import { NameCell, shownName } from '../add/name-cell.tsx';
import { ResultCells } from './result-cells.tsx';
import { canDo } from '../worklist-state.ts';
import styles from './item-table.module.css';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';

export interface RowDeeds {
  onSelect: (id: string, isRange: boolean) => void;
  onRename: (id: string, name: string) => Promise<unknown>;
  onEdit: (item: WorklistItem) => void;
  onRemove: (item: WorklistItem) => void;
}

interface ItemRowProps extends RowDeeds {
  item: WorklistItem;
  index: number;
  height: number;
  routeType: RouteType;
  isSelected: boolean;
}

const pictureSize = { width: 104, height: 68, bond: 12 };

export function picturesOf({ molecule }: ItemRowProps['item']) {
  return [{ molecule, ...pictureSize }];
}

export const WorklistRow = memo(function WorklistRow(props: ItemRowProps) {
  const { item, index, height, routeType, isSelected, onSelect, onRename, onEdit, onRemove } = props;
  const { t } = useTranslation('batch');
  const { state } = item;
  const canEdit = canDo('edit', state);
  const name = shownName(item);
  return (
    <tr data-state={state} data-selected={isSelected} aria-rowindex={index + 2} style={{ height }}>
      <td className={styles.mark} data-cell="mark">
        <Checkbox
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        >
          <span className="visually-hidden">{t('row.select', { name })}</span>
        </Checkbox>
      </td>
      <td data-cell="picture" className={styles.picture}>
        <MoleculePicture molecule={item.molecule} {...pictureSize} decorative />
      </td>
      <th scope="row" data-cell="name">
        <NameCell item={item} canEdit={canEdit} onRename={onRename} />
      </th>
      <td data-cell="source" className={styles.source}>
        <Source item={item} />
      </td>
      <td data-cell="state">
        <StateCell item={item} name={name} />
      </td>
      <ResultCells item={item} name={name} routeType={routeType} />
      <td data-cell="actions" className={styles.actions}>
        {canEdit && (
          <IconButton
            size="small"
            label={t('row.edit', { name })}
            icon={<StructureIcon size={16} />}
            onClick={() => onEdit(item)}
          />
        )}
        {canDo('remove', state) && (
          <IconButton
            size="small"
            label={t('row.remove', { name })}
            icon={<TrashIcon size={16} />}
            onClick={() => onRemove(item)}
          />
        )}
      </td>
    </tr>
  );
});

function Source({ item: { source } }: { item: WorklistItem }) {
  const { t } = useTranslation('batch');
  const place = source.row === undefined ? undefined : formatNumber(source.row);
  return (
    <>
      <span title={source.fileName}>{source.fileName ?? t(`source.${source.kind}`)}</span>
      {place !== undefined && source.kind !== 'drawn' && <small>{t('source.row', { row: place })}</small>}
    </>
  );
}

// The state of a molecule in a word and an icon, and what belongs to it: its place in the line, how far, how long, why not.
function StateCell({ item, name }: { item: WorklistItem; name: string }) {
  const { t } = useTranslation('batch');
  return (
    <div className={styles.state}>
      {item.state === 'paused' ? (
        <span className={styles.paused}>
          <PauseIcon size={14} />
          {t('state.paused')}
        </span>
      ) : (
        <StatusTag state={item.state} />
      )}
      <More item={item} name={name} />
    </div>
  );
}

function More({ item, name }: { item: WorklistItem; name: string }) {
  const { t } = useTranslation('batch');
  const { state, queuePosition, percent, failure, result, note } = item;
  if (state === 'queued' && queuePosition !== undefined)
    return <span className={styles.more}>{t('state.place', { place: formatNumber(queuePosition) })}</span>;
  if (state === 'searching')
    return (
      <span className={styles.progress}>
        <ProgressBar
          percent={percent ?? 0}
          label={t('state.progress', { name })}
          indeterminate={percent === undefined}
        />
        {percent !== undefined && <span className={styles.more}>{percent} %</span>}
      </span>
    );
  if (state === 'failed')
    return (
      <span className={styles.failure} title={failure?.message}>
        {failure?.message ?? t('state.failed')}
      </span>
    );
  if (note !== undefined)
    return (
      <span className={styles.more} title={note}>
        {note}
      </span>
    );
  if (result?.seconds === undefined) return null;
  return <span className={styles.more}>{formatDuration(result.seconds * 1_000)}</span>;
}

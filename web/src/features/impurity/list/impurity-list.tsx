import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { useKeyLines, type KeyLine } from '../../../shared/keys/key-lines.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { SortHeader } from '../../../ui/table/sort-header.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import styles from './impurity-list.module.css';
import { ImpurityRow, pictureFrame, type ImpurityListProps } from './impurity-row.tsx';

const columns = ['structure', 'impurity', 'likelihood', 'mass', 'adducts', 'alerts'] as const;
/** Columns by which the service sorts, and how it does. */
const sortable = {
  likelihood: { by: 'likelihood', direction: 'descending' },
  mass: { by: 'mass', direction: 'ascending' },
} as const;
const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

const listLines: readonly KeyLine[] = [
  { keys: ['↑', '↓', 'J', 'K'], says: 'commands:keys.moveRow' },
  { keys: ['Enter'], says: 'commands:keys.openRow' },
];

/** A table where there is room, cards where there is none. Arrows, J and K go from one to the next. */
export function ImpurityList(props: ImpurityListProps) {
  const { page, isRunning, isNarrowed, checked, onChecked } = props;
  const { t } = useTranslation('impurity');
  useKeyLines('commands:keys.table', listLines);
  const body = useRef<HTMLTableSectionElement>(null);
  if (!page) return <Loading />;
  const { items } = page;
  if (items.length === 0) return <Nothing isRunning={isRunning} isNarrowed={isNarrowed} />;
  const handleKey = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...(body.current?.querySelectorAll<HTMLButtonElement>('[data-open-row]') ?? [])];
    const at = buttons.indexOf(event.target);
    if (at === -1) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  };
  const molecules = items.map(({ molecule }) => molecule);
  const isAll = items.every(({ resultId }) => checked.has(resultId));
  const toggleAll = () => onChecked(new Set(isAll ? [] : items.map(({ resultId }) => resultId)));
  return (
    <>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col" className={styles.check}>
              <input type="checkbox" aria-label={t('list.checkAll')} checked={isAll} onChange={toggleAll} />
            </th>
            {columns.map((column) => (
              <Head key={column} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('list.column.liked')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={handleKey}>
          <PictureGroup molecules={molecules} frame={pictureFrame} like={molecules[0]}>
            {items.map((impurity) => (
              <ImpurityRow key={impurity.resultId} impurity={impurity} {...props} />
            ))}
          </PictureGroup>
        </tbody>
      </table>
      <p className={styles.screen}>{t('alerts.screen')}</p>
    </>
  );
}

interface HeaderCellProps extends Pick<ImpurityListProps, 'sort' | 'onSort'> {
  column: (typeof columns)[number];
}

/** A header sorts; a second press goes back to the most relevant first. */
function Head({ column, sort, onSort }: HeaderCellProps) {
  const { t } = useTranslation('impurity');
  const label = t(`list.column.${column}`);
  if (column !== 'likelihood' && column !== 'mass') return <th scope="col">{label}</th>;
  const { by, direction } = sortable[column];
  const isOn = sort === by;
  return <SortHeader label={label} direction={isOn ? direction : 'none'} onSort={() => onSort(isOn ? 'rank' : by)} />;
}

function Nothing({ isRunning, isNarrowed }: Pick<ImpurityListProps, 'isRunning' | 'isNarrowed'>) {
  const { t } = useTranslation('impurity');
  if (isRunning)
    return (
      <div className={styles.waiting}>
        <Spinner size={18} />
        <span>{t('list.waiting')}</span>
      </div>
    );
  const none = isNarrowed ? 'list.noneFound' : 'list.none';
  return <EmptyState title={t(none)} text={t(`${none}Hint`)} />;
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={92} radius={6} />
      ))}
    </div>
  );
}

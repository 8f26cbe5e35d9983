// Above the table: which molecules are shown, which are chosen, and what can be done with them.

import { Input, Select } from 'antd';
import type { Worklist, WorklistItem } from '@app/shared/contracts/batch';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { StopIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { PauseIcon } from '../../../ui/icons/module-icons.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './worklist-bar.module.css';
import { countOf, meantToStart, openTo, stateGroups, type StateGroup, type WorklistAction } from '../worklist-state.ts';
import { sorts, type WorklistView } from '../worklist-view.ts';

export interface WorklistBarProps {
  worklist: Worklist;
  view: WorklistView;
  onView: (view: WorklistView) => void;
  /** The chosen molecules; all of the worklist if none is. */
  chosen: readonly WorklistItem[];
  isSelection: boolean;
  busy: WorklistAction | null;
  onClear: () => void;
  onDeed: (deed: BarDeed, items: WorklistItem[]) => void;
}

export type BarDeed = Exclude<WorklistAction, 'edit'>;

export function WorklistBar(props: WorklistBarProps) {
  const { worklist, view, onView } = props;
  const { t } = useTranslation('batch');
  const [findId, sortId] = [useId(), useId()];
  return (
    <div className={styles.bar}>
      <div className={styles.line} role="toolbar" aria-label={t('bar.actions')}>
        <Deeds {...props} />
      </div>
      <div className={styles.line}>
        <Groups worklist={worklist} view={view} onView={onView} />
        <span className={styles.push}>
          <label htmlFor={sortId} className="visually-hidden">
            {t('bar.sort')}
          </label>
          <Select
            size="small"
            id={sortId}
            className={styles.sort}
            value={view.sort}
            options={sorts.map((sort) => ({ value: sort, label: t('bar.sortBy', { column: t(`column.${sort}`) }) }))}
            onChange={(picked) => {
              const sort = sorts.find((one) => one === picked) ?? 'order';
              onView({ ...view, sort, descending: sort === 'score' || sort === 'solved' });
            }}
          />
          <label htmlFor={findId} className="visually-hidden">
            {t('bar.find')}
          </label>
          <Input
            size="small"
            id={findId}
            type="search"
            value={view.words}
            placeholder={t('bar.find')}
            onChange={({ target }) => onView({ ...view, words: target.value })}
          />
        </span>
      </div>
    </div>
  );
}

const deeds: readonly { deed: BarDeed; icon: ReactNode }[] = [
  { deed: 'start', icon: <RouteIcon size={16} /> },
  { deed: 'pause', icon: <PauseIcon size={16} /> },
  { deed: 'stop', icon: <StopIcon size={16} /> },
  { deed: 'remove', icon: <TrashIcon size={16} /> },
];

function Deeds({ chosen, isSelection, busy, onDeed, onClear }: WorklistBarProps) {
  const { t } = useTranslation('batch');
  return (
    <>
      {deeds.map(({ deed, icon }) => {
        const open = deed === 'start' && !isSelection ? meantToStart(chosen) : openTo(deed, chosen);
        // Deleting needs a selection.
        const isOff = open.length === 0 || (deed === 'remove' && !isSelection);
        return (
          <Button
            key={deed}
            size="small"
            icon={icon}
            variant={deed === 'start' ? 'primary' : 'default'}
            loading={busy === deed}
            disabled={isOff || busy !== null}
            aria-keyshortcuts={deed === 'start' ? 'Control+Enter' : undefined}
            onClick={() => onDeed(deed, open)}
          >
            {isOff ? t(`bar.${deed}`) : t(`bar.${deed}Count`, { count: open.length })}
          </Button>
        );
      })}
      <span className={styles.note} role="status">
        {isSelection && (
          <>
            {t('bar.selected', { count: chosen.length })} <LinkButton onClick={onClear}>{t('bar.clear')}</LinkButton>
          </>
        )}
      </span>
    </>
  );
}

const groups = Object.keys(stateGroups).filter((key): key is StateGroup => key in stateGroups);

function Groups({ worklist, view, onView }: Pick<WorklistBarProps, 'worklist' | 'view' | 'onView'>) {
  const { t } = useTranslation('batch');
  const name = useId();
  return (
    <fieldset className={styles.groups}>
      <legend className="visually-hidden">{t('bar.show')}</legend>
      {groups.map((group) => {
        const count = countOf(group, worklist.counts);
        return (
          <label key={group} data-none={count === 0}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={view.group === group}
              onChange={() => onView({ ...view, group })}
            />
            {t(`group.${group}`)} <span className={styles.count}>{formatNumber(count)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

// Above the table: which molecules are shown, which are chosen, and what can be done with them.

import { Flex, Input, Radio, Select } from 'antd';
import type { Worklist, WorklistItem } from '@app/shared/contracts/batch';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { StopIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { PauseIcon } from '../../../ui/icons/module-icons.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { countOf, meantToStart, openTo, stateGroups, type StateGroup, type WorklistAction } from '../worklist-state.ts';
import { bestIsGreatest, sorts, type WorklistView } from '../worklist-view.ts';

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
  return (
    <Flex
      vertical
      gap={6}
      style={{ padding: '8px 16px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      <Flex wrap gap="6px 8px" align="center" role="toolbar" aria-label={t('bar.actions')}>
        <Deeds {...props} />
      </Flex>
      <Flex wrap gap="6px 8px" align="center" justify="space-between">
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t('bar.show')}
          value={view.group}
          options={groups.map((group) => ({
            value: group,
            label: `${t(`group.${group}`)} ${formatNumber(countOf(group, worklist.counts))}`,
          }))}
          onChange={({ target }) => onView({ ...view, group: target.value as StateGroup })}
        />
        <Flex gap="small">
          <Select
            size="small"
            aria-label={t('bar.sort')}
            popupMatchSelectWidth={false}
            value={view.sort}
            options={sorts.map((sort) => ({ value: sort, label: t('bar.sortBy', { column: t(`column.${sort}`) }) }))}
            onChange={(sort) => onView({ ...view, sort, descending: bestIsGreatest.includes(sort) })}
          />
          <Input
            size="small"
            type="search"
            aria-label={t('bar.find')}
            style={{ width: 160 }}
            value={view.words}
            placeholder={t('bar.find')}
            onChange={({ target }) => onView({ ...view, words: target.value })}
          />
        </Flex>
      </Flex>
    </Flex>
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
      <span role="status">
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

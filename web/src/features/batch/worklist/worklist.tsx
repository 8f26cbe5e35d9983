// The worklist: its bar, its notices, and its molecules.

import type { Worklist, WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Alert, Col, Flex, Row, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useKeyLines, type KeyLine } from '../../../shared/keys/key-lines.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { later } from '../../../ui/state/later.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { shownName } from '../add/name-cell.tsx';
import type { CommonOrder } from '../common-order.ts';
import type { Started, WorklistAccess } from '../use-worklist.ts';
import { countOf, meantToStart, openTo } from '../worklist-state.ts';
import { plainView, searchOf, shownItems, viewOf, type WorklistView } from '../worklist-view.ts';
import { WorklistBar, type BarDeed } from './worklist-bar.tsx';

const ItemTable = later(() => import('./item-table.tsx').then((m) => m.ItemTable), {
  fallback: <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} style={{ padding: 16 }} />,
});

interface WorklistProps {
  routeType: RouteType;
  access: WorklistAccess;
  worklist: Worklist;
  /** Settings of the searches. */
  order: CommonOrder;
  onEdit: (item: WorklistItem) => void;
}

export function Worklist({ routeType, access, worklist, order, onEdit }: WorklistProps) {
  const { t } = useTranslation('batch');
  const removeWithUndo = useRemoval();
  const { items } = worklist;
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(search), [search]);
  const setView = (next: WorklistView) => setSearch(searchOf(next), { replace: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Started['refused']>([]);
  const shown = useMemo(() => shownItems(items, view), [items, view]);
  const those = items.filter(({ id }) => selected.has(id));
  const isSelection = those.length > 0;
  const chosen = isSelection ? those : items;

  const deeds: Record<BarDeed, (of: WorklistItem[]) => unknown> = {
    start: async (of) => {
      const goals = routeType === 'processchemistry' ? { goals: order.goals } : {};
      const started = await access.start({ ids: idsOf(of), settings: order.settings, ...goals });
      setRefused(started?.refused ?? []);
    },
    pause: (of) => access.pause(idsOf(of)),
    stop: (of) => access.stop(idsOf(of)),
    // Their tasks and routes stay among the tasks.
    remove: (of) =>
      removeWithUndo({
        remove: () => access.remove(idsOf(of)),
        said: t('remove.done', { count: of.length }),
        lists: ['waitingSmiles'],
      }),
  };
  const toStart = isSelection ? openTo('start', chosen) : meantToStart(items);
  useStartKey(access.busy === null && toStart.length > 0, () => void deeds.start(toStart));

  if (items.length === 0) return <EmptyWorklist />;
  return (
    <>
      {access.error && <ConnectionBanner error={access.error} retry={access.refresh} />}
      <WorklistBar
        worklist={worklist}
        view={view}
        onView={setView}
        chosen={chosen}
        isSelection={isSelection}
        busy={access.busy}
        onClear={() => setSelected(new Set())}
        onDeed={(deed, of) => void deeds[deed](of)}
      />
      <RefusedNotice refused={refused} items={items} onClose={() => setRefused([])} />
      <BatchNotice worklist={worklist} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('empty.noneFound')}
          text={t('empty.noneFoundHint')}
          action={
            <Button size="small" onClick={() => setView(plainView)}>
              {t('empty.showAll')}
            </Button>
          }
        />
      ) : (
        <ItemTable
          items={shown}
          view={view}
          selected={selected}
          routeType={routeType}
          onSelect={setSelected}
          onSort={(sorted) => setView({ ...view, ...sorted })}
          onRename={(id, name) => access.edit(id, { name })}
          onEdit={onEdit}
          onRemove={(item) => void deeds.remove([item])}
        />
      )}
    </>
  );
}
const startLines: readonly KeyLine[] = [{ keys: ['Ctrl+Enter'], says: 'commands:keys.plan' }];

/** Ctrl+Enter or Command+Enter starts what the button would start; in a field it belongs to the field. */
function useStartKey(isOn: boolean, start: () => void): void {
  useKeyLines('commands:keys.planning', isOn ? startLines : null);
  const run = useEffectEvent(start);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('textarea, dialog, [data-takes-paste]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

function idsOf(items: readonly WorklistItem[]): string[] {
  return items.map((item) => item.id);
}

const steps = ['gather', 'check', 'plan', 'compare'] as const;

/** What happens here, while there is no molecule yet. */
function EmptyWorklist() {
  const { t } = useTranslation('batch');
  return (
    <div style={{ maxWidth: 880, margin: '0 auto', padding: 24 }}>
      <EmptyState title={t('empty.title')} text={t('empty.text')} />
      <Row gutter={[16, 16]} role="list">
        {steps.map((step, index) => (
          <Col key={step} role="listitem" xs={24} sm={12}>
            <strong>
              {index + 1}. {t(`empty.${step}.title`)}
            </strong>
            <div style={{ color: 'var(--secondary)' }}>{t(`empty.${step}.text`)}</div>
          </Col>
        ))}
      </Row>
    </div>
  );
}

/** State of the whole batch: what runs and what waits, or the result once all is done. */
function BatchNotice({ worklist }: { worklist: Worklist }) {
  const { t } = useTranslation('batch');
  const { counts, items } = worklist;
  const running = countOf('running', counts);
  const done = countOf('completed', counts) + countOf('ended', counts);
  if (running > 0) {
    const part = items.reduce((sum, item) => sum + (item.state === 'searching' ? (item.percent ?? 0) : 0), 0) / 100;
    return (
      <Flex gap={16} align="center" style={{ padding: '6px 16px' }}>
        <span style={{ flex: '1 1 120px', maxWidth: 320 }}>
          <ProgressBar percent={((done + part) / (done + running)) * 100} label={t('notice.progress')} />
        </span>
        <span className="tabular">
          {t('notice.running', {
            searching: formatNumber(counts.searching ?? 0),
            queued: formatNumber(counts.queued ?? 0),
            done: formatNumber(done),
          })}
        </span>
      </Flex>
    );
  }
  if (done < worklist.total) return null;
  const solved = items.filter((item) => (item.result?.solvedCount ?? 0) > 0).length;
  return (
    <Alert
      banner
      type="success"
      role="status"
      title={t('notice.done', {
        count: done,
        total: formatNumber(done),
        solved: formatNumber(solved),
        rest: formatNumber(done - solved),
      })}
    />
  );
}

// Molecules that were to start and did not, by the reasons that the service gives.
interface RefusedNoticeProps {
  refused: Started['refused'];
  items: readonly WorklistItem[];
  onClose: () => void;
}

const namesShown = 5;

function RefusedNotice({ refused, items, onClose }: RefusedNoticeProps) {
  const { t } = useTranslation('batch');
  if (refused.length === 0) return null;
  const byReason = Map.groupBy(refused, ({ reason }) => reason.message);
  const nameOfId = (id: string) => items.filter((item) => item.id === id).map(shownName);
  return (
    <Alert
      banner
      type="warning"
      title={t('notice.refused', { count: refused.length })}
      closable={{ 'aria-label': t('notice.close'), onClose }}
      description={[...byReason].map(([message, those]) => {
        const names = those.flatMap(({ id }) => nameOfId(id));
        return (
          <div key={message}>
            {message} ({names.slice(0, namesShown).join(', ')}
            {names.length > namesShown && t('notice.more', { count: names.length - namesShown })})
          </div>
        );
      })}
    />
  );
}

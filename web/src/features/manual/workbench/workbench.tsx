// The canvas, and beside it what can be done with the molecule or step that is selected.

import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { Flex, Splitter, Typography } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { revealItem, toggleFold } from '../../../chemistry/tree/fold.ts';
import { ChangeLegend, changedParts } from '../../../chemistry/tree/route-changes.tsx';
import { routeTree } from '../../../chemistry/tree/route-tree.ts';
import { TreeCanvas, type TreeHandle } from '../../../chemistry/tree/tree-canvas.tsx';
import { itemOf, layoutTree } from '../../../chemistry/tree/tree-layout.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { treeShortcuts, useShortcuts, type Shortcut } from '../../../shared/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { UndoIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { later, usePrefetched } from '../../../ui/state/later.tsx';
import { nodesBelow, routePartsOf, savedPath } from '../draft-tree.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { WorkbenchContext, type DraftHandle } from '../use-draft.ts';
import { Toolbar } from './toolbar.tsx';
import { useUndoInTurn } from './use-undo-queue.ts';

// Behind a click or a key.
const VersionsDialog = later(() => import('./versions-dialog.tsx').then((module) => module.VersionsDialog));
const WriteDialog = later(() => import('./write-dialog.tsx').then((module) => module.WriteDialog));
const dialogs = [VersionsDialog, WriteDialog];

export function Workbench({ draft, handle }: { draft: ManualRouteDraft; handle: DraftHandle }) {
  const { t } = useTranslation(['manual', 'routes']);
  const navigate = useNavigate();
  const isStacked = useIsBelow('lg');
  const orientation = useIsBelow('md') ? 'vertical' : 'horizontal';
  const parts = useMemo(() => routePartsOf(draft), [draft]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const layout = useMemo(() => layoutTree(routeTree(parts), orientation, folded), [parts, orientation, folded]);
  const [wanted, setWanted] = useState(() => nextOpen(draft));
  /** While a part of the route is replaced, clicks on the tree pick where that part ends. */
  const [pick, setPick] = useState<{ of: string; at: string; to: string } | null>(null);
  const selectedId = selectable(draft, wanted);
  const below = useMemo(() => nodesBelow(draft, selectedId), [draft, selectedId]);
  const isPicking = pick?.of === selectedId && below.length > 0;
  const picked = isPicking ? (below.find((one) => one.nodeId === pick.to) ?? below.at(-1)) : undefined;
  const select = (id: string, withShift = false) => {
    setFolded((now) => revealItem(now, parts, id));
    if ((isPicking || withShift) && below.some(({ nodeId }) => nodeId === id))
      setPick({ of: selectedId, at: id, to: id });
    // A step on the way there is passed with the arrow keys.
    else if (isPicking && below.some(({ parentStepId }) => parentStepId === id)) setPick({ ...pick, at: id });
    else setWanted(id);
  };
  const fold = (id: string) => {
    if (!isPicking) setWanted(id);
    if (draft.nodes.some((one) => one.nodeId === id && one.status === 'made')) setFolded((now) => toggleFold(now, id));
  };
  usePrefetched(dialogs);
  const [asks, setAsks] = useState<'versions' | 'write' | null>(null);
  const tree = useRef<TreeHandle>(null);
  // What a change brings up may lie out of sight.
  const shown = itemOf(layout, selectedId);
  useEffect(() => {
    if (shown) tree.current?.show(shown.id);
  }, [shown]);

  const change: DraftHandle['change'] = async (action, details) => {
    if (handle.busy) return null;
    const next = await handle.change(action, details);
    // What was chosen asks the next question.
    if (next && (action === 'choose' || action === 'splice' || action === 'write'))
      setWanted(nextOpen(next, details?.nodeId));
    return next;
  };
  const keep = async () => {
    const routeId = await handle.keep();
    if (routeId === null) return;
    toast.success(t('save.done'), { label: t('save.look'), run: () => void navigate(savedPath(draft, routeId)) });
  };
  const node = draft.nodes.find((one) => one.nodeId === selectedId);
  useUndoInTurn({
    isBusy: handle.busy !== null,
    canUndo: draft.canUndo,
    canRedo: draft.canRedo,
    change: (action) => void change(action),
  });
  useShortcuts('commands:keys.manual', manualShortcuts, (key) => {
    if (key === 'Delete' && node?.status === 'made') return void change('remove', { nodeId: node.nodeId });
    if (key === 'b' && node && node.parentStepId !== null && node.status !== 'made')
      return void change(node.status === 'bought' ? 'make' : 'buy', { nodeId: node.nodeId });
    if (key === 'v') return setAsks('versions');
    if (key === 'w' && node) return setAsks('write');
    return key.startsWith('Arrow') || !tree.current ? false : tree.current.press(key);
  });

  const changes = useLastChange(draft);
  const [banned, setBanned] = useState<ReadonlySet<string>>(new Set());
  const marks = useMemo(
    () =>
      new Map([
        ...[...changes.nodes, ...changes.steps].map((id) => [id, t('routes:change.mark')] as const),
        ...[...banned].map((id) => [id, t('mark.banned')] as const),
        ...(picked ? [[selectedId, 'A'] as const, [picked.nodeId, 'B'] as const] : []),
      ]),
    [changes.nodes, changes.steps, banned, picked, selectedId, t],
  );
  return (
    <WorkbenchContext value={{ draft, handle: { ...handle, change } }}>
      <Flex component="section" vertical style={{ height: 'calc(100dvh - var(--header-height))', minHeight: 480 }}>
        <Toolbar tree={tree} onVersions={() => setAsks('versions')} onSave={keep} />
        <Splitter orientation={isStacked ? 'vertical' : 'horizontal'} style={{ flex: 1, minHeight: 0 }}>
          <Splitter.Panel min={180} style={{ position: 'relative', overflow: 'hidden' }}>
            <TreeCanvas
              ref={tree}
              layout={layout}
              selectedId={isPicking ? pick.at : selectedId}
              marks={marks}
              onSelect={select}
              onFold={fold}
            />
            <ChangeLegend
              changes={changes}
              onHide={changes.forget}
              undo={
                <Button
                  size="small"
                  icon={<UndoIcon size={14} />}
                  disabled={!draft.canUndo || handle.busy !== null}
                  onClick={() => void change('undo')}
                >
                  {t('undoChange')}
                </Button>
              }
            />
            {!isStacked && (
              <Typography.Text
                type="secondary"
                style={{ position: 'absolute', inset: 'auto 12px 8px', pointerEvents: 'none' }}
              >
                {t('keys')}
              </Typography.Text>
            )}
          </Splitter.Panel>
          <Splitter.Panel defaultSize={isStacked ? '58%' : 440} min={isStacked ? 180 : 340}>
            <SidePanel
              key={selectedId}
              parts={parts}
              selectedId={selectedId}
              picked={picked}
              isPicked={isPicking && pick.to !== ''}
              onPicking={(isOn) =>
                setPick((now) => {
                  if (!isOn) return null;
                  return now?.of === selectedId ? now : { of: selectedId, at: selectedId, to: '' };
                })
              }
              onSelect={select}
              onWrite={() => setAsks('write')}
              onBan={(stepId, isBanned) =>
                setBanned(
                  (now) => new Set([...[...now].filter((one) => one !== stepId), ...(isBanned ? [stepId] : [])]),
                )
              }
            />
          </Splitter.Panel>
        </Splitter>
        {asks === 'versions' && <VersionsDialog onClose={() => setAsks(null)} />}
        {asks === 'write' && node && <WriteDialog node={node} onClose={() => setAsks(null)} />}
      </Flex>
    </WorkbenchContext>
  );
}

/** What the last change of the route brought, until the next one, or until it is undone. */
function useLastChange(draft: ManualRouteDraft) {
  const [seen, setSeen] = useState({ before: draft, now: draft });
  if (seen.now.revision !== draft.revision) setSeen({ before: seen.now, now: draft });
  const changed = useMemo(
    () => (draft.canRedo ? { nodes: [], steps: [] } : changedParts(routePartsOf(seen.before), routePartsOf(seen.now))),
    [draft.canRedo, seen],
  );
  return { ...changed, forget: () => setSeen({ before: draft, now: draft }) };
}

/** What waits for a decision next: below the molecule, then anywhere; the molecule itself when nothing does. */
function nextOpen(draft: ManualRouteDraft, below?: string): string {
  const step = draft.reactions.find((one) => one.productNodeId === below);
  const open = draft.nodes.filter(({ status }) => status === 'open');
  const next = open.find((one) => one.parentStepId === step?.stepId) ?? open[0];
  return next?.nodeId ?? below ?? draft.nodes[0]?.nodeId ?? '';
}

/** What was selected, while it is there; what an undo took away leaves the target selected. */
function selectable(draft: ManualRouteDraft, id: string): string {
  const isThere = draft.nodes.some((one) => one.nodeId === id) || draft.reactions.some((one) => one.stepId === id);
  return isThere ? id : (draft.nodes[0]?.nodeId ?? '');
}

// The keys of a route by hand, as they are listened for and as the keyboard help lists them.
export const manualShortcuts: readonly Shortcut[] = [
  { keys: ['B'], on: ['b'], says: 'commands:keys.buy' },
  { keys: ['W'], on: ['w'], says: 'commands:keys.write' },
  { keys: ['V'], on: ['v'], says: 'commands:keys.versions' },
  { keys: ['Delete'], on: ['Delete'], says: 'commands:keys.remove' },
  { keys: ['1', '…', '9'], on: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], says: 'commands:keys.step' },
  ...treeShortcuts,
];

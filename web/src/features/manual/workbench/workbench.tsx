// The canvas, and beside it what can be done with the molecule or step that is selected.

import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { revealItem, toggleFold } from '../../../chemistry/tree/fold.ts';
import { itemOf, layoutTree } from '../../../chemistry/tree/tree-layout.ts';
import { routeTree } from '../../../chemistry/tree/route-tree.ts';
import { TreeCanvas, type TreeHandle } from '../../../chemistry/tree/tree-canvas.tsx';
import { useShortcuts, treeShortcuts, type Shortcut } from '../../../shared/keys/use-shortcuts.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { toast } from '../../../ui/notice/toast.ts';
import { routePartsOf } from '../draft-tree.ts';
import { keptRoutePath } from '../paths.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';
import type { DraftHandle } from '../use-draft.ts';
import { useUndoInTurn } from './use-undo-queue.ts';
import styles from './workbench.module.css';

export function Workbench({ draft, handle }: { draft: ManualRouteDraft; handle: DraftHandle }) {
  const { t } = useTranslation('manual');
  const navigate = useNavigate();
  const orientation = useIsBelow('md') ? 'vertical' : 'horizontal';
  const parts = useMemo(() => routePartsOf(draft), [draft]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const layout = useMemo(() => layoutTree(routeTree(parts), orientation, folded), [parts, orientation, folded]);
  const [wanted, setWanted] = useState(() => nextOpen(draft));
  const select = (id: string) => {
    setFolded((now) => revealItem(now, parts, id));
    setWanted(id);
  };
  const fold = (id: string) => {
    setWanted(id);
    if (draft.nodes.some((one) => one.nodeId === id && one.status === 'made')) setFolded((now) => toggleFold(now, id));
  };
  const selectedId = selectable(draft, wanted);
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
      select(nextOpen(next, details?.nodeId));
    return next;
  };
  const keep = async () => {
    const routeId = await handle.keep();
    if (routeId === null) return;
    toast.success(t('save.done'), { label: t('save.look'), run: () => void navigate(keptRoutePath(routeId)) });
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
  return (
    <section className={styles.page}>
      <Toolbar
        draft={draft}
        busy={handle.busy}
        tree={tree}
        onChange={change}
        onVersions={() => setAsks('versions')}
        onSave={keep}
      />
      <div className={styles.work}>
        <div className={styles.canvas}>
          <TreeCanvas ref={tree} layout={layout} selectedId={selectedId} onSelect={select} onFold={fold} />
          <p className={styles.hint}>{t('keys')}</p>
        </div>
        <SidePanel
          key={selectedId}
          draft={draft}
          parts={parts}
          selectedId={selectedId}
          handle={handle}
          onSelect={select}
          onChange={change}
          onWrite={() => setAsks('write')}
        />
      </div>
      {asks === 'versions' && (
        <VersionsDialog
          draftId={draft.draftId}
          isEdited={draft.editedRouteId !== undefined}
          busy={handle.busy}
          onChange={change}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'write' && node && (
        <WriteDialog
          draftId={draft.draftId}
          node={node}
          busy={handle.busy}
          onChange={change}
          onClose={() => setAsks(null)}
        />
      )}
    </section>
  );
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

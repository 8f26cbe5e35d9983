// A molecule of the graph: what is known of it, one more step by hand, or a further search from it.

import { growthSeconds } from '@app/shared/contracts/search-graph/change';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PencilIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { FlaskIcon } from '../../../ui/icons/module-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import type { MoleculeItem, GraphItem } from '../canvas/graph-tree.ts';
import { moleculeWords, pathsText } from '../molecule-words.ts';
import styles from './node-panel.module.css';
import { graphPath, manualPath } from '../paths.ts';
import type { Explorer } from '../use-explorer.ts';

export interface NodePanelProps<Item extends GraphItem = GraphItem> {
  routeType: string;
  taskId: string;
  item: Item;
  canChange: boolean;
  explorer: Explorer;
  /** The graph holds more than before. */
  onGrown: () => void;
}

export function MoleculePanel(props: NodePanelProps<MoleculeItem>) {
  const { routeType, taskId, item, explorer } = props;
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { node, isOpen, linkTo, level } = item;
  const { molecule } = node;
  return (
    <>
      <h2>{moleculeLabel(molecule)}</h2>
      <MoleculePicture molecule={molecule} width={280} height={140} decorative />
      <ul className={styles.facts}>
        <li>{moleculeWords(t, routes, node)}</li>
        {node.ways > 0 && node.state !== 'inStock' && <li title={t('canvas.waysWhy')}>{pathsText(t, node.ways)}</li>}
        <li>{t('canvas.reactions', { count: node.reactions })}</li>
      </ul>
      <div className={styles.actions}>
        {(node.reactions > 0 || linkTo !== null) && (
          <Button size="small" onClick={() => explorer.act(item)}>
            {t(linkTo === null ? (isOpen ? 'panel.fold' : 'panel.unfold') : 'panel.follow')}
          </Button>
        )}
        {level > 0 && (
          <ButtonLink size="small" to={graphPath(routeType, taskId, molecule.key)}>
            {t('fromHere')}
          </ButtonLink>
        )}
      </div>
      {props.canChange && <Growing {...props} />}
    </>
  );
}

/** One step by hand, a search from here, or the canvas of planning by hand. */
function Growing({ taskId, item, explorer, onGrown }: NodePanelProps<MoleculeItem>) {
  const { t } = useTranslation('search-graph');
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string | null>(null);
  const smilesUniqueCode = item.node.molecule.key;
  const run = async (what: string, action: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await action();
    } catch (error) {
      presentError(error);
    }
    setBusy(null);
  };
  const expand = async () => {
    const { added, proposals } = await call('searchGraphExpand', { body: { taskId, smilesUniqueCode } });
    explorer.unfold(smilesUniqueCode);
    onGrown();
    if (proposals === 0) toast.info(t('panel.nothing'));
    else toast.success(t('panel.added', { count: added }));
  };
  const grow = async (seconds: (typeof growthSeconds)[number]) => {
    await call('searchGraphGrow', { body: { taskId, smilesUniqueCode, seconds } });
    explorer.unfold(smilesUniqueCode);
    onGrown();
  };
  const plan = async () => {
    const { draft } = await call('manualRouteStart', { body: { smilesUniqueCode } });
    await navigate(manualPath(draft.draftId));
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<FlaskIcon size={16} />}
          loading={busy === 'expand'}
          disabled={busy !== null}
          title={t('panel.expandWhy')}
          onClick={() => run('expand', expand)}
        >
          {t('panel.expand')}
        </Button>
        <Button
          size="small"
          icon={<PencilIcon size={16} />}
          loading={busy === 'plan'}
          disabled={busy !== null}
          onClick={() => run('plan', plan)}
        >
          {t('byHand')}
        </Button>
      </div>
      <div className={styles.actions} role="group" aria-label={t('panel.grow')}>
        <span className={styles.quiet}>
          <SearchIcon size={14} />
          {t('panel.grow')}
        </span>
        {growthSeconds.map((seconds) => (
          <Button
            key={seconds}
            size="small"
            loading={busy === String(seconds)}
            disabled={busy !== null}
            onClick={() => run(String(seconds), () => grow(seconds))}
          >
            {t('panel.seconds', { count: seconds })}
          </Button>
        ))}
      </div>
    </>
  );
}

// What is selected in the graph, and what can be done with it.

import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Explorer } from '../use-explorer.ts';
import type { GraphItem } from '../canvas/graph-tree.ts';
import { MoleculePanel } from './molecule-panel.tsx';
import styles from './node-panel.module.css';
import { ReactionPanel } from './reaction-panel.tsx';

export interface NodePanelProps<Item extends GraphItem = GraphItem> {
  routeType: string;
  taskId: string;
  item: Item;
  canChange: boolean;
  explorer: Explorer;
  /** The graph holds more than before. */
  onGrown: () => void;
}

export function NodePanel(props: NodePanelProps) {
  const { t } = useTranslation('search-graph');
  const { item } = props;
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      {item.kind === 'molecule' && <MoleculePanel {...props} key={item.id} item={item} />}
      {item.kind === 'reaction' && <ReactionPanel explorer={props.explorer} item={item} />}
      {item.kind === 'more' && <p>{t('more', { count: item.count })}</p>}
    </section>
  );
}

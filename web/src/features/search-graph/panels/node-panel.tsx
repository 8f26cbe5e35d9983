// What is selected in the graph, and what can be done with it.

import { useTranslation } from 'react-i18next';
import { MoleculePanel, type NodePanelProps } from './molecule-panel.tsx';
import styles from './node-panel.module.css';
import { ReactionPanel } from './reaction-panel.tsx';

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

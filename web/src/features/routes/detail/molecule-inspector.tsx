import type { RouteDetail, RouteNode } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculeCard } from '../../../chemistry/molecule/molecule-card.tsx';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { MoleculeFacts, MoleculeUses, RouteNotes } from './parts.tsx';
import styles from '../inspector.module.css';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';

export interface MoleculeInspectorProps {
  route: RouteDetail;
  node: RouteNode;
  onSelect: (id: string) => void;
}

export function MoleculeInspector({ route, node, onSelect }: MoleculeInspectorProps) {
  const { t } = useTranslation('routes');
  const { t: detail } = useTranslation('routes');
  const madeIn = route.steps.find((step) => step.productNodeId === node.nodeId);
  const usedIn = route.steps.find((step) => step.stepId === node.parentStepId);
  const isTarget = node.parentStepId === null;
  return (
    <>
      <h2 className={styles.title}>{moleculeLabel(node.molecule)}</h2>
      <p className={styles.sub}>{t(isTarget ? 'role.target' : madeIn ? 'role.intermediate' : 'role.leaf')}</p>
      <MoleculeCard molecule={node.molecule} width={340} height={220} />
      <div className={styles.section}>
        <h3>{t('stock.title')}</h3>
        {isTarget ? (
          <p className={styles.quiet}>{t('stock.targetNever')}</p>
        ) : node.inStock ? (
          <p className={styles.good}>
            <CheckCircleIcon size={16} />
            {stockWords(t, node, 'long')}
          </p>
        ) : (
          <p className={madeIn ? styles.quiet : styles.bad}>
            {!madeIn && <WarningIcon size={16} />}
            {t(madeIn ? 'stock.madeHere' : 'stock.long.none')}
          </p>
        )}
      </div>
      <div className={styles.section}>
        <h3>{detail('detailPage.molecule.title')}</h3>
        <MoleculeFacts molecule={node.molecule} />
      </div>
      {isTarget && (
        <div className={styles.section}>
          <h3>{detail('detailPage.notes.ofRoute')}</h3>
          <RouteNotes route={route} />
        </div>
      )}
      <div className={styles.section}>
        <h3>{t('role.title')}</h3>
        {madeIn && (
          <button type="button" className={styles.linkButton} onClick={() => onSelect(madeIn.stepId)}>
            {t('role.madeIn', { number: madeIn.number, name: madeIn.name })}
          </button>
        )}
        {usedIn && (
          <button type="button" className={styles.linkButton} onClick={() => onSelect(usedIn.stepId)}>
            {t('role.usedIn', { number: usedIn.number, name: usedIn.name })}
          </button>
        )}
        <MoleculeUses route={route} node={node} />
      </div>
    </>
  );
}

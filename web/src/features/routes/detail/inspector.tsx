// What the tree cannot show of the selected molecule or step, and why the route counts as solved.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ChevronDownIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { ProcessPanel, SolvedPanel, StepInspector } from './parts.tsx';
import styles from '../inspector.module.css';
import { MoleculeInspector } from './molecule-inspector.tsx';

export interface InspectorProps {
  route: RouteDetail;
  selectedId: string;
  onSelect: (id: string) => void;
}

export function Inspector({ route, selectedId, onSelect }: InspectorProps) {
  const { t } = useTranslation('routes');
  const [tab, setTab] = useState<'selection' | 'solved' | 'process'>(route.process ? 'process' : 'selection');
  const [isOpen, setOpen] = useState(true);
  const select = (id: string) => {
    setTab('selection');
    onSelect(id);
  };
  const step = route.steps.find((one) => one.stepId === selectedId);
  const node = route.nodes.find((one) => one.nodeId === selectedId);
  // A step and a molecule have headings of their own.
  const titles = {
    process: t('inspector.process'),
    solved: t(route.summary.solved ? 'inspector.whySolved' : 'inspector.whyPartial'),
  };
  return (
    <aside className={styles.inspector} data-open={isOpen} aria-label={t('inspector.label')}>
      <div className={styles.head}>
        <Segmented
          label={t('inspector.label')}
          value={tab}
          options={[
            ...(route.process ? [{ value: 'process', label: titles.process } as const] : []),
            { value: 'selection', label: t(step ? 'inspector.step' : 'inspector.molecule') },
            { value: 'solved', label: titles.solved },
          ]}
          onChange={(next) => {
            setOpen(true);
            setTab(next);
          }}
        />
        <span className={styles.toggle} data-open={isOpen}>
          <IconButton
            size="small"
            label={t(isOpen ? 'inspector.collapse' : 'inspector.expand')}
            aria-expanded={isOpen}
            icon={<ChevronDownIcon size={16} />}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      {isOpen && (
        <div className={styles.body} tabIndex={0} role="region" aria-label={t('inspector.label')}>
          {tab !== 'selection' && <h2 className="visually-hidden">{titles[tab]}</h2>}
          {tab === 'process' && route.process ? (
            <ProcessPanel route={route} process={route.process} onSelect={select} />
          ) : tab === 'solved' ? (
            <SolvedPanel route={route} onSelect={select} />
          ) : step ? (
            <StepInspector route={route} step={step} onSelect={select} />
          ) : (
            node && <MoleculeInspector route={route} node={node} onSelect={select} />
          )}
        </div>
      )}
    </aside>
  );
}

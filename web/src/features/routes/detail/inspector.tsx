// What the tree cannot show of the selected molecule or step, and why the route counts as solved.

import type { RouteDetail, RouteNode } from '@app/shared/contracts/routes/routes';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ChevronDownIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculeCard } from '../../../chemistry/molecule/molecule-card.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import {
  MoleculeFacts,
  MoleculeUses,
  ProcessPanel,
  RouteComments,
  RouteNotes,
  SolvedPanel,
  StepInspector,
  StereocentresDialog,
} from './parts.tsx';

import { icon } from '../../../ui/icons/icons.tsx';

const ChevronUpIcon = icon(UpOutlined);

export interface InspectorProps {
  route: RouteDetail;
  selectedId: string;
  onSelect: (id: string) => void;
}

export function Inspector({ route, selectedId, onSelect }: InspectorProps) {
  const { t } = useTranslation('routes');
  const [tab, setTab] = useState<'selection' | 'solved' | 'process'>(route.process ? 'process' : 'selection');
  const [isOpen, setOpen] = useState(true);
  const isNarrow = useIsBelow('lg');
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
    <aside
      aria-label={t('inspector.label')}
      style={{
        display: 'flex',
        flexDirection: 'column',
        flex: 'none',
        minHeight: 0,
        background: 'var(--surface)',
        ...(isNarrow
          ? { maxHeight: '46%', borderTop: '1px solid var(--line-strong)' }
          : { width: 'clamp(376px, 26vw, 460px)', borderLeft: '1px solid var(--line)' }),
      }}
    >
      <Flex gap={8} align="center" justify="space-between" style={{ padding: '8px 14px' }}>
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
        {isNarrow && (
          <IconButton
            size="small"
            label={t(isOpen ? 'inspector.collapse' : 'inspector.expand')}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </Flex>
      {isOpen && (
        <div
          tabIndex={0}
          role="region"
          aria-label={t('inspector.label')}
          style={{ flex: 1, minHeight: 0, padding: '4px 14px 14px', overflow: 'auto', outlineOffset: -2 }}
        >
          {tab !== 'selection' && <h2 className="visually-hidden">{titles[tab]}</h2>}
          {tab === 'process' && route.process ? (
            <ProcessPanel route={route} process={route.process} onSelect={select} />
          ) : tab === 'solved' ? (
            <SolvedPanel route={route} onSelect={select} />
          ) : step ? (
            <>
              <StepInspector route={route} step={step} onSelect={select} />
              <PanelSection title={t('detailPage.comments.title')}>
                <RouteComments key={step.stepId} route={route} stepId={step.stepId} onSelect={select} />
              </PanelSection>
            </>
          ) : (
            node && <MoleculeInspector route={route} node={node} onSelect={select} />
          )}
        </div>
      )}
    </aside>
  );
}

interface MoleculeInspectorProps {
  route: RouteDetail;
  node: RouteNode;
  onSelect: (id: string) => void;
}

function MoleculeInspector({ route, node, onSelect }: MoleculeInspectorProps) {
  const { t } = useTranslation('routes');
  const madeIn = route.steps.find((step) => step.productNodeId === node.nodeId);
  const usedIn = route.steps.find((step) => step.stepId === node.parentStepId);
  const isTarget = node.parentStepId === null;
  const uses = [
    ['role.madeIn', madeIn],
    ['role.usedIn', usedIn],
  ] as const;
  return (
    <>
      <Typography.Title level={2} style={{ margin: 0, fontSize: 16 }}>
        {moleculeLabel(node.molecule)}
      </Typography.Title>
      <RecordNote>{t(isTarget ? 'role.target' : madeIn ? 'role.intermediate' : 'role.leaf')}</RecordNote>
      <MoleculeCard molecule={node.molecule} />
      <PanelSection title={t('stock.title')}>
        {isTarget ? (
          <RecordNote>{t('stock.targetNever')}</RecordNote>
        ) : !node.inStock && madeIn ? (
          <RecordNote>{t('stock.madeHere')}</RecordNote>
        ) : (
          <Verdict passes={node.inStock}>{node.inStock ? stockWords(t, node, 'long') : t('stock.long.none')}</Verdict>
        )}
      </PanelSection>
      {isTarget && (
        <>
          {node.molecule.smiles.includes('@') && <Stereocentres route={route} />}
          <PanelSection title={t('detailPage.notes.ofRoute')}>
            <RouteNotes route={route} />
          </PanelSection>
          <PanelSection title={t('detailPage.comments.title')}>
            <RouteComments route={route} onSelect={onSelect} />
          </PanelSection>
        </>
      )}
      <PanelSection title={t('role.title')}>
        {uses.map(
          ([words, step]) =>
            step && (
              <div key={words}>
                <LinkButton isText onClick={() => onSelect(step.stepId)}>
                  {t(words, { number: step.number, name: step.name })}
                </LinkButton>
              </div>
            ),
        )}
        <MoleculeUses route={route} node={node} />
      </PanelSection>
      <MoleculeFacts molecule={node.molecule} />
    </>
  );
}

/** Opens the comparison of ways to the stereocenters of the target. */
function Stereocentres({ route }: Pick<MoleculeInspectorProps, 'route'>) {
  const { t } = useTranslation('routes');
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelSection title={t('detailPage.stereocentres.title')}>
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('detailPage.stereocentres.open')}
        </Button>
      </div>
      {isOpen && <StereocentresDialog route={route} onClose={() => setOpen(false)} />}
    </PanelSection>
  );
}

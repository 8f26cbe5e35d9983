// What is selected in the graph, and what can be done with it.

import { growthSeconds } from '@app/shared/contracts/search-graph/change';
import type { GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import { Alert, Button as AntButton, Flex, Space, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { call } from '../../../shared/api/call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';
import { FlaskIcon } from '../../../ui/icons/module-icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { Section } from '../../../ui/page/section.tsx';
import type { GraphItem, MoleculeItem, ReactionItem } from '../canvas/graph-tree.ts';
import { moleculeWords, pathsText } from '../molecule-words.ts';
import { searchGraphPath, manualPath } from '../../../chemistry/export/paths.ts';
import { useShownGraph } from '../use-explorer.ts';

export function NodePanel({ item }: { item: GraphItem }) {
  const { t } = useTranslation('search-graph');
  return (
    <Section title={t('panel.label')}>
      <Flex vertical gap={8}>
        {item.kind === 'molecule' && <MoleculePart key={item.id} item={item} />}
        {item.kind === 'reaction' && <ReactionPart item={item} />}
        {item.kind === 'more' && t('more', { count: item.count })}
      </Flex>
    </Section>
  );
}

/** One line for each fact. */
function Facts({ title, facts }: { title: string; facts: readonly ReactNode[] }) {
  return (
    <div>
      <h3 style={{ margin: 0, fontSize: 15, overflowWrap: 'anywhere' }}>{title}</h3>
      {facts.filter(Boolean).map((fact, index) => (
        <Typography.Text key={index} type={index === 0 ? undefined : 'secondary'} style={{ display: 'block' }}>
          {fact}
        </Typography.Text>
      ))}
    </div>
  );
}

function MoleculePart({ item }: { item: MoleculeItem }) {
  const { routeType, taskId, explorer, canChange } = useShownGraph();
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { node, isOpen, linkTo, level } = item;
  const { molecule } = node;
  return (
    <>
      <MoleculePicture molecule={molecule} width={280} height={140} decorative />
      <Facts
        title={moleculeLabel(molecule)}
        facts={[
          moleculeWords(t, routes, node),
          node.ways > 0 && node.state !== 'inStock' && (
            <span title={t('canvas.waysWhy')}>{pathsText(t, node.ways)}</span>
          ),
          t('canvas.reactions', { count: node.reactions }),
        ]}
      />
      <Flex wrap gap={6}>
        {(node.reactions > 0 || linkTo !== null) && (
          <Button size="small" onClick={() => explorer.act(item)}>
            {t(linkTo === null ? (isOpen ? 'panel.fold' : 'panel.unfold') : 'panel.follow')}
          </Button>
        )}
        {level > 0 && (
          <ButtonLink size="small" to={searchGraphPath(routeType, taskId, molecule.key)}>
            {t('fromHere')}
          </ButtonLink>
        )}
      </Flex>
      {canChange && <Growing smilesUniqueCode={molecule.key} />}
    </>
  );
}

/** One step by hand, a search from here, or the canvas of planning by hand. */
function Growing({ smilesUniqueCode }: { smilesUniqueCode: string }) {
  const { taskId, explorer, onGrown } = useShownGraph();
  const { t } = useTranslation('search-graph');
  const navigate = useNavigate();
  const { isBusy, busy, run } = useAction<string>();
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
  const common = { size: 'small', disabled: isBusy } as const;
  return (
    <>
      <Flex wrap gap={6}>
        <Button
          {...common}
          icon={<FlaskIcon size={16} />}
          loading={busy === 'expand'}
          title={t('panel.expandWhy')}
          onClick={() => void run(expand, 'expand')}
        >
          {t('panel.expand')}
        </Button>
        <Button
          {...common}
          icon={<PencilIcon size={16} />}
          loading={busy === 'plan'}
          onClick={() => void run(plan, 'plan')}
        >
          {t('byHand')}
        </Button>
      </Flex>
      <Flex wrap gap={6} align="center" role="group" aria-label={t('panel.grow')}>
        <Typography.Text type="secondary">{t('panel.grow')}</Typography.Text>
        <Space.Compact>
          {growthSeconds.map((seconds) => (
            <AntButton
              key={seconds}
              {...common}
              loading={busy === String(seconds)}
              onClick={() => void run(() => grow(seconds), String(seconds))}
            >
              {t('panel.seconds', { count: seconds })}
            </AntButton>
          ))}
        </Space.Compact>
      </Flex>
    </>
  );
}

/** A way to make a molecule: how likely, what the check said, what is dangerous, and whether it is taken. */
function ReactionPart({ item }: { item: ReactionItem }) {
  const { explorer } = useShownGraph();
  const { t } = useTranslation(['search-graph', 'routes', 'process']);
  const { t: routes } = useTranslation('routes');
  const { t: graph } = useTranslation('search-graph');
  const { reaction, isChosen, productKey } = item;
  const { name, score, precedents, stepsToStock, ways, hazards, touchedGroups, classKey, check } = reaction;
  return (
    <>
      <Facts
        title={name}
        facts={[
          t(`routes:class.${classKey}`, { defaultValue: classKey }),
          t('panel.likely', { value: percentText(routes, score) }),
          t('routes:list.precedents', { count: precedents, value: formatNumber(precedents) }),
          stepsToStock !== undefined && t('canvas.steps', { count: stepsToStock }),
          ways > 0 && <span title={t('canvas.waysWhy')}>{pathsText(graph, ways)}</span>,
          touchedGroups.length > 0 && t('touched', { count: touchedGroups.length }),
        ]}
      />
      <Alert
        showIcon
        type={check === 'passed' ? 'success' : check === 'failed' ? 'warning' : 'info'}
        title={checkWords(graph, reaction)}
        description={check === 'failed' && <Instead rivals={reaction.rivals} />}
      />
      {hazards.map((rule) => (
        <Alert key={rule} type="warning" showIcon title={t(`process:hazard.${rule}`, { defaultValue: rule })} />
      ))}
      <Button
        size="small"
        variant={isChosen ? 'default' : 'primary'}
        icon={<CheckIcon size={16} />}
        aria-pressed={isChosen}
        style={{ alignSelf: 'start' }}
        onClick={() => explorer.choose(productKey, reaction.reactionKey)}
      >
        {t(isChosen ? 'panel.unchoose' : 'panel.choose')}
      </Button>
    </>
  );
}

/** Passed, failed and why, or not asked: the search checks what it is about to show. */
function checkWords(
  t: ReturnType<typeof useTranslation<'search-graph'>>['t'],
  { check, rank = 0 }: GraphReaction,
): string {
  if (check === 'unchecked') return t('check.unchecked');
  if (check === 'passed') return t('check.passed', { rank });
  return t(rank === 0 ? 'check.absent' : 'check.low', { rank });
}

/** What the precursors would rather give. */
function Instead({ rivals }: Pick<GraphReaction, 'rivals'>) {
  const { t } = useTranslation('search-graph');
  const products = rivals.flatMap(({ molecule, name }) => (molecule ? [{ molecule, name }] : []));
  if (products.length === 0) return null;
  return (
    <>
      {t('check.instead')}
      <Flex wrap gap={6}>
        {products.map(({ molecule, name }) => (
          <figure key={molecule.key} style={{ maxWidth: 110, margin: 0 }}>
            <MoleculePicture molecule={molecule} width={96} height={60} />
            {name !== undefined && <figcaption>{name}</figcaption>}
          </figure>
        ))}
      </Flex>
    </>
  );
}

// The route that the chosen paths make: its figures as it grows, beside the best of the list, and what to do with it.

import type { GraphPart, PathStep } from '@app/shared/contracts/search-graph/part';
import type { GraphMolecule } from '@app/shared/contracts/search-graph/search-graph';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon, RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { Section } from '../../../ui/page/section.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { later, usePrefetched } from '../../../ui/state/later.tsx';
import { manualPath, routePath } from '../../../chemistry/export/paths.ts';
import { chosenPaths, openLeaves, type Chosen } from '../selection.ts';
import { useShownGraph } from '../use-explorer.ts';

// Nothing is chosen at first.
const Figures = later(() => import('./figures.tsx').then((module) => module.Figures));
const tables = [Figures];

interface SelectionPanelProps {
  root: GraphMolecule;
  /** The target is the root; else the chosen paths start at a molecule below it. */
  isWhole: boolean;
}

export function SelectionPanel({ root, isWhole }: SelectionPanelProps) {
  const { taskId, canChange, explorer } = useShownGraph();
  const { t } = useTranslation('search-graph');
  const navigate = useNavigate();
  usePrefetched(tables);
  const { isBusy, busy, run } = useAction<string>();
  const { parts, chosen } = explorer;
  const choices = chosenPaths(root.molecule.key, parts, chosen);
  const leaves = openLeaves(root, parts, chosen);
  const settled = useDebounced(JSON.stringify(choices));
  const asked: PathStep[] = JSON.parse(settled);
  const { data, error } = useCall(
    'searchGraphSelection',
    isWhole && asked.length > 0 ? { body: { taskId, choices: asked } } : null,
    { passive: true, keepFor: taskId },
  );
  const button = (what: string, action: () => Promise<unknown>) => ({
    size: 'small' as const,
    loading: busy === what,
    disabled: isBusy,
    onClick: () => void run(action, what),
  });
  const complete = async () => {
    const { ways, isComplete } = await completePaths(taskId, root, parts, chosen);
    explorer.chooseAll(ways);
    if (!isComplete) toast.info(t('selection.incomplete'));
  };
  const save = async () => {
    const { routeId } = await call('searchGraphSave', { body: { taskId, choices } });
    toast.success(t('selection.saved'), {
      label: t('selection.view'),
      run: () => void navigate(routePath(routeId)),
    });
  };
  const open = async () => {
    const { draftId } = await call('searchGraphDraft', { body: { taskId, choices } });
    await navigate(manualPath(draftId));
  };
  const isAny = choices.length > 0;
  return (
    <Section
      title={t('selection.title')}
      extra={
        chosen.size > 0 && (
          <Button variant="text" size="small" onClick={explorer.clear}>
            {t('selection.clear')}
          </Button>
        )
      }
    >
      <Flex vertical gap={8}>
        {!isAny && <Typography.Text type="secondary">{t('selection.none')}</Typography.Text>}
        {!isWhole && <Typography.Text type="secondary">{t('selection.notWhole')}</Typography.Text>}
        {isAny && (
          <span role="status">
            {t('selection.steps', { count: choices.length })}
            {' · '}
            {leaves.length === 0 ? t('selection.complete') : t('selection.open', { count: leaves.length })}
          </span>
        )}
        {error && isAny && <ErrorState error={error} compact />}
        {data && !error && isAny && isWhole && <Figures figures={data.figures} />}
        <Flex wrap gap={6}>
          {leaves.length > 0 && root.stepsToStock !== undefined && (
            <Button {...button('complete', complete)} icon={<RouteIcon size={16} />} title={t('selection.completeWhy')}>
              {t('selection.completeBy')}
            </Button>
          )}
          {canChange && isWhole && isAny && !error && (
            <>
              <Button {...button('save', save)} variant="primary" icon={<CheckIcon size={16} />}>
                {t('selection.save')}
              </Button>
              <Button {...button('open', open)} icon={<PencilIcon size={16} />}>
                {t('selection.workbench')}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
    </Section>
  );
}

// Open molecules of the chosen route are completed by their shortest paths to stock.

/** Rounds of questions, one for each step in a row at most. */
const mostRounds = 20;
const atOnce = 40;

/** Paths to take besides; incomplete when a molecule has no way to stock. */
async function completePaths(
  taskId: string,
  root: GraphMolecule,
  parts: ReadonlyMap<string, GraphPart>,
  chosen: Chosen,
): Promise<{ ways: PathStep[]; isComplete: boolean }> {
  const known = new Map(parts);
  const taken = new Map(chosen);
  const ways: PathStep[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const leaves = openLeaves(root, known, taken);
    const solvable = leaves.filter(({ stepsToStock }) => stepsToStock !== undefined).slice(0, atOnce);
    if (solvable.length === 0) return { ways, isComplete: leaves.length === 0 };
    const open = solvable.map(({ molecule }) => ({ smilesUniqueCode: molecule.key, limit: 1 }));
    const { parts: found } = await call('searchGraphPart', { body: { taskId, open, sort: 'steps' } });
    for (const part of found) {
      const { key } = part.node.molecule;
      const [shortest] = part.items;
      known.set(key, part);
      if (!shortest) continue;
      taken.set(key, shortest.reactionKey);
      ways.push({ product: key, reactionKey: shortest.reactionKey });
    }
  }
  return { ways, isComplete: false };
}

// Another way from the molecule down to one that it is made from, which is picked on the tree: searched for, ranked, put in.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { routePartSeconds, type RoutePart } from '@app/shared/contracts/manual/editing';
import { Flex, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { useWorkbench } from '../use-draft.ts';
import { Choices } from './choices.tsx';

export interface ReplacePanelProps {
  /** The molecule that is to be made otherwise. */
  node: ManualNode;
  /** Where the part begins: the last molecule, until another is picked on the tree. */
  picked: ManualNode | undefined;
  /** What is picked is searched for at once. */
  isPicked: boolean;
  /** The next clicks on the tree pick a molecule below the node, until the panel goes. */
  onPicking: (isOn: boolean) => void;
}

export function ReplacePanel({ node, picked, isPicked, onPicking }: ReplacePanelProps) {
  const { t } = useTranslation('manual');
  const { handle } = useWorkbench();
  const [found, setFound] = useState<{ to: string; parts: readonly RoutePart[] } | null>(null);
  const search = useRef<AbortController & { to?: string }>(null);
  const begin = useEffectEvent(() => onPicking(true));
  const end = useEffectEvent(() => onPicking(false));
  useEffect(() => {
    begin();
    return () => {
      search.current?.abort();
      end();
    };
  }, []);
  const to = picked?.nodeId;
  const find = async () => {
    if (to === undefined) return;
    search.current = Object.assign(new AbortController(), { to });
    const part = { fromNodeId: node.nodeId, toNodeId: to };
    setFound({ to, parts: (await handle.findParts(part, search.current.signal)) ?? [] });
  };
  const findPicked = useEffectEvent((wanted: string | undefined, isFree: boolean) => {
    if (isFree && found?.to !== wanted) void find();
    // Another one was picked meanwhile: it follows.
    else if (search.current?.to !== wanted) search.current?.abort();
  });
  const isFree = handle.busy === null;
  useEffect(() => {
    if (isPicked) findPicked(to, isFree);
  }, [isPicked, to, isFree]);
  if (!picked) return null;
  const part = { fromNodeId: node.nodeId, toNodeId: picked.nodeId };
  const parts = found && found.to === to ? found.parts : [];
  return (
    <Flex vertical gap={8}>
      <Typography.Text type="secondary">{t('replace.pick')}</Typography.Text>
      <Flex align="center" gap={8} role="group" aria-label={t('replace.downTo')}>
        <MoleculePicture molecule={node.molecule} width={104} height={72} decorative />
        <span aria-hidden="true">…</span>
        <MoleculePicture molecule={picked.molecule} width={104} height={72} decorative />
        <span>
          {t('replace.downTo')} <strong>{moleculeLabel(picked.molecule)}</strong>{' '}
          <Typography.Text type="secondary">{t(`replace.status.${picked.status}`)}</Typography.Text>
        </span>
      </Flex>
      {handle.busy === 'find' ? (
        <SearchProgress onCancel={() => search.current?.abort()} />
      ) : (
        <Button size="small" disabled={handle.busy !== null} onClick={() => void find()}>
          {t('replace.find')}
        </Button>
      )}
      <Typography.Text type="secondary" role="status">
        {parts.length > 0 && t('replace.found', { count: parts.length })}
      </Typography.Text>
      {parts.length > 0 && (
        <Choices
          choices={parts.map((one) => ({
            key: one.partId,
            molecules: [],
            facts: <PartFacts part={one} />,
            action: t('continue.putIn'),
            onChoose: () => handle.putPart(part, one.partId),
          }))}
        />
      )}
    </Flex>
  );
}

function PartFacts({ part }: { part: RoutePart }) {
  const { t } = useTranslation('manual');
  const names = part.steps.map(({ name }) => name).toReversed();
  return (
    <>
      <Flex wrap align="center" gap={4}>
        {part.line.toReversed().map((molecule, index) => (
          <Flex key={molecule.key} align="center" gap={4}>
            {index > 0 && <ArrowRightIcon size={16} />}
            <MoleculePicture molecule={molecule} width={92} height={64} />
          </Flex>
        ))}
      </Flex>
      {names.join(t('replace.then'))}
      <br />
      {t('steps', { count: part.steps.length })} · {t('score', { value: formatNumber(part.score, 1) })}
    </>
  );
}

const tickMs = 250;

/** How far a search between two molecules is, by the time that it may take, and the way to end it. */
function SearchProgress({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('manual');
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const ticking = setInterval(() => setElapsed((performance.now() - startedAt) / 1_000), tickMs);
    return () => clearInterval(ticking);
  }, []);
  const isLate = elapsed > routePartSeconds;
  return (
    <Flex vertical align="start" gap={6}>
      <ProgressBar percent={(100 * elapsed) / routePartSeconds} indeterminate={isLate} label={t('replace.finding')} />
      <Typography.Text type="secondary">
        {t(isLate ? 'replace.waiting' : 'replace.seconds', { count: routePartSeconds, elapsed: Math.floor(elapsed) })}
      </Typography.Text>
      <Button size="small" icon={<CloseIcon size={16} />} onClick={onCancel}>
        {t('replace.cancel')}
      </Button>
    </Flex>
  );
}

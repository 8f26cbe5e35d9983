// Another way from the molecule down to one that it is made from: searched for, ranked, put in.

import { Select } from 'antd';
import type { ManualNode, ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { routePartSeconds, type RoutePart } from '@app/shared/contracts/manual/editing';
import { Fragment, useEffect, useRef, useState } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './edit-panels.module.css';
import type { DraftHandle } from '../use-draft.ts';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';

interface ReplacePanelProps {
  draft: ManualRouteDraft;
  node: ManualNode;
  handle: DraftHandle;
}

export function ReplacePanel({ draft, node, handle }: ReplacePanelProps) {
  const { t } = useTranslation('manual');
  const below = nodesBelow(draft, node.molecule.key);
  const [chosen, setChosen] = useState(below.at(-1)?.nodeId ?? '');
  const [parts, setParts] = useState<RoutePart[]>([]);
  const part = { fromNodeId: node.nodeId, toNodeId: chosen };
  const search = useRef<AbortController | null>(null);
  useEffect(() => () => search.current?.abort(), []);
  const find = async () => {
    search.current = new AbortController();
    setParts([]);
    setParts((await handle.findParts(part, search.current.signal)) ?? []);
  };
  return (
    <div className={styles.panel}>
      <label>
        {t('replace.downTo')}
        <Select
          aria-label={t('replace.downTo')}
          value={chosen}
          options={below.map((one) => ({
            value: one.nodeId,
            label: `${moleculeLabel(one.molecule)} (${t(`replace.status.${one.status}`)})`,
          }))}
          onChange={(picked) => {
            setChosen(picked);
            setParts([]);
          }}
        />
      </label>
      {handle.busy === 'find' ? (
        <SearchProgress onCancel={() => search.current?.abort()} />
      ) : (
        <Button size="small" disabled={handle.busy !== null} onClick={() => void find()}>
          {t('replace.find')}
        </Button>
      )}
      <p role="status" className={styles.quiet}>
        {parts.length > 0 && t('replace.found', { count: parts.length })}
      </p>
      <ol className={styles.list}>
        {parts.map((one) => (
          <li key={one.partId} className={styles.way}>
            <Way part={one} />
            <span className={styles.foot}>
              {t('steps', { count: one.steps.length })} · {t('score', { value: formatNumber(one.score, 1) })}
              <Button
                size="small"
                disabled={handle.busy !== null}
                onClick={() => void handle.putPart(part, one.partId)}
              >
                {t('continue.putIn')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Way({ part }: { part: RoutePart }) {
  const { t } = useTranslation('manual');
  return (
    <>
      <span className={styles.line}>
        {part.line.toReversed().map((molecule, index) => (
          <Fragment key={molecule.key}>
            {index > 0 && <ArrowRightIcon size={16} />}
            <MoleculePicture molecule={molecule} width={92} height={64} />
          </Fragment>
        ))}
      </span>
      <span className={styles.quiet}>
        {part.steps
          .toReversed()
          .map(({ name }) => name)
          .join(t('replace.then'))}
      </span>
    </>
  );
}

/** What the molecule is made from, level after level. */
function nodesBelow(draft: ManualRouteDraft, key: string): ManualNode[] {
  const steps = new Map(draft.reactions.map((step) => [step.productNodeId, step]));
  const keys: string[] = [];
  const queue = [...(steps.get(key)?.precursorNodeIds ?? [])];
  for (const one of queue) {
    if (!keys.includes(one)) keys.push(one);
    queue.push(...(steps.get(one)?.precursorNodeIds ?? []));
  }
  return keys.flatMap((one) => draft.nodes.find(({ nodeId }) => nodeId === one) ?? []);
}

// How far a search between two molecules is, by the time that it may take, and the way to end it.
const tickMs = 250;

function SearchProgress({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('manual');
  const elapsed = useElapsedSeconds();
  const isLate = elapsed > routePartSeconds;
  return (
    <div className={styles.progress}>
      <ProgressBar percent={(100 * elapsed) / routePartSeconds} indeterminate={isLate} label={t('replace.finding')} />
      <span className={styles.quiet}>
        {t(isLate ? 'replace.waiting' : 'replace.seconds', { count: routePartSeconds, elapsed: Math.floor(elapsed) })}
      </span>
      <Button size="small" icon={<CloseIcon size={16} />} onClick={onCancel}>
        {t('replace.cancel')}
      </Button>
    </div>
  );
}

function useElapsedSeconds(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const ticking = setInterval(() => setElapsed((performance.now() - startedAt) / 1_000), tickMs);
    return () => clearInterval(ticking);
  }, []);
  return elapsed;
}

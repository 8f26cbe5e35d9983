// The graph of one task: what it holds in figures, what of it is shown, and the outline to walk down.

import type { GraphCounts } from '@app/shared/contracts/search-graph';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { mayPass } from '../../api/call-error.ts';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { presentError } from '../../errors/present.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkChoices, filterOf, scoreChoices, withFilter, type GraphFilter } from './graph-filter.ts';
import { MoleculeBlock } from './molecule-block.tsx';
import styles from './page.module.css';
import { graphPath, manualPath, routeListPath } from './paths.ts';
import { useGraphNode } from './use-graph-node.ts';

export interface GraphViewProps {
  routeType: string;
  taskId: string;
  /** Key of the molecule to begin with; the target when left out. */
  from: string | undefined;
}

export function GraphView({ routeType, taskId, from }: GraphViewProps) {
  const { t } = useTranslation('search-graph');
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const { data, error, mutate } = useGraphNode(taskId, from, filter);
  if (error && !data)
    return (
      <div className={styles.message}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <ErrorState error={error} onRetry={mayPass(error) ? () => mutate() : undefined} />
        {!mayPass(error) && <p>{t('errorHint')}</p>}
        <ButtonLink to={`/${routeType}`}>{t('toTasks')}</ButtonLink>
      </div>
    );
  if (!data)
    return (
      <div className={styles.page} aria-busy="true" aria-label={t('loading')}>
        <Skeleton width={320} height={24} />
        <Skeleton height={120} radius={10} />
      </div>
    );
  const [target] = data.path;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('titleOf', { name: target ? moleculeLabel(target) : '' })}</h1>
        <ButtonLink size="small" to={routeListPath(routeType, taskId)}>
          {t('toRoutes')}
        </ButtonLink>
        <ByHand smilesUniqueCode={data.node.molecule.key} />
      </header>
      <Figures counts={data.counts} />
      {!data.isFinal && (
        <p className={styles.running} role="status">
          {t('running', { time: formatDateTime(data.asOf) })}
        </p>
      )}
      <Filters filter={filter} onFilter={(next) => setSearch(withFilter(search, next), { replace: true })} />
      {data.path.length > 1 && (
        <nav aria-label={t('path')}>
          <ol className={styles.path}>
            {data.path.map((molecule, index) => (
              <li key={molecule.key}>
                {index === data.path.length - 1 ? (
                  <strong aria-current="page">{moleculeLabel(molecule)}</strong>
                ) : (
                  <Link to={graphPath(routeType, taskId, index === 0 ? undefined : molecule.key)}>
                    {moleculeLabel(molecule)}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <MoleculeBlock
        key={data.node.molecule.key}
        taskId={taskId}
        molecule={data.node}
        filter={filter}
        addressOf={(key) => `${graphPath(routeType, taskId, key)}`}
        isTop
      />
    </div>
  );
}

const shownCounts: readonly (keyof GraphCounts)[] = [
  'molecules',
  'expanded',
  'inStock',
  'solved',
  'reactions',
  'passed',
  'failed',
  'left',
];

function Figures({ counts }: { counts: GraphCounts }) {
  const { t } = useTranslation('search-graph');
  return (
    <dl className={styles.figures}>
      {shownCounts.map((name) => (
        <div key={name} title={t(`counts.${name}Why`)}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Filters({ filter, onFilter }: { filter: GraphFilter; onFilter: (filter: GraphFilter) => void }) {
  const { t } = useTranslation('search-graph');
  return (
    <div className={styles.filters} role="group" aria-label={t('filter.label')}>
      <Segmented
        label={t('filter.check')}
        value={filter.check}
        options={checkChoices.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(check) => onFilter({ ...filter, check })}
      />
      <label>
        <input
          type="checkbox"
          checked={filter.solvedOnly}
          onChange={() => onFilter({ ...filter, solvedOnly: !filter.solvedOnly })}
        />
        {t('filter.solvedOnly')}
      </label>
      <label>
        {t('filter.minScore')}
        <select
          value={String(filter.minScore)}
          onChange={(event) => onFilter({ ...filter, minScore: Number(event.target.value) })}
        >
          {scoreChoices.map((score) => (
            <option key={score} value={String(score)}>
              {score === 0 ? t('filter.anyScore') : `≥ ${formatPercent(score)}`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Takes the molecule to the canvas of planning by hand. */
function ByHand({ smilesUniqueCode }: { smilesUniqueCode: string }) {
  const { t } = useTranslation('search-graph');
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const handleClick = async () => {
    setStarting(true);
    try {
      const { draft } = await call('manualRouteStart', { body: { smilesUniqueCode } });
      await navigate(manualPath(draft.draftId));
    } catch (error) {
      presentError(error);
      setStarting(false);
    }
  };
  return (
    <Button size="small" icon={<PencilIcon size={16} />} loading={isStarting} onClick={handleClick}>
      {t('byHand')}
    </Button>
  );
}

// PathsToTarget to make the selected molecule in one step, to choose from.

import { Checkbox, Select } from 'antd';
import type { ManualNode, ManualRouteDraft, ProposalSort } from '@app/shared/contracts/manual/manual';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposal-list.module.css';
import type { DraftHandle } from '../use-draft.ts';
import { useCall } from '../../../shared/api/use-call.ts';

interface ProposalListProps {
  draft: ManualRouteDraft;
  node: ManualNode;
  busy: DraftHandle['busy'];
  onChange: DraftHandle['change'];
}

export function ProposalList({ draft, node, busy, onChange }: ProposalListProps) {
  const { t } = useTranslation('manual');
  const { data, error, retry, filter, setFilter, isAll, showAll } = useProposals(node.molecule.key);
  const standing = new Set(keptNodes(draft, node.nodeId));
  const chosen = draft.reactions.find((step) => step.productNodeId === node.molecule.key)?.stepId;
  return (
    <section className={styles.list} aria-label={t('proposals.title')}>
      <h3>
        {t('proposals.title')}
        {data && <span>{t('proposals.count', { count: data.total })}</span>}
      </h3>
      <Filters classes={data?.classes ?? []} filter={filter} onFilter={setFilter} />
      <p className={styles.status} role="status">
        {!data && !error && t('proposals.loading')}
        {data && data.unchecked > 0 && t('proposals.checking', { count: data.unchecked })}
      </p>
      {error && <ErrorState error={error} compact onRetry={retry} />}
      {!data && !error && (
        <div aria-busy="true" className={styles.cards}>
          <Skeleton height={120} radius={10} />
          <Skeleton height={120} radius={10} />
        </div>
      )}
      {data?.total === 0 && (
        <p className={styles.empty}>{t(data.found === 0 ? 'proposals.none' : 'proposals.noneLeft')}</p>
      )}
      {data && data.banned > 0 && (
        <p className={styles.status}>
          <Link to="/my/ban">{t('proposals.banned', { count: data.banned })}</Link>
        </p>
      )}
      <ol className={styles.cards}>
        {data?.items.map((proposal) => (
          <li key={proposal.proposalId}>
            <ProposalCard
              proposal={proposal}
              standing={standing}
              isChosen={proposal.proposalId === chosen}
              isBusy={busy !== null}
              onChoose={() => onChange('choose', { nodeId: node.nodeId, proposalId: proposal.proposalId })}
            />
          </li>
        ))}
      </ol>
      {data && !isAll && data.total > data.items.length && (
        <Button size="small" onClick={showAll}>
          {t('proposals.all', { count: data.total })}
        </Button>
      )}
    </section>
  );
}

interface FiltersProps {
  classes: readonly { classKey: string; count: number }[];
  filter: ProposalFilter;
  onFilter: (filter: ProposalFilter) => void;
}

function Filters({ classes, filter, onFilter }: FiltersProps) {
  const { t } = useTranslation('manual');
  const { t: routes } = useTranslation('routes');
  return (
    <div className={styles.filters}>
      <Select
        size="small"
        aria-label={t('filter.class')}
        value={filter.classKey}
        options={[
          { value: '', label: t('filter.allClasses') },
          ...classes.map(({ classKey, count }) => ({
            value: classKey,
            label: `${routes(`class.${classKey}`, { defaultValue: classKey })} (${count})`,
          })),
        ]}
        onChange={(picked) => onFilter({ ...filter, classKey: picked })}
      />
      <Select
        size="small"
        aria-label={t('filter.sort')}
        value={filter.sort}
        options={proposalSortKeys.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChange={(picked) => onFilter({ ...filter, sort: sortOf(picked) })}
      />
      <Checkbox checked={filter.passedOnly} onChange={() => onFilter({ ...filter, passedOnly: !filter.passedOnly })}>
        {t('filter.passedOnly')}
      </Checkbox>
      <Checkbox checked={filter.inStockOnly} onChange={() => onFilter({ ...filter, inStockOnly: !filter.inStockOnly })}>
        {t('filter.inStockOnly')}
      </Checkbox>
    </div>
  );
}

const proposalSortKeys: readonly ProposalSort[] = ['probability', 'precedents', 'forwardRank', 'precursors'];

function sortOf(value: string): ProposalSort {
  return proposalSortKeys.find((one) => one === value) ?? 'probability';
}

/** What stays on the canvas when the molecule is made otherwise: all but what hangs below it. */
function keptNodes(draft: ManualRouteDraft, nodeId: string): string[] {
  const steps = new Map(draft.reactions.map((step) => [step.productNodeId, step]));
  const below = (id: string): string[] =>
    (steps.get(id)?.precursorNodeIds ?? []).flatMap((one) => [one, ...below(one)]);
  const gone = new Set(below(nodeId));
  return draft.nodes.map((node) => node.nodeId).filter((id) => !gone.has(id));
}

interface ProposalFilter {
  /** Empty for all classes. */
  classKey: string;
  passedOnly: boolean;
  inStockOnly: boolean;
  sort: ProposalSort;
}

const shownAtFirst = 10;
const shownAtOnce = 50;
const nextCheckMs = 500;

const noFilter: ProposalFilter = { classKey: '', passedOnly: false, inStockOnly: false, sort: 'probability' };

/** Proposals for a molecule; asked for again while forward checks are still to come. */
function useProposals(moleculeKey: string) {
  const [filter, setFilter] = useState(noFilter);
  const [isAll, setAll] = useState(false);
  const { classKey, ...rest } = filter;
  const body = {
    smilesUniqueCode: moleculeKey,
    ...rest,
    classKeys: classKey === '' ? [] : [classKey],
    pageIndex: 1,
    pageSize: isAll ? shownAtOnce : shownAtFirst,
  };
  const response = useCall(
    'indexManualSearch',
    { body },
    {
      keepFor: moleculeKey,
      refreshInterval: (newest) => (newest && newest.unchecked > 0 ? nextCheckMs : 0),
    },
  );
  return {
    data: response.data,
    error: response.error,
    retry: () => response.mutate(),
    filter,
    setFilter,
    isAll,
    showAll: () => setAll(true),
  };
}

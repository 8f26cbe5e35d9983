// Reactions that make the selected molecule in one step, to choose from.

import type { ManualNode, ProposalSort } from '@app/shared/contracts/manual/manual';
import { Checkbox, Flex, Select, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { nodesBelow } from '../draft-tree.ts';
import { useWorkbench } from '../use-draft.ts';
import { ProposalCard } from './proposal-card.tsx';

const sorts: readonly ProposalSort[] = ['probability', 'precedents', 'forwardRank', 'precursors'];
const shownAtFirst = 10;
const shownAtOnce = 50;
const nextCheckMs = 500;

export function ProposalList({ node }: { node: ManualNode }) {
  const { draft, handle } = useWorkbench();
  const { t } = useTranslation(['manual', 'routes']);
  const smilesUniqueCode = node.molecule.key;
  const [filter, setFilter] = useState({ classKey: '', passedOnly: false, inStockOnly: false, sort: sorts[0] });
  const [isAll, setAll] = useState(false);
  const { classKey, ...asked } = filter;
  const body = {
    smilesUniqueCode,
    ...asked,
    classKeys: classKey === '' ? [] : [classKey],
    pageIndex: 1,
    pageSize: isAll ? shownAtOnce : shownAtFirst,
  };
  const { data, error, mutate } = useCall(
    'indexManualSearch',
    { body },
    {
      keepFor: smilesUniqueCode,
      // While forward checks are still to come.
      refreshInterval: (newest) => (newest && newest.unchecked > 0 ? nextCheckMs : 0),
    },
  );
  // What stays on the canvas when the molecule is made otherwise: all but what hangs below it.
  const gone = new Set(nodesBelow(draft, node.nodeId).map(({ nodeId }) => nodeId));
  const standing = new Set(draft.nodes.map(({ nodeId }) => nodeId).filter((id) => !gone.has(id)));
  const chosen = draft.reactions.find((step) => step.productNodeId === smilesUniqueCode)?.stepId;
  return (
    <Flex component="section" vertical gap={8} aria-label={t('proposals.title')}>
      <h3 style={{ margin: 0 }}>
        {t('proposals.title')}{' '}
        {data && <Typography.Text type="secondary">{t('proposals.count', { count: data.total })}</Typography.Text>}
      </h3>
      <Flex wrap gap="6px 14px" align="center">
        <Select
          size="small"
          style={{ maxWidth: '48%' }}
          popupMatchSelectWidth={false}
          aria-label={t('filter.class')}
          value={classKey}
          options={[
            { value: '', label: t('filter.allClasses') },
            ...(data?.classes ?? []).map((one) => ({
              value: one.classKey,
              label: `${t(`routes:class.${one.classKey}`, { defaultValue: one.classKey })} (${one.count})`,
            })),
          ]}
          onChange={(picked) => setFilter({ ...filter, classKey: picked })}
        />
        <Select
          size="small"
          style={{ maxWidth: '48%' }}
          popupMatchSelectWidth={false}
          aria-label={t('filter.sort')}
          value={filter.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={(sort) => setFilter({ ...filter, sort })}
        />
        {(['passedOnly', 'inStockOnly'] as const).map((name) => (
          <Checkbox
            key={name}
            checked={filter[name]}
            onChange={({ target }) => setFilter({ ...filter, [name]: target.checked })}
          >
            {t(`filter.${name}`)}
          </Checkbox>
        ))}
      </Flex>
      <Typography.Text type="secondary" role="status" style={{ minHeight: 22 }}>
        {!data && !error && t('proposals.loading')}
        {data && data.unchecked > 0 && t('proposals.checking', { count: data.unchecked })}
      </Typography.Text>
      {error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {!data && !error && <Skeleton active />}
      {data?.total === 0 && t(data.found === 0 ? 'proposals.none' : 'proposals.noneLeft')}
      {data && data.banned > 0 && <Link to="/my/ban">{t('proposals.banned', { count: data.banned })}</Link>}
      {data?.items.map((proposal) => (
        <ProposalCard
          key={proposal.proposalId}
          proposal={proposal}
          standing={standing}
          isChosen={proposal.proposalId === chosen}
          isBusy={handle.busy !== null}
          onChoose={() => handle.change('choose', { nodeId: node.nodeId, proposalId: proposal.proposalId })}
        />
      ))}
      {data && !isAll && data.total > data.items.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('proposals.all', { count: data.total })}
        </Button>
      )}
    </Flex>
  );
}

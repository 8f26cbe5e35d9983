// One way to make the molecule: what it is made from, what it is called, what speaks for and against it.

import type { Precursor, Proposal } from '@app/shared/contracts/manual/manual';
import { Alert, Card, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { CompetingSites, OriginBadge } from '../../../chemistry/step/step-facts.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckCircleIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx';

export interface ProposalCardProps {
  proposal: Proposal;
  /** Molecules that the route has elsewhere. */
  standing: ReadonlySet<string>;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

export function ProposalCard({ proposal, standing, isChosen, isBusy, onChoose }: ProposalCardProps) {
  const { t } = useTranslation(['manual', 'routes']);
  const { t: routes } = useTranslation('routes');
  const [isOpen, setOpen] = useState(false);
  const refused = proposal.precursors.find(({ controlled }) => controlled)?.controlled?.text;
  const again = proposal.precursors.find(({ molecule }) => standing.has(molecule.key));
  const why = refused ?? (again && t('proposal.again', { name: moleculeLabel(again.molecule) }));
  const { over, under } = arrowTexts(proposal.conditions[0]);
  return (
    <Card
      size="small"
      role="article"
      aria-label={proposal.name}
      title={<span style={{ whiteSpace: 'normal' }}>{proposal.name}</span>}
      extra={
        <strong title={t('routes:step.probabilityHint')}>
          {t('routes:step.probability', { value: percentText(routes, proposal.probability) })}
        </strong>
      }
      style={isChosen ? { borderColor: 'var(--primary)' } : undefined}
    >
      <Flex vertical gap={8}>
        <Flex wrap gap="2px 14px">
          <ForwardMark forward={proposal.forward} />
          {proposal.templateKind !== 'learned' && (
            <Typography.Text type="secondary">
              {t('routes:list.precedents', {
                count: proposal.precedents,
                value: formatNumber(proposal.precedents),
              })}
            </Typography.Text>
          )}
          <Typography.Text type="secondary">
            {t(`routes:class.${proposal.classKey}`, { defaultValue: proposal.classKey })}
          </Typography.Text>
          <OriginBadge step={proposal} />
        </Flex>
        <Precursors precursors={proposal.precursors} />
        {(over || under) && (
          <Typography.Text type="secondary">{[over, under].filter(Boolean).join('; ')}</Typography.Text>
        )}
        {why && <Alert type="warning" showIcon title={why} />}
        <Flex gap={6} align="center">
          {isChosen ? (
            // Not a button that is disabled: browsers send no key events from a focused disabled button.
            <Tag color="success">{t('proposal.chosen')}</Tag>
          ) : (
            <Button size="small" variant="primary" disabled={isBusy || why !== undefined} onClick={onChoose}>
              {t('proposal.choose')}
            </Button>
          )}
          <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'proposal.less' : 'proposal.more')}
          </Button>
        </Flex>
        {isOpen && (
          <div>
            <ConditionsTable step={proposal} />
            {proposal.note && <p>{proposal.note}</p>}
            <CompetingSites groups={proposal.touchedGroups} />
            {proposal.forward && <ForwardPanel forward={proposal.forward} />}
          </div>
        )}
      </Flex>
    </Card>
  );
}

/** What a step takes, each with its stock: a dashed frame is still to be made. */
export function Precursors({ precursors }: { precursors: readonly Precursor[] }) {
  const { t: routes } = useTranslation('routes');
  return (
    <Flex component="ul" wrap gap={8} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {precursors.map((precursor) => {
        const { molecule, inStock } = precursor;
        return (
          <Flex
            key={molecule.key}
            component="li"
            vertical
            style={{
              width: 122,
              padding: 4,
              border: inStock ? '1px solid var(--success)' : '1px dashed var(--line-control)',
              borderRadius: 'var(--radius)',
            }}
          >
            <MoleculePicture molecule={molecule} width={112} height={76} decorative />
            <Typography.Text strong ellipsis>
              {moleculeLabel(molecule)}
            </Typography.Text>
            <Typography.Text type={inStock ? 'success' : 'secondary'} style={{ fontSize: 12 }}>
              {inStock ? stockWords(routes, precursor, 'short') : routes('stock.short.none')}
            </Typography.Text>
          </Flex>
        );
      })}
    </Flex>
  );
}

/** What the forward check says of a step in one line; no check yet when there is none. */
export function ForwardMark({ forward }: Pick<Proposal, 'forward'>) {
  const { t } = useTranslation('manual');
  if (!forward)
    return (
      <Typography.Text type="secondary">
        <ClockIcon size={15} /> {t('check.waiting')}
      </Typography.Text>
    );
  const words = forward.passed ? 'check.passed' : forward.rank === 0 ? 'check.absent' : 'check.low';
  return (
    <Typography.Text type={forward.passed ? 'success' : 'warning'}>
      {forward.passed ? <CheckCircleIcon size={15} /> : <WarningIcon size={15} />} {t(words, { rank: forward.rank })}
    </Typography.Text>
  );
}

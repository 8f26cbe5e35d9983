// Ranked conditions as columns, one factor a row, so that what differs between them is seen along a row; and below, what the
// ranking rests on.

import {
  conditionFactors,
  type OptimizationResult,
  type RankedConditions,
} from '@app/shared/contracts/conditions/conditions';
import { conditionCollations, type ConditionCollation } from '@app/shared/contracts/profile/profile';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Empty, Flex, Table, Typography, type TableColumnsType, Descriptions } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namesText } from '../../../chemistry/step/condition-words.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { MoreCell, runText, SetHeading, SolventClass, SupportCell, YieldCell } from './set-cells.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Section } from '../../../ui/page/section.tsx';

export function SetsView({ result, onChooseLevels }: { result: OptimizationResult; onChooseLevels: () => void }) {
  const { t } = useTranslation('conditions');
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [chosen, setSort] = useState<ConditionCollation | null>(null);
  const sort = chosen ?? conditionCollations.find((one) => one === profile?.conditionOptCollation) ?? 'predicted';
  const { sets, model, notes } = result;
  return (
    <Flex vertical gap="middle" style={{ padding: 16 }} data-paper="wide">
      {sets.length === 0 ? (
        <Empty
          description={
            <>
              <strong>{t('optimization.sets.none')}</strong>
              <div>{t('optimization.sets.noneHint')}</div>
            </>
          }
        >
          <Button onClick={onChooseLevels}>{t('optimization.sets.chooseLevels')}</Button>
        </Empty>
      ) : (
        <>
          <Flex wrap gap="small" align="center" data-screen-only>
            {t('optimization.sets.order')}
            <Segmented
              label={t('optimization.sets.order')}
              value={sort}
              options={conditionCollations.map((value) => ({ value, label: t(`optimization.sets.column.${value}`) }))}
              onChange={setSort}
            />
          </Flex>
          <SetTable sets={sortSets(sets, sort)} />
        </>
      )}
      <ModelPanel
        model={model}
        notes={notes}
        nearest={nearestOf(sets)}
        hasRanges={sets.some(({ predicted }) => predicted !== null)}
      />
    </Flex>
  );
}

interface Line {
  key: string;
  label: string;
  /** What is the same in the first column is shown paler. */
  text?: (set: RankedConditions) => string;
  render?: (set: RankedConditions) => ReactNode;
}

const widths = { label: 132, set: 176 };

function SetTable({ sets }: { sets: readonly RankedConditions[] }) {
  const { t } = useTranslation('conditions');
  const column = (key: 'rank' | 'predicted' | 'run' | 'support' | 'solvent' | 'risk' | 'more') =>
    t(`optimization.sets.column.${key}`);
  const lines: Line[] = [
    { key: 'predicted', label: column('predicted'), render: ({ predicted }) => <YieldCell predicted={predicted} /> },
    ...conditionFactors
      .filter((factor) => sets.some(({ choice }) => choice[factor] !== undefined))
      .map((factor) => ({
        key: factor,
        label: t(`optimization.factor.${factor}`),
        text: ({ choice }: RankedConditions) => (choice[factor] === undefined ? '–' : namesText([choice[factor]])),
      })),
    { key: 'run', label: column('run'), text: (set) => runText(set).join(', ') || '–' },
    {
      key: 'atmosphere',
      label: t('optimization.sets.column.atmosphere'),
      text: ({ atmosphere }) => t(`optimization.atmosphere.${atmosphere}`),
    },
    { key: 'solvent', label: column('solvent'), render: (set) => <SolventClass {...set} /> },
    ...(sets.some(({ atRisk }) => atRisk.length > 0)
      ? [
          {
            key: 'risk',
            label: column('risk'),
            render: ({ atRisk }: RankedConditions) =>
              atRisk.length === 0 ? (
                '–'
              ) : (
                <Typography.Text type="warning">{atRisk.join(t('optimization.separator'))}</Typography.Text>
              ),
          },
        ]
      : []),
    { key: 'support', label: column('support'), render: (set) => <SupportCell {...set} /> },
    { key: 'more', label: column('more'), render: (set) => <MoreCell set={set} /> },
  ];
  const [first] = sets;
  const columns: TableColumnsType<Line> = [
    {
      key: 'label',
      title: column('rank'),
      dataIndex: 'label',
      rowScope: 'row',
      fixed: 'start',
      width: widths.label,
      onCell: () => ({ style: { overflowWrap: 'anywhere' } }),
    },
    ...sets.map((set) => ({
      key: set.rank,
      title: <SetHeading set={set} />,
      width: widths.set,
      onCell: () => ({ style: { verticalAlign: 'top', overflowWrap: 'anywhere' } as const }),
      render: (_: unknown, { text, render }: Line) => {
        if (!text) return render?.(set);
        const isSame = first !== undefined && set !== first && text(set) === text(first);
        return isSame ? <Typography.Text type="secondary">{text(set)}</Typography.Text> : withSubscripts(text(set));
      },
    })),
  ];
  return (
    <Table<Line>
      bordered
      size="small"
      aria-label={t('optimization.sets.caption')}
      tableLayout="fixed"
      columns={columns}
      dataSource={lines}
      rowKey="key"
      pagination={false}
      scroll={{ x: widths.label + sets.length * widths.set }}
    />
  );
}

/** The substrates of all sets are the same, and so is their distance to those that the model has seen. */
function nearestOf(sets: OptimizationResult['sets']): number | null {
  return sets.find(({ predicted }) => predicted?.kind === 'model')?.support.nearest ?? null;
}

type SolventClassName = NonNullable<RankedConditions['solventClass']>;

/** CHEM21 selection guide, the best first. */
const greenness: Record<SolventClassName, number> = {
  recommended: 0,
  problematic: 1,
  hazardous: 2,
  highlyHazardous: 3,
};
const unclassed = 4;

const orders: Record<ConditionCollation, (one: RankedConditions, other: RankedConditions) => number> = {
  rank: () => 0,
  predicted: (one, other) => (other.predicted?.percent ?? -1) - (one.predicted?.percent ?? -1),
  solvent: (one, other) => greennessOf(one) - greennessOf(other),
};

/** In another order; equals stay in the order of their ranks. */
function sortSets(sets: readonly RankedConditions[], sort: ConditionCollation): RankedConditions[] {
  return sets.toSorted((one, other) => orders[sort](one, other) || one.rank - other.rank);
}

function greennessOf({ solventClass }: RankedConditions): number {
  return solventClass === undefined ? unclassed : greenness[solventClass];
}

interface ModelPanelProps {
  model: OptimizationResult['model'];
  notes: readonly string[];
  /** Similarity of the nearest substrates that were measured; null where nothing is predicted from them. */
  nearest: number | null;
  /** Whether any range of yields is drawn. */
  hasRanges: boolean;
}

/** What predicts the yields and how wrong it is, or that nothing does; and what could not be judged. */
function ModelPanel({ model, notes, nearest, hasRanges }: ModelPanelProps) {
  const { t } = useTranslation('conditions');
  const fact = (key: 'experiments' | 'substrates' | 'error' | 'nearest' | 'hidden', children: string) => ({
    key,
    label: t(`optimization.model.${key}`),
    children,
  });
  return (
    <Section title={t('optimization.model.title')}>
      {model === null ? (
        <p>{t('optimization.model.none')}</p>
      ) : (
        <>
          <p>{model.name}</p>
          <Descriptions
            size="small"
            column={{ xs: 1, md: 2, xl: 3 }}
            items={[
              fact('experiments', formatNumber(model.experiments)),
              fact('substrates', formatNumber(model.substrates)),
              fact('error', t('optimization.model.errorValue', { value: formatNumber(model.error, 1) })),
              ...(nearest === null ? [] : [fact('nearest', formatNumber(nearest, 2))]),
              fact('hidden', formatNumber(model.hidden)),
            ]}
          />
          <Typography.Paragraph type="secondary">
            {t(model.hidden > 0 ? 'optimization.model.hiddenSome' : 'optimization.model.hiddenNone')}{' '}
            {t('optimization.model.source', { source: model.source })}
          </Typography.Paragraph>
        </>
      )}
      {hasRanges && <Typography.Paragraph type="secondary">{t('optimization.model.range')}</Typography.Paragraph>}
      {notes.length > 0 && (
        <>
          <strong>{t('optimization.model.notes')}</strong>
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

// Why a molecule scores as it does: tinted picture, what each part adds or takes, its rarest fragments.

import type { ScoreExplanation } from '@app/shared/contracts/sascore/results';
import { Drawer, Flex, Skeleton, Table, Typography } from 'antd';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { planPath } from '../../../shared/navigation/handed-structure.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { difficultyOf } from './effects.ts';
import { EffectChart } from './effect-chart.tsx';
import { ScoreBar } from './score-bar.tsx';
import styles from './why-panel.module.css';

interface WhyPanelProps {
  structure: string;
  /** What the row is called, where it comes from a list. */
  name?: string;
  onClose: () => void;
}

export function WhyPanel({ structure, name, onClose }: WhyPanelProps) {
  const { t } = useTranslation('sascore');
  const { data, error, isLoading, mutate } = useCall('sascoreExplain', { body: { structure } });
  return (
    <Drawer
      open
      size={420}
      mask={false}
      closable={false}
      rootStyle={{ top: 'var(--header-height)' }}
      styles={{ wrapper: { maxWidth: '100%' }, body: { padding: 16 } }}
      onClose={onClose}
    >
      <aside
        aria-label={t('why.title')}
        aria-busy={isLoading}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <Flex align="center" justify="space-between">
          <SectionTitle title={t('why.title')} />
          <IconButton size="small" label={t('why.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
        </Flex>
        {data && <Explanation data={data} name={name} />}
        {!data && error && <ErrorState error={error} compact onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton active paragraph={{ rows: 14 }} />}
      </aside>
    </Drawer>
  );
}

function Explanation({ data, name }: { data: ScoreExplanation; name?: string }) {
  const { t } = useTranslation('sascore');
  const { can } = useSession();
  const { molecule, score, table } = data;
  const label = name || moleculeLabel(molecule);
  return (
    <>
      <strong title={molecule.smiles} style={{ overflowWrap: 'anywhere' }}>
        {label}
      </strong>
      <img
        key={molecule.key}
        className={styles.picture}
        src={addressOfSvg(data.picture)}
        alt={t('why.picture', { name: label })}
      />
      <Typography.Text type="secondary">{t('why.legend')}</Typography.Text>
      <Flex gap="small" align="center">
        <strong style={{ fontSize: 24 }}>{formatNumber(score, 2)}</strong>
        <ScoreBar score={score} />
        <span>{t(`difficulty.${difficultyOf(score)}`)}</span>
      </Flex>
      <EffectChart explanation={data} />
      <FragmentTable fragments={data.fragments} />
      <Typography.Paragraph type="secondary" style={{ marginTop: 8 }}>
        {t(`why.table.${table.kind}`, { count: table.fragments, value: formatNumber(table.fragments) })}
      </Typography.Paragraph>
      {can('retrosynthesis') && (
        <ButtonLink to={planPath(molecule.smiles)} icon={<RouteIcon size={17} />}>
          {t('why.plan')}
        </ButtonLink>
      )}
    </>
  );
}

/** An image of its own: nothing in it can act on the page. */
function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The rarest surroundings of atoms in the molecule, as the table of fragments knows them. */
export function FragmentTable({ fragments }: Pick<ScoreExplanation, 'fragments'>) {
  const { t } = useTranslation('sascore');
  return (
    <Table<(typeof fragments)[number]>
      size="small"
      aria-label={t('why.fragments')}
      title={() => t('why.fragments')}
      dataSource={fragments}
      rowKey={({ smiles, atoms }) => `${smiles} ${atoms[0]?.join('-')}`}
      pagination={false}
      columns={[
        {
          key: 'fragment',
          title: t('why.fragment'),
          ...rowHeading,
          render: (_, { smiles, known }) => (
            <>
              <code>{smiles}</code>
              {!known && <Typography.Text type="secondary"> {t('why.unknown')}</Typography.Text>}
            </>
          ),
        },
        { key: 'times', title: t('why.times'), align: 'right', render: (_, { times }) => formatNumber(times) },
        {
          key: 'contribution',
          title: t('why.contribution'),
          align: 'right',
          render: (_, { contribution }) => formatNumber(contribution, 2).replace('-', '−'),
        },
      ]}
    />
  );
}

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
import { difficultyOf, effectsOf, startingScore, type EffectKey } from './effects.ts';
import { ScoreBar } from './score-bar.tsx';
import styles from './why-panel.module.css';
import { useFocusBack } from '../../../ui/dialog/use-open-dialog.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';
import type { TFunction } from 'i18next';

interface WhyPanelProps {
  structure: string;
  /** What the row is called, where it comes from a list. */
  name?: string;
  onClose: () => void;
}

export function WhyPanel({ structure, name, onClose }: WhyPanelProps) {
  const { t } = useTranslation('sascore');
  useFocusBack();
  const { data, error, isLoading, mutate } = useCall('sascoreExplain', { body: { structure } });
  return (
    <Drawer
      open
      size={420}
      aria-label={t('why.title')}
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
        column(t('why.fragment'), rowHeading, ({ smiles, known }) => (
          <>
            <code>{smiles}</code>
            {!known && <Typography.Text type="secondary"> {t('why.unknown')}</Typography.Text>}
          </>
        )),
        column(t('why.times'), { align: 'right' }, ({ times }) => formatNumber(times)),
        column(t('why.contribution'), { align: 'right' }, ({ contribution }) =>
          formatNumber(contribution, 2).replace('-', '−'),
        ),
      ]}
    />
  );
}

/** What each part does to the score, as bars to either side: left makes easier, right harder. */
export function EffectChart({ explanation }: { explanation: ScoreExplanation }) {
  const { t } = useTranslation('sascore');
  const effects = effectsOf(explanation.parts);
  const widest = Math.max(1, ...effects.map(({ points }) => Math.abs(points)));
  return (
    <table className={styles.effects}>
      <caption>{t('why.parts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('why.part')}</th>
          <th scope="col" className={styles.sides}>
            <span>{t('why.easier')}</span>
            <span>{t('why.harder')}</span>
          </th>
          <th scope="col" data-number>
            {t('why.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('why.start')}</th>
          <td />
          <td data-number>{formatNumber(startingScore, 2)}</td>
        </tr>
        {effects.map(({ key, points }) => (
          <tr key={key} data-none={Math.abs(points) < 0.005}>
            <th scope="row">
              {t(`part.${key}`)}
              <small>{hintOf(key, explanation, t)}</small>
            </th>
            <td>
              <span
                className={styles.effect}
                data-side={points < 0 ? 'easier' : 'harder'}
                style={{ width: `${(Math.abs(points) / widest) * 50}%` }}
              />
            </td>
            <td data-number>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hintOf(key: EffectKey, explanation: ScoreExplanation, t: TFunction<'sascore'>): string {
  const counted: Partial<Record<EffectKey, number>> = {
    size: explanation.heavyAtoms,
    stereo: explanation.stereocentres,
    spiro: explanation.spiroAtoms,
    bridge: explanation.bridgeheads,
    macrocycle: explanation.macrocycles,
  };
  const count = counted[key];
  return count === undefined ? t(`part.hint.${key}`) : t(`part.hint.${key}`, { count });
}

/** With its sign, and a real minus. */
function signed(points: number): string {
  const text = formatNumber(Math.abs(points), 2);
  if (Math.abs(points) < 0.005) return text;
  return `${points < 0 ? '−' : '+'}${text}`;
}

// A hit looked at closely: large, with what is known of it and what can be done with it.

import type { StructureHit } from '@app/shared/contracts/substructure';
import { Flex, Skeleton, Space } from 'antd';
import { Link } from 'react-router-dom';
import { copyText } from '../../../ui/notice/copy-text.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { formatPrice } from '../../../shared/i18n/money-range.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { FactList, type Fact } from '../../../ui/page/fact-list.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { hitActions, SourceTag } from './hit-card.tsx';
import type { HitAction } from './hit-keys.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { Descriptors, Hazards, Names, Rules, Score } from '../../../chemistry/molecule/molecule-info-sections.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';

interface HitDetailProps {
  hit: StructureHit;
  mayPlan: boolean;
  onAct: (action: HitAction | 'resembling', hit: StructureHit) => void;
  onClose: () => void;
}

export function HitDetail({ hit, mayPlan, onAct, onClose }: HitDetailProps) {
  const { t } = useTranslation('substructure');
  const { molecule, atoms } = hit;
  const label = moleculeLabel(molecule);
  return (
    <aside aria-label={t('detail.label', { name: label })} style={{ padding: 14 }}>
      <Flex gap="small" align="center">
        <h2 style={{ flex: 1, minWidth: 0, margin: 0, fontSize: 15, overflowWrap: 'anywhere' }}>{label}</h2>
        <IconButton size="small" label={t('common:action.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </Flex>
      <MoleculePicture
        molecule={molecule}
        width={320}
        height={220}
        marked={atoms}
        label={t('detail.picture', { name: label })}
      />
      <FactList facts={useFacts(hit)} />
      <Flex wrap gap={6} style={{ margin: '12px 0' }}>
        {hitActions
          .filter(({ key, isPlanning }) => key !== 'copy' && (mayPlan || !isPlanning))
          .map(({ key, words, icon }) => (
            <Button
              key={key}
              size="small"
              variant={key === 'plan' ? 'primary' : 'default'}
              icon={icon}
              onClick={() => onAct(key, hit)}
            >
              {t(`action.${words}`)}
            </Button>
          ))}
        <CopyMenu structure={molecule.smiles} name={molecule.name} />
      </Flex>
      <MoreInfo smiles={molecule.smiles} />
    </aside>
  );
}

function useFacts({ molecule, price, similarity, sources }: StructureHit): Fact[] {
  const { t } = useTranslation('substructure');
  const { name, cas, formula, molecularWeight, smiles } = molecule;
  const facts: (Fact | false)[] = [
    name !== undefined && { key: 'name', label: t('structure:card.name'), value: name },
    cas !== undefined && { key: 'cas', label: t('structure:card.cas'), value: cas },
    { key: 'formula', label: t('structure:card.formula'), value: withSubscripts(formula) },
    {
      key: 'weight',
      label: t('structure:card.weight'),
      value: t('structure:card.weightValue', { value: formatNumber(molecularWeight, 2) }),
    },
    similarity !== undefined && { key: 'similarity', label: t('detail.similarity'), value: formatPercent(similarity) },
    {
      key: 'price',
      label: t('detail.price'),
      value: price
        ? `${t('hit.perGram', { amount: formatPrice(price.perGram, price.currency, price.kind) })} · ${t(`detail.priceKind.${price.kind}`)}`
        : t('hit.noPrice'),
    },
    {
      key: 'sources',
      label: t('detail.sources'),
      value: (
        <Space wrap size={4}>
          {sources.map((source) =>
            source.taskId === undefined ? (
              <SourceTag key={`${source.kind} ${source.stockId ?? source.name}`} source={source} />
            ) : (
              <Link key={source.taskId} to={`/retrosynthesis?task=${encodeURIComponent(source.taskId)}`}>
                {source.name || t(`source.${source.kind}`)}
              </Link>
            ),
          )}
        </Space>
      ),
    },
    {
      key: 'smiles',
      label: t('structure:card.smiles'),
      value: (
        <>
          <code>{smiles}</code>
          <IconButton
            size="small"
            label={t('structure:copy.smiles')}
            icon={<CopyIcon size={15} />}
            onClick={() => void copyText(smiles)}
          />
        </>
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

// What is known and computed of a hit, below what the search itself says of it.
function MoreInfo({ smiles }: { smiles: string }) {
  const { t } = useTranslation('structure');
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: smiles } });
  if (error) return <ErrorState compact error={error} onRetry={() => void mutate()} />;
  return (
    <Flex vertical gap={14} aria-busy={!data}>
      {data ? (
        <>
          <Names info={data} />
          <Hazards info={data} />
          <Score info={data} />
          <Rules info={data} />
          <Descriptors info={data} />
        </>
      ) : (
        <>
          <span className="visually-hidden">{t('info.title')}</span>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </>
      )}
    </Flex>
  );
}

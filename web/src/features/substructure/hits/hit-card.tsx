// One hit: the molecule with the atoms that match, and what a buyer asks first.

import type { StructureHit } from '@app/shared/contracts/substructure';
import { Checkbox, Flex, Tag, Typography } from 'antd';
import { memo, useState } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { formatNumber, formatPercent } from '../../../shared/i18n/format.ts';
import { formatPrice } from '../../../shared/i18n/money-range.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import styles from '../page.module.css';
import type { HitAction } from './hit-keys.ts';
import { PencilIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { CopyIcon, MoreIcon, PlusIcon, RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';

const { Text } = Typography;

export const pictureFrame = { width: 220, height: 160 } as const;

interface HitCardProps {
  hit: StructureHit;
  /** Without its sources. */
  isCompact: boolean;
  isActive: boolean;
  isMarked: boolean;
  isOpen: boolean;
  onOpen: (key: string) => void;
  onFocus: (key: string) => void;
  onMark: (hit: StructureHit) => void;
  mayPlan: boolean;
  onAct: (action: HitAction | 'resembling', hit: StructureHit) => void;
}

export function HitCard(props: HitCardProps) {
  const { hit, isCompact, isActive, isMarked, isOpen, mayPlan, onOpen, onFocus, onMark, onAct } = props;
  const { t } = useTranslation('substructure');
  const [isPointed, setPointed] = useState(false);
  const { molecule, similarity, sources, price } = hit;
  const label = moleculeLabel(molecule);
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      className={styles.card}
      data-marked={isMarked}
      data-open={isOpen}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <button
        type="button"
        className={styles.open}
        data-hit={molecule.key}
        tabIndex={tabIndex}
        aria-label={t('hit.open', { name: label })}
        aria-expanded={isOpen}
        onClick={() => onOpen(molecule.key)}
        onFocus={() => onFocus(molecule.key)}
      >
        <HitPicture hit={hit} />
      </button>
      <div className="tabular" style={{ padding: '0 10px 8px', fontSize: 12 }}>
        <Text strong ellipsis={{ tooltip: molecule.name === undefined ? molecule.smiles : label }}>
          {label}
        </Text>
        <Flex gap={10} style={{ overflow: 'hidden', color: 'var(--secondary)', whiteSpace: 'nowrap' }}>
          {molecule.name !== undefined && <span>{withSubscripts(molecule.formula)}</span>}
          <span>{formatNumber(molecule.molecularWeight, 2)}</span>
          {similarity !== undefined && (
            <strong style={{ marginInlineStart: 'auto', color: 'var(--primary)' }}>{formatPercent(similarity)}</strong>
          )}
        </Flex>
        {price ? (
          <Flex wrap gap="0 10px">
            <span>{t('hit.perGram', { amount: formatPrice(price.perGram, price.currency, price.kind) })}</span>
            {price.kind !== 'estimate' && (
              <Text type={price.kind === 'supplier' ? 'success' : 'secondary'} style={{ fontSize: 12 }}>
                {t(`hit.price.${price.kind}`)}
              </Text>
            )}
          </Flex>
        ) : (
          <Text type="secondary" style={{ fontSize: 12 }}>
            {t('hit.noPrice')}
          </Text>
        )}
        {!isCompact && (
          <Flex wrap gap={4}>
            {sources.slice(0, 2).map((source) => (
              <SourceTag key={`${source.kind}-${source.name}`} source={source} />
            ))}
            {sources.length > 2 && <span>{t('hit.moreSources', { count: sources.length - 2 })}</span>}
          </Flex>
        )}
      </div>
      <span style={{ position: 'absolute', top: 6, left: 8 }}>
        <Checkbox
          checked={isMarked}
          tabIndex={tabIndex}
          aria-label={t('hit.mark', { name: label })}
          onChange={() => onMark(hit)}
        />
      </span>
      {(isPointed || isActive) && (
        <span style={{ position: 'absolute', top: 4, right: 4 }}>
          <HitMenu hit={hit} mayPlan={mayPlan} onAct={onAct} />
        </span>
      )}
    </li>
  );
}

/** Not looked at again when only the focus moves. */
const HitPicture = memo(function HitPicture({ hit: { molecule, atoms } }: { hit: StructureHit }) {
  return <MoleculePicture molecule={molecule} {...pictureFrame} marked={atoms} decorative />;
});

const sourceColors = { materials: 'default', own: 'processing', routes: 'success' } as const;

export function SourceTag({ source }: { source: StructureHit['sources'][number] }) {
  const { t } = useTranslation('substructure');
  const isBuiltIn = source.stockId === 'common' || source.stockId === 'patents';
  const name = isBuiltIn ? t(`hit.stock.${source.stockId}`) : source.name || t(`source.${source.kind}`);
  const title = isBuiltIn ? t(`filter.stock.${source.stockId}`) : name;
  return (
    <Tag
      variant="filled"
      color={sourceColors[source.kind]}
      title={labelled(t(`source.${source.kind}`), title)}
      style={{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', marginInlineEnd: 0 }}
    >
      {name}
    </Tag>
  );
}

/** What can be done with a hit; a user who may plan has a worklist, too. */
export const hitActions = [
  { key: 'plan', words: 'plan', icon: <RouteIcon size={16} />, hint: 'P', isPlanning: true },
  { key: 'worklist', words: 'worklist', icon: <PlusIcon size={16} />, hint: 'T', isPlanning: true },
  { key: 'search', words: 'search', icon: <SearchIcon size={16} />, hint: 'S', isPlanning: false },
  { key: 'resembling', words: 'resembling', icon: <SearchIcon size={16} />, hint: undefined, isPlanning: false },
  { key: 'edit', words: 'edit', icon: <PencilIcon size={16} />, hint: 'E', isPlanning: false },
  { key: 'copy', words: 'copy', icon: <CopyIcon size={16} />, hint: 'C', isPlanning: false },
] as const;

/** Everything that can be done with a hit, and the keys for it. */
function HitMenu({ hit, mayPlan, onAct }: Pick<HitCardProps, 'hit' | 'mayPlan' | 'onAct'>) {
  const { t } = useTranslation('substructure');
  return (
    <Menu
      label={t('hit.menu', { name: moleculeLabel(hit.molecule) })}
      trigger={<MoreIcon size={16} />}
      isIcon
      isFramed
      items={hitActions
        .filter(({ isPlanning }) => mayPlan || !isPlanning)
        .map(({ key, words, icon, hint }) => ({
          key,
          label: t(`action.${words}`),
          icon,
          ...(hint && { hint }),
          onSelect: () => onAct(key, hit),
        }))}
    />
  );
}

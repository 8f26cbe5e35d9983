import type { StructureHit } from '@app/shared/contracts/substructure';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CopyIcon, PencilIcon, RouteIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { MoreIcon, PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/menu.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import styles from './hit-card.module.css';
import type { HitAction } from './hit-keys.ts';

export interface HitMenuProps {
  hit: StructureHit;
  /** May the user plan? Then the tray is theirs too. */
  mayPlan: boolean;
  onAct: (action: HitAction | 'resembling', hit: StructureHit) => void;
}

/** Everything that can be done with a hit, and the keys for it. */
export function HitMenu({ hit, mayPlan, onAct }: HitMenuProps) {
  const { t } = useTranslation('substructure');
  const act = (action: HitAction | 'resembling') => () => onAct(action, hit);
  const planning: MenuItem[] = [
    { key: 'plan', label: t('action.plan'), icon: <RouteIcon size={16} />, hint: 'P', onSelect: act('plan') },
    { key: 'tray', label: t('action.tray'), icon: <PlusIcon size={16} />, hint: 'T', onSelect: act('tray') },
  ];
  return (
    <Menu
      label={t('hit.menu', { name: moleculeLabel(hit.molecule) })}
      trigger={<MoreIcon size={16} />}
      className={styles.more}
      isIcon
      items={[
        ...(mayPlan ? planning : []),
        {
          key: 'search',
          label: t('action.search'),
          icon: <SearchIcon size={16} />,
          hint: 'S',
          onSelect: act('search'),
        },
        {
          key: 'resembling',
          label: t('action.resembling'),
          icon: <SearchIcon size={16} />,
          onSelect: act('resembling'),
        },
        { key: 'edit', label: t('action.edit'), icon: <PencilIcon size={16} />, hint: 'E', onSelect: act('edit') },
        { key: 'copy', label: t('action.copy'), icon: <CopyIcon size={16} />, hint: 'C', onSelect: act('copy') },
      ]}
    />
  );
}

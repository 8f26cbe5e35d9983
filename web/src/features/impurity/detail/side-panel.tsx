// Beside the list: all that is known of one impurity, or the peaks of a chromatogram matched to all of them.

import type { Impurity } from '@app/shared/contracts/impurity/results';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { ImpurityDetail } from './impurity-detail.tsx';
import { MassPanel } from '../mass/mass-panel.tsx';
import type { MassMatching } from '../mass/use-mass-match.ts';

export type SideTab = 'impurity' | 'masses';

export interface SidePanelProps {
  label: string;
  tab: SideTab;
  impurity: Impurity | null;
  impurities: readonly Impurity[];
  match: MassMatching;
  onTab: (tab: SideTab) => void;
  onOpen: (impurity: Impurity) => void;
  onHighlight: (impurity: Impurity) => void;
  onLike: (impurity: Impurity) => void;
  onClose: () => void;
}

export function SidePanel(props: SidePanelProps) {
  const { label, tab, impurity, impurities, match, onTab, onOpen, onHighlight, onLike, onClose } = props;
  const { t } = useTranslation('impurity');
  return (
    <aside aria-label={label}>
      <Flex align="center" justify="space-between" style={{ padding: '8px 14px' }}>
        <Segmented
          label={label}
          value={tab}
          options={[
            { value: 'impurity', label: t('side.impurity') },
            { value: 'masses', label: t('side.masses') },
          ]}
          onChange={onTab}
        />
        <IconButton size="small" label={t('side.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </Flex>
      <div role="region" aria-label={t(`side.${tab}`)} style={{ padding: '0 14px 14px' }}>
        {tab === 'masses' && (
          <MassPanel match={match} impurities={impurities} onOpen={onOpen} onHighlight={onHighlight} />
        )}
        {tab === 'impurity' && impurity && (
          <ImpurityDetail key={impurity.resultId} impurity={impurity} onLike={() => onLike(impurity)} />
        )}
        {tab === 'impurity' && !impurity && t('side.choose')}
      </div>
    </aside>
  );
}

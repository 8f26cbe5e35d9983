import { Flex } from 'antd';
import { currencies, type Currency } from '@app/shared/constants/locale';
import { costFileTypes } from '@app/shared/contracts/cost';
import { newQuotationPath } from '../../chemistry/export/paths.ts';
import { HandOver, type HandOverProps } from '../../chemistry/export/export-buttons.tsx';
import { RouteBreadcrumb } from '../../chemistry/export/route-breadcrumb.tsx';
import { downloadAddress, saveFrom } from '../../shared/api/files/download.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RedoIcon, UndoIcon } from '../../ui/icons/work-icons.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import type { CostEntry } from './use-cost.ts';
import type { LivePrices } from './use-live-prices.ts';

export interface CostToolbarProps {
  entry: CostEntry;
  live: LivePrices;
  route: HandOverProps['route'];
  onCurrency: (currency: Currency) => void;
}

export function CostToolbar({ entry, live, route, onCurrency }: CostToolbarProps) {
  const { t } = useTranslation('cost');
  const { can } = useSession();
  const { given, sheet, saveState } = entry;
  const count = Object.keys(entry.edits).length;
  const file = { routeId: given.routeId, currency: sheet.currency };
  return (
    <Flex wrap gap="4px 10px" align="center" style={{ padding: '4px 16px', background: 'var(--surface)' }}>
      <RouteBreadcrumb routeId={given.routeId} here="cost" currency={sheet.currency} isShared={!given.isOwn} />
      <span role="status">
        {saveState === 'failed' ? (
          <Button size="small" onClick={entry.retry}>
            {t('toolbar.notSaved')}
          </Button>
        ) : (
          t(saveState === 'saving' ? 'toolbar.saving' : count === 0 ? 'toolbar.proposed' : 'toolbar.saved', { count })
        )}
      </span>
      <Flex wrap gap={6} align="center" style={{ marginInlineStart: 'auto' }}>
        <IconButton
          label={t('toolbar.undo')}
          shortcut="Ctrl+Z"
          icon={<UndoIcon />}
          disabled={!entry.canUndo}
          onClick={entry.undo}
        />
        <IconButton
          label={t('toolbar.redo')}
          shortcut="Ctrl+Y"
          icon={<RedoIcon />}
          disabled={!entry.canRedo}
          onClick={entry.redo}
        />
        <Button size="small" disabled={count === 0} onClick={entry.reset}>
          {t('toolbar.reset')}
        </Button>
        {live.isOffered && (
          <Button
            size="small"
            loading={live.isBusy}
            title={
              given.pricesAskedAt === null
                ? undefined
                : t('toolbar.pricesAsked', { when: formatDateTime(given.pricesAskedAt) })
            }
            onClick={live.ask}
          >
            {t('toolbar.prices')}
          </Button>
        )}
        <Segmented
          label={t('toolbar.currency')}
          value={sheet.currency}
          options={currencies.map((one) => ({ value: one, label: one }))}
          onChange={onCurrency}
        />
        <ButtonLink size="small" to={`/cost/${given.routeId}?with=`}>
          {t('toolbar.compare')}
        </ButtonLink>
        <HandOver
          route={route}
          first={costFileTypes.map((fileType) => ({
            key: fileType,
            label: t(`toolbar.file.${fileType}`),
            disabled: saveState !== 'saved',
            onSelect: () => saveFrom(downloadAddress('routeCostExport', { query: { ...file, fileType } })),
          }))}
        />
        {can('quotation') && (
          <ButtonLink size="small" variant="primary" to={newQuotationPath(given.routeId, sheet.currency)}>
            {t('toolbar.quote')}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}

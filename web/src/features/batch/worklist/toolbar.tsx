import { Flex, Typography } from 'antd';
import type { Worklist } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { meantToStart } from '../worklist-state.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';

const parts = ['add', 'settings', 'worklist'] as const;
/** What a small screen shows, one at a time. */
export type Part = (typeof parts)[number];

interface ToolbarProps {
  routeType: RouteType;
  offered: readonly RouteType[];
  onModule: (routeType: RouteType) => void;
  worklist: Worklist | undefined;
  /** Null where there is room for all. */
  part: Part | null;
  onPart: (part: Part) => void;
}

/** From this count on the worklist says how much room is left. */
const nearShare = 0.9;

export function Toolbar({ routeType, offered, onModule, worklist, part, onPart }: ToolbarProps) {
  const { t } = useTranslation('batch');
  const isNear = worklist !== undefined && worklist.total >= worklist.limit * nearShare;
  return (
    <Flex
      component="header"
      wrap
      gap="6px 12px"
      align="center"
      style={{ padding: '7px 16px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      <h1 style={{ margin: 0, fontSize: 15 }}>{t('title')}</h1>
      {offered.length > 1 && (
        <Segmented
          label={t('module.label')}
          value={routeType}
          options={offered.map((value) => ({ value, label: t(`module.${value}`) }))}
          onChange={onModule}
        />
      )}
      {worklist && (
        <Typography.Text className="tabular" type={isNear ? 'warning' : 'secondary'}>
          {t('room', { total: formatNumber(worklist.total), limit: formatNumber(worklist.limit) })}
        </Typography.Text>
      )}
      {worklist?.searchesLeft !== undefined && (
        <Typography.Text
          className="tabular"
          type={worklist.searchesLeft < meantToStart(worklist.items).length ? 'warning' : 'secondary'}
        >
          {t('searchesLeft', { left: formatNumber(worklist.searchesLeft) })}
        </Typography.Text>
      )}
      {worklist && worklist.total > 0 && (
        <span style={{ marginInlineStart: 'auto' }}>
          <ExportMenu routeType={routeType} />
        </span>
      )}
      {part && (
        <Segmented
          label={t('part.label')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
          onChange={onPart}
        />
      )}
    </Flex>
  );
}

// All molecules of the worklist with their results as one file.
const fileTypes = ['xlsx', 'csv', 'sdf'] as const;

function ExportMenu({ routeType }: { routeType: RouteType }) {
  const { t } = useTranslation('batch');
  return (
    <FileMenu
      label={t('export.label')}
      short={t('export.short')}
      files={fileTypes.map((fileType) => ({ key: fileType, label: t(`export.${fileType}`) }))}
      onSave={async (fileType) => saveFile(await callForFile('batchExport', { query: { fileType, routeType } }))}
    />
  );
}

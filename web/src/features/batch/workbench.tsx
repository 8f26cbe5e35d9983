// The page of one module: inputs on the left, the worklist on the right; on small screens one at a time.

import type { WorklistItem } from '@app/shared/contracts/batch';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { extensionsOf } from '@app/shared/rules/upload';
import { Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { track, useTrackedChange } from '../../shared/api/track.ts';
import { ConstraintsForm } from '../../chemistry/constraints/constraints-form.tsx';
import { GoalsForm } from '../../chemistry/planning/goals-form.tsx';
import { PreferencesForm } from '../../chemistry/preferences/preferences-form.tsx';
import { withPreferences } from '../../chemistry/preferences/with-preferences.ts';
import { SettingsForm } from '../../chemistry/planning/settings-form.tsx';
import { ResultPage } from '../../chemistry/tasks/result-page.tsx';
import { planningActions } from '../../chemistry/planning/use-planning.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { AddPanel } from './add/add-panel.tsx';
import { DropOverlay } from '../../ui/page/drop-overlay.tsx';
import { useWindowDrop } from '../../ui/page/use-window-drop.ts';
import { withLines } from './add/list-lines.ts';
import { StructurePanel } from './add/structure-panel.tsx';
import { Toolbar, type Part } from './worklist/toolbar.tsx';
import { Worklist } from './worklist/worklist.tsx';
import { useCommonOrder, type CommonOrder } from './common-order.ts';
import { useImports } from './add/use-imports.ts';
import { useWorklist } from './use-worklist.ts';

export interface WorkbenchProps {
  routeType: RouteType;
  /** The modules this user may switch to. */
  offered: readonly RouteType[];
  onModule: (routeType: RouteType) => void;
}

const fileActions = { retrosynthesis: 'openStructureFile', processchemistry: 'openProcessStructureFile' } as const;

export function Workbench({ routeType, offered, onModule }: WorkbenchProps) {
  const { t } = useTranslation('batch');
  const access = useWorklist(routeType);
  const { worklist } = access;
  const imports = useImports(routeType, access.refresh);
  const [order, setOrder] = useCommonOrder(routeType);
  const [text, setText] = useState('');
  const [drawing, setDrawing] = useState<{ item: WorklistItem | null } | null>(null);
  const [chosenPart, setPart] = useState<Part | null>(null);
  const isSmall = useIsBelow('xl');
  useTrackedChange(order, planningActions[routeType].changeSettings);

  const limit = worklist?.limit ?? limits.worklistMolecules;
  const room = limit - (worklist?.total ?? 0);
  const part = chosenPart ?? (worklist?.total === 0 ? 'add' : 'worklist');
  const shows = (one: Part) => !isSmall || part === one;
  const addFiles = (files: File[]) => {
    setPart('add');
    track(fileActions[routeType]);
    void imports.addFiles(files);
  };
  const isDragging = useWindowDrop(
    (files) => {
      if (room <= 0) toast.warning(t('add.full', { limit }));
      else if (imports.reading !== null) toast.info(t('add.busy'));
      else addFiles(files);
    },
    (pasted) => {
      setPart('add');
      setText((before) => withLines(before, [pasted]));
    },
  );
  const draw = (item: WorklistItem | null) => {
    track(planningActions[routeType].openEditor);
    setDrawing({ item });
  };
  const keepDrawing = async (smiles: string) => {
    const item = drawing?.item ?? null;
    const isKept = item
      ? (await access.edit(item.id, { structure: unmistakableSmiles(smiles) })) !== undefined
      : await imports.addText(unmistakableSmiles(smiles), 'drawn');
    if (isKept) setDrawing(null);
  };
  return (
    <ResultPage>
      <Toolbar
        routeType={routeType}
        offered={offered}
        onModule={onModule}
        worklist={worklist}
        part={isSmall ? part : null}
        onPart={setPart}
      />
      <Flex flex={1} style={{ position: 'relative', minHeight: 0 }}>
        {(shows('add') || shows('settings')) && (
          <Flex
            vertical
            gap={12}
            inert={drawing !== null}
            style={{
              position: 'relative',
              flex: isSmall ? 1 : '0 0 380px',
              minWidth: 0,
              padding: 12,
              overflow: 'auto',
            }}
          >
            {shows('add') && (
              <AddPanel
                imports={imports}
                text={text}
                onText={setText}
                onTaken={(list) => setText((now) => (now === list ? '' : now))}
                room={room}
                limit={limit}
                onFiles={addFiles}
                onDraw={() => draw(null)}
              />
            )}
            {shows('settings') && <SettingsPanel routeType={routeType} order={order} onChange={setOrder} />}
          </Flex>
        )}
        {shows('worklist') && (
          <Flex
            vertical
            flex={1}
            component="section"
            aria-label={t('part.worklist')}
            inert={drawing !== null}
            style={{ minWidth: 0, minHeight: 0 }}
          >
            {worklist && (
              <Worklist routeType={routeType} access={access} worklist={worklist} order={order} onEdit={draw} />
            )}
            {!worklist && access.error && <ErrorState error={access.error} onRetry={access.refresh} />}
            {!worklist && !access.error && (
              <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} style={{ padding: 16 }} />
            )}
          </Flex>
        )}
        {drawing && (
          <StructurePanel
            key={drawing.item?.id ?? 'new'}
            item={drawing.item}
            isBusy={access.busy === 'edit' || imports.reading !== null}
            onClose={() => setDrawing(null)}
            onDone={(smiles) => void keepDrawing(smiles)}
          />
        )}
      </Flex>
      {isDragging && <DropOverlay title={t('drop.title')} text={extensionsOf('molecules').join(' ')} />}
    </ResultPage>
  );
}

interface SettingsPanelProps {
  routeType: RouteType;
  order: CommonOrder;
  onChange: (order: CommonOrder) => void;
}

/** Settings of every search that starts from here: search, constraints, and a plant's goals. */
function SettingsPanel({ routeType, order, onChange }: SettingsPanelProps) {
  const { t } = useTranslation('batch');
  const { settings, goals } = order;
  const isProcess = routeType === 'processchemistry';
  return (
    <Section title={t('settings.title')}>
      <Typography.Paragraph type="secondary">
        {t('settings.hint')} {isProcess && t('settings.processLimit', { count: limits.processTasksPerUser })}
      </Typography.Paragraph>
      <SettingsForm settings={settings} onChange={(changed) => onChange({ ...order, settings: changed })} />
      <PreferencesForm
        preferences={settings.preferences}
        onChange={(preferences) => onChange({ ...order, settings: withPreferences(settings, preferences) })}
      />
      {isProcess && <GoalsForm goals={goals} onChange={(changed) => onChange({ ...order, goals: changed })} />}
      <ConstraintsForm
        constraints={settings.constraints ?? {}}
        onChange={(constraints) => onChange({ ...order, settings: { ...settings, constraints } })}
      />
    </Section>
  );
}

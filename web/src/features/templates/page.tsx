import type { TemplateSet } from '@app/shared/contracts/templates';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordBox, RecordsLoading } from '../../ui/table/record-table.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';
import { SetTable } from './set-table.tsx';
import { ImportReport, reportPageSize } from '../../ui/table/import-report.tsx';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { ImportDialog } from '../../ui/dialog/import-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';

type Open = { what: 'import' } | { what: 'report'; set: TemplateSet } | null;

const pollMs = 1_500;

/** /my/templates: the user's reaction templates, beside the built-in ones. */
export function OwnTemplatesPage() {
  const { t } = useTranslation('templates');
  const removeWithUndo = useRemoval();
  useTitle(t('title'));
  const [open, setOpen] = useState<Open>(null);
  const { data, error, mutate } = useCall(
    'templateSetList',
    {},
    { passive: true, follows: true, refreshInterval: (newest) => (newest?.items.some(isImporting) ? pollMs : 0) },
  );
  const close = () => setOpen(null);
  const mine = data?.items.filter((one) => one.isMine).length ?? 0;
  const isFull = mine >= limits.templateSetsPerUser;

  const turn = async ({ id, name }: TemplateSet, isOn: boolean) => {
    try {
      await call('templateSetSwitch', { body: { templateSetId: id, isOn } });
      toast.success(t(isOn ? 'use.turnedOn' : 'use.turnedOff', { name }));
    } catch (cause) {
      presentError(cause);
    }
    await mutate();
  };
  const remove = ({ id, name }: TemplateSet) =>
    removeWithUndo({
      remove: () => call('templateSetDelete', { body: { templateSetId: id } }),
      said: t('delete.done', { name }),
      lists: ['templateSetList'],
    });

  return (
    <RecordPage
      title={t('title')}
      intro={isFull ? t('full', { count: limits.templateSetsPerUser }) : t('intro')}
      action={
        data && (
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            disabled={isFull}
            onClick={() => setOpen({ what: 'import' })}
          >
            {t('import.action')}
          </Button>
        )
      }
    >
      <RecordBox>
        {data && data.items.length > 0 && (
          <SetTable
            sets={data.items}
            onTurn={(set, isOn) => void turn(set, isOn)}
            onReport={(set) => setOpen({ what: 'report', set })}
            onDelete={(set) => void remove(set)}
          />
        )}
        {data?.items.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <RecordsLoading />}
      </RecordBox>
      {open?.what === 'import' && (
        <SetImport
          onClose={close}
          onStarted={(set) => {
            toast.success(t('import.started', { name: set.name }));
            close();
            void mutate();
          }}
        />
      )}
      {open?.what === 'report' && <SetReport templateSetId={open.set.id} name={open.set.name} onClose={close} />}
    </RecordPage>
  );
}

function isImporting({ state }: TemplateSet): boolean {
  return state === 'importing';
}

interface SetReportProps {
  templateSetId: string;
  name: string;
  onClose: () => void;
}

/** What became of the entries of a file that were not plainly taken. */
function SetReport({ templateSetId, name, onClose }: SetReportProps) {
  const [pageIndex, setPageIndex] = useState(1);
  const query = { templateSetId, pageIndex, pageSize: reportPageSize };
  const { data, error, mutate } = useCall('templateSetReport', { query }, { keepFor: templateSetId });
  return (
    <ImportReport
      words="templates"
      name={name}
      counts={data?.templateSet.counts}
      report={data}
      error={error}
      pageIndex={pageIndex}
      onPage={setPageIndex}
      onRetry={() => mutate()}
      onClose={onClose}
    />
  );
}

interface SetImportProps {
  onClose: () => void;
  onStarted: (set: TemplateSet) => void;
}

const directions = ['retro', 'forward'] as const;

/** A file of templates, and which side of its arrows comes first. */
function SetImport({ onClose, onStarted }: SetImportProps) {
  const { t } = useTranslation('templates');
  const [direction, setDirection] = useState<(typeof directions)[number]>('retro');
  return (
    <ImportDialog
      words="templates"
      onClose={onClose}
      onImport={async ({ file, name, scope }) =>
        onStarted(await call('templateSetImport', { query: { name, direction, scope }, file }))
      }
    >
      <FormField label={t('import.direction')}>
        <Segmented
          label={t('import.direction')}
          value={direction}
          options={directions.map((value) => ({ value, label: t(`import.${value}`) }))}
          onChange={setDirection}
        />
      </FormField>
    </ImportDialog>
  );
}

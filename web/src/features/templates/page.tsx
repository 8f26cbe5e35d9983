import type { TemplateSet } from '@app/shared/contracts/templates';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordBox, RecordsLoading } from '../../ui/table/record-table.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { toast } from '../../ui/notice/toast.ts';
import { SetImport } from './set-import.tsx';
import { SetReport } from './set-report.tsx';
import { SetTable } from './set-table.tsx';

type Open = { what: 'import' } | { what: 'report'; set: TemplateSet } | null;

const pollMs = 1_500;

/** /my/templates: reaction templates of one's own, beside the built-in ones. */
export function OwnTemplatesPage() {
  const { t } = useTranslation('templates');
  const removeWithUndo = useRemoval();
  useTitle(t('title'));
  const [open, setOpen] = useState<Open>(null);
  const { data, error, mutate } = useCall(
    'templateSetList',
    {},
    { passive: true, refreshInterval: (newest) => (newest?.items.some(isImporting) ? pollMs : 0) },
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

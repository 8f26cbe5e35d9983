import type { TemplateSet } from '@app/shared/contracts/own-templates';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { presentError } from '../../errors/present.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import styles from './page.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { SetTable } from './set-table.tsx';

type Open = { what: 'import' } | { what: 'report' | 'delete'; set: TemplateSet } | null;

const pollMs = 1_500;

/** /my/templates: reaction templates of one's own, beside the built-in ones. */
export function OwnTemplatesPage() {
  const { t } = useTranslation('templates');
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
  const remove = async ({ id, name }: TemplateSet) => {
    try {
      await call('templateSetDelete', { body: { templateSetId: id } });
      toast.success(t('delete.done', { name }));
      close();
    } catch (cause) {
      presentError(cause);
    }
    await mutate();
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{isFull ? t('full', { count: limits.templateSetsPerUser }) : t('intro')}</p>
        </div>
        {data && (
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            disabled={isFull}
            onClick={() => setOpen({ what: 'import' })}
          >
            {t('import.action')}
          </Button>
        )}
      </header>
      <div className={styles.list}>
        {data && data.items.length > 0 && (
          <SetTable
            sets={data.items}
            onTurn={(set, isOn) => void turn(set, isOn)}
            onReport={(set) => setOpen({ what: 'report', set })}
            onDelete={(set) => setOpen({ what: 'delete', set })}
          />
        )}
        {data?.items.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Loading />}
      </div>
      {open?.what === 'import' && (
        <ImportDialog
          onClose={close}
          onStarted={(set) => {
            toast.success(t('import.started', { name: set.name }));
            close();
            void mutate();
          }}
        />
      )}
      {open?.what === 'report' && <ReportDialog templateSetId={open.set.id} name={open.set.name} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteDialog name={open.set.name} onClose={close} onDelete={() => remove(open.set)} />
      )}
    </div>
  );
}

function isImporting({ state }: TemplateSet): boolean {
  return state === 'importing';
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[58, 46].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  );
}

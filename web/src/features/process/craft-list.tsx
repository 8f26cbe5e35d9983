import { Input } from 'antd';
import type { ImportResult } from '@app/shared/contracts/process/process';
import { extensionsOf } from '@app/shared/rules/upload';
import { useId, useState } from 'react';
import { track } from '../../shared/api/track.ts';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './page.module.css';

const callsOf = {
  interest: { show: 'craftInterestSmiles', fill: 'craftInterestImport', remove: 'deleteCraftInterest' },
  forbidden: { show: 'craftForbiddenSmiles', fill: 'craftForbiddenImport', remove: 'deleteCraftForbidden' },
} as const;

/** One of the lists: what is on it, a field and a file picker to fill it, and what became of each row. */
export function CraftList({ list }: { list: keyof typeof callsOf }) {
  const { t } = useTranslation('process');
  const removeWithUndo = useRemoval();
  const calls = callsOf[list];
  const { data, error, mutate } = useCall(calls.show, {});
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [response, setResponse] = useState<ImportResult | null>(null);
  const [textId, fileId] = [useId(), useId()];
  const act = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      await mutate();
    } catch (problem) {
      presentError(problem);
    } finally {
      setBusy(false);
    }
  };
  const remove = (id: string, name: string) =>
    removeWithUndo({
      remove: () => call(calls.remove, { query: { id } }),
      said: t('lists.removed', { name }),
      lists: [calls.show],
    });
  const fill = (file: File) =>
    act(async () => {
      setResponse(await call(calls.fill, { file }));
      setText('');
    });
  return (
    <>
      <p className={styles.quiet}>
        {t(`lists.${list}Hint`)} {data && t('lists.count', { count: data.items.length, limit: data.limit })}
      </p>
      {!data && error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={40} radius={6} />}
      {data?.items.length === 0 && <p className={styles.quiet}>{t('lists.empty')}</p>}
      <ul className={styles.molecules}>
        {data?.items.map(({ id, molecule }) => (
          <li key={id}>
            <MoleculePicture molecule={molecule} width={64} height={44} decorative />
            <span className={styles.label}>{moleculeLabel(molecule)}</span>
            <IconButton
              size="small"
              label={t('lists.remove', { name: moleculeLabel(molecule) })}
              icon={<CloseIcon size={14} />}
              disabled={isBusy}
              onClick={() => void remove(id, moleculeLabel(molecule))}
            />
          </li>
        ))}
      </ul>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          void fill(new File([text], 'list.txt', { type: 'text/plain' }));
        }}
      >
        <label htmlFor={textId} className="visually-hidden">
          {t('lists.paste')}
        </label>
        <Input.TextArea
          id={textId}
          rows={2}
          value={text}
          spellCheck={false}
          placeholder={t('lists.paste')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" loading={isBusy} disabled={text.trim() === ''}>
          {t('lists.add')}
        </Button>
        <label htmlFor={fileId} className={styles.file}>
          {t('lists.file')}
          <input
            id={fileId}
            type="file"
            className="visually-hidden"
            accept={extensionsOf('molecules').join(',')}
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (!file) return;
              track('openProcessStructureFile');
              void fill(file);
            }}
          />
        </label>
      </form>
      {response && <Outcome response={response} />}
    </>
  );
}

const refusedShown = 5;

function Outcome({ response }: { response: ImportResult }) {
  const { t } = useTranslation('process');
  const { accepted, duplicates, rejected, rows } = response;
  const refused = rows.filter((row) => row.outcome === 'rejected').slice(0, refusedShown);
  return (
    <div className={styles.outcome} role="status">
      <p>{t('lists.result', { accepted, duplicates, rejected })}</p>
      <ul>
        {refused.map((row) => (
          <li key={row.row}>
            {t('lists.refused', { row: row.row, text: row.text, reason: row.reason?.message ?? '' })}
          </li>
        ))}
      </ul>
    </div>
  );
}

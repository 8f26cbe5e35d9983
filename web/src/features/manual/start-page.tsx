// Where a route by hand begins: name a target, or go on with one that is under construction.

import { Input } from 'antd';
import type { ManualSummary } from '@app/shared/contracts/manual/manual';
import { useId, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { CallError, mayPass } from '../../shared/api/call-error.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { fullMessageOf, presentError } from '../../shared/errors/present.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CheckCircleIcon, TrashIcon } from '../../ui/icons/icons.tsx';
import { RecordBox } from '../../ui/table/record-table.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { manualPath } from './paths.ts';
import styles from './start-page.module.css';

export function StartPage() {
  const { t } = useTranslation('manual');
  useTitle(t('title'));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <StartForm />
      <h2>{t('drafts.title')}</h2>
      <Drafts />
    </div>
  );
}

function StartForm() {
  const { t } = useTranslation('manual');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const from = search.get('from');
  const [text, setText] = useState('');
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalId = useId();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setStarting(true);
    try {
      const { draft } = await call('manualRouteStart', {
        body: from === null ? { structure: text } : { smilesUniqueCode: from },
      });
      await navigate(manualPath(draft.draftId));
    } catch (error) {
      if (from === null && error instanceof CallError && !mayPass(error)) setRefusal(fullMessageOf(error));
      else presentError(error);
    } finally {
      setStarting(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {from === null ? (
        <Input
          type="text"
          value={text}
          aria-label={t('start.label')}
          placeholder={t('start.placeholder')}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refusal !== null}
          aria-describedby={refusalId}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
        />
      ) : (
        <MoleculePicture molecule={{ key: from, formula: '' }} label={t('start.given')} width={240} height={140} />
      )}
      <Button type="submit" variant="primary" loading={isStarting} disabled={from === null && text.trim() === ''}>
        {t('start.button')}
      </Button>
      {from !== null && <Button onClick={() => setSearch({}, { replace: true })}>{t('start.other')}</Button>}
      <p id={refusalId} className={styles.refusal} role="alert">
        {refusal}
      </p>
    </form>
  );
}

function Drafts() {
  const { t } = useTranslation('manual');
  const removeWithUndo = useRemoval();
  const { data, error, mutate } = useCall('manualRouteList', {});
  const remove = ({ draftId, target }: ManualSummary) =>
    removeWithUndo({
      remove: () => call('manualRouteDelete', { body: { draftIds: [draftId] } }),
      said: t('drafts.removed', { name: moleculeLabel(target) }),
      lists: ['manualRouteList'],
    });
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data)
    return (
      <div aria-busy="true" aria-label={t('loading')}>
        <Skeleton height={72} radius={10} />
      </div>
    );
  if (data.items.length === 0)
    return (
      <RecordBox>
        <EmptyState title={t('drafts.empty')} text={t('drafts.emptyHint')} />
      </RecordBox>
    );
  return (
    <ul className={styles.drafts}>
      {data.items.map((draft) => (
        <DraftRow key={draft.draftId} draft={draft} onRemove={() => void remove(draft)} />
      ))}
    </ul>
  );
}

function DraftRow({ draft, onRemove }: { draft: ManualSummary; onRemove: () => void }) {
  const { t } = useTranslation('manual');
  const name = moleculeLabel(draft.target);
  return (
    <li className={styles.draft}>
      <MoleculePicture molecule={draft.target} width={120} height={72} decorative />
      <Link to={manualPath(draft.draftId)} className={styles.name}>
        {name}
      </Link>
      <span className={styles.facts}>
        <span>{t('steps', { count: draft.steps })}</span>
        {draft.solved ? (
          <span className={styles.solved}>
            <CheckCircleIcon size={15} />
            {t('solved')}
          </span>
        ) : (
          <span>{t('open', { count: draft.open })}</span>
        )}
        {draft.savedRouteId && <span>{t('saved')}</span>}
        <time dateTime={draft.updatedAt}>{formatDateTime(draft.updatedAt)}</time>
      </span>
      <IconButton size="small" label={t('drafts.remove', { name })} icon={<TrashIcon size={16} />} onClick={onRemove} />
    </li>
  );
}

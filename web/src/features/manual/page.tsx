// Planning by hand: a list of routes under construction, or the canvas of one.

import { Flex, Skeleton, Card, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, Link, useNavigate, useSearchParams } from 'react-router-dom';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { mayPass, CallError } from '../../shared/api/call-error.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink, Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { manualPath } from '../../chemistry/export/paths.ts';
import { useDraft } from './use-draft.ts';
import { Workbench } from './workbench/workbench.tsx';
import type { ManualSummary } from '@app/shared/contracts/manual/manual';
import { useState } from 'react';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { fullMessageOf, presentError } from '../../shared/errors/present.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { DraftState } from './workbench/toolbar.tsx';

export function ManualPage() {
  const { draftId } = useParams();
  return draftId === undefined ? <StartPage /> : <DraftPage key={draftId} draftId={draftId} />;
}

function DraftPage({ draftId }: { draftId: string }) {
  const { t } = useTranslation('manual');
  const { draft, error, reload, handle } = useDraft(draftId);
  useTitle(draft ? t('titleOf', { name: moleculeLabel(draft.target) }) : t('title'));
  if (draft) return <Workbench draft={draft} handle={handle} />;
  if (!error)
    return (
      <section aria-busy="true" aria-label={t('loading')} style={{ padding: 24 }}>
        <Skeleton active />
      </section>
    );
  return (
    <Flex vertical align="center" gap={16} style={{ padding: '15vh 24px 24px' }}>
      <ErrorState heading={t('title')} error={error} onRetry={mayPass(error) ? reload : undefined} />
      <ButtonLink to={manualPath()}>{t('toList')}</ButtonLink>
    </Flex>
  );
}

// Where a route by hand begins: name a target, or go on with one that is under construction.

export function StartPage() {
  const { t } = useTranslation('manual');
  useTitle(t('title'));
  return (
    <div style={{ width: '100%', maxWidth: 880, margin: '0 auto', padding: '28px 16px 48px' }}>
      <h1 style={{ margin: 0, fontSize: 22 }}>{t('title')}</h1>
      <Typography.Paragraph type="secondary">{t('lead')}</Typography.Paragraph>
      <StartForm />
      <h2 style={{ fontSize: 16 }}>{t('drafts.title')}</h2>
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
  const start = async () => {
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
    <Form onFinish={() => void start()}>
      <Flex wrap gap={8} align="start">
        {from === null ? (
          <Form.Item
            help={refusal}
            validateStatus={refusal === null ? '' : 'error'}
            style={{ flex: '1 1 200px', margin: 0 }}
          >
            <Input
              value={text}
              aria-label={t('start.label')}
              placeholder={t('start.placeholder')}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={refusal !== null}
              onChange={({ target }) => {
                setText(target.value);
                setRefusal(null);
              }}
            />
          </Form.Item>
        ) : (
          <Card size="small">
            <MoleculePicture molecule={{ key: from, formula: '' }} label={t('start.given')} width={240} height={140} />
          </Card>
        )}
        <Button type="submit" variant="primary" loading={isStarting} disabled={from === null && text.trim() === ''}>
          {t('start.button')}
        </Button>
        {from !== null && <Button onClick={() => setSearch({}, { replace: true })}>{t('start.other')}</Button>}
      </Flex>
    </Form>
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
  if (!data) return <Skeleton active aria-label={t('loading')} />;
  if (data.items.length === 0) return <EmptyState title={t('drafts.empty')} text={t('drafts.emptyHint')} />;
  return (
    <Flex component="ul" vertical gap={8} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {data.items.map((draft) => (
        <li key={draft.draftId}>
          <Card size="small">
            <Flex gap={14} align="center">
              <MoleculePicture molecule={draft.target} width={104} height={64} decorative />
              <div style={{ flex: 1, minWidth: 0 }}>
                <Link to={manualPath(draft.draftId)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {moleculeLabel(draft.target)}
                </Link>
                <Flex wrap gap="0 14px" style={{ color: 'var(--secondary)' }}>
                  <DraftState draft={draft} />
                  {draft.savedRouteId && <span>{t('saved')}</span>}
                  <time dateTime={draft.updatedAt}>{formatDateTime(draft.updatedAt)}</time>
                </Flex>
              </div>
              <IconButton
                size="small"
                label={t('drafts.remove', { name: moleculeLabel(draft.target) })}
                icon={<TrashIcon size={16} />}
                onClick={() => void remove(draft)}
              />
            </Flex>
          </Card>
        </li>
      ))}
    </Flex>
  );
}

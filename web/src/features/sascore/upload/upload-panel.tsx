// Left on the page of scoring: give a file, see it leave, name the task, start.

import { limits } from '@app/shared/constants/limits';
import type { ScoreFileCheck } from '@app/shared/contracts/sascore/sascore';
import { extensionsOf, formatOf, uploadProblem } from '@app/shared/rules/upload';
import { Alert, Checkbox, Flex, Form, Input, Progress, Select, Space, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/use-call.ts';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, FileIcon } from '../../../ui/icons/icons.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { useWindowDrop } from '../../../ui/page/use-window-drop.ts';
import exampleSdf from './example/example.sdf?url&no-inline';
import exampleSheet from './example/example.xlsx?url&no-inline';
import { useNameCheck } from './use-name-check.ts';
import type { ScoreUpload, UploadStep } from './use-score-upload.ts';

const megabyte = 1024 * 1024;
const limitsTold = { xlsx: limits.sascoreXlsxBytes / megabyte, sdf: limits.sascoreSdfBytes / megabyte };

export function UploadPanel({ upload }: { upload: ScoreUpload }) {
  const { t } = useTranslation('sascore');
  const { state } = upload;
  const isSmall = useIsBelow('lg');
  const take = (file: File) => {
    const problem = uploadProblem('sascore', file);
    if (problem === undefined) return void upload.check(file);
    toast.error(t(formatOf('sascore', file.name) === undefined ? 'upload.wrongType' : 'upload.tooLarge', limitsTold));
  };
  const isDragging = useWindowDrop(([file]) => file && state.step !== 'starting' && take(file));
  return (
    <section aria-label={t('upload.title')} style={{ padding: 16 }}>
      <SectionTitle title={t('upload.title')} />
      <div style={{ marginBlock: 12 }}>
        {state.step === 'empty' ? (
          <Upload.Dragger
            aria-label={t('upload.drop')}
            accept={extensionsOf('sascore').join(',')}
            showUploadList={false}
            className={isDragging ? 'ant-upload-drag-hover' : ''}
            beforeUpload={(file) => {
              take(file);
              return false;
            }}
          >
            <FileIcon size={28} />
            <div>
              <strong>{t('upload.drop')}</strong>
            </div>
            <Typography.Text type="secondary">
              {t('upload.limits', { ...limitsTold, molecules: formatNumber(limits.sascoreMolecules) })}
            </Typography.Text>
          </Upload.Dragger>
        ) : (
          <ChosenFile state={state} onClear={upload.clear} />
        )}
      </div>
      {(state.step === 'checked' || state.step === 'starting') && (
        <StartForm upload={upload} check={state.check} isStarting={state.step === 'starting'} />
      )}
      <FileGuide isOpen={!isSmall && (state.step === 'empty' || state.step === 'refused')} />
    </section>
  );
}

function ChosenFile({ state, onClear }: { state: Exclude<UploadStep, { step: 'empty' }>; onClear: () => void }) {
  const { t } = useTranslation('sascore');
  const { file } = state;
  const isSending = state.step === 'checking' || state.step === 'starting';
  const size =
    file.size < megabyte / 10
      ? `${formatNumber(Math.max(1, Math.round(file.size / 1024)))} KB`
      : `${formatNumber(file.size / megabyte, 1)} MB`;
  return (
    <>
      <Flex gap="small" align="center">
        <FileIcon size={20} />
        <span title={file.name} style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name} <Typography.Text type="secondary">{size}</Typography.Text>
        </span>
        <IconButton
          size="small"
          label={t(isSending ? 'upload.cancel' : 'upload.remove')}
          icon={<CloseIcon size={16} />}
          onClick={onClear}
        />
      </Flex>
      {isSending && <FileProgress state={state} />}
      {state.step === 'refused' && (
        <Alert type="error" role="alert" title={messageOf(state.error)} description={explanationOf(state.error)} />
      )}
    </>
  );
}

const pollMs = 500;

/** How much of the file has been sent, then how much of it has been checked. */
function FileProgress({ state }: { state: Extract<UploadStep, { sent: number }> }) {
  const { t } = useTranslation('sascore');
  const { step, sent } = state;
  const isSent = sent >= 1;
  const { data } = useCall(
    'sascoreCheckProgress',
    step === 'checking' && isSent ? { query: { checkId: state.checkId } } : null,
    { passive: true, refreshInterval: pollMs },
  );
  const percent = isSent ? (data?.percent ?? null) : Math.round(sent * 100);
  const reading = percent === null ? 'reading' : 'checking';
  const words = t(`upload.${!isSent ? 'sending' : step === 'starting' ? 'starting' : reading}`, { percent });
  return (
    <>
      <Progress size="small" status="active" percent={percent ?? 0} showInfo={percent !== null} aria-label={words} />
      <span role="status">{words}</span>
    </>
  );
}

function StartForm({ upload, check, isStarting }: { upload: ScoreUpload; check: ScoreFileCheck; isStarting: boolean }) {
  const { t } = useTranslation('sascore');
  const [accepts, setAccepts] = useState(false);
  const nameState = useNameCheck(upload.name);
  const { readable, errors, sheet, sheets = [] } = check;
  const needsWord = errors > 0 && readable > 0;
  const isReady = readable > 0 && (accepts || !needsWord) && nameState === 'free';
  return (
    <Form layout="vertical" onFinish={() => isReady && !isStarting && void upload.start()}>
      {/* Of a workbook whose structures lie on several sheets, which one is scored. */}
      {sheets.length > 1 && (
        <Form.Item label={t('upload.sheet')} htmlFor="sheet" extra={t('upload.sheetHint', { count: sheets.length })}>
          <Select
            id="sheet"
            aria-label={t('upload.sheet')}
            value={sheet}
            options={sheets.map((one) => ({ value: one, label: one }))}
            onChange={upload.checkSheet}
          />
        </Form.Item>
      )}
      <Form.Item
        label={t('upload.name')}
        htmlFor="task-name"
        help={<span role="status">{t(`name.${nameState}`)}</span>}
        {...(nameState === 'taken' && { validateStatus: 'error' })}
      >
        <Input
          id="task-name"
          value={upload.name}
          aria-invalid={nameState === 'taken'}
          maxLength={limits.taskNameLength}
          autoComplete="off"
          onChange={({ target }) => upload.setName(target.value)}
        />
      </Form.Item>
      {needsWord && (
        <Form.Item>
          <Checkbox checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
            {t('upload.accept', { count: errors, value: formatNumber(errors) })}
          </Checkbox>
        </Form.Item>
      )}
      {readable === 0 && <Alert type="error" role="alert" title={t('upload.nothing')} />}
      <Button type="submit" variant="primary" disabled={!isReady} loading={isStarting}>
        {t('upload.start', { count: readable, value: formatNumber(readable) })}
      </Button>
    </Form>
  );
}

const rules = ['sheet', 'structure', 'molid', 'sdf'] as const;
const examples = { xlsx: exampleSheet, sdf: exampleSdf };

/** What a file must look like, with one of each kind to start from. */
function FileGuide({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('sascore');
  return (
    <details open={isOpen} style={{ marginTop: 16 }}>
      <summary>{t('guide.title')}</summary>
      <ul style={{ paddingLeft: 20 }}>
        {rules.map((rule) => (
          <li key={rule}>{t(`guide.${rule}`)}</li>
        ))}
      </ul>
      <Space>
        {Object.entries(examples).map(([kind, address]) => (
          <a key={kind} href={address} download={`sascore-example.${kind}`}>
            <DownloadIcon size={15} /> {t('guide.example', { kind: `.${kind}` })}
          </a>
        ))}
      </Space>
    </details>
  );
}

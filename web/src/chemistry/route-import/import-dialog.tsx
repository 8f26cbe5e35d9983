// Routes of other planners, pasted or from a file: what is in it and what cannot be read, then a task for each target.

import { limits } from '@app/shared/constants/limits';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import type { RouteImport } from '@app/shared/contracts/route-import';
import { extensionsOf, uploadProblem } from '@app/shared/rules/upload';
import { Alert, Flex, Input, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FileIcon } from '../../ui/icons/icons.tsx';
import { ImportProblems } from './import-problems.tsx';

interface Source {
  text: string;
  file: File | null;
}

export interface ImportDialogProps {
  onClose: () => void;
  onImported: (tasks: RetroTask[]) => void;
}

export function RouteImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation('route-import');
  const [source, setSource] = useState<Source>({ text: '', file: null });
  const [report, setReport] = useState<RouteImport | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, run } = useAction();
  const isEmpty = source.file === null && source.text.trim() === '';
  const take = (next: Source): void => {
    setSource(next);
    setReport(null);
    setRefusal(null);
  };
  const takeFile = (file: File): void => {
    const problem = uploadProblem('routes', file);
    take({ text: '', file: problem ? null : file });
    if (problem?.key === 'wrongFormat') setRefusal(t('wrongFormat', { formats: extensionsOf('routes').join(' ') }));
    else if (problem) setRefusal(t('tooLarge', { mb: limits.routeFileBytes / megabyte }));
  };
  const check = () => run(async () => setReport(await ask(source, 'check')));
  const keep = () =>
    run(async () => {
      const { tasks } = await ask(source, 'import');
      onImported(tasks);
    });
  return (
    <Dialog
      title={t('title')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          {report === null ? (
            <Button variant="primary" disabled={isEmpty} loading={isBusy} onClick={check}>
              {t('check')}
            </Button>
          ) : (
            <Button variant="primary" disabled={report.routes === 0} loading={isBusy} onClick={keep}>
              {t('keep', { count: report.routes })}
            </Button>
          )}
        </>
      }
    >
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{t('intro')}</Typography.Text>
        <Input.TextArea
          aria-label={t('paste')}
          placeholder={t('placeholder')}
          autoSize={{ minRows: 4, maxRows: 10 }}
          style={{ fontFamily: 'var(--mono, monospace)', fontSize: 12 }}
          value={source.text}
          onChange={({ target }) => take({ text: target.value, file: null })}
        />
        <Flex wrap gap={8} align="center">
          <Upload
            accept={extensionsOf('routes').join(',')}
            showUploadList={false}
            beforeUpload={(file) => {
              takeFile(file);
              return Upload.LIST_IGNORE;
            }}
          >
            <Button icon={<FileIcon size={16} />}>{t('file')}</Button>
          </Upload>
          {source.file && <Typography.Text ellipsis>{source.file.name}</Typography.Text>}
        </Flex>
        {refusal !== null && <Alert type="error" showIcon role="alert" title={refusal} />}
        {report && <Report report={report} />}
      </Flex>
    </Dialog>
  );
}

const megabyte = 1024 * 1024;

function ask({ text, file }: Source, mode: 'check' | 'import'): Promise<RouteImport> {
  return file ? call('routeImport', { query: { mode }, file }) : call('routeImportText', { body: { text, mode } });
}

function Report({ report: { format, routes, targets, problems } }: { report: RouteImport }) {
  const { t } = useTranslation('route-import');
  return (
    <section aria-label={t('report.title')}>
      <Alert
        type={routes === 0 ? 'error' : problems.some(({ isLeftOut }) => isLeftOut) ? 'warning' : 'success'}
        showIcon
        role="status"
        title={t('report.found', { format: t(`format.${format}`), routes, targets: targets.length })}
        description={<ImportProblems problems={problems} />}
      />
    </section>
  );
}

// Notes on a project, and the last of what happened to it.

import { Flex, Input, Timeline } from 'antd';
import { intermediateLimits, type IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { recordsPath } from '../paths.ts';
import { personName } from '../words.ts';

export interface NotesProps {
  project: IntermediateProject;
  isBusy: boolean;
  onAdd: (note: string) => Promise<boolean>;
}

const shownRecords = 10;

export function Notes({ project, isBusy, onAdd }: NotesProps) {
  const { t } = useTranslation('intermediates');
  const { projectId, isMine } = project;
  const [text, setText] = useState('');
  const body = { projectId, pageIndex: 1, pageSize: shownRecords };
  const { data, mutate } = useCall('intermediateRecords', { body }, { keepFor: projectId });
  const [version, setVersion] = useState(project.version + project.members.length);
  // What was changed on this page has a record by now.
  if (version !== project.version + project.members.length) {
    setVersion(project.version + project.members.length);
    void mutate();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void onAdd(text.trim()).then((isTaken) => isTaken && setText(''));
  };
  return (
    <Section title={t('detail.history')}>
      {isMine && (
        <Flex component="form" wrap gap={10} align="flex-end" onSubmit={submit} style={{ marginBottom: 14 }}>
          <Input.TextArea
            value={text}
            rows={2}
            maxLength={intermediateLimits.noteLength}
            aria-label={t('detail.note')}
            placeholder={t('detail.notePlaceholder')}
            style={{ flex: '1 1 260px' }}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            {t('detail.noteAdd')}
          </Button>
        </Flex>
      )}
      <Timeline
        items={(data?.items ?? []).map((record) => ({
          key: record.recordId,
          content: (
            <>
              <strong>{t(`records.kind.${record.kind}`)}</strong>{' '}
              <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{record.text}</span>
              <RecordNote>
                {formatDateTime(record.createdAt)} · {record.by ? personName(record.by) : t('records.system')}
              </RecordNote>
            </>
          ),
        }))}
      />
      <Link to={recordsPath(projectId)}>{t('detail.historyAll')}</Link>
    </Section>
  );
}

// Notes on a project, and the last of what happened to it.

import { Input } from 'antd';
import { intermediateLimits, type IntermediateProject } from '@app/shared/contracts/intermediates/intermediates';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import styles from './detail.module.css';
import { recordsPath } from '../paths.ts';
import { personName } from '../person-name.ts';

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
  const add = async () => {
    if (await onAdd(text.trim())) setText('');
  };
  return (
    <section className={styles['section']} aria-label={t('detail.history')}>
      <h2>{t('detail.history')}</h2>
      {isMine && (
        <form
          className={styles['note']}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void add();
          }}
        >
          <Input.TextArea
            value={text}
            rows={2}
            maxLength={intermediateLimits.noteLength}
            aria-label={t('detail.note')}
            placeholder={t('detail.notePlaceholder')}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            {t('detail.noteAdd')}
          </Button>
        </form>
      )}
      <ul className={styles['history']}>
        {data?.items.map((record) => (
          <li key={record.recordId}>
            <span className={styles['quiet']}>
              {formatDateTime(record.createdAt)} · {record.by ? personName(record.by) : t('records.system')}
            </span>
            <span>
              <strong>{t(`records.kind.${record.kind}`)}</strong> <span className={styles['what']}>{record.text}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to={recordsPath(projectId)}>{t('detail.historyAll')}</Link>
    </section>
  );
}

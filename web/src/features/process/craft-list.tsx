import { Alert, Flex, Input, Space, Typography } from 'antd';
import type { ImportResult } from '@app/shared/contracts/process/process';
import { extensionsOf } from '@app/shared/rules/upload';
import { useState } from 'react';
import { track } from '../../shared/api/track.ts';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { useAction } from '../../shared/hooks/use-action.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FilePicker } from '../../ui/button/file-picker.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { Pending } from '../../ui/state/pending.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';

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
  const { isBusy, run } = useAction();
  const [response, setResponse] = useState<ImportResult | null>(null);
  const remove = (id: string, name: string) =>
    removeWithUndo({
      remove: () => call(calls.remove, { query: { id } }),
      said: t('lists.removed', { name }),
      lists: [calls.show],
    });
  const fill = (given: File) =>
    run(async () => {
      setResponse(await call(calls.fill, { file: given }));
      setText('');
      await mutate();
    });
  return (
    <Flex vertical gap={10} style={{ width: '100%' }}>
      <RecordNote>
        {t(`lists.${list}Hint`)} {data && t('lists.count', { count: data.items.length, limit: data.limit })}
      </RecordNote>
      {!data && <Pending compact of={{ error, mutate }} height={40} />}
      {data?.items.length === 0 && <RecordNote>{t('lists.empty')}</RecordNote>}
      <div style={{ maxHeight: 220, overflow: 'auto' }}>
        {data?.items.map(({ id, molecule }) => (
          <Flex key={id} gap={8} align="center">
            <MoleculePicture molecule={molecule} width={64} height={44} decorative />
            <Typography.Text ellipsis style={{ flex: 1 }}>
              {moleculeLabel(molecule)}
            </Typography.Text>
            <IconButton
              size="small"
              label={t('lists.remove', { name: moleculeLabel(molecule) })}
              icon={<CloseIcon size={14} />}
              disabled={isBusy}
              onClick={() => void remove(id, moleculeLabel(molecule))}
            />
          </Flex>
        ))}
      </div>
      <Input.TextArea
        rows={2}
        value={text}
        spellCheck={false}
        aria-label={t('lists.paste')}
        placeholder={t('lists.paste')}
        onChange={(event) => setText(event.target.value)}
      />
      <Space>
        <Button
          size="small"
          loading={isBusy}
          disabled={text.trim() === ''}
          onClick={() => void fill(new File([text], 'list.txt', { type: 'text/plain' }))}
        >
          {t('lists.add')}
        </Button>
        <FilePicker
          label={t('lists.file')}
          accept={extensionsOf('molecules')}
          onFiles={([chosen]) => {
            track('openProcessStructureFile');
            if (chosen) void fill(chosen);
          }}
        >
          {(open) => (
            <Button size="small" disabled={isBusy} onClick={open}>
              {t('lists.file')}
            </Button>
          )}
        </FilePicker>
      </Space>
      {response && <Outcome response={response} />}
    </Flex>
  );
}

const refusedShown = 5;

function Outcome({ response: { accepted, duplicates, rejected, rows } }: { response: ImportResult }) {
  const { t } = useTranslation('process');
  const refused = rows.filter((row) => row.outcome === 'rejected').slice(0, refusedShown);
  return (
    <Alert
      role="status"
      type={rejected > 0 ? 'warning' : 'success'}
      title={t('lists.result', { accepted, duplicates, rejected })}
      description={refused.map(({ row, text, reason }) => (
        <div key={row}>{t('lists.refused', { row, text, reason: reason?.message ?? '' })}</div>
      ))}
    />
  );
}

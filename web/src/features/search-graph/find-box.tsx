// A molecule looked for in the graph, by name, structure or part of one; a click unfolds the way to it.

import type { CallData } from '@app/shared/contracts/catalogue';
import type { PathStep } from '@app/shared/contracts/search-graph/part';
import { Checkbox, Flex, Input, Popover } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { moleculeWords } from './molecule-words.ts';

export interface FindBoxProps {
  taskId: string;
  onFound: (key: string, path: readonly PathStep[]) => void;
}

export function FindBox({ taskId, onFound }: FindBoxProps) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const [text, setText] = useState('');
  const [isPart, setPart] = useState(false);
  const { isBusy, run, stop } = useAction();
  const [found, setFound] = useState<CallData<'searchGraphFind'> | null>(null);
  /** The results belong to the current query. */
  const forget = () => {
    stop();
    setFound(null);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    stop();
    const body = { taskId, text: text.trim(), isPart };
    void run(async (signal) => setFound(await call('searchGraphFind', { body }, { signal })));
  };
  const results = found && (
    <section aria-label={t('find.results')} style={{ width: 'min(400px, 80vw)' }}>
      <Flex gap={8} align="center" justify="space-between">
        <span role="status">
          {t(found.total === 0 ? 'find.none' : 'find.found', { count: found.total, value: formatNumber(found.total) })}
          {!found.isComplete && ` ${t('find.incomplete')}`}
        </span>
        <IconButton size="small" label={t('find.close')} icon={<CloseIcon size={16} />} onClick={forget} />
      </Flex>
      <div style={{ maxHeight: 340, overflow: 'auto' }}>
        {found.items.map(({ node, path }) => (
          <Button
            key={node.molecule.key}
            variant="text"
            icon={<MoleculePicture molecule={node.molecule} width={84} height={54} decorative />}
            style={{ width: '100%', height: 'auto', justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal' }}
            onClick={() => {
              onFound(node.molecule.key, path);
              setFound(null);
            }}
          >
            <span>
              <RecordTitle name={moleculeLabel(node.molecule)}>
                {t('find.depth', { count: node.steps })} · {moleculeWords(t, routes, node)}
              </RecordTitle>
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
  return (
    <Popover
      open={found !== null}
      placement="bottomLeft"
      arrow={false}
      content={<div onKeyDown={(event) => event.key === 'Escape' && forget()}>{results}</div>}
    >
      <form role="search" onSubmit={handleSubmit} onKeyDown={(event) => event.key === 'Escape' && forget()}>
        <Flex wrap gap={8} align="center">
          <Input
            id="graph-find"
            type="search"
            size="small"
            style={{ width: 230 }}
            value={text}
            placeholder={t('find.placeholder')}
            aria-label={t('find.label')}
            onChange={({ target }) => {
              setText(target.value);
              forget();
            }}
          />
          <Checkbox
            checked={isPart}
            onChange={() => {
              setPart(!isPart);
              forget();
            }}
          >
            {t('find.part')}
          </Checkbox>
          <Button type="submit" size="small" loading={isBusy} icon={<SearchIcon size={16} />}>
            {t('find.go')}
          </Button>
        </Flex>
      </form>
    </Popover>
  );
}

// A molecule looked for in the graph, by name, structure or part of one; a click unfolds the way to it.

import { Checkbox, Input } from 'antd';
import type { PathStep } from '@app/shared/contracts/search-graph/part';
import { useRef, useState, type FormEvent } from 'react';
import { call } from '../../shared/api/call.ts';
import type { CallData } from '@app/shared/contracts/catalogue';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { presentError } from '../../shared/errors/present.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import styles from './find-box.module.css';
import { moleculeWords } from './molecule-words.ts';

type Found = CallData<'searchGraphFind'>;

export interface FindBoxProps {
  taskId: string;
  onFound: (key: string, path: readonly PathStep[]) => void;
}

export function FindBox({ taskId, onFound }: FindBoxProps) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const [text, setText] = useState('');
  const [isPart, setPart] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const asked = useRef<AbortController>(null);
  /** The results belong to the current query. */
  const forget = () => {
    asked.current?.abort();
    setBusy(false);
    setFound(null);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    setBusy(true);
    try {
      const response = await call('searchGraphFind', { body: { taskId, text: text.trim(), isPart } }, { signal });
      if (!signal.aborted) setFound(response);
    } catch (error) {
      presentError(error);
    }
    if (!signal.aborted) setBusy(false);
  };
  return (
    <div className={styles.find} onKeyDown={(event) => event.key === 'Escape' && setFound(null)}>
      <form role="search" onSubmit={handleSubmit}>
        <Input
          id="graph-find"
          type="search"
          value={text}
          placeholder={t('find.placeholder')}
          aria-label={t('find.label')}
          onChange={(event) => {
            setText(event.target.value);
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
      </form>
      {found && (
        <section className={styles.results} aria-label={t('find.results')}>
          <header>
            <p role="status">
              {t(found.total === 0 ? 'find.none' : 'find.found', {
                count: found.total,
                value: formatNumber(found.total),
              })}
              {!found.isComplete && ` ${t('find.incomplete')}`}
            </p>
            <Button
              variant="text"
              size="small"
              aria-label={t('find.close')}
              icon={<CloseIcon size={16} />}
              onClick={() => setFound(null)}
            />
          </header>
          <ul>
            {found.items.map(({ node, path }) => (
              <li key={node.molecule.key}>
                <button
                  type="button"
                  onClick={() => {
                    onFound(node.molecule.key, path);
                    setFound(null);
                  }}
                >
                  <MoleculePicture molecule={node.molecule} width={84} height={54} decorative />
                  <span>
                    <strong>{moleculeLabel(node.molecule)}</strong>
                    <small>
                      {t('find.depth', { count: node.steps })} · {moleculeWords(t, routes, node)}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

// The query and how to search with it: typed or drawn, how it counts as found, where, and what to leave out.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useId, useState } from 'react';
import { StructureEditor } from '../../../chemistry/editor/structure-editor.tsx';
import { FileButton } from '../../../chemistry/structure-input/file-button.tsx';
import { StructureIntakePlace } from '../../../chemistry/structure-input/structure-intake.tsx';
import { isMolfile } from '../../../chemistry/structure-input/structure-text.ts';
import { useStructureIntake } from '../../../chemistry/structure-input/use-structure-intake.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { ChevronLeftIcon, FitIcon, HelpIcon } from '../../../ui/icons/work-icons.tsx';
import { FilterFields } from './filter-fields.tsx';
import { ModeChoice, SourceChoice, StrictnessChoice } from './options.tsx';
import { QueryInput } from './query-input.tsx';
import styles from './query-panel.module.css';
import { countFilters } from '../search-form.ts';
import { QueryPreview } from './query-preview.tsx';
import type { Search } from '../use-search.ts';

interface QueryPanelProps {
  search: Search;
  status: CallData<'substructureStatus'> | undefined;
  /** The editor has most of the window. */
  isWide: boolean;
  onWiden: () => void;
  /** Leads past the editor's many buttons to the hits. */
  onLeave: () => void;
}

export function QueryPanel({ search, status, isWide, onWiden, onLeave }: QueryPanelProps) {
  const { t } = useTranslation('substructure');
  const { place, form, hits, error, isRunning, isChanged, problem } = search;
  const id = useId();
  const isSmall = useIsBelow('lg');
  const filters = countFilters(form);
  const intake = useStructureIntake((text) => (isMolfile(text) ? search.paste(text) : search.searchFor(text)));
  const options = (
    <div className={styles.options}>
      <ModeChoice form={form} onChange={search.change} />
      <StrictnessChoice form={form} onChange={search.change} />
      <SourceChoice form={form} onChange={search.change} status={status} />
      <FilterFields form={form} onChange={search.change} />
    </div>
  );
  return (
    <section className={styles.panel} data-wide={isWide} aria-label={t('query')}>
      <div className={styles.scroller}>
        <QueryInput
          text={form.text}
          isDrawn={form.molfile !== ''}
          isRefused={error !== null}
          describedBy={id}
          onText={(text) => search.change({ text, molfile: '' })}
          onStructure={intake.take}
          onSearch={search.start}
          onClear={search.clearQuery}
          onLeave={onLeave}
        />
        <QueryPreview
          id={id}
          query={place.searchId === null ? undefined : hits.data?.query}
          isRunning={isRunning}
          isChanged={isChanged}
          error={error}
          text={form.text}
        />
        <Button size="small" className={styles.skip} onClick={onLeave}>
          {t('skipEditor')}
        </Button>
        <Canvas search={search} isSmall={isSmall} />
        <div className={styles.below}>
          <FileButton isSmall className={styles.file} onFile={intake.takeFile} />
          <StructureIntakePlace intake={intake} />
          <QueryHelp onTry={(smarts) => search.searchFor(smarts)} />
          <IconButton
            size="small"
            className={styles.widen}
            label={t(isWide ? 'editor.smaller' : 'editor.larger')}
            icon={isWide ? <ChevronLeftIcon size={16} /> : <FitIcon size={16} />}
            aria-pressed={isWide}
            onClick={onWiden}
          />
        </div>
        {isSmall ? (
          <details className={styles.more}>
            <summary>
              {t('options', { mode: t(`mode.${form.mode}`) })}
              {filters > 0 && ` · ${t('filter.count', { count: filters })}`}
            </summary>
            {options}
          </details>
        ) : (
          options
        )}
      </div>
      <div className={styles.start}>
        <Button
          variant="primary"
          icon={<SearchIcon size={17} />}
          loading={isRunning}
          disabled={problem !== null || search.isPenDown}
          aria-describedby={`${id}-why`}
          onClick={search.start}
        >
          {t('start')}
        </Button>
        <span className={styles.why} id={`${id}-why`}>
          {problem === 'noQuery' ? t('problem.noQuery') : search.asked && isChanged && t('changed')}
        </span>
      </div>
    </section>
  );
}

/** The editor; on a small screen it waits until it is wanted, being large and eager for the focus. */
function Canvas({ search, isSmall }: { search: Search; isSmall: boolean }) {
  const { t } = useTranslation('substructure');
  const [isWanted, setWanted] = useState(false);
  if (isSmall && !isWanted)
    return (
      <Button className={styles.openEditor} icon={<PencilIcon size={16} />} onClick={() => setWanted(true)}>
        {t('openEditor')}
      </Button>
    );
  return (
    <StructureEditor
      className={styles.editor}
      structure={search.canvas}
      onChange={search.draw}
      onPen={search.setPenDown}
    />
  );
}

// Help on what a query may hold beyond a molecule.
const drawn = ['rGroup', 'anyAtom', 'list', 'bond', 'properties', 'hydrogen'] as const;
const typed = [
  { key: 'ringNitrogen', text: '[nX2]' },
  { key: 'halogen', text: 'c[Cl,Br,I]' },
  { key: 'freeAmine', text: '[NX3;H2;!$(NC=O)]' },
  { key: 'anyChain', text: 'C~*~N' },
] as const;

function QueryHelp({ onTry }: { onTry: (smarts: string) => void }) {
  const { t } = useTranslation('substructure');
  return (
    <details className={styles.help}>
      <summary>
        <HelpIcon size={15} />
        {t('help.title')}
      </summary>
      <dl>
        {drawn.map((key) => (
          <div key={key}>
            <dt>{t(`help.drawn.${key}.name`)}</dt>
            <dd>{t(`help.drawn.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help.typed')}</p>
      <ul>
        {typed.map(({ key, text }) => (
          <li key={key}>
            <button type="button" onClick={() => onTry(text)}>
              <code>{text}</code>
            </button>
            {t(`help.smarts.${key}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

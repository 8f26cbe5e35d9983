// The query and how to search with it: typed or drawn, how it counts as found, where, and what to leave out.

import type { CallData } from '@app/shared/contracts/catalogue';
import { Collapse, Descriptions, Flex, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorPlace } from '../../../chemistry/editor/editor-place.tsx';
import { FileButton } from '../../../chemistry/structure-input/file-button.tsx';
import { StructureIntakePlace } from '../../../chemistry/structure-input/structure-intake.tsx';
import { isDrawing, isMolfile } from '../../../chemistry/structure-input/structure-text.ts';
import { useStructureIntake } from '../../../chemistry/structure-input/use-structure-intake.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { CloseIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { ChevronLeftIcon, FitIcon } from '../../../ui/icons/work-icons.tsx';
import styles from '../page.module.css';
import { countFilters } from '../search-form.ts';
import type { Search } from '../use-search.ts';
import { Options } from './options.tsx';
import { QueryPreview } from './query-preview.tsx';

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
  const options = <Options form={form} status={status} onChange={search.change} />;
  return (
    <Flex
      vertical
      component="section"
      className={styles.panel}
      data-wide={isWide}
      aria-label={t('query')}
      style={{
        flex: 'none',
        width: isSmall ? '100%' : isWide ? '64%' : 'max(440px, 34%)',
        minHeight: 0,
        background: 'var(--surface)',
      }}
    >
      <div style={{ position: 'relative', flex: 1, minHeight: 0, overflow: isSmall ? 'visible' : 'auto' }}>
        <QueryInput search={search} describedBy={id} onStructure={intake.take} onLeave={onLeave} />
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
        <EditorPlace
          opens={t('openEditor')}
          className={styles.editor ?? ''}
          structure={search.canvas}
          onChange={search.draw}
          onPen={search.setPenDown}
        />
        <Flex align="start" style={{ padding: '0 8px' }}>
          <QueryHelp onTry={(smarts) => search.searchFor(smarts)} />
          <FileButton isSmall onFile={intake.takeFile} />
          {!isSmall && (
            <IconButton
              size="small"
              label={t(isWide ? 'editor.smaller' : 'editor.larger')}
              icon={isWide ? <ChevronLeftIcon size={16} /> : <FitIcon size={16} />}
              aria-pressed={isWide}
              onClick={onWiden}
            />
          )}
        </Flex>
        <StructureIntakePlace intake={intake} />
        {isSmall ? (
          <Collapse
            ghost
            items={[
              {
                key: 'options',
                label: `${t('options', { mode: t(`mode.${form.mode}`) })}${filters > 0 ? ` · ${t('filter.count', { count: filters })}` : ''}`,
                children: options,
              },
            ]}
          />
        ) : (
          options
        )}
      </div>
      <Flex gap={12} align="center" style={{ padding: '8px 12px', borderTop: '1px solid var(--line)' }}>
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
        <span id={`${id}-why`} style={{ color: 'var(--secondary)' }}>
          {problem === 'noQuery' ? t('problem.noQuery') : search.asked && isChanged && t('changed')}
        </span>
      </Flex>
    </Flex>
  );
}

interface QueryInputProps {
  search: Search;
  describedBy: string;
  /** A molfile or a drawing, which has lines. */
  onStructure: (text: string) => void;
  /** The arrow down leads on to the hits. */
  onLeave: () => void;
}

/** One line that takes a query in words or notation; Enter searches. */
function QueryInput({ search, describedBy, onStructure, onLeave }: QueryInputProps) {
  const { t } = useTranslation('substructure');
  const { text, molfile } = search.form;
  const isDrawn = molfile !== '';
  return (
    <form
      role="search"
      style={{ padding: '8px 12px' }}
      onSubmit={(event) => {
        event.preventDefault();
        search.start();
      }}
    >
      <Input
        prefix={<SearchIcon size={17} />}
        suffix={
          (text !== '' || isDrawn) && (
            <IconButton
              size="small"
              label={t('input.clear')}
              icon={<CloseIcon size={16} />}
              onClick={search.clearQuery}
            />
          )
        }
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={t('input.label')}
        aria-invalid={search.error !== null}
        aria-describedby={describedBy}
        placeholder={t(isDrawn ? 'input.drawn' : 'input.placeholder')}
        onChange={({ target }) => search.change({ text: target.value, molfile: '' })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onLeave();
        }}
        onPaste={(event) => {
          // A molfile has lines, and an input would join them.
          const pasted = event.clipboardData.getData('text/plain');
          if (!isMolfile(pasted) && !isDrawing(pasted)) return;
          event.preventDefault();
          onStructure(pasted);
        }}
      />
    </form>
  );
}

const drawn = ['rGroup', 'anyAtom', 'list', 'bond', 'properties', 'hydrogen'] as const;
const typed = [
  { key: 'ringNitrogen', text: '[nX2]' },
  { key: 'halogen', text: 'c[Cl,Br,I]' },
  { key: 'freeAmine', text: '[NX3;H2;!$(NC=O)]' },
  { key: 'anyChain', text: 'C~*~N' },
] as const;

/** What a query may hold beyond a molecule. */
function QueryHelp({ onTry }: { onTry: (smarts: string) => void }) {
  const { t } = useTranslation('substructure');
  return (
    <Collapse
      ghost
      size="small"
      style={{ flex: 1 }}
      items={[
        {
          key: 'help',
          label: t('help.title'),
          children: (
            <>
              <Descriptions
                size="small"
                column={1}
                items={drawn.map((key) => ({
                  key,
                  label: t(`help.drawn.${key}.name`),
                  children: t(`help.drawn.${key}.text`),
                }))}
              />
              <p>{t('help.typed')}</p>
              {typed.map(({ key, text }) => (
                <div key={key}>
                  <LinkButton onClick={() => onTry(text)}>
                    <code>{text}</code>
                  </LinkButton>
                  {t(`help.smarts.${key}`)}
                </div>
              ))}
            </>
          ),
        },
      ]}
    />
  );
}

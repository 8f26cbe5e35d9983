// The command bar: one field from which everything is reached. It lies over the page and goes with the choice.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Flex, Input, Modal, Tag, Typography, type InputRef } from 'antd';
import { useNavigate } from 'react-router-dom';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { modifierKey } from '../../shared/keys/modifier-key.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { ChevronRightIcon } from '../../ui/icons/work-icons.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { Spinner } from '../../ui/button/spinner.tsx';
import { onEscape, useOpenDialog } from '../../ui/dialog/use-open-dialog.ts';
import styles from './command-bar.module.css';
import type { Command, CommandList, FixedCommand } from './command.ts';
import { listCommands } from './list-commands.tsx';
import { keepRecent, recentPlaces } from './recent.ts';
import { moleculeCommands, reactionCommands } from './structure-commands.tsx';
import { useFound } from './use-found.ts';

export function CommandBar({ fixed, onClose }: { fixed: readonly FixedCommand[]; onClose: () => void }) {
  const { t } = useTranslation('commands');
  const id = useId();
  const input = useRef<InputRef>(null);
  useOpenDialog();
  const isNarrow = useIsBelow('md');
  const bar = useCommands(fixed);
  const { lists, flat, active, about } = bar;
  const open = useOpen(onClose, bar.askAbout);
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active.id))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && about && bar.typed === '') return bar.askAbout(null);
    const step = stepOf(event, flat.length);
    if (step !== null) {
      event.preventDefault();
      return bar.move(step);
    }
    if (event.key !== 'Enter' || !active) return undefined;
    event.preventDefault();
    return open(active, event.ctrlKey || event.metaKey);
  };
  const leave = () => (about ? bar.askAbout(null) : onClose());
  return (
    <Modal
      open
      title={t('title')}
      footer={null}
      closable={false}
      width={680}
      style={{ top: '10vh' }}
      classNames={{ header: 'visually-hidden', container: styles.bar ?? '' }}
      styles={{ container: { padding: 0, overflow: 'hidden' } }}
      mask={{ closable: true }}
      wrapProps={{ onKeyDown: onEscape(leave) }}
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onCancel={({ type }) => (type === 'click' ? onClose() : leave())}
    >
      <Flex
        gap={10}
        align="center"
        style={{ flex: 'none', padding: '10px 12px', borderBottom: '1px solid var(--line)' }}
      >
        <Input
          ref={input}
          size="large"
          variant="borderless"
          prefix={
            <>
              {bar.isAsking ? <Spinner size={18} /> : <SearchIcon />}
              {about && (
                <Tag
                  color="success"
                  title={t('about.leave')}
                  closable={{ 'aria-label': t('about.leave') }}
                  onClose={() => bar.askAbout(null)}
                >
                  {moleculeLabel(about)}
                </Tag>
              )}
            </>
          }
          role="combobox"
          aria-expanded={flat.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(id, active.id) : undefined}
          aria-label={about ? t('about.label', { name: moleculeLabel(about) }) : t('label')}
          placeholder={t(about ? 'about.placeholder' : 'placeholder')}
          value={bar.typed}
          maxLength={2_000}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => bar.type(target.value)}
          onKeyDown={handleKey}
        />
        {isNarrow && <IconButton size="small" label={t('close')} icon={<CloseIcon size={16} />} onClick={onClose} />}
      </Flex>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={t('results')}
        tabIndex={-1}
        style={{ flex: 1, minHeight: 0, padding: '0 8px', overflowY: 'auto', overscrollBehavior: 'contain' }}
      >
        {lists.map(({ group, about: name, commands }) => (
          <div key={group} role="group" aria-labelledby={`${id}${group}`}>
            <Typography.Text
              id={`${id}${group}`}
              type="secondary"
              role="presentation"
              style={{ display: 'block', padding: '10px 8px 4px', fontSize: 12 }}
            >
              {t(`group.${group}`, { name: name ?? '' })}
            </Typography.Text>
            {commands.map((command) => (
              <CommandRow
                key={command.id}
                id={optionId(id, command.id)}
                command={command}
                isActive={command.id === active?.id}
                onPoint={() => bar.point(command.id)}
                onChoose={(event: MouseEvent) => open(command, event.ctrlKey || event.metaKey)}
              />
            ))}
          </div>
        ))}
      </div>
      <Message bar={bar} />
      {!isNarrow && (
        <Flex
          aria-hidden="true"
          gap={18}
          style={{ flex: 'none', padding: '8px 16px', borderTop: '1px solid var(--line)', fontSize: 12 }}
        >
          {(
            [
              ['move', ['↑', '↓']],
              ['open', ['Enter']],
              ['tab', [modifierKey(), 'Enter']],
              ['close', ['Esc']],
            ] as const
          ).map(([does, keys]) => (
            <span key={does}>
              {keys.map((key) => (
                <Typography.Text key={key} keyboard>
                  {key}
                </Typography.Text>
              ))}{' '}
              {t(`foot.${does}`)}
            </span>
          ))}
        </Flex>
      )}
    </Modal>
  );
}

/** Says how much was found, or why nothing was. */
function Message({ bar: { flat, isAsking, hasFailed, typed } }: { bar: ReturnType<typeof useCommands> }) {
  const { t } = useTranslation('commands');
  const isNothing = flat.length === 0 && !isAsking;
  return (
    <p
      role="status"
      className={isNothing || hasFailed ? undefined : 'visually-hidden'}
      style={{ padding: 20, textAlign: 'center', overflowWrap: 'anywhere' }}
    >
      {hasFailed
        ? t('failed')
        : isNothing
          ? t('nothing', { text: typed.trim() })
          : isAsking
            ? ''
            : t('count', { count: flat.length })}
    </p>
  );
}

interface CommandRowProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (event: MouseEvent) => void;
}

/** One of the things that the bar offers. The focus stays in the field; the field says which row is meant. */
function CommandRow({ id, command, isActive, onPoint, onChoose }: CommandRowProps) {
  const { label, detail, icon, molecule, taskState, marks = [] } = command;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.row}
      onMouseMove={() => isActive || onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Flex align="center" justify="center" style={{ flex: 'none', width: 56, color: 'var(--secondary)' }}>
        {molecule ? <MoleculePicture molecule={molecule} width={56} height={36} decorative /> : icon}
      </Flex>
      <Flex wrap flex={1} gap="0 10px" align="baseline" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>{marked(label, marks)}</span>
        {detail !== undefined && (
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {detail}
          </Typography.Text>
        )}
      </Flex>
      {taskState && taskState !== 'completed' && <StatusTag state={taskState} />}
      {'asksAbout' in command && <ChevronRightIcon size={16} />}
    </div>
  );
}

function marked(label: string, marks: readonly (readonly [number, number])[]) {
  const parts = marks.flatMap(([from, to], at) => [
    label.slice(marks[at - 1]?.[1] ?? 0, from),
    <mark key={from}>{label.slice(from, to)}</mark>,
  ]);
  return [...parts, label.slice(marks.at(-1)?.[1] ?? 0)];
}

function useCommands(fixed: readonly FixedCommand[]) {
  const { t } = useTranslation('commands');
  const { can } = useSession();
  const [typed, setTyped] = useState('');
  const [about, setAbout] = useState<Molecule | null>(null);
  const [recent] = useState(recentPlaces);
  const [pointed, setPointed] = useState<string | null>(null);
  const { found, isAsking, hasFailed } = useFound(about ? '' : typed);
  const translate = (key: string, values?: Record<string, string | number>): string => t(key, values ?? {});
  const isFresh = found.text === typed.trim();
  const lists: CommandList[] = about
    ? [aboutList(about, typed)]
    : listCommands({
        typed,
        fixed,
        recent,
        found: isFresh || typed.trim() !== '' ? found.records : undefined,
        structure: isFresh ? structureOf() : undefined,
        compounds: isFresh ? found.compounds : [],
        can,
        t: translate,
      });
  const flat = lists.flatMap(({ commands }) => commands);
  const active = flat.find(({ id }) => id === pointed) ?? flat[0];

  function structureOf(): CommandList | undefined {
    if (typed.includes('>>'))
      return {
        group: 'structure',
        about: t('structure.reaction'),
        commands: reactionCommands(typed.trim(), can, translate),
      };
    const { molecule } = found;
    if (!molecule) return undefined;
    const commands = moleculeCommands(molecule, can, translate).map((one) => ({ ...one, molecule: undefined }));
    return { group: 'structure', about: moleculeLabel(molecule), commands };
  }
  function aboutList(molecule: Molecule, text: string): CommandList {
    const commands = moleculeCommands(molecule, can, translate);
    const wanted = text.trim().toLowerCase();
    return {
      group: 'structure',
      about: moleculeLabel(molecule),
      commands: commands.filter(({ label }) => label.toLowerCase().includes(wanted)),
    };
  }
  return {
    typed,
    about,
    lists,
    flat,
    active,
    isAsking: isAsking && !about,
    hasFailed: hasFailed && !about,
    type: (text: string) => {
      setTyped(text);
      setPointed(null);
    },
    point: setPointed,
    move: (step: number | 'first' | 'last') => {
      const at = flat.findIndex((one) => one === active);
      const next = step === 'first' ? 0 : step === 'last' ? flat.length - 1 : (at + step + flat.length) % flat.length;
      setPointed(flat[next]?.id ?? null);
    },
    askAbout: (molecule: Molecule | null) => {
      setAbout(molecule);
      setTyped('');
      setPointed(null);
    },
  };
}

/** Does what was chosen. */
function useOpen(onClose: () => void, askAbout: (molecule: Molecule) => void) {
  const navigate = useNavigate();
  return (command: Command, inNewTab: boolean) => {
    if ('asksAbout' in command) return askAbout(command.asksAbout);
    onClose();
    if ('run' in command) return command.run();
    keepRecent(command);
    const { to, state, leave } = command;
    // What is handed over lies in this tab.
    if (inNewTab && state === undefined && !leave) return void window.open(to, '_blank', 'noopener');
    leave?.();
    const isHere = window.location.pathname === to && (state !== undefined || leave !== undefined);
    void Promise.resolve(navigate(to, { state, replace: isHere })).then(() => isHere && window.location.reload());
    return undefined;
  };
}

function stepOf(event: KeyboardEvent, count: number): number | 'first' | 'last' | null {
  if (count === 0 || event.altKey) return null;
  if (event.key === 'ArrowDown') return 1;
  if (event.key === 'ArrowUp') return -1;
  if (event.key === 'PageDown') return 'last';
  if (event.key === 'PageUp') return 'first';
  return null;
}

const optionId = (id: string, command: string) => `${id}${command}`;

// The frame of a page that plans: the user's tasks, the target, and beside it the order and the task that is open.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Flex } from 'antd';
import { useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { exampleMolecules } from '../../shared/lib/example-molecules.ts';
import { Button } from '../../ui/button/button.tsx';
import { MenuIcon } from '../../ui/icons/icons.tsx';
import { ChevronLeftIcon, PlusIcon } from '../../ui/icons/work-icons.tsx';
import { later, usePrefetched } from '../../ui/state/later.tsx';
import { ExampleLine } from '../../ui/page/example-line.tsx';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { FileButton } from '../structure-input/file-button.tsx';
import { StructureIntakePlace } from '../structure-input/structure-intake.tsx';
import { isDrawing } from '../structure-input/structure-text.ts';
import { useStructureIntake } from '../structure-input/use-structure-intake.ts';
import { editorOf, StructureField } from '../target/structure-field.tsx';
import type { Planning } from './use-planning.ts';

// Behind a click, but on the widest screens.
const TaskList = later(() => import('../tasks/task-list.tsx').then((module) => module.TaskList));
const lists = [TaskList];

export interface PlanningFrameProps {
  routeType: RouteType;
  planning: Planning;
  title: string;
  /** Buttons of the page itself, before the one for a new target. */
  tools?: ReactNode;
  /** What is asked of the search, and the button that starts it. */
  form: ReactNode;
  /** The task that is open, or what to do while none is. */
  task: ReactNode;
  /** The user is at the target: what was said of the last one is out of date. */
  onTarget?: () => void;
}

const line = '1px solid var(--line)';
const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;

export function PlanningFrame({ routeType, planning, title, tools, form, task, onTarget }: PlanningFrameProps) {
  const { t } = useTranslation('retrosynthesis');
  usePrefetched(lists);
  const isMedium = useIsBelow('xxl');
  const isListOver = useIsBelow('xl');
  const isStacked = useIsBelow('lg');
  const isNarrow = useIsBelow('sm');
  const [isListOpen, setListOpen] = useState(!isMedium);
  const { taskId, openTask, isFolded } = planning;
  const side = useRef<HTMLDivElement>(null);
  const closeList = () => setListOpen(false);
  return (
    <Flex vertical flex={1} style={{ position: 'relative', minHeight: 0, overflow: 'hidden' }}>
      <Flex
        component="header"
        wrap={isNarrow}
        flex="none"
        gap={8}
        align="center"
        style={{ minHeight: 44, padding: '6px 12px', borderBottom: line, background: 'var(--surface)' }}
      >
        <Button
          size="small"
          icon={<MenuIcon size={16} />}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          {t('tasks.title')}
        </Button>
        {/* The navigation names the page where there is no room. */}
        <h1 className={isNarrow ? 'visually-hidden' : undefined} style={{ margin: 0, fontSize: 15 }}>
          {title}
        </h1>
        {taskId !== null && !isFolded && (
          <Button size="small" icon={<ChevronLeftIcon size={16} />} onClick={planning.keepTask}>
            {t('backToTask')}
          </Button>
        )}
        {/* Where there is no room, each button goes where there is some. */}
        <Flex gap={6} style={isNarrow ? { display: 'contents' } : { marginInlineStart: 'auto' }}>
          {tools}
          <Button
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => {
              onTarget?.();
              planning.restart();
            }}
          >
            {t('new')}
          </Button>
        </Flex>
      </Flex>
      <div
        style={{
          flex: 1,
          minHeight: 0,
          ...(isStacked ? { overflow: 'auto', overflowAnchor: 'none' } : { display: 'flex' }),
        }}
      >
        {isListOpen && (
          <TaskList
            isOver={isListOver}
            routeType={routeType}
            currentTaskId={taskId}
            onOpen={(id) => {
              openTask(id);
              if (isMedium) closeList();
            }}
            onDeleted={(id) => id === taskId && openTask(null)}
            onClose={closeList}
          />
        )}
        {isFolded ? (
          <Region label={t('plan.label')} style={{ ...column, flex: 1 }}>
            {task}
          </Region>
        ) : (
          <>
            <TargetPlace
              planning={planning}
              isStacked={isStacked}
              onTarget={onTarget}
              onSkip={() => side.current?.focus()}
            />
            <Region
              ref={side}
              label={t('plan.label')}
              style={
                isStacked
                  ? { overflow: 'visible', borderTop: line }
                  : { flex: '0 0 392px', borderInlineStart: line, scrollPaddingBottom: 110 }
              }
            >
              {form}
              {taskId === null && task}
            </Region>
          </>
        )}
      </div>
    </Flex>
  );
}

/** A part that scrolls. It takes the focus for the arrow keys, which is seen where the Tab key leads into it. */
function Region(props: { label: string; style: CSSProperties; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  const { label, style, children, ref } = props;
  const [isReached, setReached] = useState(false);
  return (
    <div
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      // Holds what is hidden for the eye only, which would make the window scroll.
      style={{
        position: 'relative',
        overflow: 'auto',
        background: 'var(--surface)',
        outline: isReached ? '2px solid var(--primary)' : 'none',
        outlineOffset: -2,
        ...style,
      }}
      onKeyUp={({ key, target, currentTarget }) => setReached(key === 'Tab' && target === currentTarget)}
      onBlur={() => setReached(false)}
    >
      {children}
    </div>
  );
}

interface TargetPlaceProps extends Pick<PlanningFrameProps, 'planning' | 'onTarget'> {
  isStacked: boolean;
  /** Leads past the editor's many buttons. */
  onSkip: () => void;
}

function TargetPlace({ planning, isStacked, onTarget, onSkip }: TargetPlaceProps) {
  const { t } = useTranslation('retrosynthesis');
  const { target } = planning;
  const [isSkipReached, setSkipReached] = useState(false);
  const show = (text: string) => {
    onTarget?.();
    planning.showTarget(text);
  };
  const intake = useStructureIntake(show);
  return (
    <section aria-label={t('drawing')} style={{ ...column, position: 'relative', flex: 1 }}>
      <StructureField
        target={target}
        tools={<FileButton isSmall onFile={intake.takeFile} />}
        onText={(text) => (isDrawing(text) ? intake.take(text) : show(text))}
      />
      <StructureIntakePlace intake={intake} />
      {target.text === '' && target.recognition.state === 'empty' && (
        <div style={{ padding: '6px 14px' }}>
          <ExampleLine
            title={t('examples.title')}
            examples={exampleMolecules.map(({ key, smiles }) => ({ label: t(`examples.${key}`), value: smiles }))}
            onTake={show}
          />
        </div>
      )}
      <Button
        size="small"
        className={isSkipReached ? '' : 'visually-hidden'}
        style={isSkipReached ? { alignSelf: 'start', margin: '6px 12px' } : undefined}
        onFocus={() => setSkipReached(true)}
        onBlur={() => setSkipReached(false)}
        onClick={onSkip}
      >
        {t('skipEditor')}
      </Button>
      <StructureEditor
        {...editorOf(target, onTarget)}
        style={isStacked ? { height: 480 } : { flex: 1, minHeight: 0 }}
      />
    </section>
  );
}

// The frame of a page that plans: the user's tasks, the target, and beside it the order and the task that is open.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useId, useRef, useState, type ReactNode } from 'react';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { exampleMolecules } from '../../shared/lib/example-molecules.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { Button } from '../../ui/button/button.tsx';
import { ExampleLine } from '../../ui/page/example-line.tsx';
import { MenuIcon } from '../../ui/icons/icons.tsx';
import { ChevronLeftIcon, PlusIcon } from '../../ui/icons/work-icons.tsx';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { FileButton } from '../structure-input/file-button.tsx';
import { StructureIntakePlace } from '../structure-input/structure-intake.tsx';
import { isDrawing } from '../structure-input/structure-text.ts';
import { useStructureIntake } from '../structure-input/use-structure-intake.ts';
import { RecognisedLine } from '../target/recognised-line.tsx';
import { StructureInput } from '../target/structure-input.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import styles from './planning-frame.module.css';
import type { Planning } from './use-planning.ts';

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

export function PlanningFrame({ routeType, planning, title, tools, form, task, onTarget }: PlanningFrameProps) {
  const { t } = useTranslation('retrosynthesis');
  const isMedium = useIsBelow('xxl');
  const [isListOpen, setListOpen] = useState(!isMedium);
  const { taskId, openTask, isFolded } = planning;
  const side = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <header className={styles.toolbar}>
        <Button
          size="small"
          icon={<MenuIcon size={16} />}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          {t('tasks.title')}
        </Button>
        <h1>{title}</h1>
        {taskId !== null && !isFolded && (
          <Button size="small" icon={<ChevronLeftIcon size={16} />} onClick={planning.keepTask}>
            {t('backToTask')}
          </Button>
        )}
        <span className={styles.push}>
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
        </span>
      </header>
      <div className={styles.work} data-list={isListOpen} data-folded={isFolded}>
        {isListOpen && (
          <div className={styles.listPlace}>
            <TaskList
              routeType={routeType}
              currentTaskId={taskId}
              onOpen={(id) => {
                openTask(id);
                if (isMedium) setListOpen(false);
              }}
              onDeleted={(id) => id === taskId && openTask(null)}
              onClose={() => setListOpen(false)}
            />
          </div>
        )}
        {isFolded ? (
          <div className={styles.stage} tabIndex={0} role="region" aria-label={t('plan.label')}>
            {task}
          </div>
        ) : (
          <>
            <TargetPlace planning={planning} onTarget={onTarget} onSkip={() => side.current?.focus()} />
            <div ref={side} className={styles.side} tabIndex={0} role="region" aria-label={t('plan.label')}>
              <div className={styles.form}>{form}</div>
              {taskId === null && <div className={styles.task}>{task}</div>}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

interface TargetPlaceProps extends Pick<PlanningFrameProps, 'planning' | 'onTarget'> {
  /** Leads past the editor's many buttons. */
  onSkip: () => void;
}

function TargetPlace({ planning, onTarget, onSkip }: TargetPlaceProps) {
  const { t } = useTranslation('retrosynthesis');
  const { target } = planning;
  const lineId = useId();
  const show = (text: string) => {
    onTarget?.();
    planning.showTarget(text);
  };
  const intake = useStructureIntake(show);
  return (
    <section className={styles.drawing} aria-label={t('drawing')}>
      <StructureInput
        text={target.text}
        isChecking={target.recognition.state === 'checking'}
        isRefused={target.recognition.state === 'refused'}
        describedBy={lineId}
        onText={target.setText}
        onResolve={(text) => (isDrawing(text) ? intake.take(text) : show(text))}
        tools={<FileButton isSmall onFile={intake.takeFile} />}
      />
      <StructureIntakePlace intake={intake} />
      <RecognisedLine id={lineId} recognition={target.recognition} />
      {target.text === '' && target.recognition.state === 'empty' && (
        <div className={styles.examples}>
          <ExampleLine
            title={t('examples.title')}
            examples={exampleMolecules.map(({ key, smiles }) => ({ label: t(`examples.${key}`), value: smiles }))}
            onTake={show}
          />
        </div>
      )}
      <Button size="small" className={styles.skip} onClick={onSkip}>
        {t('skipEditor')}
      </Button>
      <StructureEditor
        className={styles.editor}
        structure={target.drawn}
        canvas={target.canvas}
        onPen={target.setPenDown}
        onChange={(drawing) => {
          onTarget?.();
          target.resolveDrawing(drawing)?.catch(presentError);
        }}
      />
    </section>
  );
}

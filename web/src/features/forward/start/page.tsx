// /forwardsynthesis/generate/enumeration and /library: a molecule, what to try with it, and the start of the task.

import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Flex } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { FileButton } from '../../../chemistry/structure-input/file-button.tsx';
import { StructureIntakePlace } from '../../../chemistry/structure-input/structure-intake.tsx';
import { isDrawing } from '../../../chemistry/structure-input/structure-text.ts';
import { useStructureIntake } from '../../../chemistry/structure-input/use-structure-intake.ts';
import { RecognisedLine } from '../../../chemistry/target/recognised-line.tsx';
import { StructureInput } from '../../../chemistry/target/structure-input.tsx';
import { useStructure, type Structure } from '../../../chemistry/target/use-structure.ts';
import { ResultPage } from '../../../chemistry/tasks/result-page.tsx';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { DrawPanel } from './draw-panel.tsx';
import { emptyForm, settingsOf, type ForwardForm } from '../forward-form.ts';
import { EditorPlace } from '../../../chemistry/editor/editor-place.tsx';
import { GenerateHeader } from '../generate-header.tsx';
import { useTaskQueueing } from '../queue-task.ts';
import { useAddPartners } from './own-partners.tsx';
import { productsPath } from '../paths.ts';
import { StartForm } from './start-form.tsx';
import { useForwardClasses } from './use-forward-classes.ts';
import { useHandedStructure } from '../use-handed-structure.ts';

const draftKey = 'forwardDraft';

export function StartPage({ type }: { type: ForwardTaskType }) {
  const target = useStructure(draftKey);
  const molecule = target.recognition.state === 'recognised' ? target.recognition.response.molecule : null;
  const [form, change] = useForm(type, molecule);
  const [drawsPartner, setDrawsPartner] = useState(false);
  const addPartners = useAddPartners(form.scaffolds, (scaffolds) => change({ scaffolds }));
  const { isStarting, start } = useStart(type, form, target.structure);
  const show = (text: string) => void target.resolveText(text).catch(presentError);
  useHandedStructure(show);
  const isSmall = useIsBelow('lg');
  return (
    <ResultPage scrollsNarrow style={{ position: 'relative' }}>
      <Flex vertical flex={1} inert={drawsPartner} style={{ minHeight: 0 }}>
        <GenerateHeader type={type} />
        <Flex vertical={isSmall} flex={1} style={{ minHeight: 0 }}>
          <TargetPlace target={target} onText={show} />
          <div style={{ flex: 'none', width: isSmall ? '100%' : 440, background: 'var(--surface)' }}>
            <StartForm
              type={type}
              molecule={molecule}
              classes={useForwardClasses(molecule?.smiles)}
              form={form}
              isStarting={isStarting}
              onChange={change}
              onDraw={() => setDrawsPartner(true)}
              onExample={show}
              onStart={() => void start()}
            />
          </div>
        </Flex>
      </Flex>
      {drawsPartner && <DrawPanel onAdd={(partner) => addPartners([partner])} onClose={() => setDrawsPartner(false)} />}
    </ResultPage>
  );
}

/** The form; what was chosen on a molecule ends with that molecule. */
function useForm(type: ForwardTaskType, molecule: Molecule | null) {
  const [form, setForm] = useState(() => emptyForm(type));
  const [key, setKey] = useState(molecule?.key);
  if (molecule && molecule.key !== key) {
    setKey(molecule.key);
    setForm({ ...form, classes: null, templateId: null, places: [] });
  }
  return [form, (part: Partial<ForwardForm>) => setForm((now) => ({ ...now, ...part }))] as const;
}

function useStart(type: ForwardTaskType, form: ForwardForm, structure: () => string) {
  const navigate = useNavigate();
  const mayWait = useTaskQueueing();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const name = form.name.trim();
    const order = { type, structure: structure(), settings: settingsOf(form, type), ...(name !== '' && { name }) };
    const response = await mayWait((wait) =>
      call('forwardStart', { body: { ...order, ...(wait && { mayWait: true }) } }),
    );
    setStarting(false);
    if (response) void navigate(productsPath(response.task.taskId));
  };
  return { isStarting, start };
}

/** The molecule to begin with: typed, pasted, dropped, or drawn. */
function TargetPlace({ target, onText }: { target: Structure; onText: (text: string) => void }) {
  const { t } = useTranslation('forward');
  const lineId = useId();
  const intake = useStructureIntake(onText);
  const { recognition } = target;
  return (
    <Flex vertical flex={1} component="section" aria-label={t('drawing')} style={{ position: 'relative', minWidth: 0 }}>
      <StructureInput
        words="forward"
        text={target.text}
        isChecking={recognition.state === 'checking'}
        isRefused={recognition.state === 'refused'}
        describedBy={lineId}
        onText={target.setText}
        onResolve={(text) => (isDrawing(text) ? intake.take(text) : onText(text))}
        tools={<FileButton isSmall onFile={intake.takeFile} />}
      />
      <StructureIntakePlace intake={intake} />
      <RecognisedLine id={lineId} recognition={recognition} words="forward" />
      <EditorPlace
        opens={t('openEditor')}
        structure={target.drawn}
        canvas={target.canvas}
        onPen={target.setPenDown}
        onChange={(drawing) => void target.resolveDrawing(drawing)?.catch(presentError)}
      />
    </Flex>
  );
}

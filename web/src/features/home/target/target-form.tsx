import { Flex, Tag } from 'antd';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../../../chemistry/structure-input/file-button.tsx';
import { StructureIntakePlace } from '../../../chemistry/structure-input/structure-intake.tsx';
import { looksLikeNotation } from '../../../chemistry/structure-input/structure-text.ts';
import { call } from '../../../shared/api/call.ts';
import { track } from '../../../shared/api/track.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useKeyLines, type KeyLine } from '../../../shared/keys/key-lines.ts';
import { modifierKey } from '../../../shared/keys/modifier-key.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, PencilIcon, RetroArrowIcon } from '../../../ui/icons/icons.tsx';
import styles from '../home.module.css';
import { RecognitionPanel } from './recognition-panel.tsx';
import { useRecognition, type Recognised, type Recognition } from './use-recognition.ts';
import { keepDraft, useAddressStructure, useStructureField } from './use-structure-field.ts';
import { mayPass } from '../../../shared/api/call-error.ts';

const TypeAhead = lazy(() => import('./type-ahead.tsx').then((module) => ({ default: module.TypeAhead })));

type Kind = Recognised['kind'];

const kinds: readonly Kind[] = ['smiles', 'inchi', 'inchiKey', 'name', 'cas', 'molfile'];

/** Molecules to try; their names are in home.json. */
const examples = [
  { key: 'aspirin', smiles: 'CC(=O)Oc1ccccc1C(=O)O' },
  { key: 'lidocaine', smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C' },
  { key: 'celecoxib', smiles: 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F' },
  { key: 'imatinib', smiles: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1' },
  { key: 'sildenafil', smiles: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1' },
] as const;

/** The one field: a molecule in any notation, what it was understood as, and the start of its planning. */
export function TargetForm() {
  const { t } = useTranslation('home');
  const { can } = useSession();
  const navigate = useNavigate();
  const isSmall = useIsBelow('lg');
  const { text, setText, intake } = useStructureField();
  useAddressStructure(intake.take);
  const { isBusy: isStarting, run } = useAction();
  const mayPlan = can('retrosynthesis');
  const { recognition, retry } = useRecognition(text, mayPlan);
  const blocker = planBlocker(recognition, mayPlan);
  const plan = () => {
    if (blocker !== null || isStarting) return;
    void run(async () => {
      const { task } = await call('retroSearchStart', { body: { structure: text } });
      keepDraft('');
      await navigate(`/retrosynthesis?task=${task.taskId}`);
    });
  };
  return (
    <Flex component="section" vertical={isSmall} className={styles.card} aria-labelledby="target-title">
      <Flex vertical flex={1} gap={14} style={{ minWidth: 0, padding: isSmall ? 14 : 18 }}>
        <Field
          value={text}
          kind={recognition.status === 'recognised' ? recognition.found.kind : null}
          onChange={setText}
          onPaste={intake.take}
          onPlan={plan}
        />
        <Flex wrap gap={6} align="center" role="group" aria-label={t('examples.label')} data-tour="examples">
          <span aria-hidden="true" style={{ color: 'var(--secondary)' }}>
            {t('examples.label')}
          </span>
          {examples.map(({ key, smiles }) => (
            <Button key={key} size="small" onClick={() => intake.take(smiles)}>
              {t(`examples.${key}`)}
            </Button>
          ))}
        </Flex>
        <Flex wrap gap="small" align="center" style={{ marginTop: 'auto' }}>
          {mayPlan && (
            <ButtonLink to={drawAddress(recognition)} icon={<PencilIcon />} onClick={() => track('openEditor')}>
              {t('action.draw')}
            </ButtonLink>
          )}
          <FileButton onFile={intake.takeFile} />
          <span
            id="plan-hint"
            style={{ flex: 1, minWidth: '12ch', color: 'var(--secondary)', textAlign: isSmall ? 'start' : 'end' }}
          >
            {blocker === null ? t('action.shortcut', { key: modifierKey() }) : t(`blocker.${blocker}`)}
          </span>
          <Button
            variant="primary"
            size="large"
            block={isSmall}
            icon={<RetroArrowIcon />}
            disabled={blocker !== null}
            loading={isStarting}
            aria-describedby="plan-hint"
            onClick={plan}
          >
            {t('action.plan')}
          </Button>
        </Flex>
      </Flex>
      <RecognitionPanel recognition={recognition} text={text} mayDraw={mayPlan} onRetry={retry} onPick={intake.take} />
      <StructureIntakePlace intake={intake} />
    </Flex>
  );
}

/** The editor opens with the molecule that the field holds. */
function drawAddress(recognition: Recognition): string {
  if (recognition.status !== 'recognised') return '/retrosynthesis';
  return `/retrosynthesis?smiles=${encodeURIComponent(recognition.found.molecule.smiles)}`;
}

const planLines: readonly KeyLine[] = [{ keys: ['Enter', 'Ctrl+Enter'], says: 'commands:keys.plan' }];

/** Longer texts and those of several lines are no names; one letter is too little, one Chinese character is not. */
function mayBeName(text: string): boolean {
  const key = text.trim();
  const isLongEnough = key.length > 1 || /\p{Script=Han}/u.test(key);
  return isLongEnough && key.length <= 100 && !key.includes('\n') && !looksLikeNotation(key);
}

interface FieldProps {
  value: string;
  /** The notation that the value was recognised as. */
  kind: Kind | null;
  /** Also of a compound of the list. */
  onChange: (text: string) => void;
  /** A paste that fills the whole field. */
  onPaste: (text: string) => void;
  onPlan: () => void;
}

function Field({ value, kind, onChange, onPaste, onPlan }: FieldProps) {
  const { t } = useTranslation('home');
  useKeyLines('commands:keys.planning', planLines);
  const element = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const isNarrow = useIsBelow('sm');
  // A list of names opens where one is typed, not where a structure is pasted or taken.
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState<string>();
  const close = () => {
    setTyping(false);
    setActive(undefined);
  };
  // What is understood needs no list, unless the keys are in it.
  const isNaming = isTyping && mayBeName(value) && (kind === null || active !== undefined);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return;
    // A molfile has lines, so only Ctrl+Enter plans it.
    if (value.includes('\n') && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onPlan();
  };
  return (
    <div data-tour="target" style={{ position: 'relative' }}>
      <textarea
        ref={element}
        className={styles.text}
        data-notation={looksLikeNotation(value)}
        aria-label={t('input.label')}
        aria-keyshortcuts="Control+Enter"
        placeholder={t('input.placeholder')}
        value={value}
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-autocomplete="list"
        aria-controls={isNaming ? listId : undefined}
        aria-activedescendant={isNaming ? active : undefined}
        onChange={(event) => {
          setTyping(true);
          setActive(undefined);
          onChange(event.target.value);
        }}
        onBlur={close}
        onKeyDown={handleKey}
        onPaste={(event) => {
          close();
          const pasted = event.clipboardData.getData('text/plain');
          const { selectionStart, selectionEnd } = event.currentTarget;
          const replacesAll = selectionStart === 0 && selectionEnd === value.length;
          if (!replacesAll || pasted.trim() === '') return;
          event.preventDefault();
          onPaste(pasted);
        }}
      />
      {!isNarrow && (
        <Flex wrap gap={4} aria-hidden="true">
          {kinds.map((known) => (
            <Tag key={known} variant="filled" color={known === kind ? 'success' : 'default'}>
              {t(`kindTag.${known}`)}
            </Tag>
          ))}
        </Flex>
      )}
      {isNaming && (
        <Suspense>
          <TypeAhead
            id={listId}
            text={value}
            field={element}
            onActive={setActive}
            onClose={close}
            onPick={(name) => {
              close();
              onChange(name);
            }}
          />
        </Suspense>
      )}
      {value !== '' && (
        <span style={{ position: 'absolute', top: 9, right: 9 }}>
          <IconButton
            size="small"
            label={t('input.clear')}
            icon={<CloseIcon size={16} />}
            onClick={() => {
              onChange('');
              element.current?.focus();
            }}
          />
        </span>
      )}
    </div>
  );
}

/** Why planning cannot start; each has its words in home.json. */
type PlanBlocker = 'permission' | 'empty' | 'checking' | 'refused' | 'unreachable';

const byStatus: Record<Recognition['status'], PlanBlocker | null> = {
  empty: 'empty',
  checking: 'checking',
  refused: 'refused',
  recognised: null,
};

/** The reason to show beside the button, or null when planning may start. */
export function planBlocker(recognition: Recognition, mayPlan: boolean): PlanBlocker | null {
  if (!mayPlan) return 'permission';
  // A structure that could not be checked is unknown.
  if (recognition.status === 'refused' && mayPass(recognition.error)) return 'unreachable';
  return byStatus[recognition.status];
}

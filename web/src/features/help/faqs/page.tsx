// /faqs: questions by subject, with search; `#question` opens one.

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import styles from '../help.module.css';
import { HelpFrame, HelpSearch, holdsWords, useAnchor } from '../help-frame.tsx';
import { plainText } from '../markup.ts';
import { Prose } from '../prose.tsx';

// The questions in their order; words in locales/*/help-faqs.json.
export const categories = ['routes', 'structures', 'data', 'files', 'sharing', 'account'] as const;
type Category = (typeof categories)[number];

export const questions: Readonly<Record<Category, readonly string[]>> = {
  routes: [
    'solved',
    'score',
    'how-long',
    'no-route',
    'same-routes',
    'conditions-origin',
    'edit-route',
    'task-limits',
    'impurity-tox',
  ],
  structures: ['targets', 'controlled', 'chemdraw', 'picture', 'name-unknown', 'batch-size'],
  data: ['own-stock', 'prices', 'own-reactions', 'never-again'],
  files: ['sascore-files', 'files', 'file-limits', 'sascore-table'],
  sharing: ['share', 'share-end', 'delete-refused', 'privacy'],
  account: [
    'signed-out',
    'sign-in-wait',
    'two-factor',
    'module-missing',
    'members',
    'quota',
    'pay',
    'language',
    'api',
    'keys',
  ],
};

const all = categories.flatMap((category) => questions[category]);

export function FaqsPage() {
  const { t } = useTranslation(['help', 'help-faqs']);
  const [typed, setTyped] = useState('');
  const { isOpen, toggle, setAll, allOpen } = useOpenAnswers();
  useAnchor();
  const isFound = (id: string) =>
    holdsWords(`${t(`help-faqs:${id}.question`)} ${plainText(t(`help-faqs:${id}.answer`))}`, typed);
  const groups = categories
    .map((category) => ({ category, ids: questions[category].filter(isFound) }))
    .filter(({ ids }) => ids.length > 0);
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <HelpFrame part="faqs" title={t('faqs.title')}>
      <HelpSearch label={t('faqs.search')} value={typed} onChange={setTyped} found={t('faqs.found', { count })}>
        <Button onClick={() => setAll(!allOpen)}>{t(allOpen ? 'faqs.closeAll' : 'faqs.openAll')}</Button>
      </HelpSearch>
      {count === 0 && <EmptyState title={t('faqs.none')} text={t('faqs.noneHint')} />}
      {groups.map(({ category, ids }) => (
        <Section key={category} title={t(`faqs.category.${category}`)}>
          <div className={styles['prose']}>
            {ids.map((id) => (
              <details key={id} open={isOpen(id)} onToggle={(event) => toggle(id, event.currentTarget.open)}>
                <summary id={id} style={{ padding: '8px 0', cursor: 'pointer', fontWeight: 500 }}>
                  {t(`help-faqs:${id}.question`)}
                </summary>
                <Prose text={t(`help-faqs:${id}.answer`)} />
              </details>
            ))}
          </div>
        </Section>
      ))}
    </HelpFrame>
  );
}

/** Which questions are open; the one that the address names is open from the start. */
function useOpenAnswers() {
  const named = useLocation().hash.slice(1);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(named === '' ? [] : [named]));
  const [lastNamed, setLastNamed] = useState(named);
  if (named !== lastNamed) {
    setLastNamed(named);
    setOpen(new Set([...open, named]));
  }
  return {
    isOpen: (id: string) => open.has(id),
    allOpen: all.every((id) => open.has(id)),
    setAll: (wanted: boolean) => setOpen(new Set(wanted ? all : [])),
    toggle: (id: string, wanted: boolean) => {
      if (open.has(id) === wanted) return;
      setOpen(new Set(wanted ? [...open, id] : [...open].filter((one) => one !== id)));
    },
  };
}

// The question mark of the header: help about the page one is on, and the parts of the help center.

import { useLocation, useNavigate } from 'react-router-dom';
import { contactPage } from '../../shared/api/data/contact.ts';
import { useTranslation } from 'react-i18next';
import { guidance } from '../../shared/navigation/guidance.ts';
import { HelpIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { chapterAbout } from './chapters.ts';

export function HelpMenu() {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const chapter = chapterAbout(useLocation().pathname);
  const item = (key: string, label: string, to: string) => ({ key, label, onSelect: () => void navigate(to) });
  return (
    <Menu
      label={t('menu.label')}
      trigger={<HelpIcon />}
      isIcon
      size="medium"
      items={[
        ...(chapter === undefined ? [] : [item('page', t('menu.page'), `/guide#${chapter}`)]),
        item('home', t('title'), '/helpCenter'),
        item('guide', t('nav.guide'), '/guide'),
        item('faqs', t('nav.faqs'), '/faqs'),
        item('video', t('nav.video'), '/video'),
        item('release', t('nav.release'), '/release'),
        item('contact', t('menu.contact'), contactPage),
        { key: 'keys', label: t('menu.keys'), hint: '?', onSelect: () => guidance.set('keys') },
        { key: 'tour', label: t('menu.tour'), onSelect: () => guidance.set('tour') },
      ]}
    />
  );
}

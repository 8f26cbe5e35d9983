// Reactions that this task does without, beside those that the user has banned for good.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { Link } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EntryList } from './entry-list.tsx';
import { partsOfReaction } from './reaction-parts.ts';

export interface ReactionListProps {
  reactions: readonly string[];
  onChange: (reactions: string[]) => void;
}

export function ReactionList({ reactions, onChange }: ReactionListProps) {
  const { t } = useTranslation('constraints');
  const add = async (text: string) => {
    const parts = partsOfReaction(text);
    if (!parts) return t('reactions.unsound');
    const [product, ...precursors] = parts;
    for (const structure of [product, ...precursors]) await call('structureCheck', { body: { structure } });
    const reaction = `${precursors.join('.')}>>${product}`;
    if (!reactions.includes(reaction)) onChange([...reactions, reaction]);
    return null;
  };
  return (
    <EntryList
      label={t('reactions.title')}
      help={
        <>
          {t('reactions.help')} <Link to="/my/ban">{t('reactions.banList')}</Link>
        </>
      }
      placeholder={t('reactions.placeholder')}
      entries={reactions.map((one) => ({ key: one, name: one, content: <span>{one}</span> }))}
      most={constraintLimits.listedMolecules}
      onAdd={add}
      onRemove={(gone) => onChange(reactions.filter((one) => one !== gone))}
    />
  );
}

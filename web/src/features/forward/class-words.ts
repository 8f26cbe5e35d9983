import { reactionClassKeys } from '@app/shared/contracts/retrosynthesis';
import { useTranslation } from 'react-i18next';

/** What a class of reactions is called; a class that has no words yet counts among the others. */
export function useClassWords(): (key: string) => string {
  const { t } = useTranslation('retrosynthesis');
  return (key) => {
    const known = reactionClassKeys.find((one) => one === key);
    return known === undefined ? t('forward:kinds.other') : t(`constraints.classes.${known}`);
  };
}

import { productName } from '@app/shared/constants/product';
import { useTranslation } from 'react-i18next';
import { mailtoAddress } from '../../shared/format/mailto.ts';

/** Whom to ask in this deployment: opens a mail; nothing where no address is named. */
export function SupportLink({ address }: { address: string }) {
  const { t } = useTranslation('common');
  if (address === '') return null;
  return <a href={mailtoAddress(address, productName)}>{t('support', { address })}</a>;
}

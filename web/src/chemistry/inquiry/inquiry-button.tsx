import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useState } from 'react';
import { useInquiryOn } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { later } from '../../ui/state/later.tsx';

const InquiryDialog = later(() => import('./inquiry-dialog.tsx').then((m) => m.InquiryDialog));

/** Asks suppliers for a molecule; nothing without a configured recipient. */
export function InquiryButton({ molecule, grams }: { molecule: Molecule; grams?: number }) {
  const { t } = useTranslation('inquiry');
  const [isOpen, setOpen] = useState(false);
  if (!useInquiryOn()) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('ask.button')}
      </Button>
      {isOpen && (
        <InquiryDialog molecule={molecule} {...(grams !== undefined && { grams })} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { popupQuery } from './model/content-query.ts';
import { rememberPopup, wasPopupSeen } from './model/seen-popup.ts';
import { RichText } from './rich-text.tsx';

const Dialog = lazy(async () => ({
  default: (await import('@sporta/ui/components/overlay/Dialog.tsx')).Dialog,
}));

/** Time the page has for itself before the notice comes, in milliseconds. */
const DELAY_MS = 1500;

/** The notice of the day: once for each notice and browser (specification, section 2). */
export function PopupNotice() {
  const [due, setDue] = useState(false);
  const [open, setOpen] = useState(true);
  const { data: popup } = useQuery({ ...popupQuery(useApi()), enabled: due });
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!popup || wasPopupSeen(popup)) return null;
  const close = () => {
    rememberPopup(popup);
    setOpen(false);
  };
  return (
    <Suspense>
      <Dialog open={open} onClose={close} title={popup.TITLE} footer={<Button onClick={close}>Chiudi</Button>}>
        <RichText html={popup.DESCRIPTION} />
      </Dialog>
    </Suspense>
  );
}

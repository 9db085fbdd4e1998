import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { useApi } from '../../lib/use-api.ts';
import { RichText } from '../../shared/editorial/index.ts';
import { popupQuery } from './model/content-query.ts';
import { rememberPopup, wasPopupSeen } from './model/seen-popup.ts';
import { useQuietMoment } from './model/use-quiet-moment.ts';

const Dialog = sparePart(async () => ({
  default: (await import('@sporta/ui/components/overlay/Dialog.tsx')).Dialog,
}));

/** The notice of the day, in a quiet moment: once for each notice and browser (specification, section 2). */
export function PopupNotice() {
  const due = useQuietMoment();
  const [open, setOpen] = useState(true);
  const { data: popup } = useQuery({ ...popupQuery(useApi()), enabled: due });
  // Closed just now it is seen too, but still slides out.
  if (!popup || (open && wasPopupSeen(popup))) return null;
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

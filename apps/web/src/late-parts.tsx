import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';
import { ActingBar } from './features/acting/index.ts';
import { Analytics } from './features/analytics/index.ts';
import { AppParts } from './features/app/index.ts';
import { PressFirst, ReadyCart } from './features/cart/index.ts';
import { PopupNotice } from './features/content/index.ts';
import { MovedCategory } from './features/moved-category/index.ts';
import { OfflineParts } from './features/offline/index.ts';
import { PutBack } from './features/put-back/index.ts';
import { ScrollBack } from './features/scroll-back/index.ts';
import { UpdateOffer } from './features/update/index.ts';

/** Parts no page shows at first: loaded once the page is alive. */
export default function LateParts() {
  return (
    <>
      <ToastProvider />
      <ActingBar />
      <OfflineParts />
      <PutBack />
      <PopupNotice />
      <UpdateOffer />
      <Analytics />
      <AppParts />
      <ScrollBack />
      <ReadyCart />
      <PressFirst />
      <MovedCategory />
    </>
  );
}

import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';
import { Analytics } from './features/analytics/index.ts';
import { PopupNotice, VersionNotice } from './features/content/index.ts';

/** Parts no page shows at first: loaded once the page is alive. */
export default function LateParts() {
  return (
    <>
      <ToastProvider />
      <PopupNotice />
      <VersionNotice />
      <Analytics />
    </>
  );
}

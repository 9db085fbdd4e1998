import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';
import { Analytics } from './features/analytics/analytics.tsx';
import { PopupNotice } from './features/content/popup-notice.tsx';
import { VersionNotice } from './features/content/version-notice.tsx';

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

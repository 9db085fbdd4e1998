import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';
import { Analytics } from '../analytics/analytics.tsx';
import { PopupNotice } from '../content/popup-notice.tsx';
import { VersionNotice } from '../content/version-notice.tsx';

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

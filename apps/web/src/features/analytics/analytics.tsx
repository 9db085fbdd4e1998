import { ANALYTICS } from '../../config.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { useConsent } from './model/consent.ts';
import { useTracking } from './model/use-tracking.ts';

/** Measures visits when the shop wants it and the customer agrees; else there is nothing, not even a notice. */
export function Analytics() {
  const answer = useConsent();
  useTracking(ANALYTICS && answer === 'granted');
  return ANALYTICS && answer === 'unknown' ? <CookieNotice /> : null;
}

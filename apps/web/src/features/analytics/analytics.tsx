import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { webSettings } from '../../lib/web-settings.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { useConsent } from './model/consent.ts';
import { useTracking, useViews } from './model/use-tracking.ts';

/** Measures visits when the shop wants it and the customer agrees; else there is nothing, not even a notice. */
export function Analytics() {
  return webSettings().analytics ? <ConsentedAnalytics /> : null;
}

function ConsentedAnalytics() {
  const answer = useConsent();
  const [askedAgain, setAskedAgain] = useState(false);
  useViews();
  useTracking(answer === 'granted');
  return (
    <>
      <CookieChoice onOpen={() => setAskedAgain(true)} />
      {answer === 'unknown' || askedAgain ? (
        <CookieNotice answer={answer} focus={askedAgain} onDone={() => setAskedAgain(false)} />
      ) : null}
    </>
  );
}

/** The way back to the choice, at the foot of every page that has one (Garante, guidelines of 10 June 2021, section 7). */
function CookieChoice({ onOpen }: { onOpen: () => void }) {
  const router = useRouter();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    // Pages without a footer come and go: the place is looked for after each.
    const look = () => setPlace(document.getElementById('cookie-choice'));
    look();
    return router.subscribe('onRendered', look);
  }, [router]);
  return (
    place &&
    createPortal(
      <button type="button" onClick={onOpen}>
        Preferenze sui cookie
      </button>,
      place,
    )
  );
}

import { Suspense, useEffect, useState } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { listenForInstall } from '../../shared/install/index.ts';
import { findNative } from './find-native.ts';
import type { Native } from './native.ts';
import { useAppKey } from './use-app-key.ts';
import { useCheckUser } from './use-check-user.ts';
import { usePageInTime } from './use-page-in-time.ts';

const AppInHand = sparePart(async () => ({ default: (await import('./app-in-hand.tsx')).AppInHand }));

/** The shop as an app: its device is looked for once the page is alive. */
export function AppParts() {
  const [native, setNative] = useState<Native>();
  useAppKey();
  useCheckUser();
  usePageInTime();
  useEffect(listenForInstall, []);
  useEffect(() => {
    void findNative().then(setNative);
  }, []);
  return native ? (
    <Suspense>
      <AppInHand native={native} />
    </Suspense>
  ) : null;
}

import { Button } from '@sporta/ui/components/button/Button.tsx';
import { DeviceMobile } from '@sporta/ui/icons/DeviceMobile.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { needsHomeScreen, thisDevice } from './home-screen.ts';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import { canInstall, install, onInstall } from './install.ts';

/** Puts the shop on the screen of the device, or says how where only its owner can; nothing where it is there or cannot be. */
export function InstallOffer() {
  const offered = useSyncExternalStore(onInstall, canInstall, () => false);
  const [byHand, setByHand] = useState(false);
  useEffect(() => setByHand(needsHomeScreen(thisDevice())), []);
  if (offered) {
    return (
      <section className="install-offer">
        <h3>{shopName()} sul tuo schermo</h3>
        <p className="muted small">Si apre come un’app, anche senza rete.</p>
        <Button kind="line" block onClick={() => void install()}>
          <DeviceMobile />
          Installa {shopName()}
        </Button>
      </section>
    );
  }
  if (!byHand) return null;
  return (
    <section className="install-offer">
      <h3>{shopName()} sul tuo schermo</h3>
      <p className="muted small">Si apre come un’app, anche senza rete.</p>
      <HomeScreenSteps />
    </section>
  );
}

import { Capacitor } from '@capacitor/core';
import {
  App,
  BarcodeScanner,
  Haptics,
  InAppBrowser,
  ScreenOrientation,
  SplashScreen,
  StatusBar,
} from './capacitor-plugins.ts';
import { createCapacitorPush } from './capacitor-push.ts';
import { ending, ignore } from './listening.ts';
import { webViewOptions } from './model/web-view-options.ts';
import type { Native, OpenPage, PageWatch } from './native.ts';

/** Below this width the app stays upright (specification, section 1). */
const PORTRAIT_BELOW = 600;
/** Every sort of barcode, by the number the scanner has for it. */
const ALL_BARCODES = 17;

/** The shell of the app, which speaks with the device through the bridge of Capacitor. */
export function createCapacitorNative(): Native {
  const platform = Capacitor.getPlatform() === 'ios' ? 'ios' : 'android';
  return {
    platform,
    push: createCapacitorPush(platform),
    onResume: (back) => ending(App.addListener('resume', back)),
    onSystemBack: (press) => ending(App.addListener('backButton', ({ canGoBack }) => press(canGoBack))),
    onLink(open) {
      // A link that started the app was pressed before anybody listened.
      void App.getLaunchUrl().then((link) => link && open(link.url), ignore);
      return ending(App.addListener('appUrlOpen', ({ url }) => open(url)));
    },
    openPage,
    ready() {
      void SplashScreen.hide().catch(ignore);
      void StatusBar.setStyle({ style: 'DARK' }).catch(ignore);
      if (window.innerWidth < PORTRAIT_BELOW) void ScreenOrientation.lock({ orientation: 'portrait' }).catch(ignore);
    },
    tick: () => void Haptics.impact({ style: 'LIGHT' }).catch(ignore),
    async scan() {
      // The plugin refuses when the customer goes back without scanning.
      const found = await BarcodeScanner.scanBarcode({ hint: ALL_BARCODES }).catch(ignore);
      return found?.ScanResult || undefined;
    },
    restart: () => window.location.reload(),
    exit: () => void App.exitApp(),
  };
}

function openPage(address: string, { onAddress, onClosed }: PageWatch): OpenPage {
  let isOpen = true;
  const ends = [
    InAppBrowser.addListener('browserPageNavigationCompleted', ({ url }) => isOpen && url && onAddress(url)),
    InAppBrowser.addListener('browserClosed', () => {
      if (end()) onClosed();
    }),
  ].map(ending);
  /** @returns false when it had ended before */
  const end = () => {
    const was = isOpen;
    isOpen = false;
    for (const each of ends) each();
    return was;
  };
  InAppBrowser.openInWebView({ url: address, options: webViewOptions }).catch(() => {
    if (end()) onClosed();
  });
  return {
    close() {
      if (end()) void InAppBrowser.close().catch(ignore);
    },
  };
}

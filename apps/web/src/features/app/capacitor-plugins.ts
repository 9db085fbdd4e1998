import { type PluginListenerHandle, registerPlugin } from '@capacitor/core';

/*
 * What the shop uses of the plugins of the shell, by the names they have there. Their own JavaScript is left out: it only does
 * the same and adds what browsers would do instead.
 */

interface AppPlugin {
  addListener(event: 'resume', back: () => void): Promise<PluginListenerHandle>;
  addListener(event: 'backButton', press: (of: { canGoBack: boolean }) => void): Promise<PluginListenerHandle>;
  addListener(event: 'appUrlOpen', open: (of: { url: string }) => void): Promise<PluginListenerHandle>;
  getLaunchUrl(): Promise<{ url: string } | undefined>;
  exitApp(): Promise<void>;
}

interface InAppBrowserPlugin {
  addListener(event: 'browserClosed', closed: () => void): Promise<PluginListenerHandle>;
  addListener(
    event: 'browserPageNavigationCompleted',
    arrived: (at: { url?: string | undefined }) => void,
  ): Promise<PluginListenerHandle>;
  openInWebView(page: { url: string; options: object }): Promise<void>;
  close(): Promise<void>;
}

interface BarcodeScannerPlugin {
  scanBarcode(options: object): Promise<{ ScanResult: string }>;
}

/** `prompt-with-rationale` is a `prompt` on which the system advises to say why. */
interface Permission {
  receive: 'prompt' | 'prompt-with-rationale' | 'granted' | 'denied';
}

interface PushNotificationsPlugin {
  addListener(event: 'registration', told: (of: { value: string }) => void): Promise<PluginListenerHandle>;
  addListener(event: 'registrationError', failed: () => void): Promise<PluginListenerHandle>;
  addListener(
    event: 'pushNotificationActionPerformed',
    opened: (of: { notification?: { data?: { path?: unknown } } }) => void,
  ): Promise<PluginListenerHandle>;
  checkPermissions(): Promise<Permission>;
  requestPermissions(): Promise<Permission>;
  register(): Promise<void>;
  unregister(): Promise<void>;
  removeAllDeliveredNotifications(): Promise<void>;
}

export const App = registerPlugin<AppPlugin>('App');
export const InAppBrowser = registerPlugin<InAppBrowserPlugin>('InAppBrowser');
export const PushNotifications = registerPlugin<PushNotificationsPlugin>('PushNotifications');
export const BarcodeScanner = registerPlugin<BarcodeScannerPlugin>('CapacitorBarcodeScanner');
export const Haptics = registerPlugin<{ impact(how: { style: 'LIGHT' }): Promise<void> }>('Haptics');
export const SplashScreen = registerPlugin<{ hide(): Promise<void> }>('SplashScreen');
export const StatusBar = registerPlugin<{ setStyle(to: { style: 'DARK' }): Promise<void> }>('StatusBar');
export const ScreenOrientation = registerPlugin<{
  lock(to: { orientation: 'portrait' }): Promise<void>;
}>('ScreenOrientation');

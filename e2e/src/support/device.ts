import type { Page } from 'playwright';

/** What the shell was asked for: "App.exitApp", and with what. */
export interface Asked {
  call: string;
  options: Record<string, unknown> | undefined;
}

interface Bridge {
  asked: Asked[];
  answers: Record<string, unknown>;
  listeners: Map<string, { event: string; callback: (data: unknown) => void }>;
}
type Shell = typeof window & { bridge: Bridge };

/**
 * Puts the bridge of Capacitor into the page as the shell for Android does, before anything else of the page runs; behind it is
 * a device that writes down what it is asked for.
 */
export async function playDevice(page: Page) {
  await page.addInitScript(() => {
    const bridge: Bridge = { asked: [], answers: {}, listeners: new Map() };
    const plugin = (name: string, ...promises: string[]) => ({
      name,
      methods: [
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener', rtype: 'callback' },
        ...promises.map((method) => ({ name: method, rtype: 'promise' })),
      ],
    });
    let id = 0;
    Object.assign(window, {
      bridge,
      androidBridge: { postMessage: () => undefined },
      Capacitor: {
        PluginHeaders: [
          plugin('App', 'getLaunchUrl', 'exitApp'),
          plugin('InAppBrowser', 'openInWebView', 'close'),
          plugin('CapacitorBarcodeScanner', 'scanBarcode'),
          plugin('Haptics', 'impact'),
          plugin(
            'PushNotifications',
            'checkPermissions',
            'requestPermissions',
            'register',
            'unregister',
            'removeAllDeliveredNotifications',
          ),
          plugin('SplashScreen', 'hide'),
          plugin('StatusBar', 'setStyle'),
          plugin('ScreenOrientation', 'lock'),
        ],
        nativePromise(name: string, method: string, options: Asked['options']) {
          bridge.asked.push({ call: `${name}.${method}`, options });
          return Promise.resolve(bridge.answers[`${name}.${method}`]);
        },
        nativeCallback(
          name: string,
          method: string,
          options: { eventName: string; callbackId?: string },
          callback: (data: unknown) => void,
        ) {
          if (method === 'removeListener') {
            bridge.listeners.delete(options.callbackId ?? '');
            return Promise.resolve();
          }
          id += 1;
          bridge.listeners.set(String(id), { event: `${name}.${options.eventName}`, callback });
          return Promise.resolve(String(id));
        },
      },
    });
  });

  const asked = () => page.evaluate(() => (window as unknown as Shell).bridge.asked);
  return {
    asked,
    /** What was asked of one method. */
    askedFor: async (call: string) => (await asked()).filter((each) => each.call === call),
    /** What a method answers from now on, on this page. */
    answer: (call: string, value: unknown) =>
      page.evaluate(
        ([name, answer]) => {
          (window as unknown as Shell).bridge.answers[name as string] = answer;
        },
        [call, value] as const,
      ),
    /** Something happens on the device. @returns how many parts of the page were listening */
    say: (event: string, data: object = {}) =>
      page.evaluate(
        ([name, said]) => {
          const heard = [...(window as unknown as Shell).bridge.listeners.values()].filter(
            (each) => each.event === name,
          );
          for (const { callback } of heard) callback(said);
          return heard.length;
        },
        [event, data] as const,
      ),
  };
}

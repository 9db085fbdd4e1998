/** What a signed-in device is called, and which sort of picture it gets. */
export interface Device {
  /** Italian, e.g. "Chrome su Windows"; never the user agent itself, which says more than its owner needs. */
  label: string;
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
}

const unknown = 'Dispositivo sconosciuto';

/** The first that matches: those that pretend to be another one come before it. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bSporta(App)?\//, 'App Sporta'],
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChromium\/|\bChrome\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string, kind: Device['kind']])[] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'tablet Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'Chromebook', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/** Puts a user agent into words. They only help its owner: anybody can send any text. */
export function describeDevice(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, 500) ?? '';
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text));
  if (browser && system) return { label: `${browser} su ${system[1]}`, kind: system[2] };
  if (system) return { label: `Dispositivo ${system[1]}`, kind: system[2] };
  return { label: browser ?? unknown, kind: 'unknown' };
}

/** The sort of device a stored label means. */
export function deviceFromLabel(label: string | null): Device {
  if (label === null) return { label: unknown, kind: 'unknown' };
  // the last, because "tablet Android" also ends with "Android"
  const system = systems.findLast(([, name]) => label.endsWith(` ${name}`));
  return { label, kind: system?.[2] ?? 'unknown' };
}

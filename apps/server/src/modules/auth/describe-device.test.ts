import { describe, expect, it } from 'vitest';
import { describeDevice, deviceFromLabel } from './describe-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome su Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge su Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome su Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome su tablet Android',
      'tablet',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari su iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari su Mac',
      'computer',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox su Linux', 'computer'],
    ['curl/8.5.0', 'Dispositivo sconosciuto', 'unknown'],
    [undefined, 'Dispositivo sconosciuto', 'unknown'],
  ] as const)('%s', (userAgent, label, kind) => {
    const device = describeDevice(userAgent);
    expect(device).toEqual({ label, kind });
    // The stored label must say the same.
    expect(deviceFromLabel(device.label)).toEqual(device);
  });

  // a pattern that goes back over a text would not come to its end before the test's limit
  it('comes to an end with a hostile text', () => {
    expect(describeDevice(`Version/1${' Android'.repeat(100_000)}`).label).not.toBe('');
  });
});

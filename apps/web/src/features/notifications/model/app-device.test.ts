import { expect, it } from 'vitest';
import type { AppPush } from '../../../shared/app-push/index.ts';
import { openAppDevice, readAppDevice } from './app-device.ts';

function phone(permission: 'granted' | 'denied' | 'ask', token: string | undefined = 'mio') {
  const asked: string[] = [];
  const push: AppPush = {
    service: 'apns',
    permission: async () => permission,
    ask: async () => permission !== 'denied',
    token: async () => {
      asked.push('token');
      return token;
    },
    onOpened: () => () => {},
    forget: () => {},
  };
  return { push, asked };
}
const known = (...tokens: string[]) => ({
  apps: ['apns' as const],
  devices: tokens.map((endpoint) => ({ endpoint })),
});

it('knows itself among the devices of its customer', async () => {
  expect(await readAppDevice(phone('granted').push, known('altro', 'mio'))).toEqual({ kind: 'on', endpoint: 'mio' });
  expect(await readAppDevice(phone('granted').push, known('altro'))).toEqual({ kind: 'off' });
  expect(await readAppDevice(phone('granted', '').push, known('altro'))).toEqual({ kind: 'off' });
});

it('is off, forbidden or unable before its provider hears of the phone', async () => {
  for (const [device, of, state] of [
    [phone('granted'), known(), { kind: 'off' }],
    [phone('ask'), known('altro'), { kind: 'off' }],
    [phone('denied'), known('mio'), { kind: 'forbidden', by: 'phone' }],
    [phone('granted'), { ...known('mio'), apps: ['fcm' as const] }, { kind: 'unable' }],
  ] as const) {
    expect(await readAppDevice(device.push, { ...of, apps: [...of.apps], devices: [...of.devices] })).toEqual(state);
    expect(device.asked).toEqual([]);
  }
});

it('is turned on by its owner', async () => {
  expect(await openAppDevice(phone('ask').push)).toEqual({ service: 'apns', token: 'mio' });
  expect(await openAppDevice(phone('denied').push)).toBeUndefined();
  await expect(openAppDevice(phone('granted', '').push)).rejects.toThrow('no token');
});

import type { NoticeSettings } from '@sporta/contract';
import type { AppPush } from '../../../shared/app-push/index.ts';
import type { DeviceState } from './browser-device.ts';

type Known = Pick<NoticeSettings, 'apps' | 'devices'>;

/** How the app on this phone stands. Its provider hears of the phone only once somebody said yes. */
export async function readAppDevice(push: AppPush, { apps, devices }: Known): Promise<DeviceState> {
  if (!apps.includes(push.service)) return { kind: 'unable' };
  const permission = await push.permission();
  if (permission === 'denied') return { kind: 'forbidden', by: 'phone' };
  if (permission === 'ask' || devices.length === 0) return { kind: 'off' };
  const token = await push.token();
  return token && devices.some(({ endpoint }) => endpoint === token)
    ? { kind: 'on', endpoint: token }
    : { kind: 'off' };
}

/**
 * Asks the owner of the phone.
 * @returns undefined when they said no
 * @throws when the phone gets no token, as without a network
 */
export async function openAppDevice(
  push: AppPush,
): Promise<{ service: AppPush['service']; token: string } | undefined> {
  if (!(await push.ask())) return undefined;
  const token = await push.token();
  if (!token) throw new Error('the phone has no token');
  return { service: push.service, token };
}

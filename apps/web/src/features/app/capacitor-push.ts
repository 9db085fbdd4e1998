import type { AppPush } from '../../shared/app-push/index.ts';
import { PushNotifications } from './capacitor-plugins.ts';
import { ending, ignore } from './listening.ts';

/** How long the provider may take with a token, in milliseconds: without a network there is none. */
const TOKEN_MS = 15_000;

/** Push of the shell: Firebase on Android, Apple on iOS. */
export function createCapacitorPush(platform: 'android' | 'ios'): AppPush {
  return {
    service: platform === 'ios' ? 'apns' : 'fcm',
    async permission() {
      const answer = await PushNotifications.checkPermissions().catch(ignore);
      return read(answer?.receive);
    },
    async ask() {
      const answer = await PushNotifications.requestPermissions().catch(ignore);
      return read(answer?.receive) === 'granted';
    },
    token,
    onOpened: (open) =>
      ending(
        PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
          const path = notification?.data?.path;
          if (typeof path === 'string') open(path);
        }),
      ),
    forget() {
      void PushNotifications.removeAllDeliveredNotifications().catch(ignore);
      void PushNotifications.unregister().catch(ignore);
    },
  };
}

const read = (said: string | undefined) => (said === 'granted' || said === 'denied' ? said : ('ask' as const));

/** The token comes as an event, after the system was told that somebody listens. */
function token(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const done = (value: string | undefined) => {
      clearTimeout(timer);
      for (const end of ends) end();
      resolve(value);
    };
    const timer = setTimeout(() => done(undefined), TOKEN_MS);
    const told = PushNotifications.addListener('registration', ({ value }) => done(value || undefined));
    const failed = PushNotifications.addListener('registrationError', () => done(undefined));
    ends.push(ending(told), ending(failed));
    Promise.all([told, failed])
      .then(() => PushNotifications.register())
      .catch(() => done(undefined));
  });
}

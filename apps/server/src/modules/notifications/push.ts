import type { Deps } from '../../platform/deps.ts';
import { pushToApple } from './apple-push.ts';
import { pushToBrowser } from './browser-push.ts';
import { pushToFirebase } from './firebase-push.ts';
import type { PushAddress, PushMessage, PushOutcome } from './push-message.ts';

/**
 * Gives a message to whoever brings it to a device.
 * @param secondsToLive afterwards nobody wants to know
 * @throws when they are away or refuse: it may be tried again, after the pause they asked for (`TryLaterError`)
 */
export async function push(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  to: PushAddress,
  message: PushMessage,
  secondsToLive: number,
): Promise<PushOutcome> {
  const { firebase, apple } = deps.config.appPush;
  const now = deps.clock.now();
  switch (to.service) {
    case 'web':
      return { kind: await pushToBrowser(deps, to, message, secondsToLive) };
    case 'fcm':
      return firebase
        ? pushToFirebase(firebase, to.endpoint, message, { secondsToLive, now })
        : { kind: 'nobody-sends' };
    case 'apns':
      return apple ? pushToApple(apple, to.endpoint, message, { secondsToLive, now }) : { kind: 'nobody-sends' };
  }
}

/*
 * Somebody left without a network. The cookie of their session is out of a page's reach, and the shop has not heard of it: nothing
 * more is asked with that session before it is ended. Whoever takes the device next is nobody until they sign in.
 */

const LEAVING = 'sporta.leaving';
const MARK = '/leaving';
const LOGOUT = '/ebsn/api/auth/logout';

/** How long the shop may take to end a session, in milliseconds: what was asked waits for it. */
const PATIENCE_MS = 6_000;

/** The session of who left without a network: there is `none`, it `ended` now, or it `goes-on` at the shop. */
export type OldSession = 'none' | 'ended' | 'goes-on';

let leaving: Promise<boolean> | undefined;
let ending: Promise<OldSession> | undefined;

/** Remembers that the session is over, whatever the shop knows. @throws when the device keeps nothing, as on a full disk */
export async function leave(): Promise<void> {
  await (await caches.open(LEAVING)).put(MARK, new Response('yes'));
  leaving = Promise.resolve(true);
}

/** Whether somebody left and the shop does not know yet. */
function isLeaving(): Promise<boolean> {
  leaving ??= caches.match(MARK, { cacheName: LEAVING }).then((mark) => mark !== undefined);
  return leaving;
}

/** Ends the session of who left. While it goes on at the shop nothing may be asked with it. */
export async function endSession(): Promise<OldSession> {
  if (!(await isLeaving())) return 'none';
  ending ??= tellShop().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function tellShop(): Promise<OldSession> {
  try {
    const answer = await fetch(LOGOUT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Ebsn-Client': 'web' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // 419: it had ended by itself
    if (!answer.ok && answer.status !== 419) return 'goes-on';
    if (/^text\/html/.test(answer.headers.get('content-type') ?? '')) return 'goes-on';
  } catch {
    return 'goes-on';
  }
  await stopLeaving();
  return 'ended';
}

/** Nobody leaves any more: the session has ended, or another one has taken its place. */
export async function stopLeaving(): Promise<void> {
  leaving = Promise.resolve(false);
  await caches.delete(LEAVING);
}

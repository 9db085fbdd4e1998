export interface BrowserAddress {
  service: 'web';
  /** At the push service of the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The app on a phone: Firebase tells it on Android, Apple on iOS. */
export interface AppAddress {
  service: 'fcm' | 'apns';
  /** The token its provider knows it by. */
  endpoint: string;
}

export type PushAddress = BrowserAddress | AppAddress;

export interface PushMessage {
  title: string;
  body: string;
  /** Page of the shop that it opens. */
  path: string;
  /** A later message with the same tag takes the place of this one. */
  tag: string;
}

/** `gone`: the device wants no more; `since`: or had not, if it has told us of itself afterwards. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone'; since?: Date } | { kind: 'nobody-sends' };

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, choiceParam, patternParam, textParam } from '../fields.ts';

/** What a customer can be told of. */
export const noticeKinds = ['substitutions', 'van', 'slot', 'product', 'zone', 'voucher', 'weekly'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const base = { tag: 'notifications', access: 'customer' } as const;

const settings = z.object({
  /** Key of the shop, for the browser's push service: base64url. */
  publicKey: z.string(),
  kinds: z.array(
    z.object({
      kind: z.enum(noticeKinds),
      mail: z.boolean(),
      push: z.boolean(),
    }),
  ),
  /** "22:00" to "07:30", Italian time; absent: at any hour. */
  quiet: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Who tells the app: Firebase on Android, Apple on iOS. The app on others is told of nothing. */
  apps: z.array(z.enum(['fcm', 'apns'])),
  /** Addresses of the devices that are told, so that one of them knows itself. */
  devices: z.array(z.object({ endpoint: z.string() })),
});
export type NoticeSettings = z.infer<typeof settings>;

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'notification/detail',
  summary: 'What the customer is told of, by mail and on which devices',
  request: z.object({}),
  data: settings,
});

export const choose = defineCall({
  ...base,
  method: 'POST',
  path: 'notification/choose',
  summary: 'Says yes or no to one kind of notification by one channel',
  request: z.object({
    kind: choiceParam('L’avviso', noticeKinds),
    channel: choiceParam('Il canale', ['mail', 'push']),
    wanted: boolParam('La scelta'),
  }),
  data: settings,
});

const clock = (label: string) => patternParam(label, /^([01]\d|2[0-3]):[0-5]\d$/, 'scrivila come 22:00');

export const setQuiet = defineCall({
  ...base,
  method: 'POST',
  path: 'notification/set-quiet',
  summary: 'Sets the hours in which no device is told of anything; the same hour twice: none',
  request: z.object({ from: clock('L’ora di inizio'), to: clock('L’ora di fine') }),
  data: settings,
});

export const subscribe = defineCall({
  ...base,
  method: 'POST',
  path: 'notification/subscribe',
  summary: 'Lets this device be told, for as long as it is signed in',
  request: z.object({
    endpoint: textParam('L’indirizzo del dispositivo', 1000),
    p256dh: patternParam('La chiave del dispositivo', /^[\w-]{80,100}=*$/, 'non è una chiave'),
    auth: patternParam('Il segreto del dispositivo', /^[\w-]{20,30}=*$/, 'non è un segreto'),
  }),
  data: settings,
  errors: ['push-service-unknown'],
});

/** A token of Firebase, or of Apple (hexadecimal digits). */
const appRequest = z.object({
  service: choiceParam('Il servizio', ['fcm', 'apns']),
  token: patternParam('Il codice del dispositivo', /^[\w:-]{20,900}$/, 'non è un codice di notifica', { max: 900 }),
});

export const subscribeApp = defineCall({
  ...base,
  method: 'POST',
  path: 'notification/subscribe-app',
  summary: 'Lets the app on this device be told, for as long as it is signed in',
  request: appRequest,
  data: settings,
  errors: ['push-service-unknown'],
});

export const renewApp = defineCall({
  ...base,
  method: 'POST',
  path: 'notification/renew-app',
  summary: 'The system gave the app another token: who is told already is told there, nobody else',
  request: appRequest,
  data: z.object({}),
});

export const unsubscribe = defineCall({
  ...base,
  method: 'POST',
  path: 'notification/unsubscribe',
  summary: 'Tells this device of nothing any more',
  request: z.object({ endpoint: textParam('L’indirizzo del dispositivo', 1000) }),
  data: settings,
});

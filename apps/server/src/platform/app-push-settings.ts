import type { KeyObject } from 'node:crypto';
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isLoopbackUrl } from './loopback.ts';

/** Firebase Cloud Messaging, which tells the app on Android: a service account of the project. */
export interface FirebaseSettings {
  projectId: string;
  clientEmail: string;
  privateKey: KeyObject;
  /** Origin of the messages, and address that gives access tokens. */
  url: string;
  tokenUrl: string;
}

/** Apple's push service, which tells the app on iOS: a key of the team. */
export interface ApplePushSettings {
  keyId: string;
  teamId: string;
  /** Bundle of the app. */
  topic: string;
  privateKey: KeyObject;
  /** Origin; that of the sandbox for an app which Xcode put on the phone. */
  url: string;
}

interface Environment {
  FIREBASE_PROJECT_ID?: string | undefined;
  FIREBASE_CLIENT_EMAIL?: string | undefined;
  FIREBASE_PRIVATE_KEY?: KeyObject | undefined;
  FIREBASE_URL: string;
  FIREBASE_TOKEN_URL: string;
  APPLE_PUSH_KEY_ID?: string | undefined;
  APPLE_PUSH_PRIVATE_KEY?: KeyObject | undefined;
  APPLE_PUSH_URL: string;
  APP_IOS_ID?: string | undefined;
}

const origin = (url: string) => url.replace(/\/+$/, '');

/** Undefined without a service account: the app on Android is told of nothing. */
export function readFirebase(env: Environment): FirebaseSettings | undefined {
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = env;
  if (!FIREBASE_PROJECT_ID || !FIREBASE_CLIENT_EMAIL || !FIREBASE_PRIVATE_KEY) return undefined;
  return {
    projectId: FIREBASE_PROJECT_ID,
    clientEmail: FIREBASE_CLIENT_EMAIL,
    privateKey: FIREBASE_PRIVATE_KEY,
    url: origin(env.FIREBASE_URL),
    tokenUrl: env.FIREBASE_TOKEN_URL,
  };
}

/** Undefined without a key: the app on iOS is told of nothing. Team and bundle are those of `APP_IOS_ID`. */
export function readApplePush(env: Environment): ApplePushSettings | undefined {
  const { APPLE_PUSH_KEY_ID, APPLE_PUSH_PRIVATE_KEY, APP_IOS_ID } = env;
  if (!APPLE_PUSH_KEY_ID || !APPLE_PUSH_PRIVATE_KEY || !APP_IOS_ID) return undefined;
  const dot = APP_IOS_ID.indexOf('.');
  return {
    keyId: APPLE_PUSH_KEY_ID,
    teamId: APP_IOS_ID.slice(0, dot),
    topic: APP_IOS_ID.slice(dot + 1),
    privateKey: APPLE_PUSH_PRIVATE_KEY,
    url: origin(env.APPLE_PUSH_URL),
  };
}

/** What is wrong at any shop, one line each; values are not printed. */
export function appPushProblems(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const firebase = ['FIREBASE_PROJECT_ID', 'FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'].map((name) => given[name]);
  if (firebase.some(Boolean) && !firebase.every(Boolean))
    problems.push(
      'FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY go together: set all three, or none',
    );
  if (Boolean(given.APPLE_PUSH_KEY_ID) !== Boolean(given.APPLE_PUSH_PRIVATE_KEY))
    problems.push('APPLE_PUSH_KEY_ID and APPLE_PUSH_PRIVATE_KEY go together: set both, or neither');
  if (given.APPLE_PUSH_KEY_ID && !given.APP_IOS_ID)
    problems.push('APP_IOS_ID is needed: Apple asks for the team and the app with each notification');
  for (const name of ['FIREBASE_URL', 'FIREBASE_TOKEN_URL', 'APPLE_PUSH_URL']) {
    const url = given[name];
    if (url && !isLoopbackUrl(url) && URL.parse(url)?.protocol === 'http:')
      problems.push(`${name} must be an https address: what goes there must not be read or changed on the way`);
  }
  return problems;
}

/**
 * A private key of a provider of notifications.
 * @param setting the key itself (PEM, its lines may be parted by `\n` written out) or the path of its file
 * @param kind RSA for Firebase, P-256 for Apple
 * @returns the key, or what is wrong; never a part of the key
 */
export function readPushKey(setting: string, kind: 'rsa' | 'p256'): { key: KeyObject } | { problem: string } {
  let pem: string;
  try {
    pem = setting.includes('-----BEGIN') ? setting.replaceAll('\\n', '\n') : readFileSync(setting.trim(), 'utf8');
  } catch {
    return { problem: 'must be a private key (PEM) or the path of a file that can be read' };
  }
  try {
    const key = createPrivateKey(pem);
    const isRight =
      kind === 'rsa' ? key.asymmetricKeyType === 'rsa' : key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
    if (isRight) return { key };
  } catch {
    // not a key at all
  }
  return {
    problem:
      kind === 'rsa'
        ? 'must be the RSA private key of a service account of Firebase'
        : 'must be a key for push of Apple (the .p8 file)',
  };
}

/** Messages of the shop to the app on this phone, where the shell has them. */
export interface AppPush {
  /** Who brings them. */
  readonly service: 'fcm' | 'apns';
  /** What the owner of the phone said; nobody is asked. */
  permission(): Promise<'granted' | 'denied' | 'ask'>;
  /** Asks the owner, if that is still open. @returns whether they said yes */
  ask(): Promise<boolean>;
  /** Tells the provider of the phone. @returns its token as it is now; undefined when there is none */
  token(): Promise<string | undefined>;
  /** Calls with the page of the shop that a message leads to, when one is opened; one that started the app too. */
  onOpened(open: (path: string) => void): () => void;
  /** Takes away what was shown, and lets nothing more come. */
  forget(): void;
}

/** How long the program of the shell may take to arrive, in milliseconds. */
const PATIENCE_MS = 15_000;

let tell: (push: AppPush | undefined) => void;
let known = unknown();

function unknown(): Promise<AppPush | undefined> {
  return new Promise((resolve) => {
    tell = resolve;
  });
}

/** The device of the shop is known. @param push undefined in browsers, which have a push service of their own */
export function registerAppPush(push: AppPush | undefined): void {
  tell(push);
  known = Promise.resolve(push);
}

/** @returns undefined in browsers */
export function appPush(): Promise<AppPush | undefined> {
  return Promise.race([known, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))]);
}

import type { AppPush } from '../../shared/app-push/index.ts';

/** What the shop asks of the device it runs on. The browser answers one way, the shell of the app another. */
export interface Native {
  readonly platform: 'web' | 'android' | 'ios';
  /** Messages of the shop to this device; undefined in browsers, whose worker has them. */
  readonly push: AppPush | undefined;
  /** Calls when the app comes to the front again. @returns ends it */
  onResume(back: () => void): () => void;
  /** Calls when the system's Back is pressed. @param press learns whether the page has somewhere to go back to */
  onSystemBack(press: (canGoBack: boolean) => void): () => void;
  /** Calls with the address of a link that opened the app. */
  onLink(open: (address: string) => void): () => void;
  /** Lays a page of others over the shop; where that is not possible, leaves for it. */
  openPage(address: string, watch: PageWatch): OpenPage;
  /** The shop is drawn: the splash goes, bars and orientation are set. */
  ready(): void;
  /** A short tick under the finger. */
  tick(): void;
  /** @returns the code of a product, undefined when nothing was scanned */
  scan(): Promise<string | undefined>;
  /** Starts the app again, from its first page on. */
  restart(): void;
  /** Closes the app, as its customer asked. */
  exit(): void;
}

export interface PageWatch {
  /** Each address the page arrives at. */
  onAddress(address: string): void;
  /** It was closed by hand. Not called after `close`. */
  onClosed(): void;
}

export interface OpenPage {
  close(): void;
}

import type { PluginListenerHandle } from '@capacitor/core';

/** Listening begins when the bridge has answered; ending it may be asked for before. */
export function ending(listening: Promise<PluginListenerHandle>): () => void {
  return () => void listening.then((handle) => handle.remove(), ignore);
}

/** A device may lack what was asked of it: a tablet has no haptics. */
export function ignore(): undefined {
  return undefined;
}

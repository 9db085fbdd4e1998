import type { Native } from './native.ts';

/** Whether the shop runs inside the shell, which puts its bridge into the page before anything else. */
export function isInShell(): boolean {
  const { Capacitor } = window as { Capacitor?: { isNativePlatform?: () => boolean; PluginHeaders?: unknown } };
  return Capacitor?.PluginHeaders !== undefined || Capacitor?.isNativePlatform?.() === true;
}

/** The device the shop runs on. What only the shell needs is loaded in the shell only. */
export async function findNative(): Promise<Native> {
  if (isInShell()) return (await import('./capacitor-native.ts')).createCapacitorNative();
  return (await import('./web-native.ts')).createWebNative();
}

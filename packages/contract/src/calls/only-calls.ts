import type { Call } from '../call.ts';

type CallsOf<M> = { [K in keyof M as M[K] extends Call ? K : never]: M[K] };

/** The calls among what a module of this folder exports (it may export schemas and types beside them). */
export function onlyCalls<M extends object>(module: M): CallsOf<M> {
  const found = Object.entries(module).filter(([, value]) => isCall(value));
  return Object.fromEntries(found) as CallsOf<M>;
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'access' in value;
}

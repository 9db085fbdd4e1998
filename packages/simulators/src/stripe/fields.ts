import type { Metadata } from './model.ts';

/** What was sent, without what was not. */
export function defined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** An empty value takes a name away. */
export function changeMetadata(known: Metadata, changed: Metadata | undefined): void {
  for (const [name, value] of Object.entries(changed ?? {})) {
    if (value === '') delete known[name];
    else known[name] = value;
  }
}

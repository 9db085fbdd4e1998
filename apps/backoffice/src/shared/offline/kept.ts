import { deviceDatabase } from './device-store.ts';

/** Keeps a value on the device under a name, in place of the one before. */
export async function keep(name: string, value: unknown): Promise<void> {
  await (await deviceDatabase()).put('kept', value, name);
}

/** What was kept under a name; undefined when nothing was. */
export async function kept<Value>(name: string): Promise<Value | undefined> {
  return (await (await deviceDatabase()).get('kept', name)) as Value | undefined;
}

export async function forget(name: string): Promise<void> {
  await (await deviceDatabase()).delete('kept', name);
}

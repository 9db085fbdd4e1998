import { deviceDatabase } from './device-store.ts';

let closed = false;

/** Keeps a value on the device under a name, in place of the one before. */
export async function keep(name: string, value: unknown): Promise<void> {
  // An answer that was on its way when somebody signed out is not written down.
  if (closed) return;
  await (await deviceDatabase()).put('kept', value, name);
}

/** What was kept under a name; undefined when nothing was. */
export async function kept<Value>(name: string): Promise<Value | undefined> {
  return (await (await deviceDatabase()).get('kept', name)) as Value | undefined;
}

/** Lets go of what was kept under a name. */
export async function letGo(name: string): Promise<void> {
  await (await deviceDatabase()).delete('kept', name);
}

/** Lets go of all that was read from the server: addresses, work, who was here. What was done and not sent yet stays. */
export async function forgetKept(): Promise<void> {
  await (await deviceDatabase()).clear('kept');
}

/** The same when somebody signs out: this page keeps nothing any more. */
export async function closeKept(): Promise<void> {
  closed = true;
  await forgetKept();
}

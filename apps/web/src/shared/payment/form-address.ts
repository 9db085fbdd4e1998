import type { LeaveStep } from './leave-for.ts';

const PATH = '/leave-for-payment';

/**
 * An address of the shop that sends a form by itself, for browsers that can be given an address only. What it sends is behind
 * the `#`, which no server and no log gets to see.
 */
export function addressOfForm({ url, fields }: Extract<LeaveStep, { kind: 'post' }>, origin: string): string {
  return `${origin}${PATH}#${encodeURIComponent(JSON.stringify({ url, fields }))}`;
}

/** @param hash with or without its sign; @returns undefined for what `addressOfForm` did not write */
export function readFormAddress(hash: string): Extract<LeaveStep, { kind: 'post' }> | undefined {
  try {
    const { url, fields } = JSON.parse(decodeURIComponent(hash.replace(/^#/, '')));
    const isForm = Array.isArray(fields) && fields.every((field) => Array.isArray(field) && field.length === 2);
    return isForm && /^https?:$/.test(new URL(url).protocol) ? { kind: 'post', url, fields } : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds between coming back and looking what to do (specification, section 9). */
export const RESUME_DELAY_MS = 100;

interface Pause {
  /** Path and hash of the page that is open. */
  page: { pathname: string; hash: string };
  /** Pages that are never started again or read again under somebody's hands: `/payment` by path, `#saldo` by hash. */
  noReload: readonly string[];
  sinceStartMs: number;
  reloadAfterMs: number;
}

/** What coming back to the app does (specification, section 4). Pure. */
export function afterPause({ page, noReload, sinceStartMs, reloadAfterMs }: Pause): 'nothing' | 'restart' | 'reload' {
  if (noReload.some((each) => isPage(each, page))) return 'nothing';
  return sinceStartMs > reloadAfterMs ? 'restart' : 'reload';
}

/** Whole words: `/payment` is not `/payments`, and `#saldo` is not `#saldo-finale`. */
function isPage(named: string, { pathname, hash }: Pause['page']): boolean {
  if (named.startsWith('#')) return withoutSign(hash) === withoutSign(named);
  return pathname === named || pathname.startsWith(`${named}/`);
}

/** Browsers say a hash with its sign, the router without. */
function withoutSign(hash: string): string {
  return hash.replace(/^#/, '');
}

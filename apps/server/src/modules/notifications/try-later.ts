/**
 * When to come back, as a provider says it in `Retry-After`: seconds, or a date.
 * @returns milliseconds; `otherwiseMs` when it says nothing that can be read
 */
export function retryAfterMs(header: string | null | undefined, now: Date, otherwiseMs: number): number {
  if (!header) return otherwiseMs;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? otherwiseMs : Math.max(0, at - now.getTime());
}

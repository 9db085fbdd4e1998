/** Whether two values of a field are the same; an absent one is none, and the order of the keys of a part means nothing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return textOf(a ?? null) === textOf(b ?? null);
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

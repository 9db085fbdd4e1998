const mostEntries = 4096;

/** Remembers a pure function of a text: pack sizes, brands and labels repeat thousands of times in a catalogue. */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    if (known.size >= mostEntries) known.clear();
    known.set(text, result);
    return result;
  };
}

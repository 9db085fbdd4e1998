/** "anguria, cocomero = mellone" → the words; what stands twice, once. */
export function readPhrases(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,=\n]/)
        .map((word) => word.trim().toLocaleLowerCase('it'))
        .filter(Boolean),
    ),
  ];
}

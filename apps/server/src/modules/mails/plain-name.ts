const longest = 60;

/**
 * A name somebody gave themselves or their company, for the body of a mail to others: one line, nothing that a mail program
 * would make a link of. `S.r.l.` and `F.lli` keep their dots, `vinci.example` does not.
 */
export function plainName(typed: string): string {
  const words = typed
    .normalize('NFKC')
    .replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S*/giu, ' ')
    .replace(/[@/\\<>|“”"]/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}-]{2})\.(?=[\p{L}\p{N}-]{2})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...words].slice(0, longest).join('').trim();
}

/** The same, marked as somebody's words. */
export const quotedName = (typed: string) => `“${plainName(typed)}”`;

/* Words of the register of temperatures; apart from the schemas, so that pages load none of those for their sake. */

export const coldKinds = ['chilled', 'frozen'] as const;
export type ColdKind = (typeof coldKinds)[number];
export const coldKindLabels: Record<ColdKind, string> = { chilled: 'Freschi', frozen: 'Surgelati' };

/** Warmest a new cell may be, °C: deep-frozen food is kept at −18 (D.Lgs. 110/1992 art. 4), fresh food at 4. */
export const coldDefaults: Record<ColdKind, number> = { chilled: 4, frozen: -18 };

/**
 * `ok`; `warm`: above the threshold, not long enough yet for an alert; `alert`: longer; `silent`: a probe says nothing; `empty`: never
 * read.
 */
export const coldStates = ['ok', 'warm', 'alert', 'silent', 'empty'] as const;
export type ColdState = (typeof coldStates)[number];

import { type QuoteState, quoteStates } from '@sporta/contract/quote-words.ts';

/** What the address of the page says. */
export interface QuotesSearch {
  /** Absent: all of them. */
  state?: QuoteState | undefined;
  page?: number | undefined;
  /** The one that is open. */
  quote?: number | undefined;
}

const whole = (text: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined);

/** Reads an address; what does not fit is as if it were not there. */
export function readQuotesSearch(raw: Record<string, unknown>): QuotesSearch {
  return {
    state: quoteStates.find((state) => state === raw.state),
    page: whole(raw.page),
    quote: whole(raw.quote),
  };
}

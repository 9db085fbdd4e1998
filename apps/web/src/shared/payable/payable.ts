import type { PaymentResponse } from '@sporta/contract';

/** The payment of something, taken up where it was left. */
export interface ResumedPayment {
  /** What is paid, for the customer: "Ordine S4K-7Q2". */
  title: string;
  toPayCents: number;
  /** What is paid of it in other ways; absent when nothing. */
  others?: PaymentResponse['others'];
  /** What its cart costs, in euro: it can be bought again with a saved card. Absent where there is no cart. */
  cartTotal?: number | undefined;
  /** Absent once it is decided. */
  paymentUrl?: string | undefined;
  clientSecret?: string | undefined;
  paymentData?: string | undefined;
}

/** What a pay screen needs of the thing that is paid on it. */
export interface Payable {
  /** Goes on with the payment. @param saveAuth whether the card is to be kept, when the customer has changed their mind */
  resume(saveAuth?: boolean): Promise<ResumedPayment>;
  /** Ends the payment. @returns the page where another way to pay is chosen */
  abandon(): Promise<string>;
  /** Where a way to pay is chosen while nothing is confirmed. */
  choicePage: string;
  /** How it went; the first also waits for it. */
  completedPage: string;
  errorPage: string;
  /** Where all of its kind are listed. */
  listPage: string;
  words: {
    /** Title of a page that finds none: "Non troviamo questo ordine". */
    notFound: string;
    /** Where it would be: "lo trovi fra i tuoi ordini". */
    amongYours: string;
    /** Label of the link to the list. */
    toList: string;
    /** What nobody loses while the bank is asked. */
    safe: string;
    /** After a refusal. */
    nothingCharged: string;
    /** What happens by itself when it is confirmed in time with the page closed. */
    goesAhead: string;
    /** When the money is taken, after "li". */
    taken: string;
    /** The last step. */
    done: string;
    /** What follows it. @param slot of a delivery */
    afterwards(slot: string | undefined): string | undefined;
  };
}

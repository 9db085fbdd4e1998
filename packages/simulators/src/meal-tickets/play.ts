import type { Ledger } from '../ticket-ledger/ledger.ts';
import type { Issuer } from './issuers.ts';
import type { Links } from './links.ts';

/** An issuer that is being played: its rules, its books, its links. */
export interface Play {
  issuer: Issuer;
  ledger: Ledger;
  links: Links;
}

import type { Config } from '../../platform/config.ts';
import type { ShopSeller } from '../../platform/shop-identity.ts';

/** Stands in texts for what the shop is called; `composeMail` puts that there. The signs around it are nobody's. */
export const THE_SHOP = '\uE000negozio\uE000';

/** A product in a mail, with what it costs when the mail is written. */
export interface MailProduct {
  name: string;
  url: string;
  /** Whole address of a PNG. */
  picture: string;
  price: string;
  /** Struck through. */
  was?: string | undefined;
  /** "-20%", "3x2". */
  offer?: string | undefined;
  /** Lowest price of the 30 days before the reduction. */
  lowest?: string | undefined;
}

/** A line of an order: what it is, how much of it, what it costs. */
export interface MailLine {
  name: string;
  /** "2 pz". */
  quantity: string;
  amount: string;
  /** "se manca: Molino Ronda Penne 500 g". */
  note?: string | undefined;
  /** Whole address of a square PNG; lines without one keep its place. */
  picture?: string | undefined;
}

type SumRow = readonly [label: string, amount: string];

/** One piece of a message, in order. Texts are plain: this file escapes them. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Smaller and paler, for what only some need to know. */
  | { kind: 'small'; text: string }
  /** Above what belongs together. */
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** A code that is worth money, to be copied by hand or read out. */
  | { kind: 'voucher'; worth: string; code: string; note: string }
  /** Clean HTML with its styles in place, and the same as plain text. */
  | { kind: 'words'; html: string; text: string }
  | { kind: 'products'; products: readonly MailProduct[] }
  /** Label and value, one row each. */
  | { kind: 'lines'; lines: readonly MailLine[] }
  /** Amounts below each other, and what they come to. */
  | { kind: 'sums'; rows: readonly SumRow[]; total?: SumRow | undefined }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] };

export interface MailContent {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this; default: a message about their account. */
  reason?: string;
}

/** Who writes: the shop's address, and what a company states in its letters (art. 2250 C.c., art. 35 DPR 633/1972). */
export interface MailSender {
  publicUrl: Config['publicUrl'];
  seller: ShopSeller;
}

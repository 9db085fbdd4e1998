import type { VatRow } from '@sporta/domain';
import type { ItalianPlace } from './italian-place.ts';

/** TD01 = invoice of the day of the delivery, TD24 = of a later one (art. 21 c. 4 lett. a DPR 633/1972), TD04 = credit note. */
export type FatturaKind = 'TD01' | 'TD24' | 'TD04';

/** What an electronic invoice says, before it is XML. */
export interface Fattura {
  kind: FatturaKind;
  /** At most 20 signs with at least one figure: "2026/W12". */
  number: string;
  /** `YYYY-MM-DD`. */
  day: string;
  seller: FatturaParty & {
    /** Office and number in the register of companies, and the share capital of who has one (art. 2250 c.c.). */
    register?: { office: string; number: string; capitalCents?: number };
    /** Where transfers go. */
    iban?: string;
  };
  customer: FatturaParty & {
    /** Seven signs; absent: by PEC, or left in the customer's area of the tax office. */
    recipientCode?: string;
    pec?: string;
  };
  lines: FatturaLine[];
  /** By rate, lowest first. The lines of a rate add up to its net amount. */
  summary: VatRow[];
  /** With VAT. */
  totalCents: number;
  /** Why a credit note is written. */
  reason?: string;
  /** What the company calls its orders, and who in it pays. */
  purchaseOrders?: { id: string; costCentre?: string; lines?: LineNumbers }[];
  /** The papers the goods came with, where they came on earlier days. */
  deliveries?: { number: string; day: string; lines?: LineNumbers }[];
  /** The invoice a credit note corrects. */
  corrects?: { number: string; day: string };
  /** How it is paid, where the format has a word for it. */
  payments?: FatturaPayment[];
}

/** The lines something is about, the first and the last, counted from 1; absent = all. */
export interface LineNumbers {
  first: number;
  last: number;
}

export interface FatturaParty {
  name: string;
  vatNumber?: string;
  fiscalCode?: string;
  place: ItalianPlace;
}

export interface FatturaLine {
  description: string;
  /** Thousandths of `unit`. */
  quantity: number;
  /** "pz", "kg"; empty for what is not counted. */
  unit: string;
  /** Without VAT, of the whole line. */
  netCents: number;
  rateBp: number;
}

export interface FatturaPayment {
  /** MP05 = bank transfer, MP08 = card. */
  means: 'MP05' | 'MP08';
  cents: number;
  /** `YYYY-MM-DD`; absent: paid already. */
  dueDay?: string;
}

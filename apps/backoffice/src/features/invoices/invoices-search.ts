import type { InputOf, staffEndpoints } from '@sporta/contract';
import {
  type EinvoiceKind,
  type EinvoiceState,
  einvoiceKinds,
  einvoiceSorts,
  einvoiceStates,
} from '@sporta/contract/staff-invoice-words.ts';
import { isShopDay, type ShopDay } from '@sporta/domain';

type ListInput = InputOf<NonNullable<(typeof staffEndpoints.staffInvoices.list)['~call']>>;

/** What the address of the room says. */
export interface InvoicesSearch {
  /** Absent: the documents. */
  view?: 'takings' | undefined;
  state?: EinvoiceState | undefined;
  kind?: EinvoiceKind | undefined;
  q?: string | undefined;
  /** Days, both included. Of takings absent = this month until today. */
  from?: ShopDay | undefined;
  to?: ShopDay | undefined;
  /** "-total": by total, the highest first. */
  sort?: string | undefined;
  page?: number | undefined;
  /** The document that is open. */
  doc?: number | undefined;
}

/** What a part of the room is given: what is chosen, and how to choose otherwise. */
export interface InvoicesView {
  search: InvoicesSearch;
  onSearch: (search: InvoicesSearch) => void;
}

const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text);
const whole = (text: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined);
const day = (text: unknown): ShopDay | undefined => (typeof text === 'string' && isShopDay(text) ? text : undefined);

/** Reads an address; what does not fit is as if it were not there. */
export function readInvoicesSearch(raw: Record<string, unknown>): InvoicesSearch {
  const { q, sort } = raw;
  return {
    view: oneOf(['takings'] as const, raw.view),
    state: oneOf(einvoiceStates, raw.state),
    kind: oneOf(einvoiceKinds, raw.kind),
    q: typeof q === 'string' && q.trim() ? q.slice(0, 60) : undefined,
    from: day(raw.from),
    to: day(raw.to),
    sort: oneOf(einvoiceSorts, String(sort ?? '').replace(/^-/, '')) ? String(sort) : undefined,
    page: whole(raw.page),
    doc: whole(raw.doc),
  };
}

/** What the list is asked for; the latest documents come first. */
export function listInput({ state, kind, q, from, to, sort = '-day', page }: InvoicesSearch): ListInput {
  return {
    ...{ state, kind, q, from, to, page },
    sort: sort.replace(/^-/, '') as ListInput['sort'],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
  };
}

/** The days takings are asked for. @param today day of the shop */
export function takingsDays({ from, to }: InvoicesSearch, today: ShopDay): { from: ShopDay; to: ShopDay } {
  const last = to ?? today;
  return { from: from ?? `${last.slice(0, 8)}01`, to: last };
}

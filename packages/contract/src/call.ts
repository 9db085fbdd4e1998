import type { z } from 'zod';
import type { StaffRole } from './staff-roles.ts';

/** Who may use a call. `customer` = any logged-in account; `master` = master account of a company; `staff` = shop personnel. */
export type Access = 'anonymous' | 'customer' | 'master' | 'staff';

/**
 * One HTTP call under `/ebsn/api`: the single source of its types, validation, documentation and error codes.
 *
 * GET requests are read from the query string, POST requests from the body (form-encoded or JSON) merged over the query
 * string (the specification has POSTs with query parameters), both merged with the path parameters; values arrive as
 * text from query strings and forms, so request schemas coerce (see `fields.ts`).
 */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Code extends string = string,
> {
  /** `GET+POST`: an old state-changing GET of the specification, which also answers to POST; our own pages use POST. */
  method: 'GET' | 'POST' | 'GET+POST';
  /** Path below `/ebsn/api/`, e.g. `cart/add-item` or `products/:productId`; one that begins with `/` is not below it. */
  path: string;
  /**
   * Two calls of the specification share one path and differ by one parameter (`products` and `products?slug=`): this
   * call answers when the named parameter is there, the other one when it is not.
   */
  whenParameter?: string;
  /** What comes back when it is not the JSON envelope: a PDF, a table, an XML file, a picture, a page, a redirect of the browser, what a provider expects, or server-sent events. */
  answers?: 'pdf' | 'csv' | 'xml' | 'picture' | 'redirect' | 'provider' | 'json' | 'html' | 'events';
  summary: string;
  tag: string;
  access: Access;
  /** Of the staff, who may; the direction always may. Each staff call says so. */
  roles?: readonly StaffRole[];
  /** A staff call that answers while the Banco is locked. */
  whileLocked?: boolean;
  /** Changes something on the server: needs the `X-Ebsn-Client` header when authenticated by the cookie; refused from pages of other sites. */
  changesState: boolean;
  request: Request;
  data: Data;
  /** The closed list of business refusals (`errors[].code`). */
  errors: readonly Code[];
}

export type RequestOf<C> = C extends Call<infer R, z.ZodType, string> ? z.output<R> : never;
/** What a client passes (before coercion and defaults). */
export type InputOf<C> = C extends Call<infer R, z.ZodType, string> ? z.input<R> : never;
export type DataOf<C> = C extends Call<z.ZodType, infer D, string> ? z.output<D> : never;
export type CodeOf<C> = C extends Call<z.ZodType, z.ZodType, infer K> ? K : never;

/** Declares a call; only gives types, so that `errors` keeps its literal codes. */
export function defineCall<R extends z.ZodType, D extends z.ZodType, const K extends string = never>(
  call: Omit<Call<R, D, K>, 'changesState' | 'errors' | 'access'> &
    Partial<Pick<Call<R, D, K>, 'changesState' | 'access'>> & { errors?: readonly K[] },
): Call<R, D, K> {
  return {
    ...call,
    access: call.access ?? 'anonymous',
    changesState: call.changesState ?? call.method !== 'GET',
    errors: call.errors ?? [],
  };
}

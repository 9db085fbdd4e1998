import type { Deps } from '../deps.ts';
import type { Account } from '../session.ts';
import { Answer, jsonOf, type PlainAnswer, RawAnswer, rawAnswer } from './envelope.ts';

/*
 * Answers are made for everybody, many of them as ready bytes. What is different for one customer, such as a price of their
 * own, is changed here on every answer that goes out, so that no call can forget it. Visitors without a session never come
 * here, and customers with nothing of their own only to hear so.
 */

/** What one account sees differently. */
export interface PersonalView {
  /** Whether there is anything to change in this JSON; most answers go out as they are. It may say yes too often. */
  concerns(json: string | Buffer): boolean;
  /** The data as this account sees it. What is given may be shared: it is copied where it changes. */
  change<T extends object>(data: T): T;
}

/** Undefined for accounts that see what everybody sees. */
export type PersonalViews = (account: Account) => PersonalView | undefined;

const registered = new WeakMap<Deps, PersonalViews>();

/** The module that knows what single customers see registers it once. */
export function setPersonalViews(deps: Deps, views: PersonalViews): void {
  registered.set(deps, views);
}

export function personalViewOf(deps: Deps, account: Account | undefined): PersonalView | undefined {
  return account && registered.get(deps)?.(account);
}

/** The answer as the account sees it. */
export function personalised<A extends object>(
  view: PersonalView,
  result: A | Answer<A> | RawAnswer | PlainAnswer,
): A | Answer<A> | RawAnswer {
  if (result instanceof RawAnswer) {
    // without an ETag: the bytes depend on more than the catalogue now
    if (!view.concerns(result.json)) return result;
    const data = JSON.parse(result.json.toString());
    result.giveBack?.();
    return rawAnswer(Buffer.from(JSON.stringify(view.change(data))));
  }
  if (result instanceof Answer) {
    const { data, notices, write } = result;
    if (write && !view.concerns(jsonOf(write))) return result;
    return new Answer(view.change(data), notices);
  }
  return view.change(result as A);
}

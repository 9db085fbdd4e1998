import { shown } from './books.ts';
import { invalid } from './failure.ts';
import type { StripeState } from './model.ts';

type Json = Record<string, unknown>;

/**
 * Puts objects in the place of their ids: `latest_charge`, `latest_charge.balance_transaction`, in lists `data.customer`.
 * @throws {Failure} 400 when a path leads to nothing that can be expanded
 */
export function expand(state: StripeState, answer: object, paths: readonly string[]): object {
  for (const path of paths) step(state, answer as Json, path.split('.'), path);
  return answer;
}

function step(state: StripeState, object: Json, [name = '', ...rest]: string[], path: string): void {
  if (!Object.hasOwn(object, name)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = object[name];
  if (value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) if (rest.length > 0) step(state, each as Json, rest, path);
    return;
  }
  const inner = typeof value === 'string' ? objectOf(state, value) : (value as object);
  if (!inner) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  object[name] = inner;
  if (rest.length > 0) step(state, inner as Json, rest, path);
}

/** The object of an id, by what the id begins with. */
function objectOf(state: StripeState, id: string): object | undefined {
  const tables: Record<string, Record<string, object>> = {
    pi: state.paymentIntents,
    seti: state.setupIntents,
    ch: state.charges,
    cus: state.customers,
    pm: state.methods,
    re: state.refunds,
    dp: state.disputes,
    txn: state.balance,
  };
  const found = tables[id.split('_')[0] ?? '']?.[id];
  return found && shown(found);
}

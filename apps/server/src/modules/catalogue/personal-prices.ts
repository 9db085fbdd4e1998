import type { Product } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { type RawAnswer, rawAnswer } from '../../platform/http/envelope.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import type { Account } from '../../platform/session.ts';

/*
 * Answers of the catalogue are the same for everybody with the same price list, and ready as bytes. A customer with a price
 * of their own gets them unpacked and changed; everybody else does not even wait for it.
 */

/** Gives a product the price it has for one customer; the very same object when it has none of its own. */
export type PriceFor = (product: Product) => Product;
export type PersonalPrices = (deps: Deps, account: Account, now: Date) => Promise<PriceFor | undefined>;

const providers = new WeakMap<Deps, PersonalPrices>();

/** Who knows the prices of single customers; the catalogue itself does not. */
export function setPersonalPrices(deps: Deps, prices: PersonalPrices): void {
  providers.set(deps, prices);
}

type Asked = Pick<CallContext, 'deps' | 'visitor' | 'now'>;

/** The answer as this visitor should see it; the same answer, at once, unless they have prices of their own. */
export function personalised(c: Asked, answer: RawAnswer): RawAnswer | Promise<RawAnswer> {
  const provider = c.visitor?.hasPersonalOffer ? providers.get(c.deps) : undefined;
  return provider && c.visitor ? changed(c.deps, c.visitor, c.now, provider, answer) : answer;
}

async function changed(
  deps: Deps,
  account: Account,
  now: Date,
  provider: PersonalPrices,
  answer: RawAnswer,
): Promise<RawAnswer> {
  const priceFor = await provider(deps, account, now);
  if (!priceFor) return answer;
  const data = JSON.parse(answer.json.toString()) as Answered;
  const withPrices = changeProducts(data, priceFor);
  return rawAnswer(Buffer.from(JSON.stringify(withPrices)));
}

/** What the answers of the catalogue are made of: a product itself, or products under these names. */
interface Answered extends Partial<Product> {
  products?: Product[];
  alternatives?: Product[];
  results?: { products: Product[] }[];
}

function changeProducts(data: Answered, priceFor: PriceFor): Answered {
  const own = data.productId === undefined ? data : (priceFor(data as Product) as Answered);
  return {
    ...own,
    ...(data.products ? { products: data.products.map(priceFor) } : {}),
    ...(data.alternatives ? { alternatives: data.alternatives.map(priceFor) } : {}),
    ...(data.results
      ? { results: data.results.map((each) => ({ ...each, products: each.products.map(priceFor) })) }
      : {}),
  };
}

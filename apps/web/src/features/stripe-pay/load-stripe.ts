import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

/** What our server says of the payment and of the script that makes it. */
export interface StripeData {
  publishableKey: string;
  /** Where the script comes from; absent = Stripe's own address. */
  jsUrl?: string;
  /** Cents that are held. */
  amount: string;
}

/** `payment_data` of our server's answer. @throws when it is none of Stripe's */
export function readStripeData(text: string | undefined): StripeData {
  const data = JSON.parse(text ?? '{}') as Partial<StripeData>;
  if (typeof data.publishableKey !== 'string' || typeof data.amount !== 'string')
    throw new Error('no payment of Stripe');
  return data as StripeData;
}

/** Loads the script of Stripe, on its pay screens only: no other page allows it. @throws when it does not come */
export async function loadStripeScript({ publishableKey, jsUrl }: StripeData): Promise<Stripe> {
  if (jsUrl !== undefined) return (await constructorFrom(jsUrl))(publishableKey);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: 'it' });
  if (!stripe) throw new Error('Stripe.js did not load');
  return stripe;
}

/** The package loads from Stripe's own address only. */
function constructorFrom(address: string): Promise<StripeConstructor> {
  const known = stripeOfWindow();
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const made = stripeOfWindow();
      if (made) resolve(made);
      else reject(new Error('the script defines no Stripe'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the script did not load'));
    };
    document.head.append(script);
  });
}

function stripeOfWindow(): StripeConstructor | undefined {
  return (window as unknown as { Stripe?: StripeConstructor }).Stripe;
}

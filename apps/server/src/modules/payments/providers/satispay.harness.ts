import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { type SatispayOptions, startSatispay } from '@sporta/simulators';
import { keyIdOf } from '@sporta/simulators/satispay/key-id.ts';
import type { NoticeResult, PaymentOrder, PaymentProvider } from './provider.ts';
import { satispay } from './satispay.ts';

/*
 * For tests: Satispay, the adapter that talks to it and a shop that takes its callbacks, each over HTTP.
 */

export interface ShopKey {
  keyId: string;
  privateKey: KeyObject;
  publicKey: string;
}

/** A shop's pair of keys; making one takes a moment. */
export function makeKey(): ShopKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { keyId: keyIdOf(pem), privateKey, publicKey: pem };
}

/** What the simulator says of a payment. */
export interface Moved {
  id: string;
  status: string;
  [key: string]: unknown;
}

export interface SatispayControl {
  url: string;
  /** Changes the settings, or does what the path says. */
  control(path: string, body?: object): Promise<unknown>;
  /** What Satispay knows of the payments made under one reference of the shop. */
  paymentsOf(ref: string): Promise<Moved[]>;
  /** What the customer does with a payment in the app. */
  act(id: string, action: 'approve' | 'refuse' | 'expire', vouchers?: number): Promise<void>;
  /** The next calls go wrong. */
  fault(fault: string, method?: 'GET' | 'POST' | 'PUT', times?: number): Promise<void>;
}

export function controlOf(url: string): SatispayControl {
  const control = async (path: string, body?: object) => {
    const response = await fetch(`${url}/control${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`control${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  return {
    url,
    control,
    paymentsOf: async (ref) => ((await control(`/payments?external_code=${ref}`)) as { payments: Moved[] }).payments,
    act: async (id, action, vouchers = 0) => {
      await control('/payments/act', { id, action, vouchers });
    },
    fault: async (fault, method, times = 1) => {
      await control('', { faults: [{ fault, times, path: '/g_business', ...(method && { method }) }] });
    },
  };
}

export interface SatispayWorld extends SatispayControl {
  provider: PaymentProvider;
  /** The same Satispay, spoken to with another key. */
  providerWith(key: ShopKey): PaymentProvider;
  /** Every callback that reached the shop, as the adapter read it. */
  notices: NoticeResult[];
  order(changes?: Partial<PaymentOrder>): PaymentOrder;
  /** Makes a payment at Satispay. @returns its id there */
  open(changes?: Partial<PaymentOrder>): Promise<string>;
  until(condition: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startWorld(options: SatispayOptions = {}): Promise<SatispayWorld> {
  const key = makeKey();
  const simulator = await startSatispay({
    ...options,
    publicKeys: [key.publicKey],
    settings: { retryMs: [30, 30], lateMs: 150, slowMs: 2_000, ...options.settings },
  });
  const providerWith = ({ keyId, privateKey }: ShopKey) =>
    satispay({ url: simulator.url, keyId, privateKey, timeoutMs: 600 });
  const provider = providerWith(key);
  const notices: NoticeResult[] = [];
  const shop = createServer((request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '', 'http://shop').searchParams);
    const notice = provider.parseNotice({ headers: request.headers, query, body: undefined });
    notices.push(notice);
    response.writeHead(notice.kind === 'rejected' ? 400 : 200).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const shopUrl = `http://127.0.0.1:${(shop.address() as { port: number }).port}`;
  let lastPayment = 0;
  const order = (changes: Partial<PaymentOrder> = {}): PaymentOrder => {
    lastPayment += 1;
    return {
      paymentRef: '',
      orderId: String(lastPayment),
      orderNumber: 'S4K7Q2',
      paymentId: String(lastPayment),
      amountCents: 7272,
      description: 'Ordine S4K7Q2',
      customer: { accountId: 1, email: 'giulia.riva@sporta.example' },
      createdAt: new Date(),
      mealVoucher: { maxCents: 4000 },
      returnUrl: `${shopUrl}/payment-return/satispay/${lastPayment}`,
      backUrl: `${shopUrl}/back`,
      noticeUrl: `${shopUrl}/notify`,
      ...changes,
    };
  };

  return {
    ...controlOf(simulator.url),
    provider,
    providerWith,
    notices,
    order,
    async open(changes) {
      const opened = await provider.open!(order(changes));
      if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened.error));
      return opened.paymentRef;
    },
    async until(condition) {
      const deadline = Date.now() + 5_000;
      while (!condition()) {
        if (Date.now() > deadline) throw new Error(`Not reached; callbacks so far: ${JSON.stringify(notices)}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    async close() {
      await simulator.close();
      shop.closeAllConnections();
      await new Promise((resolve) => shop.close(resolve));
    },
  };
}

import { createServer } from 'node:http';
import { startCardGateway } from '@sporta/simulators';
import type { CardGatewayOptions } from '@sporta/simulators/card-gateway/start-card-gateway.ts';
import { cardGateway } from './card-gateway.ts';
import type { NoticeResult, PaymentOrder, ProviderEvent, StartResult } from './provider.ts';

/*
 * For tests: a gateway, the adapter that talks to it, a shop that takes its notices, and a browser, each over HTTP.
 */

export const MERCHANT = { alias: 'negozio-di-prova', secret: 'chiave-di-esempio-0001', name: 'Sporta' };

export interface World {
  gatewayUrl: string;
  provider: ReturnType<typeof cardGateway>;
  /** Every notice that reached the shop, as the adapter read it, in order of arrival. */
  notices: NoticeResult[];
  /** Status the shop answers to a verified notice; default 200. */
  answerWith(...statuses: number[]): void;
  order(changes?: Partial<PaymentOrder>): PaymentOrder;
  control(path: string, body: object): Promise<void>;
  /** Resolves when the condition holds; fails the test after 5 s. */
  until(condition: () => boolean): Promise<void>;
  /** Verified events that arrived for a payment. */
  received(paymentRef: string): ProviderEvent[];
  restartGateway(): Promise<void>;
  close(): Promise<void>;
}

export async function startWorld(options: CardGatewayOptions = {}): Promise<World> {
  const settings = { retryMs: [30], lateMs: 150, slowMs: 2_000, ...options.settings };
  let gateway = await startCardGateway({ ...options, merchant: MERCHANT, settings });
  const gatewayUrl = gateway.url;
  const provider = cardGateway({ url: gatewayUrl, merchant: MERCHANT.alias, secret: MERCHANT.secret, timeoutMs: 600 });
  const notices: NoticeResult[] = [];
  const statuses: number[] = [];

  const shop = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray());
    const notice = provider.parseNotice({ headers: request.headers, query: {}, body: undefined, rawBody });
    notices.push(notice);
    response.writeHead(notice.kind === 'verified' ? (statuses.shift() ?? 200) : 400).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const shopPort = (shop.address() as { port: number }).port;
  const shopUrl = `http://127.0.0.1:${shopPort}`;
  let lastPayment = 0;

  return {
    gatewayUrl,
    provider,
    notices,
    answerWith: (...next) => {
      statuses.push(...next);
    },
    order(changes) {
      lastPayment += 1;
      return {
        paymentRef: `S4K7Q2-${lastPayment}`,
        orderId: String(lastPayment),
        orderNumber: 'S4K7Q2',
        paymentId: String(lastPayment),
        amountCents: 7272,
        description: 'Spesa Sporta, ordine S4K7Q2',
        customer: { accountId: 1, email: 'giulia.riva@sporta.example' },
        createdAt: new Date(),
        returnUrl: `${shopUrl}/return?order_id=${lastPayment}`,
        backUrl: `${shopUrl}/back`,
        noticeUrl: `${shopUrl}/notice`,
        ...changes,
      };
    },
    async control(path, body) {
      const response = await fetch(`${gatewayUrl}/control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`control${path}: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
    },
    async until(condition) {
      const deadline = Date.now() + 5_000;
      while (!condition()) {
        if (Date.now() > deadline) throw new Error(`Not reached; notices so far: ${JSON.stringify(notices)}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    received: (paymentRef) =>
      notices.flatMap((notice) =>
        notice.kind === 'verified' && notice.event.paymentRef === paymentRef ? [notice.event] : [],
      ),
    async restartGateway() {
      await gateway.close();
      gateway = await startCardGateway({
        ...options,
        port: Number(new URL(gatewayUrl).port),
        merchant: MERCHANT,
        settings,
      });
    },
    async close() {
      await gateway.close();
      shop.closeAllConnections();
      await new Promise((resolve) => shop.close(resolve));
    },
  };
}

export const CARDS = {
  approved: '4970100100000005',
  amex: '374201010000000',
  insufficientFunds: '4970100200000004',
  blocked: '4970100400000002',
  challenge: '4970100600000000',
  challengeFailed: '4970100700000009',
  noReturn: '4970100800000008',
  noticeBeforeReturn: '4970100900000007',
  noticeLate: '4970101000000004',
  noticeDuplicated: '4970101100000003',
  noticeOutOfOrder: '4970101200000002',
  noticeLost: '4970101300000001',
  noticeForged: '4970101400000000',
  savedRefused: '4970101500000009',
  savedChallenge: '4970101600000008',
};

/** A browser without scripts on the gateway's pages. */
export class Browser {
  /** Address of the page shown, or of the shop once sent back there. */
  address = '';
  html = '';
  status = 0;
  readonly #gatewayUrl: string;

  constructor(gatewayUrl: string) {
    this.#gatewayUrl = gatewayUrl;
  }

  /** Does what our page does with the result of `start`. */
  async follow(started: StartResult): Promise<void> {
    if (started.kind !== 'redirect') throw new Error(`Not sent to the gateway: ${started.kind}`);
    await this.#go(started.url, started.method === 'POST' ? started.fields : undefined);
  }

  async pay(card: string, more: Record<string, string> = {}): Promise<void> {
    const year = String(new Date().getFullYear() + 2).slice(-2);
    await this.#go(`${this.address}/paga`, {
      titolare: 'Giulia Riva',
      numero: card,
      scadenza: `12/${year}`,
      cvv: card.length === 15 ? '1234' : '123',
      fine: 'torna',
      ...more,
    });
  }

  cancel(): Promise<void> {
    return this.#go(`${this.address}/annulla`, {});
  }

  confirm(code: string): Promise<void> {
    return this.#go(this.address, { azione: 'conferma', codice: code });
  }

  refuseChallenge(): Promise<void> {
    return this.#go(this.address, { azione: 'annulla' });
  }

  /** The code on the page of the card's bank. */
  code(): string {
    return /class="code">(\d+)</.exec(this.html)?.[1] ?? '';
  }

  goTo(address: string): Promise<void> {
    return this.#go(address);
  }

  /** Presses the link back to the shop. */
  backToShop(): Promise<void> {
    const href = /href="([^"]+)">Torna al negozio/.exec(this.html)?.[1] ?? '';
    return this.#go(href.replaceAll('&#38;', '&'));
  }

  get atShop(): boolean {
    return !this.address.startsWith(this.#gatewayUrl);
  }

  returnQuery(): Record<string, string> {
    return Object.fromEntries(new URL(this.address).searchParams);
  }

  async #go(address: string, form?: Record<string, string>): Promise<void> {
    this.address = address;
    if (this.atShop) return;
    const response = await fetch(address, {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const location = response.headers.get('location');
    if (location) {
      await response.body?.cancel();
      return this.#go(new URL(location, address).href);
    }
    this.status = response.status;
    this.html = await response.text();
    // A form that is shown again because of a mistake has the address of its page.
    if (response.status === 422) this.address = address.replace(/\/paga$/, '');
  }
}

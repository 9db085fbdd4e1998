import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { macOf } from './card-gateway.signature.ts';
import { cardGateway } from './card-gateway.ts';
import { paymentProviders } from './registry.ts';

const secret = 'chiave-di-esempio-0001';
const provider = cardGateway({ url: 'https://pay.provider.example', merchant: 'negozio', secret, timeoutMs: 1000 });

const notice = {
  idNotifica: 'ORD-1.a1',
  tipo: 'AUTORIZZAZIONE',
  alias: 'negozio',
  codTrans: 'ORD-1',
  idOperazione: '',
  importo: '1250',
  divisa: 'EUR',
  esito: 'OK',
  codiceEsito: '0',
  messaggio: '',
  codAut: '123456',
  dataOra: '2026-01-15T10:00:00.000Z',
  brand: 'VISA',
  pan: '497010******0005',
  scadenzaPan: '202812',
  numContratto: 'TK1',
};

function signed(fields: Record<string, string>) {
  return { ...fields, mac: macOf('notifica', fields, secret) };
}
const parse = (body: unknown) => provider.parseNotice({ headers: {}, query: {}, body });

test('the signature is the one of the protocol document', () => {
  const fields = {
    alias: 'negozio',
    codTrans: 'ORD-1',
    importo: '1250',
    divisa: 'EUR',
    esito: 'OK',
    codiceEsito: '0',
    dataOra: '2026-01-15T10:00:00.000Z',
  };
  expect(macOf('ritorno', fields, secret)).toBe('ceaec97c787b67b4af23f9e6d38df5f493d5f766211d1977c87bef3cd7922a0b');
});

describe('notice', () => {
  test('a good one is read, without card data in what the ledger keeps', () => {
    const result = parse(signed(notice));
    if (result.kind !== 'verified') throw new Error(JSON.stringify(result));
    expect(result.event).toMatchObject({ providerEventId: 'ORD-1.a1', type: 'authorised', amountCents: 1250 });
    expect(result.event.card).toEqual({
      token: 'TK1',
      brand: 'visa',
      maskedNumber: '497010******0005',
      expiryMonth: 12,
      expiryYear: 2028,
    });
    const raw = JSON.stringify(result.event.raw);
    for (const hidden of ['497010', 'TK1', '202812', 'mac']) expect(raw).not.toContain(hidden);
  });

  test('a card number that came whole is masked', () => {
    const result = parse(signed({ ...notice, pan: '4970100100000005' }));
    expect(result).toMatchObject({ event: { card: { maskedNumber: '************0005' } } });
    expect(JSON.stringify(result)).not.toContain('4970100100000005');
  });

  test('text and bytes do as well as a parsed body', () => {
    const text = new URLSearchParams(signed(notice)).toString();
    expect(parse(text)).toEqual(parse(signed(notice)));
    const bytes = provider.parseNotice({ headers: {}, query: {}, body: undefined, rawBody: Buffer.from(text) });
    expect(bytes).toEqual(parse(signed(notice)));
    expect(parse(`${text}&importo=1`)).toMatchObject({ kind: 'rejected', why: 'malformed' });
  });

  test.each(Object.keys(notice))('a change of %s breaks the signature', (field) => {
    const changed = { ...signed(notice), [field]: `${notice[field as keyof typeof notice]}1` };
    expect(parse(changed)).toEqual({ kind: 'rejected', why: 'bad-signature', detail: 'mac' });
  });

  test.each([
    ['of another merchant', { alias: 'altro' }, 'unknown'],
    ['of an unknown type', { tipo: 'CONTESTAZIONE' }, 'unknown'],
    ['with a fraction of a cent', { importo: '12.5' }, 'malformed'],
    ['with a negative amount', { importo: '-1' }, 'malformed'],
    ['with leading zeros', { importo: '0012' }, 'malformed'],
    ['in another currency', { divisa: 'USD' }, 'malformed'],
    ['without a date', { dataOra: 'ieri' }, 'malformed'],
  ])('well signed but %s', (_what, changes, why) => {
    expect(parse(signed({ ...notice, ...changes }))).toMatchObject({ kind: 'rejected', why });
  });

  test('a return or a request cannot pose as a notice', () => {
    const asReturn = { ...notice, mac: macOf('ritorno', notice, secret) };
    expect(parse(asReturn)).toMatchObject({ why: 'bad-signature' });
  });

  test('anything at all is answered, never thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (body) => {
        expect(parse(body).kind).toBe('rejected');
        const query = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
        expect(provider.parseReturn(query).kind).toBe('rejected');
      }),
    );
  });
});

test('a shop without a gateway address takes no cards', () => {
  const config = { merchant: 'negozio', secret, timeoutMs: 1000 };
  expect(paymentProviders({ cardGateway: { ...config, url: undefined } }).all()).toEqual([]);
  const providers = paymentProviders({ cardGateway: { ...config, url: 'https://pay.provider.example' } });
  expect(providers.get('card-gateway')?.pageOrigins).toEqual(['https://pay.provider.example']);
  expect(providers.get('constructor')).toBeUndefined();
});

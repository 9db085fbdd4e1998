import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand, maskCard } from './card-brand.ts';
import { eanCheckDigit, expandUpcE, isEan, normaliseEan } from './ean.ts';
import { ORDER_NUMBER_LIMIT, orderNumber, parseOrderNumber } from './order-number.ts';

const random = fc.integer({ min: 0, max: ORDER_NUMBER_LIMIT - 1 });

describe('order numbers', () => {
  it('come back, however they are typed', () => {
    fc.assert(
      fc.property(random, (value) => {
        const text = orderNumber(value);
        expect(text).toMatch(/^[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{4}$/);
        expect(parseOrderNumber(text)).toBe(value);
        expect(parseOrderNumber(` ${text.toLowerCase().replace('-', ' ')} `)).toBe(value);
      }),
    );
    expect(() => orderNumber(ORDER_NUMBER_LIMIT)).toThrow(RangeError);
    expect(parseOrderNumber('1234')).toBeUndefined();
  });

  it('every wrong character and every swap of neighbours is noticed', () => {
    const alphabet = [...'23456789ABCDEFGHJKMNPQRTVWXYZ'];
    fc.assert(
      fc.property(random, fc.nat(7), fc.constantFrom(...alphabet), (value, position, other) => {
        const characters = [...orderNumber(value).replace('-', '')];
        const wrong = characters.with(position, other).join('');
        expect(parseOrderNumber(wrong)).toBe(characters[position] === other ? value : undefined);
        const next = (position + 1) % 8;
        const swapped = [...characters];
        [swapped[position], swapped[next]] = [characters[next] as string, characters[position] as string];
        if (characters[position] !== characters[next]) expect(parseOrderNumber(swapped.join(''))).toBeUndefined();
      }),
    );
  });
});

describe('bar codes', () => {
  it('have one form', () => {
    expect(normaliseEan('8001234567897')).toBe('8001234567897');
    expect(normaliseEan(' 8-001234-567897 ')).toBe('8001234567897');
    expect(normaliseEan('036000291452')).toBe('0036000291452');
    expect(normaliseEan('08001234567897')).toBe('8001234567897');
    for (const eight of ['96385074', '0000096385074', '00000096385074', '000096385074']) {
      expect(normaliseEan(eight)).toBe('96385074');
    }
    expect(normaliseEan('04252614')).toBe('0042100005264');
    for (const bad of ['8001234567890', '123', '', 'ABCDEFGH']) expect(normaliseEan(bad)).toBeUndefined();
    expect(expandUpcE('04252614')).toBe('042100005264');
    expect(expandUpcE('04252615')).toBeUndefined();
  });

  it('notice a wrong digit', () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }).map((values) => values.join(''));
    fc.assert(
      fc.property(digits, fc.nat(12), fc.nat(9), (body, position, digit) => {
        const ean = `${body}${eanCheckDigit(body)}`;
        const changed = [...ean].with(position, String(digit)).join('');
        expect(isEan(changed)).toBe(changed === ean);
      }),
    );
  });
});

describe('card brands', () => {
  it('follow the number', () => {
    const numbers: Record<string, string> = {
      '4917610000000000': 'electron',
      '6759649826438453': 'maestro',
      '5019717010103742': 'dankort',
      '6360000000000000': 'interpayment',
      '6200000000000005': 'unionpay',
      '4242424242424242': 'visa',
      '5555 5555 5555 4444': 'mastercard',
      '2221000000000009': 'mastercard',
      '2720999999999996': 'mastercard',
      '378282246310005': 'amex',
      '30569309025904': 'diners',
      '6011111111111117': 'discover',
      '3530111333300000': 'jcb',
      '9999': 'visa',
      '••••4242': 'visa',
      '': 'generic',
    };
    for (const [number, brand] of Object.entries(numbers)) expect(cardBrand(number)).toBe(brand);
    expect(cardBrand(undefined)).toBe('generic');
    expect(maskCard('4242 4242 4242 4242')).toBe('•••• 4242');
  });
});

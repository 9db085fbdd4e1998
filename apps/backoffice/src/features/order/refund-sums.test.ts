import type { StaffRefund } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { readSums, typeSum } from './refund-sums.ts';

const card = { ref: 'payment-1', kind: 'card', name: 'Visa', amount: 17.02, most: 41.44 };
const gift = { ref: 'certificates', kind: 'gift-certificate', name: 'Buono regalo', amount: 0, most: 15 };
const tickets = {
  kind: 'meal-ticket',
  name: 'Edenred',
  amount: 0,
  most: 40,
  note: 'I buoni pasto tornano solo interi',
};
const shares = [card, gift, tickets] as StaffRefund['shares'];

describe('sums of a refund', () => {
  it('are those of the rule while nobody typed one', () => {
    expect(readSums([], shares, 17.02)).toEqual({ wanted: [] });
  });

  it('leave the rest to the other place', () => {
    expect(readSums([['certificates', '5']], shares, 17.02)).toEqual({ wanted: [{ ref: 'certificates', amount: 5 }] });
    expect(readSums([['payment-1', '12,02 €']], shares, 17.02)).toEqual({
      wanted: [{ ref: 'payment-1', amount: 12.02 }],
    });
  });

  it.each([
    ['certificates', '15,01', 'Al massimo 15,00 €'],
    ['payment-1', '17,03', 'Al massimo 17,02 €'],
    ['payment-1', '2', 'Almeno 2,02 €: il resto non ci sta altrove'],
    ['payment-1', 'metà', 'Serve una somma, per esempio 4,50'],
    ['payment-1', '', 'Serve una somma, per esempio 4,50'],
  ])('say what is wrong with %s = “%s”', (ref, text, said) => {
    const { wanted, problem } = readSums([[ref, text]], shares, 17.02);
    expect(wanted).toEqual([]);
    expect(problem?.ref).toBe(ref);
    expect(problem?.text.replaceAll('\u00a0', ' ')).toBe(said);
  });

  it('keep one place free: typing the last of them frees the one typed first', () => {
    const one = typeSum([], 'payment-1', '10', shares);
    expect(typeSum(one, 'payment-1', '11', shares)).toEqual([['payment-1', '11']]);
    expect(typeSum(one, 'certificates', '3', shares)).toEqual([['certificates', '3']]);
  });

  it('are all typed where certificates without a field take the rest', () => {
    const more = [card, { ...gift, ref: undefined, most: 3 }, { ...gift, ref: undefined, most: 2 }] as typeof shares;
    expect(typeSum([], 'payment-1', '15', more)).toEqual([['payment-1', '15']]);
    expect(readSums([['payment-1', '15']], more, 17.02)).toEqual({ wanted: [{ ref: 'payment-1', amount: 15 }] });
    expect(readSums([['payment-1', '10']], more, 17.02).problem?.text.replaceAll('\u00a0', ' ')).toMatch(
      /^Almeno 12,02 €/,
    );
  });
});

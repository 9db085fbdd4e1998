import type { StaffOrderLine } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { readFigure } from '../../shared/figures/index.ts';
import { quantityProblem, refundRequest } from './refund-choice.ts';

const line = (orderLineId: number, part: Partial<StaffOrderLine> = {}) =>
  ({ orderLineId, weightUnitSelling: 'pz', refundableQuantity: 3, refundableAmount: 5.25, ...part }) as StaffOrderLine;
const loose = line(2, { weightUnitSelling: 'kg', refundableQuantity: 1.01 });

describe('what is given back', () => {
  it.each([
    ['0,486', 0.486],
    ['2', 2],
    ['1.200,50', 1200.5],
    ['17,02 €', 17.02],
    ['2.5', 2.5],
    ['', undefined],
    ['-1', undefined],
    ['due', undefined],
    ['1,2345', undefined],
  ])('reads “%s”', (text, figure) => {
    expect(readFigure(text)).toBe(figure);
  });

  it('refuses more than is left, nothing, and pieces of pieces', () => {
    expect(quantityProblem(line(1), '4')).toBe('È più di quanto resta');
    expect(quantityProblem(line(1), '0')).toBe('Serve una quantità');
    expect(quantityProblem(line(1), '1,5')).toBe('Solo pezzi interi');
    expect(quantityProblem(loose, '0,486')).toBeUndefined();
  });

  it('asks for the lines that are chosen and the amount beside them', () => {
    expect(refundRequest({ lines: { 2: '0,486' }, amount: '5' }, [line(1), loose])).toEqual({
      lines: [{ order_line_id: 2, quantity: 0.486 }],
      amount: 5,
    });
  });

  it('asks for nothing while something is wrong, and where money could go while nothing is chosen', () => {
    expect(refundRequest({ lines: { 1: '9' }, amount: '' }, [line(1)])).toBeUndefined();
    expect(refundRequest({ lines: { 1: '1' }, amount: 'molto' }, [line(1)])).toBeUndefined();
    expect(refundRequest({ lines: {}, amount: '0' }, [line(1)])).toEqual({ lines: [], amount: undefined });
  });
});

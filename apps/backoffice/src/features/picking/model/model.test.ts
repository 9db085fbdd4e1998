import { writeInStoreCode } from '@sporta/domain';
import { describe, expect, it } from 'vitest';
import { lineOf, orderOf, proposalOf, weighedLine, workOf } from '../testing/work.ts';
import { type LineGesture, stateAfter } from './line-state.ts';
import { replay } from './replay.ts';
import { gramsOfLine, scaleAt } from './scale.ts';
import { readCode } from './scanned.ts';
import { nextStop, nextWant, stopsOf } from './stops.ts';
import { gramsTyped, judgeWeight, placeOnBar, typeKey } from './weight.ts';

const AT = '2025-11-22T15:01:00Z';
const gesture = (orderLineId: number, more: Partial<LineGesture>): LineGesture => ({
  orderId: 1,
  orderLineId,
  kind: 'count',
  revision: 0,
  ...more,
});

describe('a line after a gesture', () => {
  it('is counted piece by piece and done with the last', () => {
    const line = lineOf(1);
    expect(stateAfter(line, gesture(1, { quantity: 3 }), AT)).toMatchObject({ status: 'counting', quantity: 3 });
    expect(stateAfter(line, gesture(1, { quantity: 4 }), AT)).toMatchObject({ status: 'picked', amount: 5.16 });
    expect(stateAfter(line, gesture(1, { quantity: 5 }), AT)).toBe('invalid-quantity');
  });

  it('shows what was found beyond the proposals until the server answers, never dearer than what was ordered', () => {
    const found = proposalOf(77, { name: 'Sugo al basilico', price: 4 });
    const state = stateAfter(
      lineOf(1),
      gesture(1, { kind: 'substitute', productId: 77, quantity: 2, chosen: found }),
      AT,
    );
    expect(state).toMatchObject({ substitute: { productId: 77, name: 'Sugo al basilico', amount: 5.16 } });
  });

  it('costs by its weight, to the cent', () => {
    const state = stateAfter(weighedLine(1), gesture(1, { kind: 'weight', grams: 486 }), AT);
    expect(state).toMatchObject({ status: 'weighed', grams: 486, amount: 5.78 });
    expect(stateAfter(weighedLine(1), gesture(1, { kind: 'weight', grams: 576 }), AT)).toBe('weight-too-high');
  });

  it('costs no more than what was ordered when something else comes in its place', () => {
    const line = lineOf(1, { proposals: [proposalOf(9)] });
    const with2 = stateAfter(line, gesture(1, { kind: 'substitute', productId: 9, quantity: 2 }), AT);
    const with3 = stateAfter(line, gesture(1, { kind: 'substitute', productId: 9, quantity: 3 }), AT);
    expect([with2, with3]).toMatchObject([{ amount: 4.98 }, { amount: 5.16 }]);
    const wantsNone = lineOf(1, { acceptAlternatives: false });
    expect(stateAfter(wantsNone, gesture(1, { kind: 'substitute', productId: 9, quantity: 2 }), AT)).toBe(
      'no-alternatives',
    );
  });
});

describe('work with what waits', () => {
  it('shows every gesture in its order, and leaves out what cannot be', () => {
    const work = workOf(orderOf(1, [lineOf(1), lineOf(2)]));
    const waiting = [
      gesture(1, { quantity: 2 }),
      gesture(1, { quantity: 9, revision: 1 }),
      gesture(1, { quantity: 4, revision: 1 }),
      gesture(2, { kind: 'missing' }),
    ].map((body) => ({ body, at: AT }));
    const [order] = replay(work, waiting).orders;
    expect(order?.lines.map(({ state }) => [state.status, state.quantity, state.revision])).toEqual([
      ['picked', 4, 2],
      ['missing', 0, 1],
    ]);
    expect(order).toMatchObject({ closable: true, tasks: [{ lines: 2, linesDone: 2 }] });
    expect(work.orders[0]?.lines[0]?.state.status).toBe('todo');
  });

  it('is closed only when the zones of others are done too', () => {
    const order = orderOf(1, [lineOf(1)]);
    const others = { zone: 'frozen' as const, mine: false, lines: 2, linesDone: 1 };
    const work = workOf({ ...order, tasks: [...order.tasks, others] });
    const waiting = [{ body: gesture(1, { quantity: 4 }), at: AT }];
    expect(replay(work, waiting).orders[0]?.closable).toBe(false);
  });
});

describe('the way of the cart', () => {
  const meat = weighedLine(11);
  const two = workOf(
    orderOf(1, [lineOf(1, { productId: 50 }), meat]),
    orderOf(2, [lineOf(2, { productId: 50, orderedQuantity: 1 })]),
  );

  it('halts once for a product that several orders want, by aisle', () => {
    const stops = stopsOf(two);
    expect(stops.map(({ line, wants }) => [line.name, wants.length])).toEqual([
      ['Petto di pollo a fette', 1],
      ['Passata di pomodoro', 2],
    ]);
  });

  it('serves the orders by their place on the cart and goes on when all have it', () => {
    const first = replay(two, [{ body: gesture(1, { quantity: 4 }), at: AT }]);
    const stops = stopsOf(first);
    const sauce = stops[1];
    expect(sauce?.done).toBe(false);
    expect(sauce && nextWant(sauce)?.order.orderId).toBe(2);
    expect(nextStop(stops, sauce?.key)?.line.name).toBe('Petto di pollo a fette');
    const both = replay(first, [{ body: gesture(2, { orderId: 2, quantity: 1 }), at: AT }]);
    expect(nextStop(stopsOf(both))?.line.name).toBe('Petto di pollo a fette');
    const all = replay(both, [{ body: gesture(11, { kind: 'missing' }), at: AT }]);
    expect(nextStop(stopsOf(all))).toBeUndefined();
  });
});

describe('a code', () => {
  const crate = { crateId: 3, orderId: 1, code: 'C-118201-1', temperature: 'dry' as const, number: 1 };
  const work = workOf(orderOf(1, [lineOf(1), weighedLine(2)], { crates: [crate] }));
  const stops = stopsOf(work);
  const read = (code: string) => readCode(code, work, stops, stops[0]);

  it('leads to the product from anywhere on the way', () => {
    expect(read('8001234567893')).toMatchObject({ kind: 'stop', stop: { line: { orderLineId: 1 } }, grams: undefined });
  });

  it('of the shop’s own brings the weight along, or the price that makes a weight', () => {
    const byWeight = writeInStoreCode('2IIIIIIWWWWWC', '41750', 486);
    expect(read(byWeight)).toMatchObject({ kind: 'stop', stop: { line: { orderLineId: 2 } }, grams: 486 });
    const byPrice = { ...work, inStoreLayouts: ['2IIIIIIPPPPPC'] };
    const code = writeInStoreCode('2IIIIIIPPPPPC', '41750', 595);
    expect(readCode(code, byPrice, stops, stops[0])).toMatchObject({ kind: 'stop', grams: 500 });
  });

  it('is read in all forms scanners send: zeros in front, EAN-8 in the field of longer ones, GS1 strings', () => {
    const snack = lineOf(3, { productId: 33, eans: ['96385074'] });
    const sauce = lineOf(1, { eans: ['8001234567897'] });
    const more = workOf(orderOf(1, [sauce, snack, weighedLine(2)]));
    const all = stopsOf(more);
    const lineAt = (code: string) => {
      const found = readCode(code, more, all, all[0]);
      return found.kind === 'stop' ? [found.stop.line.orderLineId, found.grams] : found.kind;
    };
    for (const code of ['8001234567897', '08001234567897', '0108001234567897', '(01)08001234567897']) {
      expect(lineAt(code), code).toEqual([1, undefined]);
    }
    for (const code of ['96385074', '0000096385074', '00000096385074'])
      expect(lineAt(code), code).toEqual([3, undefined]);
    expect(lineAt('01080012345678973103000486')).toEqual([1, 486]);
  });

  it('of another store, whose layout means something else, is not taken for goods of this cart', () => {
    // there: item of five digits behind "23", then cents; here: item of six, then grams
    const theirs = writeInStoreCode('23IIIIIPPPPPC', '41750', 595);
    expect(read(theirs)).toMatchObject({ kind: 'other' });
    // and one that happens to name an item of ours brings a weight nobody asked for, which is judged
    const chance = readCode(writeInStoreCode('2IIIIIIPPPPPC', '41750', 1190), work, stops, stops[1]);
    expect(chance).toMatchObject({ kind: 'stop', grams: 1190 });
    expect(judgeWeight(weighedLine(2), 1190)).toBe('above');
  });

  it('of a crate names its order, and any other is nothing for this cart', () => {
    expect(read('C-118201-1')).toMatchObject({ kind: 'crate', orderId: 1 });
    expect(read('8009999999994')).toEqual({ kind: 'other', code: '8009999999994' });
  });

  it('chooses among proposals while they are open', () => {
    const proposals = [proposalOf(9)];
    expect(readCode('8005566778890', work, stops, stops[0], proposals)).toMatchObject({ kind: 'proposal' });
    expect(read('8005566778890')).toMatchObject({ kind: 'other' });
  });
});

describe('a weight', () => {
  it.each([
    ['486', 486],
    ['0,486', 486],
    [',5', 500],
    ['1,46', 1460],
    ['', undefined],
    ['0', undefined],
    ['999999', undefined],
  ])('typed as "%s" is %s grams', (text, grams) => {
    expect(gramsTyped(text)).toBe(grams);
  });

  it('is typed with one comma and three decimals at most', () => {
    expect([...'0,4865'].reduce(typeKey, '')).toBe('0,486');
    expect([',', ',', '5'].reduce(typeKey, '')).toBe('0,5');
    expect(typeKey('0,4', 'Backspace')).toBe('0,');
    expect(typeKey('12', 'x')).toBe('12');
  });

  it('is judged by what was asked for', () => {
    const line = weighedLine(1);
    expect([undefined, 424, 425, 575, 576].map((grams) => judgeWeight(line, grams))).toEqual([
      'nothing',
      'below',
      'within',
      'within',
      'above',
    ]);
    expect([425, 500, 575, 5000].map((grams) => placeOnBar(line, grams))).toEqual([8, 50, 92, 99]);
  });
});

describe('a scale', () => {
  it.each([
    ['ST,NT,+  0.486kg', 486],
    ['S S    486 g', 486],
    ['+001.460 kg', 1460],
    ['US,NT,+  0.486kg', undefined],
    ['S D    486 g', undefined],
    ['ST,NT,-  0.012kg', undefined],
    ['ST,NT,+  0.000kg', undefined],
    ['ready', undefined],
  ])('that says "%s" means %s grams', (line, grams) => {
    expect(gramsOfLine(line)).toBe(grams);
  });

  it('is heard line by line, however its bytes arrive', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const heard: number[] = [];
    const scale = scaleAt({ readable, close: async () => undefined });
    scale.listen((grams) => heard.push(grams));
    const writer = writable.getWriter();
    for (const part of ['ST,NT,+ 0.4', '86kg\r', '\nST,NT,+ 0.500kg\r\n']) {
      await writer.write(new TextEncoder().encode(part));
    }
    await writer.close();
    await expect.poll(() => heard).toEqual([486, 500]);
    await scale.close();
  });
});

import { describe, expect, it } from 'vitest';
import { LONGEST_WORDS, lineReasons, reasonMissing, reasonOf } from './refund-reasons.ts';

const line = (name: string, reason?: (typeof lineReasons)[number]) => ({ name, reason });

describe('the reason of a refund', () => {
  it('is that of its lines, without their names when all have the same', () => {
    expect(reasonOf([line('Cola', 'Non fresco'), line('Latte', 'Non fresco')], '')).toBe('Non fresco');
  });

  it('names goods where it is not that of all', () => {
    expect(reasonOf([line('Cola', 'Confezione rotta'), line('Latte', 'Non fresco'), line('Riso')], ' scusate ')).toBe(
      'Confezione rotta: Cola. Non fresco: Latte. scusate',
    );
    expect(reasonOf([line('Cola', 'Non fresco'), line('Riso')], '')).toBe('Non fresco: Cola');
  });

  it('is somebody’s own words alone where no line has one, and nothing where there are none', () => {
    expect(reasonOf([line('Cola')], 'Consegna in ritardo')).toBe('Consegna in ritardo');
    expect(reasonOf([], '  ')).toBe('');
  });

  it('leaves the names of goods out before it is longer than the server takes', () => {
    const long = lineReasons.map((reason) => line('Olio extravergine di oliva 100% italiano', reason));
    const whole = reasonOf(long, 'x'.repeat(LONGEST_WORDS));
    expect(whole.length).toBeLessThanOrEqual(300);
    expect(whole).toContain('Confezione rotta. Confezione aperta');
  });

  it('is asked for in words while it is missing', () => {
    expect(reasonMissing(reasonOf([line('Cola')], ''), true)).toContain('accanto a un prodotto');
    expect(reasonMissing('no', false)).toBe('Manca il motivo: scrivilo qui sopra.');
    expect(reasonMissing(reasonOf([line('Cola', 'Scaduto')], ''), true)).toBeUndefined();
  });
});

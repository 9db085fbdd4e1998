import { describe, expect, it } from 'vitest';
import { ageOn, isAdult, isOver70 } from './age.ts';
import { isWithdrawalOpen, withdrawableLines, withdrawalDeadline } from './order-withdrawal.ts';
import { slug } from './slug.ts';
import { cartCountText, escapeHtml } from './text.ts';

describe('age', () => {
  it('is completed on the birthday', () => {
    expect(isAdult('2007-11-20', '2025-11-19')).toBe(false);
    expect(isAdult('2007-11-20', '2025-11-20')).toBe(true);
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(false);
    expect(isAdult('2008-02-29', '2026-03-01')).toBe(true);
    expect(ageOn('1980-12-31', '2025-01-01')).toBe(44);
    expect(isOver70('1955-11-20', '2025-11-20')).toBe(true);
  });
});

describe('withdrawal', () => {
  it('runs fourteen days, to the next working day', () => {
    expect(withdrawalDeadline('2025-11-20')).toBe('2025-12-04');
    // 6 December is a Saturday, 8 December a holiday
    expect(withdrawalDeadline('2025-11-22')).toBe('2025-12-09');
    const delivered = Date.UTC(2025, 10, 20, 18);
    expect(isWithdrawalOpen(delivered, Date.UTC(2025, 11, 4, 22, 59))).toBe(true);
    expect(isWithdrawalOpen(delivered, Date.UTC(2025, 11, 4, 23, 0))).toBe(false);
    expect(isWithdrawalOpen(null, Date.UTC(2030, 0, 1))).toBe(true);
  });

  it('exempts perishable lines, one by one', () => {
    const lines = withdrawableLines([
      { lineId: 1, perishable: false },
      { lineId: 2, perishable: true },
      { lineId: 3, perishable: false, withdrawn: true },
      { lineId: 4, perishable: true, missing: true },
    ]);
    expect(lines.map((line) => line.exemption)).toEqual([
      undefined,
      'perishable',
      'already-withdrawn',
      'not-delivered',
    ]);
  });
});

describe('texts', () => {
  it('slugs', () => {
    expect(slug("Caffè d'Italia & tè 1,5 L")).toBe('caffe-d-italia-e-te-1-5-l');
    expect(slug('  Più — Würstel Œuf ß ')).toBe('piu-wurstel-oeuf-ss');
    expect(slug('!!!')).toBe('');
    expect(slug('penne rigate di grano italiano', 20)).toBe('penne-rigate-di');
    expect(slug('x'.repeat(100))).toHaveLength(80);
  });

  it('escapes and counts', () => {
    expect(escapeHtml(`<b title="a'b">&`)).toBe('&lt;b title=&quot;a&#39;b&quot;&gt;&amp;');
    expect([0, 1, 25].map(cartCountText)).toEqual(['', '1 prodotto', '25 prodotti']);
  });
});

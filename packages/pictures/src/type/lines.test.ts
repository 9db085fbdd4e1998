import { describe, expect, it } from 'vitest';
import { fittedLines } from './lines.ts';

describe('fittedLines', () => {
  // every letter as wide as half its size
  const room = { width: 40, height: 30, most: 20, widthAt1: (line: string) => line.length / 2 };

  it('breaks where the letters come out largest', () => {
    expect(fittedLines('Amarone della Valpolicella', room)).toEqual({
      text: ['Amarone', 'della', 'Valpolicella'],
      size: 40 / 6,
    });
  });

  it('keeps one line where a break gains nothing', () => {
    expect(fittedLines('Gavi', room).text).toEqual(['Gavi']);
    expect(fittedLines('Vin santo', { ...room, width: 90 }).text).toEqual(['Vin santo']);
  });

  it('breaks evenly where the height alone gives the size', () => {
    expect(fittedLines('Pan bauletto integrale', { ...room, width: 80, height: 16 }).text).toEqual([
      'Pan bauletto',
      'integrale',
    ]);
  });

  it('takes old breaks for spaces, and no label for no lines', () => {
    expect(fittedLines('Olio|di oliva', { ...room, width: 400 }).text).toEqual(['Olio di oliva']);
    expect(fittedLines(undefined, room)).toEqual({ text: [], size: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { project } from './projection.ts';
import { squaresOver } from './squares.ts';

const milan = { latitude: 45.4642, longitude: 9.19 };
const around = [milan, { latitude: 45.48, longitude: 9.22 }, { latitude: 45.45, longitude: 9.16 }];
const frame = { width: 820, height: 480 };
const seen = { left: 0, top: 0, ...frame };

describe('the squares of a picture map', () => {
  const plan = project(around, frame);
  const squares = squaresOver('https://maps.example/{z}/{x}/{y}.png', plan, seen, 1);

  it('are those of the place, at the zoom that shows a pixel as a pixel', () => {
    // four kilometres of latitude on 392 units: eight and a half metres each, and zoom 14 has 6.7 at this latitude
    expect(new Set(squares.map(({ key }) => key.split('/')[0]))).toEqual(new Set(['14']));
    // from the usual sums (slippy map): Milan's cathedral at zoom 14
    expect(squares.map(({ key }) => key)).toContain('14/8610/5863');
    expect(squares.find(({ key }) => key === '14/8610/5863')?.href).toBe('https://maps.example/14/8610/5863.png');
  });

  it('cover the drawing without a gap, each over its own ground', () => {
    const { x, y } = plan.point(milan);
    const under = squares.filter(
      (square) =>
        square.x <= x && x < square.x + square.width - 0.4 && square.y <= y && y < square.y + square.height - 0.4,
    );
    expect(under.map(({ key }) => key)).toEqual(['14/8610/5863']);
    const right = Math.max(...squares.map(({ x: left, width }) => left + width));
    const bottom = Math.max(...squares.map(({ y: top, height }) => top + height));
    expect(Math.min(...squares.map((square) => square.x))).toBeLessThanOrEqual(0);
    expect(Math.min(...squares.map((square) => square.y))).toBeLessThanOrEqual(0);
    expect([right >= frame.width, bottom >= frame.height]).toEqual([true, true]);
    for (const { width, height } of squares) expect(Math.abs(width - height)).toBeLessThan(1);
  });

  it('are finer for who looks closer, and few whatever is looked at', () => {
    const closer = squaresOver('{z}{x}{y}', plan, { left: 300, top: 200, width: 205, height: 120 }, 4);
    expect(closer.every(({ key }) => key.startsWith('16/'))).toBe(true);
    expect(closer.length).toBeLessThan(31);
    const world = project(
      [
        { latitude: -60, longitude: -170 },
        { latitude: 60, longitude: 170 },
      ],
      frame,
    );
    expect(squaresOver('{z}{x}{y}', world, seen, 1).length).toBeLessThan(65);
  });
});

import { foodArt } from '../art/food-art.ts';
import { round1 } from './numbers.ts';
import type { Direction, Paints, Stop } from './paints.ts';
import { randomFrom } from './random.ts';

export type Box = [left: number, top: number, right: number, bottom: number];

const DIRECTIONS: Record<Direction, string> = {
  across: 'x1="0" y1="0" x2="1" y2="0"',
  down: 'x1="0" y1="0" x2="0" y2="1"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

const stopTags = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('');

/**
 * The drawing sheet of one picture, 400 × 400: it collects definitions (gradients, clips, filters, art), gives out
 * identifiers, and holds the seeded random numbers. Light comes from the upper left.
 */
export class Canvas implements Paints {
  definitions = '';
  /** Box of what was drawn, declared by the shape: the picture is centred and fitted on it. */
  box: Box = [0, 0, 400, 400];
  readonly rand: () => number;
  #count = 0;
  #art = new Map<string, string>();
  #filters = new Set<string>();

  constructor(seed: string) {
    this.rand = randomFrom(seed);
  }

  id(prefix = 'a'): string {
    return prefix + (this.#count++).toString(36);
  }

  def(markup: string): void {
    this.definitions += markup;
  }

  bounds(left: number, top: number, right: number, bottom: number): void {
    this.box = [left, top, right, bottom];
  }

  /** Random number in [from, to). */
  between(from: number, to: number): number {
    return from + this.rand() * (to - from);
  }

  linear(stops: Stop[], direction: Direction = 'across'): string {
    const id = this.id('g');
    this.def(`<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stopTags(stops)}</linearGradient>`);
    return `url(#${id})`;
  }

  radial(stops: Stop[], placement = ''): string {
    const id = this.id('g');
    this.def(`<radialGradient id="${id}" ${placement}>${stopTags(stops)}</radialGradient>`);
    return `url(#${id})`;
  }

  /** Attribute that blurs an element. */
  blur(deviation: number): string {
    const id = `b${String(deviation).replace('.', '_')}`;
    if (!this.#filters.has(id)) {
      this.#filters.add(id);
      this.def(
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
    }
    return `filter="url(#${id})"`;
  }

  /** Attribute that puts a soft shadow under an element. */
  drop(): string {
    if (!this.#filters.has('drop')) {
      this.#filters.add('drop');
      this.def(
        '<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#2b1a10" flood-opacity=".3"/></filter>',
      );
    }
    return 'filter="url(#drop)"';
  }

  /** Registers a clip and gives its identifier. */
  clip(shape: string): string {
    const id = this.id('c');
    this.def(`<clipPath id="${id}">${shape}</clipPath>`);
    return id;
  }

  clipped(clipId: string, content: string): string {
    return `<g clip-path="url(#${clipId})">${content}</g>`;
  }

  clipRect(x: number, y: number, w: number, h: number, content: string, radius = 0, outerClip?: string): string {
    const id = this.clip(
      `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h)}"${radius ? ` rx="${radius}"` : ''}/>`,
    );
    const inner = this.clipped(id, content);
    return outerClip ? `<g clip-path="url(#${outerClip})">${inner}</g>` : inner;
  }

  /** A piece of food art centred on a point; `size` is the side of its square. */
  art(name: string, cx: number, cy: number, size: number, turn = 0, flip = false): string {
    return this.#place(this.#artId(name, false), cx, cy, size, turn, flip);
  }

  /** The same without filters, for patterns of many pieces. */
  piece(name: string, cx: number, cy: number, size: number, turn = 0): string {
    return this.#place(this.#artId(name, true), cx, cy, size, turn, false);
  }

  #place(id: string, cx: number, cy: number, size: number, turn: number, flip: boolean): string {
    const place = `translate(${round1(cx)} ${round1(cy)})${turn ? ` rotate(${round1(turn)})` : ''}${flip ? ' scale(-1 1)' : ''}`;
    const half = round1(-size / 2);
    return `<g transform="${place}"><use href="#${id}" x="${half}" y="${half}" width="${round1(size)}" height="${round1(size)}"/></g>`;
  }

  /** Two blurred ellipses: the shadow of the pack on the table. */
  floor(cx: number, y: number, rx: number, ry = 9, opacity = 0.3): string {
    return `<ellipse cx="${round1(cx)}" cy="${round1(y)}" rx="${round1(rx)}" ry="${ry}" fill="#2b2118" opacity="${opacity}" ${this.blur(6)}/><ellipse cx="${round1(cx)}" cy="${round1(y - 2)}" rx="${round1(rx * 0.9)}" ry="${round1(ry * 0.4)}" fill="#1d140d" opacity="${Math.round(opacity * 110) / 100}" ${this.blur(2.5)}/>`;
  }

  /** Cylinder shading laid over an element (given without fill, self-closed). */
  cylinder(element: string, strength = 1): string {
    const shade = this.linear([
      [0, '#000', 0.34 * strength],
      [0.07, '#000', 0.14 * strength],
      [0.2, '#fff', 0.34 * strength],
      [0.3, '#fff', 0.1 * strength],
      [0.52, '#000', 0],
      [0.82, '#000', 0.12 * strength],
      [0.94, '#000', 0.26 * strength],
      [1, '#000', 0.4 * strength],
    ]);
    return element.replace('/>', ` fill="${shade}"/>`);
  }

  #artId(name: string, simple: boolean): string {
    const key = simple ? `${name} simple` : name;
    let id = this.#art.get(key);
    if (!id) {
      id = `e${this.#art.size}`;
      this.#art.set(key, id);
      this.def(`<symbol id="${id}" viewBox="0 0 32 32" overflow="visible">${foodArt(this, name, id, simple)}</symbol>`);
    }
    return id;
  }
}

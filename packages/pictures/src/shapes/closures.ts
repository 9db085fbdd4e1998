import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import type { Profile } from './bottle-profiles.ts';

interface Neck {
  left: number;
  right: number;
  top: number;
  width: number;
}

/** Cap, capsule, cork cage, crown or stopper on the neck of a bottle. */
export function closure(canvas: Canvas, profile: Profile, neck: Neck, colour: string, height?: number): string {
  switch (profile.closure) {
    case 'capsule':
      return capsule(canvas, neck, colour, 58);
    case 'cage':
      return (
        capsule(canvas, neck, colour, 88) +
        `<path d="M${neck.left - 4} ${neck.top - 10}Q200 ${neck.top - 24} ${neck.right + 4} ${neck.top - 10}V${neck.top + 4}H${neck.left - 4}Z" fill="${lighten(colour, 0.15)}"/>`
      );
    case 'crown':
      return crown(canvas, neck, colour);
    case 'stopper':
      return stopper(canvas, neck, colour);
    case 'flip':
      return plainCap(canvas, neck, colour, 44, 6);
    case 'tall':
      return plainCap(canvas, neck, colour, 52, 4);
    case 'screw':
      return screwCap(canvas, neck, colour, height ?? (profile.plastic ? 24 : 30), Boolean(profile.plastic));
  }
}

const shaded = (canvas: Canvas, path: string, colour: string) =>
  `<path d="${path}" fill="${colour}"/>${canvas.cylinder(`<path d="${path}"/>`)}`;

function capsule(canvas: Canvas, { left, right, top }: Neck, colour: string, length: number): string {
  const path = `M${left - 2} ${top - 6}H${right + 2}V${top + length}Q200 ${top + length + 6} ${left - 2} ${top + length}Z`;
  return `${shaded(canvas, path, colour)}<path d="M${left - 2} ${top + 12}H${right + 2}" stroke="#000" opacity=".3" stroke-width="2"/>`;
}

function crown(canvas: Canvas, { left, right, top, width }: Neck, colour: string): string {
  const path = `M${left - 5} ${top + 6}L${left - 3} ${top - 8}Q200 ${top - 14} ${right + 3} ${top - 8}L${right + 5} ${top + 6}Z`;
  return `${shaded(canvas, path, colour)}<path d="M${left - 5} ${top + 6}h${width + 10}" stroke="#000" stroke-width="3" stroke-dasharray="3 3" opacity=".35"/>`;
}

function stopper(canvas: Canvas, { left, right, top }: Neck, colour: string): string {
  const path = `M${left - 8} ${top - 16}Q${left - 8} ${top - 22} ${left - 2} ${top - 22}H${right + 2}Q${right + 8} ${top - 22} ${right + 8} ${top - 16}V${top + 10}H${left - 8}Z`;
  return `${shaded(canvas, path, colour)}${rect(left - 3, top + 10, right - left + 6, 7, darken(colour, 0.2), 'rx="2"')}`;
}

function plainCap(
  canvas: Canvas,
  { left, right, top }: Neck,
  colour: string,
  height: number,
  overhang: number,
): string {
  const path = `M${left - overhang} ${top + 8}V${top - height + 20}Q${left - overhang} ${top - height + 10} ${left - overhang + 8} ${top - height + 10}H${right + overhang - 8}Q${right + overhang} ${top - height + 10} ${right + overhang} ${top - height + 20}V${top + 8}Z`;
  return `${shaded(canvas, path, colour)}<path d="M${left - overhang} ${top}H${right + overhang}" stroke="#000" opacity=".18" stroke-width="2"/>`;
}

function screwCap(canvas: Canvas, { left, top, width }: Neck, colour: string, height: number, ridged: boolean): string {
  const y = top - height + 8;
  const cap = `<rect x="${left - 4}" y="${y}" width="${width + 8}" height="${height}" rx="4"`;
  const ridges = ridged
    ? Array.from(
        { length: 9 },
        (_, i) =>
          `<rect x="${round1(left - 2 + (i * (width + 4)) / 9)}" y="${y + 5}" width="1.4" height="${height - 8}" fill="#000" opacity=".16"/>`,
      ).join('')
    : '';
  return `${cap} fill="${colour}"/>${canvas.cylinder(`${cap}/>`)}${ridges}<rect x="${left - 6}" y="${top + 8}" width="${width + 12}" height="5" rx="2.5" fill="${darken(colour, 0.15)}"/>`;
}

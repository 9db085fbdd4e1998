import type { BrandKit } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { PackshotInput } from '../input.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import { PROFILES, type Profile } from './bottle-profiles.ts';
import { closure } from './closures.ts';
import type { Shape } from './shape.ts';

const FLOOR = 374;
/** How far a closure stands above the top of the neck. */
const ABOVE: Record<Profile['closure'], number> = {
  capsule: 8,
  cage: 22,
  crown: 16,
  stopper: 24,
  flip: 36,
  tall: 44,
  screw: 22,
};

/** Bottles of every kind: the profile gives the outline, the closure and the height of the label. */
export const bottle: Shape = (canvas, kit, pack) => {
  const profile: Profile = PROFILES[pack.profile ?? 'water'];
  const width = pack.w ?? profile.width;
  const { top } = profile;
  const left = 200 - width / 2;
  const right = left + width;
  const neckLeft = 200 - profile.neckWidth / 2;
  const neckRight = 200 + profile.neckWidth / 2;
  const neckEnd = top + profile.neckHeight;
  const bodyTop = neckEnd + profile.shoulder;
  canvas.bounds(left, top - ABOVE[profile.closure], right, FLOOR + 6);

  const body = outlinePath(profile, left, right, neckLeft, neckRight, neckEnd, bodyTop);
  const clip = canvas.clip(`<path d="${body}"/>`);
  const neck = { left: neckLeft, right: neckRight, top, width: profile.neckWidth };

  return (
    canvas.floor(200, FLOOR, width * 0.5, 7) +
    canvas.clipped(clip, contents(canvas, kit, pack, profile, left, width, neckEnd, bodyTop)) +
    bottleLabel(canvas, kit, pack, profile, width, bodyTop, clip) +
    (pack.neckLabel ? neckLabel(canvas, kit, clip, neckLeft, neckRight, top, neckEnd) : '') +
    canvas.cylinder(`<path d="${body}"/>`, profile.plastic ? 0.75 : 1.05) +
    canvas.clipped(
      clip,
      `${rect(left + width * (profile.paper ? 0.07 : 0.13), bodyTop - 6, width * 0.07, FLOOR - bodyTop - 14, '#fff', `rx="4" opacity="${profile.paper ? 0.3 : 0.5}" ${canvas.blur(1.6)}`)}<path d="M${neckLeft + 6} ${top + 6}V${neckEnd}C${neckLeft + 6} ${neckEnd + profile.shoulder * 0.5} ${round1(left + width * 0.16)} ${neckEnd + profile.shoulder * 0.6} ${round1(left + width * 0.16)} ${bodyTop + 8}" stroke="#fff" stroke-width="4" opacity=".5" fill="none" ${canvas.blur(1.6)}/>`,
    ) +
    closure(canvas, profile, neck, pack.cap ?? kit.cap ?? kit.base, pack.capH)
  );
};

function outlinePath(
  profile: Profile,
  left: number,
  right: number,
  neckLeft: number,
  neckRight: number,
  neckEnd: number,
  bodyTop: number,
): string {
  const { shoulder, top } = profile;
  const foot = profile.foot ?? (profile.square ? 8 : 14);
  // Squared shoulders leave the neck lower and meet the side higher than round ones.
  const [leave, meet] = profile.square ? [0.5, 0.3] : [0.45, 0.5];
  const down = `C${neckLeft} ${neckEnd + shoulder * leave} ${left} ${neckEnd + shoulder * meet} ${left} ${bodyTop}`;
  const up = `C${right} ${neckEnd + shoulder * meet} ${neckRight} ${neckEnd + shoulder * leave} ${neckRight} ${neckEnd}`;
  return `M${neckLeft} ${top}V${neckEnd}${down}V${FLOOR - foot}Q${left} ${FLOOR} ${left + foot} ${FLOOR}H${right - foot}Q${right} ${FLOOR} ${right} ${FLOOR - foot}V${bodyTop}${up}V${top}Z`;
}

function contents(
  canvas: Canvas,
  kit: BrandKit,
  pack: PackshotInput,
  profile: Profile,
  left: number,
  width: number,
  neckEnd: number,
  bodyTop: number,
): string {
  const glass = pack.glass ?? kit.glass ?? '#cfe8f5';
  let inside = rect(
    left,
    profile.top,
    width,
    FLOOR - profile.top,
    canvas.linear([
      [0, darken(glass, 0.22)],
      [0.3, lighten(glass, 0.2)],
      [0.6, glass],
      [1, darken(glass, 0.28)],
    ]),
  );
  if (pack.fill) {
    inside += rect(
      left,
      pack.fillY ?? neckEnd + 10,
      width,
      FLOOR,
      canvas.linear([
        [0, darken(pack.fill, 0.25)],
        [0.3, lighten(pack.fill, 0.12)],
        [0.65, pack.fill],
        [1, darken(pack.fill, 0.3)],
      ]),
    );
  }
  if (profile.ribbed) {
    for (let y = bodyTop + 6; y < FLOOR - 10; y += 17) {
      inside += rect(left, y, width, 4, '#fff', 'opacity=".28"') + rect(left, y + 4, width, 3, '#000', 'opacity=".08"');
    }
  }
  return inside;
}

function bottleLabel(
  canvas: Canvas,
  kit: BrandKit,
  pack: PackshotInput,
  profile: Profile,
  width: number,
  bodyTop: number,
  clip: string,
): string {
  const height = pack.labelH ?? profile.labelHeight;
  const top = pack.labelY ?? (profile.ribbed ? bodyTop + 34 : FLOOR - 26 - height);
  const labelWidth = profile.paper ? width - 12 : width;
  const margin = profile.paper ? 0 : 3;
  const left = 200 - labelWidth / 2;
  const printed = { ...pack, layout: pack.layout ?? (height < 120 ? ('strip' as const) : undefined) };
  return canvas.clipRect(
    left,
    top,
    labelWidth,
    height,
    face(canvas, kit, printed, left + margin, top, labelWidth - margin * 2, height),
    profile.paper ? 3 : 0,
    clip,
  );
}

function neckLabel(
  canvas: Canvas,
  kit: BrandKit,
  clip: string,
  left: number,
  right: number,
  top: number,
  neckEnd: number,
): string {
  const foot = `M${left - 4} ${neckEnd + 6}Q200 ${neckEnd + 18} ${right + 4} ${neckEnd + 6}`;
  return canvas.clipped(
    clip,
    `<path d="M${left - 4} ${top + 30}H${right + 4}V${neckEnd + 6}Q200 ${neckEnd + 18} ${left - 4} ${neckEnd + 6}Z" fill="${kit.base}"/><path d="${foot}" stroke="${kit.trim}" stroke-width="2.5" fill="none"/>`,
  );
}

import { createHash } from 'node:crypto';
import { brandSteps } from '@sporta/domain';
import { DESIGN_NAME, type ShopLogo, type ShopLook } from './shop-look.ts';

/** Pixels of the logo in a header. */
const shown = 40;

export interface BrandSheet {
  address: string;
  css: string;
}

/** The style sheet that gives pages a shop's own look, and its address by what it says; undefined: the design as it comes. */
export function brandSheet(look: ShopLook): BrandSheet | undefined {
  const css = [look.colours ? coloursOf(look.colours) : '', markOf(look)].filter(Boolean).join('\n');
  if (css === '') return undefined;
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 32);
  return { address: `/icons/brand-${digest}.css`, css };
}

/**
 * Every step of basil, and what the design says in values of its own; see packages/ui/src/styles. Twice `:root`, since sheets of
 * parts that come later say the same names.
 */
function coloursOf(own: NonNullable<ShopLook['colours']>): string {
  const steps = brandSteps.map((step) => `--color-basilico-${step}:${own[step]}`);
  const light = [
    `--color-leaf:${own[700]}`,
    `--color-leaf-line:${own[600]}`,
    `--color-soft:${own[50]}`,
    `--color-soft-2:${own[100]}`,
    `--color-soft-3:${own[200]}`,
  ];
  const dark = [
    `--color-leaf:light-dark(${own[700]},${own[200]})`,
    `--color-leaf-line:light-dark(${own[600]},${own[300]})`,
    `--color-soft:light-dark(${own[50]},#20261d)`,
    `--color-soft-2:light-dark(${own[100]},#2a3126)`,
    `--color-soft-3:light-dark(${own[200]},#363d32)`,
  ];
  return [
    `:root:root{${[...steps, ...light].join(';')}}`,
    `@supports (color:light-dark(#fff,#000)){:root:root{${dark.join(';')}}}`,
    `.on-basilico.on-basilico{--banner-from:${own[700]};--banner-middle:${own[800]};--banner-to:${own[900]};--banner-act-ink:${own[900]}}`,
    `.on-menta.on-menta{--banner-from:${own[50]};--banner-middle:${own[50]};--banner-to:${own[100]};--banner-ink:${own[900]};--banner-act:${own[600]}}`,
    `.on-limone.on-limone{--banner-ink:${own[900]};--banner-act:${own[900]}}`,
    `.on-pomodoro.on-pomodoro{--banner-act-ink:${own[900]}}`,
  ].join('\n');
}

/** Places whose ground is the page, not the shop's colour. */
const onPage = ':is(.menu-head,.reg-side)';

/** In the place of the word of the design: the logo, else the name in the letters of titles. */
function markOf({ name, colours, logo }: ShopLook): string {
  if (logo) return logoOf(logo, colours?.[800] ?? 'var(--color-basilico-800)');
  if (name === DESIGN_NAME) return '';
  return [
    '.logo.logo{display:flex;align-items:center;min-height:44px;max-width:44vw;color:#fff;text-decoration:none}',
    '.logo.logo>svg{display:none}',
    `.logo.logo::before{content:${cssText(name)};font:800 1.375rem/1.1 var(--font-display);letter-spacing:var(--tracking-tight);overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}`,
    `${onPage} .logo.logo{color:var(--color-leaf)}`,
  ].join('\n');
}

function logoOf({ logo, width, height, onWhite }: ShopLogo, ground: string): string {
  const box = (tall: number) => {
    const scale = Math.min(tall / height, 190 / width);
    return `width:${Math.round(width * scale)}px;height:${Math.round(height * scale)}px`;
  };
  const plate = (colour: string) => `background-color:${colour};border:5px solid ${colour};border-radius:8px`;
  return [
    '.logo.logo{display:inline-flex;align-items:center}',
    '.logo.logo>svg{display:none}',
    `.logo.logo::before{content:"";flex:none;max-width:42vw;${box(shown)};background:url(/icons/logo-${logo}.png) center/contain no-repeat;background-origin:content-box;box-sizing:content-box;${onWhite ? plate('#fff') : ''}}`,
    `@media (max-width:59.99rem){.hd .logo.logo::before,.mhd .logo.logo::before{${box(34)}}}`,
    ...(onWhite ? [] : [`${onPage} .logo.logo::before{${plate(ground)}}`]),
  ].join('\n');
}

/** A text of a style sheet, whatever is in it. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} '&.,-]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;

import type { BlockKind } from '@sporta/contract';
import type { BannerBackground } from '@sporta/contract/banner-words.ts';
import type { Target } from '../../shared/documents/index.ts';

/** A part of the home page, or a tile of departments, as the content file writes it. */
export interface Block extends Target {
  kind: BlockKind;
  params: Record<string, unknown>;
}

export type HomeBody = { blocks: Block[] };

/** Products of a block: some by their codes, or the best sellers of a department or of the offers. */
export interface Choice {
  codes?: string[] | undefined;
  categorySlug?: string | undefined;
  promo?: boolean | undefined;
  limit?: number | undefined;
}

export interface BannerParams {
  title?: string | undefined;
  label?: string | undefined;
  text?: string | undefined;
  callToAction?: string | undefined;
  itemUrl?: string | undefined;
  mediaURL?: string | undefined;
  tint?: string | undefined;
  background?: BannerBackground | undefined;
  products?: Choice | undefined;
}

export const blockNames: Record<BlockKind, string> = {
  hero: 'Copertina',
  usual: 'La tua spesa di sempre',
  sectors: 'Reparti',
  products: 'Fila di prodotti',
  strip: 'Striscia',
  cards: 'Schede',
  magazine: 'Banner di reparto',
};

export const blockHints: Record<BlockKind, string> = {
  hero: 'il riquadro grande in cima',
  usual: 'automatico, per cliente',
  sectors: 'automatico, dal catalogo',
  products: 'con il suo titolo e il link a tutti',
  strip: 'porta a una pagina o a un volantino, che ne dice le date',
  cards: 'da una a sei idee',
  magazine: 'una casella fra i prodotti di un reparto',
};

/** What a block begins with; it can be saved once it has its words. */
export function newBlock(kind: BlockKind): Block {
  switch (kind) {
    case 'usual':
    case 'sectors':
      return { kind, params: {} };
    case 'products':
      return {
        kind,
        params: {
          title: 'Offerte',
          linkLabel: 'Vedi tutte',
          itemUrl: '/catalog?promo=true',
          choice: { promo: true, limit: 12 },
        },
      };
    case 'cards':
      return { kind, params: { cards: [{ title: 'Nuova scheda', itemUrl: '/catalog' }] } };
    case 'magazine':
      return { kind, params: { title: 'Nuovo banner', itemUrl: '/catalog', categorySlugs: [] } };
    default:
      return { kind, params: { title: blockNames[kind], itemUrl: '/catalog' } };
  }
}

/** What a block is called in the list: its title, or its kind. */
export function titleOf({ kind, params }: Block): string {
  if (typeof params.title === 'string' && params.title !== '') return params.title;
  const [first] = Array.isArray(params.cards) ? (params.cards as BannerParams[]) : [];
  return first?.title ?? blockNames[kind];
}

/** The day from which a cover leaves the shop’s own behind it, because no other one follows; undefined when one does, or it has no end. */
export function uncoveredFrom(block: Block, blocks: readonly Block[]): string | undefined {
  const { kind, validTo } = block;
  if (kind !== 'hero' || !validTo) return undefined;
  const follows = blocks.some(
    (other) =>
      other !== block &&
      other.kind === 'hero' &&
      (!other.audience || other.audience === block.audience) &&
      (!other.validFrom || other.validFrom <= validTo) &&
      (!other.validTo || other.validTo > validTo),
  );
  return follows ? undefined : validTo;
}

/** When a block is shown, as far as it is not always: "dal 24 nov", "finito il 7 dic". */
export function timeText({ validFrom, validTo }: Target, now: number): string | undefined {
  if (validTo && Date.parse(validTo) <= now) return `finito il ${dayText(validTo)}`;
  if (validFrom && Date.parse(validFrom) > now) return `dal ${dayText(validFrom)}`;
  return validTo ? `fino al ${dayText(validTo)}` : undefined;
}

/** "7 dic" */
export const dayText = (at: string) =>
  new Date(at).toLocaleDateString('it-IT', { day: 'numeric', month: 'short', timeZone: 'Europe/Rome' });

import type { BlockKind } from '@sporta/contract';
import { BookOpen } from '@sporta/ui/icons/BookOpen.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { Image } from '@sporta/ui/icons/Image.ts';
import { SealPercent } from '@sporta/ui/icons/SealPercent.ts';
import { SquaresFour } from '@sporta/ui/icons/SquaresFour.ts';
import { Star } from '@sporta/ui/icons/Star.ts';
import { Tag } from '@sporta/ui/icons/Tag.ts';
import { ToteSimple } from '@sporta/ui/icons/ToteSimple.ts';

/** What each kind of block is known by in the list. */
export const blockIcons: Record<BlockKind, Icon> = {
  hero: Image,
  usual: ToteSimple,
  sectors: SquaresFour,
  products: SealPercent,
  strip: BookOpen,
  cards: Star,
  magazine: Tag,
};

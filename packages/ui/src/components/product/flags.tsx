import { GiftFill } from '../../icons/GiftFill.ts';
import { LeafFill } from '../../icons/LeafFill.ts';
import { ScalesBold } from '../../icons/ScalesBold.ts';
import { Flag, Tag } from '../feedback/Badges.tsx';

/** What a product is marked with; the card shows at most two. */
export interface ProductFlags {
  soldOut?: boolean | undefined;
  /** Not sold (any more), which is why nothing of it is there. */
  unsold?: boolean | undefined;
  /** Text of the tomato flag: "−20%", "3×2". */
  discount?: string | undefined;
  free?: boolean | undefined;
  bestSeller?: boolean | undefined;
  bio?: boolean | undefined;
  /** Sold in multiples of this many pieces. */
  multipleOf?: number | undefined;
  /** Loose: the customer chooses the weight. */
  loose?: boolean | undefined;
  /** Packed at variable weight. */
  byWeight?: boolean | undefined;
}

const MOST = 2;

/** In the order of importance of the design (section 5): sold out goes alone. */
export function FlagList({ flags }: { flags: ProductFlags }) {
  if (flags.soldOut) return <Tag tone="dark">{flags.unsold ? 'Non in vendita' : 'Esaurito'}</Tag>;
  const shown = [
    flags.discount ? <Flag key="discount">{flags.discount}</Flag> : null,
    flags.free ? (
      <Tag key="free" tone="lemon" icon={GiftFill}>
        Omaggio
      </Tag>
    ) : null,
    flags.bestSeller ? (
      <Tag key="best" tone="lemon">
        Più venduto
      </Tag>
    ) : null,
    flags.bio ? (
      <Tag key="bio" tone="green" icon={LeafFill}>
        Bio
      </Tag>
    ) : null,
    flags.multipleOf && flags.multipleOf > 1 ? (
      <Tag key="multiple" tone="white">
        A multipli di {flags.multipleOf}
      </Tag>
    ) : null,
    flags.loose || flags.byWeight ? (
      <Tag key="weight" tone="white" icon={ScalesBold}>
        {flags.loose ? 'Sfuso' : 'A peso'}
      </Tag>
    ) : null,
  ];
  return shown.filter((flag) => flag !== null).slice(0, MOST);
}

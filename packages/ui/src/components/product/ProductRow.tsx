import type { ReactNode } from 'react';
import { Note } from '../../icons/Note.ts';
import { cx } from '../cx.ts';
import { Link } from '../link/LinkContext.tsx';
import { type Picture, ProductPicture } from './ProductPicture.tsx';
import { tintClass } from './tint.ts';

interface ThumbProps {
  picture?: Picture | undefined;
  tint?: string | undefined;
  /** 44, 56, 72 or 96 px. */
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
}

const SIDES = { xs: 44, s: 56, m: 72, l: 96 };

/** Small picture of a product on its tint. */
export function Thumb({ picture, tint, size = 's' }: ThumbProps) {
  return (
    <span className={cx('th', size !== 'm' && size, tintClass(tint))}>
      <ProductPicture picture={picture} size={SIDES[size]} />
    </span>
  );
}

export interface ProductRowProps extends ThumbProps {
  name: string;
  brand?: string | undefined;
  href?: string | undefined;
  /** Under the name: "1,5 kg · 2,99 €", with an old price. */
  meta?: ReactNode | undefined;
  /** The customer's own note on the line. */
  note?: string | undefined;
  /** Tags or actions under the name. */
  extra?: ReactNode | undefined;
  /** Stepper, button or quantity as text. */
  control?: ReactNode | undefined;
  /** The price of the line and the small text under it ("da pesare"). */
  amount?: ReactNode | undefined;
  amountNote?: ReactNode | undefined;
  /** `free`: lemon background; `gone`: faded; `missing`: faded and struck. */
  state?: 'free' | 'gone' | 'missing' | undefined;
  as?: 'div' | 'li' | undefined;
}

/** A product on one line: cart, order, suggestions. */
export function ProductRow({ as: Row = 'div', name, brand, href, state, ...row }: ProductRowProps) {
  const text = (
    <>
      {brand ? <b>{brand}</b> : null} {name}
    </>
  );
  const stateClass = state === 'missing' ? 'gone struck' : state;
  return (
    <Row className={cx('ci', stateClass)}>
      <Thumb picture={row.picture} tint={row.tint} size={row.size} />
      <div className="cn">
        <div className="nm">{href ? <Link href={href}>{text}</Link> : text}</div>
        {row.meta ? <div className="mt">{row.meta}</div> : null}
        {row.note ? (
          <div className="mt nt">
            <Note />
            {row.note}
          </div>
        ) : null}
        {row.extra}
      </div>
      <div className="ctl">{row.control}</div>
      <div className="cp">
        {row.amount}
        {row.amountNote ? <small>{row.amountNote}</small> : null}
      </div>
    </Row>
  );
}

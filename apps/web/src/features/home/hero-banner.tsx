import type { Banner } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';

type HeroFacts = Pick<Banner, 'title' | 'label' | 'text' | 'callToAction' | 'itemUrl' | 'mediaURL' | 'background'>;

/** A shop whose editors have put nothing forward still says what it does. */
const standing: HeroFacts = {
  title: 'La spesa di sempre, a casa tua',
  text: 'Freschi scelti la mattina stessa, consegnati quando vuoi tu.',
  callToAction: 'Comincia la spesa',
  itemUrl: '/catalog',
  mediaURL: '/pictures/borsa-piena.svg',
};

interface HeroBannerProps {
  banner?: HeroFacts | undefined;
  /** The block it is of. */
  block?: number | undefined;
}

/** The tile of the season, of lemon when nobody chose another colour: one link, its picture in the corner. */
export function HeroBanner({ banner = standing, block }: HeroBannerProps) {
  const { title, label, text, callToAction, itemUrl, mediaURL, background = 'limone' } = banner;
  return (
    <Link className={cx('hero-main', 'banner-surface', `on-${background}`)} href={itemUrl} data-block={block}>
      <div>
        {label ? <span className="tag white">{label}</span> : null}
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        <span className="btn banner-act">
          {callToAction ?? 'Scopri'} <ArrowRightBold />
        </span>
      </div>
      {mediaURL ? <img src={mediaURL} alt="" width="384" height="384" fetchPriority="high" decoding="async" /> : null}
    </Link>
  );
}

import { useState } from 'react';
import { Image } from '../../icons/Image.ts';

export interface Picture {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Leave empty where the name is beside the picture. */
  alt?: string | undefined;
}

interface ProductPictureProps {
  picture: Picture | undefined;
  /** Side of the square in pixels, to reserve its room. */
  size: number;
  /** In the first view: loads at once and first. */
  priority?: boolean | undefined;
}

/** Square picture; a grey placeholder of the same shape when there is none or it cannot be loaded. */
export function ProductPicture({ picture, size, priority }: ProductPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!picture?.src || failed === picture.src) {
    return (
      <span
        className="noimg"
        {...(picture?.alt ? { role: 'img', 'aria-label': picture.alt } : { 'aria-hidden': true })}
      >
        <Image />
      </span>
    );
  }
  const fail = () => setFailed(picture.src);
  return (
    <img
      // A picture that failed before hydration fires no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
      }}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      alt={picture.alt ?? ''}
      width={size}
      height={size}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onError={fail}
    />
  );
}

import type { RecipeSummary } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';

interface RecipePictureProps {
  pictures: RecipeSummary['pictures'];
  /** In the first view. */
  priority?: boolean | undefined;
}

/** What goes into a dish, as on a worktop: a picture that says nothing the words beside it do not. */
export function RecipePicture({ pictures, priority }: RecipePictureProps) {
  return (
    <span className={cx('dish', tintClass(pictures[0]?.tint))} aria-hidden="true">
      {pictures.map(({ mediaURL }) => (
        <ProductPicture key={mediaURL} picture={{ src: mediaURL }} size={160} priority={priority} />
      ))}
    </span>
  );
}

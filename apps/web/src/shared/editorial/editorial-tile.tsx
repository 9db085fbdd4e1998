import type { Banner } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';

/** Green tile two cards wide among the products of a category. */
export function EditorialTile({ banner }: { banner: Banner }) {
  return (
    <Link className="mag on-dark" href={banner.itemUrl}>
      <h3>{banner.title}</h3>
      {banner.text ? <p>{banner.text}</p> : null}
      <span className="btn limone sm">{banner.callToAction ?? 'Scopri'}</span>
      {banner.mediaURL ? <img src={banner.mediaURL} alt="" width="290" height="290" loading="lazy" /> : null}
    </Link>
  );
}

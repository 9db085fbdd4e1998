import type { HomeBlock } from '@sporta/contract';

import type { Db } from '../../platform/db/database.ts';
import { periodText } from './leaflet-pages.ts';
import { findLeaflet } from './leaflets.repo.ts';

const LEAFLET_PATH = /^\/volantini\/([^/?#]+)$/;

/**
 * A strip that leads to a leaflet says how long it lasts, and goes with it: nobody is sent to prices of last week.
 * @param today shop day, `YYYY-MM-DD`
 */
export async function followLeaflets(db: Db, blocks: readonly HomeBlock[], today: string): Promise<HomeBlock[]> {
  const followed = await Promise.all(
    blocks.map(async (block) => {
      const [banner] = block.banners ?? [];
      const slug = block.kind === 'strip' && LEAFLET_PATH.exec(banner?.itemUrl ?? '')?.[1];
      if (!banner || !slug) return block;
      const leaflet = await findLeaflet(db, decodeURIComponent(slug));
      if (!leaflet || leaflet.endDate < today || leaflet.startDate > today) return undefined;
      return {
        ...block,
        banners: [{ ...banner, text: banner.text ?? periodText(leaflet.startDate, leaflet.endDate) }],
      };
    }),
  );
  return followed.filter((block) => block !== undefined);
}

import type { Deps } from '../../../platform/deps.ts';
import type { Geocoder } from './geocoder.ts';
import { nominatim } from './nominatim.ts';

/** The geocoder that the shop has set. */
export function geocoderOf({ config }: Deps, settings: NonNullable<Deps['config']['geocoder']>): Geocoder {
  return nominatim(settings, `Sporta/${config.mobileApp.version} (${config.publicUrl})`);
}

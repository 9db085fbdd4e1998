import path from 'node:path';
import type { Config } from '../../apps/server/src/platform/config.ts';
import type { SimulatorAddresses } from './simulators.ts';

/** What the simulators are told of meal tickets: an issuer that the environment names is not played. */
export function mealTicketEnvironment(
  config: Config,
  shop: string,
  portAfter: (distance: number) => string,
): Record<string, string> {
  if (process.env.EDENRED_API_URL) return {};
  return {
    SIMULATOR_EDENRED_PORT: portAfter(7),
    SIMULATOR_EDENRED_STATE_FILE: path.join(config.dataDir, 'edenred.json'),
    SIMULATOR_EDENRED_REDIRECT_URIS: edenredReturns(shop).join(','),
  };
}

/** What the server is told of the issuers that are played. */
export function mealTicketSettings({ edenredSettings }: SimulatorAddresses): Record<string, string> {
  return { ...edenredSettings };
}

/** Where Edenred takes the browser back: a page of the shop or, where a form is posted, a call; one of each product. */
function edenredReturns(shop: string): string[] {
  return [`${shop}/meal-ticket/edenred`, `${shop}/ebsn/api/meal-ticket/edenred`].flatMap((place) => [
    `${place}/callback`,
    `${place}/callback-tc`,
  ]);
}

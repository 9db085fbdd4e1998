import path from 'node:path';
import type { Config } from '../../apps/server/src/platform/config.ts';

/** What the simulators say of the issuers they play. */
export interface MealTicketAddresses {
  edenredUrl?: string;
  edenredSettings?: Record<string, string>;
  mealTicketsUrl?: string;
  mealTicketSettings?: Record<string, string>;
}

/** The settings the simulators get for meal tickets: an issuer that the environment names is not played. */
export function mealTicketEnvironment(
  config: Config,
  shop: string,
  portAfter: (distance: number) => string,
): Record<string, string> {
  return {
    ...(process.env.EDENRED_API_URL
      ? {}
      : {
          SIMULATOR_EDENRED_PORT: portAfter(7),
          SIMULATOR_EDENRED_STATE_FILE: path.join(config.dataDir, 'edenred.json'),
          SIMULATOR_EDENRED_REDIRECT_URIS: edenredReturns(shop).join(','),
        }),
    SIMULATOR_MEAL_TICKETS_PORT: portAfter(8),
    SIMULATOR_MEAL_TICKETS_STATE_FILE: path.join(config.dataDir, 'meal-tickets.json'),
    SIMULATOR_MEAL_TICKETS_RETURN_ORIGINS: new URL(shop).origin,
  };
}

/** The settings the server gets for the issuers that are played, but for those the environment names. */
export function mealTicketSettings(played: MealTicketAddresses): Record<string, string> {
  const settings = { ...played.edenredSettings, ...played.mealTicketSettings };
  const isNamed = (name: string) => Boolean(process.env[`${name.split('_')[0]}_URL`]);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !isNamed(name)));
}

/** Where Edenred takes the browser back: a page of the shop or, where a form is posted, a call; one of each product. */
function edenredReturns(shop: string): string[] {
  return [`${shop}/meal-ticket/edenred`, `${shop}/ebsn/api/meal-ticket/edenred`].flatMap((place) => [
    `${place}/callback`,
    `${place}/callback-tc`,
  ]);
}

import { type MealTicketSettings, wireIssuers } from '../../../platform/meal-ticket-settings.ts';
import { type IssuerName, WireClient } from '../../meal-tickets/index.ts';
import { type CardGatewayConfig, cardGateway } from './card-gateway.ts';
import { edenred } from './edenred.ts';
import { mealTicketIssuer } from './meal-ticket-issuer.ts';
import type { TicketProviderDeps } from './meal-tickets.ts';
import type { PaymentProvider } from './provider.ts';
import { type SatispayConfig, satispay } from './satispay.ts';
import { type StripeConfig, stripe } from './stripe.ts';

export interface ProvidersConfig {
  /** Absent `url`: the shop takes no cards. */
  cardGateway: Omit<CardGatewayConfig, 'url'> & { url: string | undefined };
  satispay?: SatispayConfig | undefined;
  stripe?: StripeConfig | undefined;
  /** Absent: the shop takes no meal tickets. */
  mealTickets?: { settings: MealTicketSettings; depsOf(issuer: IssuerName): TicketProviderDeps };
}

/** The payment methods this shop is set up for, by name. */
export interface PaymentProviders {
  /** Undefined for a name that is unknown or not set up: its methods are not offered. */
  get(name: string): PaymentProvider | undefined;
  all(): readonly PaymentProvider[];
}

export function paymentProviders(config: ProvidersConfig): PaymentProviders {
  const { url } = config.cardGateway;
  const providers: PaymentProvider[] = [
    ...(url === undefined ? [] : [cardGateway({ ...config.cardGateway, url })]),
    ...(config.satispay ? [satispay(config.satispay)] : []),
    ...(config.stripe ? [stripe(config.stripe)] : []),
    ...(config.mealTickets ? mealTicketProviders(config.mealTickets) : []),
  ];
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return { get: (name) => byName.get(name), all: () => providers };
}

function mealTicketProviders({ settings, depsOf }: NonNullable<ProvidersConfig['mealTickets']>): PaymentProvider[] {
  const wire = wireIssuers.flatMap((name) => {
    const own = settings[name];
    return own ? [mealTicketIssuer(new WireClient(name, own), depsOf(name))] : [];
  });
  return settings.edenred ? [edenred(settings.edenred, depsOf('edenred')), ...wire] : wire;
}

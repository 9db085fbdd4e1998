import { type CardGatewayConfig, cardGateway } from './card-gateway.ts';
import type { PaymentProvider } from './provider.ts';
import { type SatispayConfig, satispay } from './satispay.ts';
import { type StripeConfig, stripe } from './stripe.ts';

export interface ProvidersConfig {
  /** Absent `url`: the shop takes no cards. */
  cardGateway: Omit<CardGatewayConfig, 'url'> & { url: string | undefined };
  satispay?: SatispayConfig | undefined;
  stripe?: StripeConfig | undefined;
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
  ];
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return { get: (name) => byName.get(name), all: () => providers };
}

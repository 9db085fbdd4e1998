import type { Config } from '../platform/config.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { DemoProvider } from './draw-tenders.ts';

/**
 * Where the control of each provider of the demo is reached that is played on this machine. A real one is never told what the demo made
 * up, and pays none of its orders.
 */
export function simulatedProviders({
  cardGateway,
  satispay,
  mealTickets: { pluxee, pellegrini },
}: Pick<Config, 'cardGateway' | 'satispay' | 'mealTickets'>): Map<DemoProvider, string> {
  const controls = new Map<DemoProvider, string>();
  if (cardGateway.url) controls.set('card-gateway', `${cardGateway.url}/control`);
  if (satispay && isLoopbackUrl(satispay.url)) controls.set('satispay', `${satispay.url}/control`);
  for (const [name, issuer] of Object.entries({ pluxee, pellegrini })) {
    if (issuer && isLoopbackUrl(issuer.url))
      controls.set(name as 'pluxee' | 'pellegrini', `${new URL(issuer.url).origin}/control/${name}`);
  }
  return controls;
}

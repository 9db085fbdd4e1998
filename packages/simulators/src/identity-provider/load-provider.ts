import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

/**
 * Makes the provider. The library is loaded only here, and what it says meanwhile about versions of Node and about keeping
 * its state in memory is meant for people who run it in earnest: here it would end up in the terminal of `npm start`.
 */
export async function createProvider(issuer: string, configuration: Configuration): Promise<Provider> {
  const { warn, info } = console;
  console.warn = console.info = () => undefined;
  try {
    const { default: OidcProvider } = await import('oidc-provider');
    return new OidcProvider(issuer, configuration);
  } finally {
    Object.assign(console, { warn, info });
  }
}

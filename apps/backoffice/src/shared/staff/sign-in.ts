/** Where the identity provider is asked who this is; it brings the person back to the page they are on. */
export const signInHref = (): string =>
  `/ebsn/api/auth/sso-start?redirect=${encodeURIComponent(location.pathname + location.search)}`;

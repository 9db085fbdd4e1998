/*
 * The files by which a site says that an app is its own, so that links of the site open the app (Digital Asset Links of Google,
 * Associated Domains of Apple).
 */

/** As in apps/mobile/capacitor.config.js. */
const ANDROID_PACKAGE = 'it.sporta.spesa';

/** Pages that open in the app, as in apps/mobile/android/app/src/main/AndroidManifest.xml. */
const PAGES = ['/product/*', '/profile/orders*', '/reset-password*', '/payment*', '/cart/payment-*', '/shared-list/*'];

/** @param fingerprints SHA-256 of the certificates the app is signed with; none: there is no app */
export function androidLinks(fingerprints: readonly string[]): object | undefined {
  if (fingerprints.length === 0) return undefined;
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: ANDROID_PACKAGE, sha256_cert_fingerprints: fingerprints },
    },
  ];
}

/** @param id team and app, "A1B2C3D4E5.it.sporta.spesa"; undefined: there is no app */
export function appleLinks(id: string | undefined): object | undefined {
  if (id === undefined) return undefined;
  return { applinks: { details: [{ appIDs: [id], components: PAGES.map((page) => ({ '/': page })) }] } };
}

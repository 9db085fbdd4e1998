/** What the shop sets for its pages when it starts, without building them again. */
export interface WebSettings {
  /** Whether visits may be measured at all; off, there is nothing to consent to and no cookie notice. */
  analytics: boolean;
  /** Pause between two looks at `/version.json` (specification, section 4: from configuration). */
  versionCheckMinutes: number;
  /** Whether the staff can sign in through the identity provider of the company. */
  staffSignIn: boolean;
  /** The app starts again when it is come back to after so long (specification, section 4: from configuration). */
  appReloadMinutes: number;
  /** Pages that coming back never reloads: `/payment` by path, `#saldo` by hash. */
  noReload: readonly string[];
  /** What the shop is called, where that is not the name of the design. */
  shopName?: string | undefined;
  /** Behind the header, as `#rrggbb`; absent: that of the design. */
  themeColour?: string | undefined;
  /** Address of the style sheet with the look of the shop. */
  brandSheet?: string | undefined;
}

/** Behind the header, where the shop says nothing else. */
const THEME_COLOUR = '#094a28';

export const themeColourOf = ({ themeColour = THEME_COLOUR }: Pick<WebSettings, 'themeColour'>): string => themeColour;

const VERSION_CHECK_MINUTES = 30;
const APP_RELOAD_MINUTES = 60;

/** The settings as they travel with every page, on its root element. */
export function settingsAttributes(settings: WebSettings): Record<`data-${string}`, string> {
  return {
    ...(settings.analytics ? { 'data-analytics': 'on' } : {}),
    ...(settings.staffSignIn ? { 'data-staff-sign-in': 'on' } : {}),
    'data-version-check': String(settings.versionCheckMinutes),
    'data-app-reload': String(settings.appReloadMinutes),
    'data-no-reload': settings.noReload.join(' '),
    ...(settings.shopName ? { 'data-shop-name': settings.shopName } : {}),
    ...(settings.themeColour ? { 'data-theme-colour': settings.themeColour } : {}),
  };
}

/** The settings of the page that is open; a page without them (an app shell) measures nothing. */
export function webSettings(): WebSettings {
  const { analytics, versionCheck, staffSignIn, appReload, noReload } = document.documentElement.dataset;
  return {
    analytics: analytics === 'on',
    versionCheckMinutes: Number(versionCheck) || VERSION_CHECK_MINUTES,
    staffSignIn: staffSignIn === 'on',
    appReloadMinutes: Number(appReload) || APP_RELOAD_MINUTES,
    noReload: noReload?.split(' ').filter(Boolean) ?? [],
  };
}

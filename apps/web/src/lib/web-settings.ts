/** What the shop sets for its pages when it starts, without building them again. */
export interface WebSettings {
  /** Whether visits may be measured at all; off, there is nothing to consent to and no cookie notice. */
  analytics: boolean;
  /** Pause between two looks at `/version.json` (specification, section 4: from configuration). */
  versionCheckMinutes: number;
  /** Whether the staff can sign in through the identity provider of the company. */
  staffSignIn: boolean;
}

const VERSION_CHECK_MINUTES = 30;

/** The settings as they travel with every page, on its root element. */
export function settingsAttributes(settings: WebSettings): Record<`data-${string}`, string> {
  return {
    ...(settings.analytics ? { 'data-analytics': 'on' } : {}),
    ...(settings.staffSignIn ? { 'data-staff-sign-in': 'on' } : {}),
    'data-version-check': String(settings.versionCheckMinutes),
  };
}

/** The settings of the page that is open; a page without them (an app shell) measures nothing. */
export function webSettings(): WebSettings {
  const { analytics, versionCheck, staffSignIn } = document.documentElement.dataset;
  return {
    analytics: analytics === 'on',
    versionCheckMinutes: Number(versionCheck) || VERSION_CHECK_MINUTES,
    staffSignIn: staffSignIn === 'on',
  };
}

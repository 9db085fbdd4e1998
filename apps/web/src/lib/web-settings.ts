/** What the shop sets for its pages when it starts, without building them anew. */
export interface WebSettings {
  /** Whether visits may be measured at all; off, there is nothing to consent to and no cookie notice. */
  analytics: boolean;
  /** Pause between two looks at `/version.json` (specification, section 4: from configuration). */
  versionCheckMinutes: number;
}

const VERSION_CHECK_MINUTES = 30;

/** The settings as they travel with every page, on its root element. */
export function settingsAttributes({ analytics, versionCheckMinutes }: WebSettings): Record<`data-${string}`, string> {
  return { ...(analytics ? { 'data-analytics': 'on' } : {}), 'data-version-check': String(versionCheckMinutes) };
}

/** The settings of the page that is open; a page without them (an app shell) measures nothing. */
export function webSettings(): WebSettings {
  const { analytics, versionCheck } = document.documentElement.dataset;
  return { analytics: analytics === 'on', versionCheckMinutes: Number(versionCheck) || VERSION_CHECK_MINUTES };
}

/** Version of the web app: shown in the footer, compared with `/version.json`. */
export const APP_VERSION = '1.0.0';

/** Pause between two looks at `/version.json`, in milliseconds (specification, section 4: from configuration). */
export const VERSION_CHECK_MS = 30 * 60_000;

/**
 * Whether events go into `dataLayer` at all; set `VITE_ANALYTICS=true` when building. Off, there is nothing to consent
 * to, and no cookie notice.
 */
export const ANALYTICS: boolean = import.meta.env.VITE_ANALYTICS === 'true';

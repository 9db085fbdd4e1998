/** Version of the web app: shown in the footer, compared with `/version.json`. */
export const APP_VERSION = '1.0.0';

export { onSessionExpired } from './session-expired.ts';
export { useLogout } from './use-logout.ts';

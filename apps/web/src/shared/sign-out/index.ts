export { type LeavingQuestion, useLeavingQuestion } from './leaving-question.ts';
export { onSessionExpired } from './session-expired.ts';
export { useLogout } from './use-logout.ts';

export { rememberWantedProduct, safeReturnPath, takeWantedProduct } from './remembered.ts';
export { requireLogin } from './require-login.ts';
export { knownSession, sessionQuery, setSession, useSession } from './session.ts';
export { useLoginHref } from './use-login-href.ts';
export { userDetailKey, userDetailQuery } from './user-detail.ts';

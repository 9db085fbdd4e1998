export { forgetMe, fullName, mayUse, meKey, meQuery, useKeepMe, useMe } from './me.ts';
export { signInHref } from './sign-in.ts';

export { fullName, mayUse, meKey, meQuery, useMe } from './me.ts';
export { signInHref } from './sign-in.ts';

export { type AppPush, appPush, registerAppPush } from './app-push.ts';

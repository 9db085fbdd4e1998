export { ActingBar } from './acting-bar.tsx';

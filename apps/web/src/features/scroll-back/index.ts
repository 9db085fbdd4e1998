export { ScrollBack } from './scroll-back.ts';

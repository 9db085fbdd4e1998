export { PutBack } from './put-back.ts';

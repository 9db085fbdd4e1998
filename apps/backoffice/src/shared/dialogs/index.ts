export { DialogFoot } from './DialogFoot.tsx';

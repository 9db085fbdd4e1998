export { BancoShell } from './BancoShell.tsx';
export { FirstRoom, NoRoom } from './NoRoom.tsx';
export { roomsOf } from './rooms.ts';

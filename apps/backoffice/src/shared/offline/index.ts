export type { Gesture } from './device-store.ts';
export { createGestureQueue, type GestureQueue, type QueueOptions, type QueueState } from './gesture-queue.ts';
export { forgetPictures, keepPictures } from './keep-pictures.ts';
export { keepProgram } from './keep-program.ts';
export { closeKept, forgetKept, keep, kept, letGo } from './kept.ts';
export { type OlderAnswer, type Reading, useLastAnswer } from './use-last-answer.ts';
export { useOfflineSince, useOnline } from './use-online.ts';
export { useQueue } from './use-queue.ts';
export { useWaiting } from './use-waiting.ts';

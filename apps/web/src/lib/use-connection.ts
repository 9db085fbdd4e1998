import { useSyncExternalStore } from 'react';
import { type Connection, connectionNow, onConnection, whileRendering } from './connection.ts';

/** Whether the shop answers, live. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connectionNow, whileRendering);
}

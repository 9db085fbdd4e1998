import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Something somebody did, waiting to reach the server. */
export interface Gesture<Body = unknown> {
  /** Place in the order of this device, given when it is written. */
  seq: number;
  /** The server knows repetitions by it. */
  id: string;
  /** Whose work it is part of: "picking", "round". */
  room: string;
  /** Account that did it: on a shared tablet nobody sends what another one did. */
  by: number;
  /** ISO instant of the gesture, which may be long before it is sent. */
  at: string;
  body: Body;
}

interface DeviceSchema extends DBSchema {
  gestures: { key: number; value: Gesture; indexes: { queue: [string, number] } };
  /** What was read from the server and is needed without it, by name. */
  kept: { key: string; value: unknown };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | undefined;

/** The database of this browser. It is opened once and again after the browser closed it. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>('sporta.banco', 1, {
    upgrade(db) {
      db.createObjectStore('gestures', { keyPath: 'seq', autoIncrement: true }).createIndex('queue', ['room', 'by']);
      db.createObjectStore('kept');
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

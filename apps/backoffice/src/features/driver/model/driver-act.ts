import type { DriverGesture } from '@sporta/contract';

/** What a driver does, before the device gives it an id and a time. */
export type DriverAct = Omit<DriverGesture, 'id' | 'at'>;

/** What is done at one stop: its round and order go with it. */
export type DoorAct = Omit<DriverAct, 'round_id' | 'order_id'>;

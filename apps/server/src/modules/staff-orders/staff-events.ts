import type { ServerResponse } from 'node:http';
import type { StaffEvent } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { type StaffRights, seesStore } from '../../platform/staff-rights.ts';

/**
 * How often a page is told that its connection lives, in milliseconds: proxies end connections on which nothing is said, and a
 * page that hears nothing for longer knows that its connection died without a word (`event-stream.ts` of the Banco).
 */
const heartbeatMs = 25_000;
/** A page whose connection ends asks again by itself; by then its session is read again. */
const mostMinutes = 15;
/** A page that does not read what it is sent is cut off; it reads all again when it comes back. */
const mostWaiting = 64 * 1024;

interface Listener {
  staff: StaffRights;
  response: ServerResponse;
}

/** The open connections of this node's Banco pages, which hear of what changed in the database. */
export class StaffEvents {
  readonly #listeners = new Set<Listener>();
  #unlisten: (() => void) | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  async start({ notifications }: Pick<Deps, 'notifications'>): Promise<void> {
    this.#unlisten = await notifications.on('staff', (payload) => this.#tell(eventOf(payload)));
    this.#heartbeat = setInterval(() => this.#send(() => true, textOf({ kind: 'hello' })), heartbeatMs).unref();
  }

  stop(): void {
    this.#unlisten?.();
    clearInterval(this.#heartbeat);
  }

  /** Ends every connection; pages come back by themselves, to another node. */
  end(): void {
    for (const { response } of this.#listeners) response.end();
    this.#listeners.clear();
  }

  /** Sends events to a page until it goes away or its time is over. */
  open(response: ServerResponse, staff: StaffRights): void {
    const listener = { response, staff };
    this.#listeners.add(listener);
    const end = setTimeout(() => response.end(), mostMinutes * 60_000).unref();
    response.on('close', () => {
      clearTimeout(end);
      this.#listeners.delete(listener);
    });
    response.write(textOf({ kind: 'hello' }));
  }

  #tell(event: StaffEvent): void {
    const { warehouseId } = event;
    this.#send(({ staff }) => warehouseId === undefined || seesStore(staff, warehouseId), textOf(event));
  }

  #send(isFor: (listener: Listener) => boolean, text: string): void {
    for (const listener of this.#listeners) {
      const { response } = listener;
      if (response.writableLength > mostWaiting) response.destroy();
      else if (isFor(listener)) response.write(text);
    }
  }
}

const textOf = (event: StaffEvent) => `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

/** What the database said; an empty text after its connection was away: anything may have changed. */
function eventOf(payload: string): StaffEvent {
  if (payload === '') return { kind: 'everything' };
  const { kind, id, warehouseId } = JSON.parse(payload) as {
    kind: StaffEvent['kind'];
    id: number | null;
    warehouseId: number | null;
  };
  return { kind, ...(id === null ? {} : { id }), ...(warehouseId === null ? {} : { warehouseId }) };
}

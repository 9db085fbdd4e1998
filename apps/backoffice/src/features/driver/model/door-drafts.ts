import type { Placed } from '../../../shared/lockers/index.ts';
import { keep, kept } from '../../../shared/offline/index.ts';
import type { Proof } from './proof.ts';

/** What is being given or written at a door and was not sent yet: a signature, half a code, the beginning of a note. */
export interface DoorDraft {
  proof: Proof;
  note: string;
  /** Crates of an order for a locker that are behind their doors. */
  placed?: Placed[];
}

type Drafts = Readonly<Record<number, DoorDraft>>;

/** Drafts of one driver by order: a screen that locks itself or a page that is loaded again takes none from a customer's hand. */
export interface DoorDrafts {
  open(): Promise<void>;
  of(orderId: number): DoorDraft | undefined;
  set(orderId: number, draft: DoorDraft): void;
  /** Lets go of all but these. */
  keepOnly(orderIds: ReadonlySet<number>): void;
  subscribe(listener: () => void): () => void;
}

/** @param name under which the device keeps them */
export function createDoorDrafts(name: string): DoorDrafts {
  const listeners = new Set<() => void>();
  let drafts: Drafts = {};
  let writing = false;

  function become(next: Drafts): void {
    drafts = next;
    for (const listener of listeners) listener();
    if (!writing) void write();
  }

  /** A finger moves faster than the device writes: what came meanwhile is written at once afterwards, the latest only. */
  async function write(): Promise<void> {
    writing = true;
    for (let written: Drafts | undefined; written !== drafts; ) {
      written = drafts;
      // A browser that keeps nothing (private windows) works as long as the page is open.
      await keep(name, written).catch(() => undefined);
    }
    writing = false;
  }

  return {
    async open() {
      const found = await kept<Drafts>(name).catch(() => undefined);
      if (found) become({ ...found, ...drafts });
    },
    of: (orderId) => drafts[orderId],
    set: (orderId, draft) => become({ ...drafts, [orderId]: draft }),
    keepOnly(orderIds) {
      const some = Object.entries(drafts).filter(([orderId]) => orderIds.has(Number(orderId)));
      if (some.length < Object.keys(drafts).length) become(Object.fromEntries(some));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

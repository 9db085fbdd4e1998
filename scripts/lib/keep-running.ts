/** Something the shop is made of: a process of ours. */
export interface Part {
  /** Settles when it ends, wanted or not; a text says how. */
  ended: Promise<unknown>;
  stop(): Promise<unknown>;
}

export interface KeptPart {
  /** Ends it and starts it again, wanted. @throws when it cannot be started: then it stays ended until the next `restart` */
  restart(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface KeepOptions {
  /** For people: "The server". */
  name: string;
  first: Part;
  again: () => Promise<Part>;
  say: (line: string) => void;
  firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;
/** One that ran for this long and then died is not in a circle of dying. */
const STEADY_MS = 60_000;

/**
 * Starts a part again whenever it ends without having been asked to: after a second, and twice as long each time it dies soon
 * again, at most half a minute.
 */
export function keepRunning({ name, first, again, say, firstPauseMs = 1_000 }: KeepOptions): KeptPart {
  let part = first;
  /** Rises when we end the part ourselves: who watched the one before has nothing to do any more. */
  let reign = 0;
  let pause = firstPauseMs;
  let reviving = Promise.resolve();
  let wake = () => {};

  const watch = async () => {
    const own = reign;
    const begun = performance.now();
    const how = await part.ended;
    if (own !== reign) return;
    if (performance.now() - begun > STEADY_MS) pause = firstPauseMs;
    reviving = revive(typeof how === 'string' ? how : 'ended', own);
  };

  const revive = async (how: string, own: number) => {
    for (let reason = how; own === reign; ) {
      say(`${name} ${reason}: starting again in ${Math.ceil(pause / 1000)} s.`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pause);
      });
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (own !== reign) return;
      try {
        part = await again();
        if (own === reign) {
          say(`${name}: running again.`);
          void watch();
        }
        return;
      } catch (error) {
        reason = `could not be started (${(error as Error).message})`;
      }
    }
  };

  const end = async () => {
    reign++;
    wake();
    await reviving;
    await part.stop();
  };

  void watch();
  return {
    stop: end,
    async restart() {
      await end();
      part = await again();
      pause = firstPauseMs;
      void watch();
    },
  };
}

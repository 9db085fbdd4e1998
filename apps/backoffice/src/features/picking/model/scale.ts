/** A scale that says what is on it. */
export interface Scale {
  /** Calls back with grams at each steady weight, until it is closed. */
  listen(onGrams: (grams: number) => void): void;
  close(): Promise<void>;
}

/** Whether this browser can reach scales at a serial port. */
export const canUseScale = (): boolean => 'serial' in navigator;

interface Port {
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  readable: ReadableStream<Uint8Array> | null;
}

/** Lets the person choose a scale. @throws when they choose none or the port is in use */
export async function connectScale(): Promise<Scale> {
  const { serial } = navigator as unknown as { serial: { requestPort(): Promise<Port> } };
  const port = await serial.requestPort();
  // What shop scales send at unless somebody changed it.
  await port.open({ baudRate: 9600 });
  return scaleAt(port);
}

/** The scale at an open port. */
export function scaleAt(port: Pick<Port, 'readable' | 'close'>): Scale {
  const reader = port.readable?.getReader();
  return {
    listen(onGrams) {
      void readLines(reader, (line) => {
        const grams = gramsOfLine(line);
        if (grams !== undefined) onGrams(grams);
      }).catch(() => undefined);
    },
    async close() {
      await reader?.cancel().catch(() => undefined);
      reader?.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}

async function readLines(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  onLine: (line: string) => void,
): Promise<void> {
  const decoder = new TextDecoder('ascii');
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split(/[\r\n]+/);
    // A scale that never ends a line fills no memory.
    rest = (lines.pop() ?? '').slice(-200);
    for (const line of lines) onLine(line);
  }
}

/**
 * Grams of a line of a scale, as most of them write it: "ST,NT,+  0.486kg", "S S    486 g", "+000.486 kg". A weight that still
 * moves (US, S D), none, one below zero and anything else give undefined.
 */
export function gramsOfLine(line: string): number | undefined {
  if (/(^|[^A-Z])(US|SD|S\s+D|OL)\b/.test(line)) return undefined;
  const [, sign, figure, unit] = /([+-]?)\s*(\d+(?:[.,]\d+)?)\s*(kg|g)\b/i.exec(line) ?? [];
  if (!figure || !unit || sign === '-') return undefined;
  const value = Number(figure.replace(',', '.'));
  const grams = Math.round(unit.toLowerCase() === 'kg' ? value * 1000 : value);
  return grams > 0 ? grams : undefined;
}

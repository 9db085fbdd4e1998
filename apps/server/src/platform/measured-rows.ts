import { Gauge, type Registry } from 'prom-client';

export interface RowGauge<Row> {
  name: string;
  help: string;
  value(row: Row): number;
}

/**
 * Gauges that are read from the database when somebody asks for them, all of them in one reading. Without a database they say
 * nothing.
 * @param label of every series, and what of a row it is
 */
export function measureRows<Row>(
  registry: Registry,
  read: () => Promise<Row[]>,
  [label, labelOf]: readonly [name: string, of: (row: Row) => string],
  gauges: readonly RowGauge<Row>[],
): void {
  let reading: Promise<Row[]> | undefined;
  const readOnce = () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  for (const { name, help, value } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const rows = await readOnce();
        this.reset();
        for (const row of rows) this.set({ [label]: labelOf(row) }, value(row));
      },
    });
  }
}

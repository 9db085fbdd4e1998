import type { Metric, Registry } from 'prom-client';

const upperBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Requests of one route, method and status. */
class Durations {
  /** By upper bound, those beyond the last one at the end; no request counts twice. */
  readonly counts = new Uint32Array(upperBounds.length + 1);
  sum = 0;

  observe(seconds: number): void {
    let bucket = 0;
    while (bucket < upperBounds.length && seconds > upperBounds[bucket]!) bucket++;
    this.counts[bucket]!++;
    this.sum += seconds;
  }
}

/**
 * Seconds per request, by route pattern, method and status: a histogram as Prometheus has it. That of the library puts its labels
 * together and looks them up by text for each value; every request is counted here.
 */
export class RequestDurations {
  readonly name = 'http_request_duration_seconds';
  readonly help = 'Duration of HTTP requests';
  readonly type = 'histogram';
  readonly #byRoute = new Map<string, Map<string, Map<number, Durations>>>();

  constructor(registry: Registry) {
    registry.registerMetric(this as unknown as Metric);
  }

  observe(route: string, method: string, status: number, seconds: number): void {
    const known = this.#byRoute.get(route)?.get(method)?.get(status);
    (known ?? this.#add(route, method, status)).observe(seconds);
  }

  #add(route: string, method: string, status: number): Durations {
    const byMethod = this.#byRoute.getOrInsertComputed(route, () => new Map());
    return byMethod.getOrInsertComputed(method, () => new Map()).getOrInsertComputed(status, () => new Durations());
  }

  /** What the registry writes; it asks for this when somebody asks for the figures. */
  async get() {
    const values = [...this.#byRoute].flatMap(([route, byMethod]) =>
      [...byMethod].flatMap(([method, byStatus]) =>
        [...byStatus].flatMap(([status, durations]) => linesOf(this.name, { route, method, status }, durations)),
      ),
    );
    return { name: this.name, help: this.help, type: this.type, values, aggregator: 'sum' };
  }
}

function linesOf(name: string, labels: Record<string, string | number>, { counts, sum }: Durations) {
  let total = 0;
  const buckets = [...upperBounds, '+Inf'].map((le, bucket) => {
    total += counts[bucket]!;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: total },
  ];
}

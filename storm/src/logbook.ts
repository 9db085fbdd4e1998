/** What the storm saw, for the report at its end. */
export class Logbook {
  readonly outcomes = new Map<string, number>();
  readonly faults = new Map<string, number>();
  readonly statuses = new Map<string, number>();
  /** Answers no customer should ever get. */
  readonly scandals: string[] = [];
  /** Milliseconds customers waited for the answer to a call that did not succeed at once. */
  readonly waits: number[] = [];
  /** Orders the shop called paid to their customer, by id. */
  readonly toldPaid = new Map<number, string>();
  /** Orders their customers called off, as far as the shop may have heard. */
  readonly calledOff = new Set<number>();
  /** Seconds from a failover to the next order, in the drill with a standby. */
  readonly failovers: number[] = [];
  calls = 0;
  /** What came of a storm of tenders, by title. */
  readonly tables = new Map<string, [string, number][]>();

  outcome(name: string): void {
    count(this.outcomes, name);
  }

  fault(name: string): void {
    count(this.faults, name);
  }

  status(name: string): void {
    count(this.statuses, name);
  }
}

function count(into: Map<string, number>, name: string): void {
  into.set(name, (into.get(name) ?? 0) + 1);
}

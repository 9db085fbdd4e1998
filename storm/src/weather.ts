import type { Chance } from './chance.ts';
import type { Logbook } from './logbook.ts';
import { soothe, spoil } from './moods.ts';
import type { Stage } from './stage.ts';
import { pause, until } from './wait.ts';
import { troubles } from './wire.ts';

/** Milliseconds a bad spell lasts, and a good one between two. */
const spell = { least: 300, most: 4_000 };
const lull = { least: 200, most: 1_500 };
const BACK_WITHIN_MS = 120_000;

const kinds = {
  wire: 60,
  'cut wire': 12,
  'cut sessions': 10,
  'kill node': 8,
  'kill worker': 5,
  'restart bank': 4,
  'crash database': 3,
};

const kindsAlone = { ...kinds, 'spoil provider': 0, 'kill provider': 0, 'kill house': 0 };
/** In a storm of tenders there are providers to break besides. */
const kindsWithTenders = { ...kinds, wire: 50, 'spoil provider': 45, 'kill provider': 8, 'kill house': 3 };

/** Bad weather from two sides at once until it is asked to stop; then all is well again. */
export class Weather {
  #over = false;
  readonly #stage: Stage;
  readonly #logbook: Logbook;
  readonly #fronts: Promise<void>[];
  #databaseDown = false;

  constructor(stage: Stage, logbook: Logbook, chance: Chance) {
    this.#stage = stage;
    this.#logbook = logbook;
    this.#fronts = [1, 2].map((n) => this.#front(chance.branch(n)));
  }

  /** Heals everything. @returns names of parts that did not come back */
  async clear(): Promise<string[]> {
    this.#over = true;
    await Promise.all(this.#fronts);
    for (const wire of this.#stage.wires) wire.heal();
    await until(() => this.#stage.parts.every((part) => part.ready), BACK_WITHIN_MS);
    if (this.#stage.tenders) await until(() => soothe(this.#urls), BACK_WITHIN_MS);
    return this.#stage.parts.filter((part) => !part.ready).map((part) => part.name);
  }

  /** Where providers are asked to misbehave. */
  get #urls() {
    return { ...this.#stage.tenders!.urls, bank: this.#stage.bankRecords };
  }

  async #front(chance: Chance): Promise<void> {
    while (!this.#over) {
      await pause(chance.whole(lull.least, lull.most));
      if (!this.#over) await this.#strike(chance);
    }
  }

  async #strike(chance: Chance): Promise<void> {
    const { nodes, worker, gateway, wires, base } = this.#stage;
    const { tenders, house } = this.#stage;
    switch (chance.weighted<keyof typeof kindsWithTenders>(tenders ? kindsWithTenders : kindsAlone)) {
      case 'wire': {
        const wire = chance.one(wires);
        const trouble = chance.one(troubles);
        if (wire.trouble) return;
        this.#logbook.fault(`wire ${trouble}`);
        wire.break(trouble);
        await pause(chance.whole(spell.least, spell.most));
        wire.heal();
        return;
      }
      case 'cut wire':
        this.#logbook.fault('wire cut once');
        chance.one(wires).cut();
        return;
      case 'cut sessions':
        if (this.#databaseDown) return;
        this.#logbook.fault('sessions terminated');
        await base.cutSessions(chance.happens(0.3) ? 1 : 0.3).catch(() => 0);
        return;
      case 'kill node':
        return this.#kill(chance.one(nodes), 'SIGKILL');
      case 'kill worker':
        return this.#kill(worker, 'SIGKILL');
      case 'restart bank':
        return this.#kill(gateway, 'SIGTERM');
      case 'crash database':
        return this.crashDatabase();
      case 'spoil provider': {
        const what = await spoil(this.#urls, chance);
        if (what) this.#logbook.fault(what);
        await pause(chance.whole(spell.least, spell.most));
        if (chance.happens(0.5)) await soothe(this.#urls);
        return;
      }
      case 'kill provider':
        return this.#kill(chance.one(Object.values(tenders!.parts)), 'SIGKILL');
      case 'kill house':
        return this.#kill(house!, 'SIGKILL');
    }
  }

  async #kill(part: Stage['worker'], signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!part.ready) return;
    this.#logbook.fault(`${part.name} ${signal === 'SIGKILL' ? 'killed' : 'restarted'}`);
    part.kill(signal);
  }

  /** Also called in the middle of each storm, so that none goes by without. */
  async crashDatabase(): Promise<void> {
    if (this.#databaseDown) return;
    this.#databaseDown = true;
    this.#logbook.fault('database crashed');
    try {
      await this.#stage.base.crash();
    } finally {
      this.#databaseDown = false;
    }
  }
}

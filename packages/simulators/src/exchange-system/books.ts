import { checkFile } from './checks/check-file.ts';
import type { Refusal } from './checks/refusal.ts';
import { messageOf } from './messages.ts';
import type { ExchangeState, Outcome, ReceivedFile } from './model.ts';
import type { Settings } from './settings.ts';

const NO_CODE = '0000000';

interface Needs {
  state: ExchangeState;
  settings: Settings;
  now(): number;
  save(): void;
}

/** What the exchange system has received, and what becomes of it. */
export class Books {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get files(): readonly ReceivedFile[] {
    return this.#needs.state.files;
  }

  /** Takes a file in and checks it; one with a fault is refused at once. */
  receive(name: string, xml: string): ReceivedFile {
    const { state, settings, now, save } = this.#needs;
    const receivedAt = now();
    const { document, refusals } = checkFile({ name, xml }, dayOf(receivedAt));
    const used = state.files.some((each) => each.name === name);
    const all: Refusal[] = used
      ? [{ code: '00002', text: 'Nome file duplicato' }]
      : [...refusals, ...this.#duplicates(document)];
    const file: ReceivedFile = {
      sdiId: ++state.lastId,
      name,
      xml,
      receivedAt,
      ...(document ? { document } : {}),
      outcome: null,
      refusals: all,
    };
    state.files.push(file);
    if (all.length > 0) this.#tell(file, 'NS');
    else if (settings.manner !== 'ask') {
      this.#tell(file, settings.manner === 'as-addressed' ? asAddressed(file) : settings.manner, chosen);
    }
    save();
    return file;
  }

  /** What a person decides of a file that waits. @returns whether it did wait */
  decide(sdiId: number, outcome: Outcome, refusal: Refusal = chosen): boolean {
    const file = this.#needs.state.files.find((each) => each.sdiId === sdiId);
    if (!file || file.outcome !== null) return false;
    this.#tell(file, outcome, refusal);
    this.#needs.save();
    return true;
  }

  #tell(file: ReceivedFile, outcome: Outcome, refusal?: Refusal): void {
    const { state, now } = this.#needs;
    file.outcome = outcome;
    if (outcome === 'NS' && file.refusals.length === 0 && refusal) file.refusals = [refusal];
    state.notifications.push(messageOf(file, outcome, ++state.lastId, new Date(now())));
  }

  /** A number may come again only where it was refused before. */
  #duplicates(document: ReceivedFile['document']): Refusal[] {
    if (!document) return [];
    const { sellerVat, number, day } = document;
    const there = this.files.some(
      (each) =>
        each.outcome !== 'NS' &&
        each.document?.sellerVat === sellerVat &&
        each.document.number === number &&
        each.document.day.slice(0, 4) === day.slice(0, 4),
    );
    return there ? [{ code: '00404', text: 'Fattura duplicata' }] : [];
  }
}

const chosen: Refusal = { code: '00311', text: 'CodiceDestinatario non valido' };

/** Where nobody's code and no PEC say where it goes, it waits in the customer's area. */
const asAddressed = ({ document }: ReceivedFile): Outcome =>
  document && (document.recipientCode !== NO_CODE || document.pec) ? 'RC' : 'MC';

const dayOf = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date(at));

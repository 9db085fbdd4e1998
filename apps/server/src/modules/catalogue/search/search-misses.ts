import type { Pool } from 'pg';

/** Searches kept between two writings; beyond, new ones are let go. */
const mostKept = 5000;
const longest = 60;
const keptDays = 90;

/**
 * Searches that found nothing, counted in memory and written now and then: what a search costs does not change. Texts that
 * may be somebody's (mail addresses, numbers of cards and telephones) are not kept, and never who searched.
 */
export class SearchMisses {
  readonly #counts = new Map<string, number>();

  note(query: string): void {
    const text = plainQuery(query);
    if (text === undefined) return;
    const known = this.#counts.get(text);
    if (known === undefined && this.#counts.size >= mostKept) return;
    this.#counts.set(text, (known ?? 0) + 1);
  }

  /** Writes what was counted; what cannot be written is counted on. */
  async write(pool: Pool): Promise<void> {
    if (this.#counts.size === 0) return;
    const counted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#counts.clear();
    try {
      await pool.query(
        `insert into search_miss (day, query, times)
         select (now() at time zone 'Europe/Rome')::date, q, n from unnest($1::text[], $2::int[]) as c (q, n)
         on conflict (day, query) do update set times = search_miss.times + excluded.times`,
        [counted.map(([query]) => query), counted.map(([, times]) => times)],
      );
    } catch (error) {
      for (const [query, times] of counted) this.#counts.set(query, (this.#counts.get(query) ?? 0) + times);
      throw error;
    }
  }
}

/** The query as it is counted; undefined for one that is not. */
function plainQuery(query: string): string | undefined {
  const text = query.normalize('NFC').toLocaleLowerCase('it').replace(/\s+/g, ' ').trim();
  if (text.length < 2 || text.length > longest || !text.isWellFormed() || text.includes('\0')) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return text.includes('@') || digits > 4 ? undefined : text;
}

/** Old days say nothing any more. */
export async function forgetOldMisses({ pool }: { pool: Pool }): Promise<void> {
  await pool.query(`delete from search_miss where day < current_date - ${keptDays}`);
}

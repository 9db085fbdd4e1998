import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** A value a piece of SQL is made with: itself, or the place it will have in a hot statement. */
export type SqlValue<T> = T | RawBuilder<T>;

/** What is given for each SQL type. */
interface GivenFor {
  boolean: boolean;
  int: number;
  bigint: number;
  'int[]': readonly number[];
  uuid: string;
  json: string;
  jsonb: string;
  bytea: Uint8Array;
  timestamptz: Date;
}

type Types = Readonly<Record<string, keyof GivenFor>>;
type Values<T extends Types> = { readonly [name in keyof T]: GivenFor[T[name]] | null };
type Places<T extends Types> = { readonly [name in keyof T]: RawBuilder<GivenFor[T[name]]> };

/** Sends the statement with these values; its rows. */
export type HotStatement<T extends Types, Row> = (db: Db, values: Values<T>) => Promise<Row[]>;

/**
 * A statement that is sent at every tap. Its text is written once, with a place for each value it takes, and once per connection it
 * is parsed and planned; what is left to do each time is to send the values, each of them once. A statement of thirty tables took
 * longer to write than to send.
 * @param name of the prepared statement, lower case and dashes; no two share one
 * @param types of the values, in the order of their places
 * @param write asked once: whatever differs from one time to the next must be a value
 */
export function hotStatement<const T extends Types, Row>(
  name: string,
  types: T,
  write: (places: Places<T>) => RawBuilder<Row>,
): HotStatement<T, Row> {
  const names = Object.keys(types);
  let text: string | undefined;
  return async (db, values) => {
    text ??= `/* prepared: ${name} */ ${textOf(db, write(placesOf(types)))}`;
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(
        text,
        names.map((each) => values[each]),
      ),
    );
    return rows;
  };
}

function placesOf<T extends Types>(types: T): Places<T> {
  const places = Object.entries(types).map(([name, type], index) => [name, sql.raw(`$${index + 1}::${type}`)]);
  return Object.fromEntries(places);
}

function textOf(db: Db, statement: RawBuilder<unknown>): string {
  const { sql: text, parameters } = statement.compile(db);
  if (parameters.length > 0) throw new Error(`a hot statement takes its values by name only: ${text.slice(0, 200)}`);
  return text;
}

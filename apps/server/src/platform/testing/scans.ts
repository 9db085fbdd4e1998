import pg from 'pg';
import { vi } from 'vitest';

export interface SentStatement {
  text: string;
  values: unknown[];
}

/** What this process sends to PostgreSQL from now on, each text once, with the values it was first sent with. */
export function listenToStatements(): { sent(): SentStatement[]; forget(): void; stop(): void } {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return {
    sent() {
      const byText = new Map<string, SentStatement>();
      for (const [first, second] of spy.mock.calls as unknown[][]) {
        const { text, values } =
          typeof first === 'string' ? { text: first, values: second } : (first as pg.QueryConfig);
        if (/^\s*(\/\*.*?\*\/\s*)?(with|select|insert|update|delete)\b/i.test(text) && !byText.has(text)) {
          byText.set(text, { text, values: Array.isArray(values) ? values : [] });
        }
      }
      return [...byText.values()];
    },
    forget: () => void spy.mockClear(),
    stop: () => spy.mockRestore(),
  };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The tables and indexes that PostgreSQL would read from end to end for a statement. */
export async function readsWhole(client: pg.PoolClient, { text, values }: SentStatement): Promise<string[]> {
  await client.query('begin');
  try {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    return wholeBelow(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
  }
}

function wholeBelow(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(wholeBelow);
  const isScanOf = (kind: RegExp) => kind.test(node['Node Type']) && node['Index Cond'] === undefined;
  const table = isScanOf(/^Seq Scan$/) ? node['Relation Name'] : undefined;
  const index = isScanOf(/^(Index( Only)?|Bitmap Index) Scan$/) ? node['Index Name'] : undefined;
  return [...below, table, index].filter((name) => name !== undefined);
}

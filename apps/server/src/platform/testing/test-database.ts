import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../db/database.ts';
import { createDatabase } from '../db/embedded.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase extends DatabaseHandle {
  url: string;
}

/** A fresh database with every migration applied; close it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createTestDatabaseUrl(TEMPLATE);
  return { url, ...openDatabase(url) };
}

/** A fresh database, empty without `template`. */
export async function createTestDatabaseUrl(template?: string): Promise<string> {
  const admin = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  for (let attempt = 1; ; attempt++) {
    try {
      await createDatabase(admin, name, template);
      break;
    } catch (error) {
      // Two files cloning the template at the same moment: one of them finds it in use.
      if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

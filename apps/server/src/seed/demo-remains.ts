import { verify } from '@node-rs/argon2';
import { ConfigError } from '../platform/config.ts';
import { awaitDatabase } from '../platform/db/await-database.ts';
import type { Deps } from '../platform/deps.ts';
import { demoPassword, demoPeople } from './seed-accounts.ts';

/**
 * A real shop does not open with accounts anybody can use: those of the demo that still have its password, which is in
 * the sources. One statement where there are none; each that is found costs a hash (some 20 ms).
 * @throws {ConfigError} with a line for each account
 */
export async function refuseDemoRemains({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  if (config.isDemo) return;
  const accounts = await awaitDatabase(log, 'the accounts of the demo', () =>
    db
      .selectFrom('account')
      .select(['login', 'password_hash'])
      .where(
        'login',
        'in',
        demoPeople.map(({ login }) => login),
      )
      .orderBy('login')
      .execute(),
  );
  const problems: string[] = [];
  for (const { login, password_hash: hash } of accounts) {
    if (hash && (await verify(hash, demoPassword).catch(() => false)))
      problems.push(
        `the account ${login} still opens with the password of the demo: change it, or begin with an empty database`,
      );
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

import { expect, it } from 'vitest';
import { createLogger, RequestLogger } from './log.ts';
import { createTestApp } from './testing/test-app.ts';

function collect(level = 'trace') {
  const lines: string[] = [];
  return { lines, log: createLogger(level, { write: (line) => void lines.push(line) }) };
}

it('never writes tokens and personal data', () => {
  const { lines, log } = collect();
  log.info(
    { email: 'anna@sporta.example', request: { headers: { cookie: 'secret', 'x-ebsn-account': 'secret' } } },
    'hello',
  );
  log.info({ user: { firstName: 'Anna', password: 'secret' }, token: 'secret' });
  expect(lines.join('')).not.toMatch(/anna|secret/i);
  expect(lines.join('')).toContain('[redacted]');
});

it('keeps the values quoted by database errors to itself', () => {
  const { lines, log } = collect();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@sporta.example) exists',
  });
  log.error({ err: error }, 'failed');
  expect(lines[0]).toContain('23505');
  expect(lines[0]).not.toContain('anna@');
});

it('says what failed where the failure is a plain object, and quotes nothing else of it', () => {
  const { lines, log } = collect();
  log.error(
    { err: { message: 'relation is gone', stack: 'at boss', queue: 'notices', job: { e_mail: 'anna@' } } },
    'jobs',
  );
  log.error({ err: { reason: 'anna@' } }, 'jobs');
  expect(JSON.parse(lines[0] ?? '').err).toEqual({ message: 'relation is gone', stack: 'at boss' });
  expect(JSON.parse(lines[1] ?? '').err.message).toBe('not an error');
  expect(lines.join('')).not.toMatch(/anna|object Object/);
});

it('writes request lines with their id, lazily', () => {
  const { lines, log } = collect('info');
  const request = new RequestLogger(log, { reqId: 'abc-1' });
  request.debug('nothing');
  request.info({ route: '/x' }, 'request');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reqId: 'abc-1', route: '/x', msg: 'request' });
});

it('gives every request of the app a logger with an id of its own', async () => {
  const { lines, log } = collect('info');
  const shop = await createTestApp([], { log });
  for (let n = 0; n < 2; n++) await shop.app.inject({ method: 'POST', url: '/ebsn/api/nowhere' });
  shop.app.log.info('of the app');
  await shop.close();
  const written = lines.map((line) => JSON.parse(line));
  const ids = written.filter(({ msg }) => msg === 'request').map(({ reqId }) => reqId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-/);
  expect(written.find(({ msg }) => msg === 'of the app')).not.toHaveProperty('reqId');
});

it('never logs a query string', async () => {
  const { lines, log } = collect();
  const shop = await createTestApp([], { log });
  await shop.app.inject({
    method: 'GET',
    url: '/ebsn/api/registration/update_password?old_password=Segreto1&new_password=Segreto2',
  });
  await shop.app.inject({ method: 'GET', url: '/ebsn/api/%ff?q=Segreto3' });
  await shop.close();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('Segreto');
});

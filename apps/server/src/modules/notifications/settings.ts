import { type NoticeKind, type NoticeSettings, noticeKinds } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pushKeys } from './push-keys.ts';
import {
  readChoices,
  readDevices,
  readQuiet,
  readVanMail,
  writeChoice,
  writeQuiet,
  writeVanMail,
} from './settings.repo.ts';

/** Kinds whose mail comes unless somebody says no: each of these was asked for by itself. */
const askedFor: ReadonlySet<NoticeKind> = new Set(['product', 'zone', 'weekly']);

/** What a customer is told of. Nothing goes to a device unless they said yes; a mail they asked for does unless they said no. */
export async function readSettings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: number,
): Promise<NoticeSettings> {
  const [{ publicKey }, choices, vanMail, quiet, devices] = await Promise.all([
    pushKeys(db),
    readChoices(db, accountId),
    readVanMail(db, accountId),
    readQuiet(db, accountId),
    readDevices(db, accountId),
  ]);
  return {
    publicKey,
    kinds: noticeKinds.map((kind) => {
      const choice = choices.find((each) => each.kind === kind);
      const mail = kind === 'van' ? vanMail : (choice?.mail ?? askedFor.has(kind));
      return { kind, mail, push: choice?.push ?? false };
    }),
    ...(quiet && quiet.from !== quiet.to ? { quiet: { from: clockText(quiet.from), to: clockText(quiet.to) } } : {}),
    apps: [...(config.appPush.firebase ? ['fcm' as const] : []), ...(config.appPush.apple ? ['apns' as const] : [])],
    devices: devices.map(({ endpoint }) => ({ endpoint })),
  };
}

export async function choose(
  db: Db,
  choice: { accountId: number; kind: NoticeKind; channel: 'mail' | 'push'; wanted: boolean },
): Promise<void> {
  const { accountId, kind, channel, wanted } = choice;
  if (channel === 'mail' && kind === 'van') return writeVanMail(db, accountId, wanted);
  await writeChoice(db, choice);
}

/** @param from and `to` as "22:00" */
export async function setQuiet(db: Db, accountId: number, { from, to }: { from: string; to: string }): Promise<void> {
  await writeQuiet(db, accountId, { from: minutesOf(from), to: minutesOf(to) });
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

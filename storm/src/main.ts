/**
 * Buys in a shop that falls apart all the time, then looks whether everything still adds up: money, goods, places,
 * certificates, points, mails. Run: npm run storm. Exit code 1 and the seed when something does not.
 */
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilCalm } from './calm.ts';
import { type Chance, chanceOf } from './chance.ts';
import { Customer } from './customer.ts';
import { fillShop, type Goods } from './goods.ts';
import { shop } from './journey.ts';
import { linkAccounts } from './link-accounts.ts';
import { Logbook } from './logbook.ts';
import { openBase } from './open-base.ts';
import { type Options, readOptions } from './options.ts';
import { report } from './report.ts';
import { rememberBefore, violations } from './rules.ts';
import { type Stage, setStage } from './stage.ts';
import { tellTenders } from './tender-facts.ts';
import { Weather } from './weather.ts';

const options = readOptions(process.argv.slice(2));
const begun = performance.now();
const say = (text: string) =>
  console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const logbook = new Logbook();
const directory = await mkdtemp(path.join(tmpdir(), 'sporta-storm-'));
// As root the database server runs as another user, who must be able to enter.
await chmod(directory, 0o755);
process.on('SIGTERM', () => process.exit(1)).on('SIGINT', () => process.exit(1));

const broken = await run(options).finally(async () => {
  if (options.logs) await cp(path.join(directory, 'log'), options.logs, { recursive: true }).catch(() => undefined);
  await rm(directory, { recursive: true, force: true });
});
report(options, logbook, broken, (performance.now() - begun) / 1000);
process.exit(broken.length > 0 ? 1 : 0);

async function run({ seed, purchases, orders, crowd, drill, tenders }: Options): Promise<string[]> {
  const chance = chanceOf(seed);
  say(`seed ${seed}: filling the shop…`);
  const base = await openBase(drill, directory, logbook);
  try {
    const goods = await fillShop(base.urlAt(base.directPort?.() ?? base.port), orders ?? purchases);
    const stage = await setStage(base, directory, chance, tenders);
    try {
      await rememberBefore(stage);
      if (tenders)
        say(`${await linkAccounts(stage, goods.people, chance.branch('accounts'))} meal-ticket accounts linked`);
      say(`${orders ? `${orders} orders` : `${purchases} purchases`}, ${crowd} at a time, in bad weather…`);
      const weather = new Weather(stage, logbook, chance.branch('weather'));
      let crash: Promise<void> | undefined;
      await buyAll(stage, goods, chance, { purchases, orders, crowd }, () => {
        crash = weather.crashDatabase();
      });
      await crash;
      say('all bought; the weather clears…');
      const missing = await weather.clear();
      say('waiting until nothing is left to do…');
      const left = await untilCalm(stage);
      say('looking whether it adds up…');
      return [
        ...missing.map((name) => `${name} did not come back`),
        ...left.map((what) => `never done: ${what}`),
        ...(await violations(stage, logbook)),
        ...(tenders ? await tellTenders(stage, logbook) : []),
      ];
    } finally {
      await stage.stop();
    }
  } finally {
    await base.stop();
  }
}

/** A crowd takes one purchase after the other; each person shops again and again, sometimes in two places at once. */
async function buyAll(
  stage: Stage,
  goods: Goods,
  chance: Chance,
  { purchases, orders, crowd }: Pick<Options, 'purchases' | 'orders' | 'crowd'>,
  inTheMiddle: () => void,
): Promise<void> {
  let begun = 0;
  let done = 0;
  let isPastMiddle = false;
  /** 0 to 1. */
  const share = () => (orders ? logbook.toldPaid.size / orders : begun / purchases);
  const hand = async () => {
    while (share() < 1) {
      begun += 1;
      if (share() >= 0.5 && !isPastMiddle) {
        isPastMiddle = true;
        inTheMiddle();
      }
      const own = chance.branch(`purchase ${begun}`);
      await shop(new Customer(own.one(goods.people), stage, logbook, own), goods, logbook);
      done += 1;
      if (done % 50 === 0) say(`${done} purchases, ${logbook.toldPaid.size} orders`);
    }
  };
  await Promise.all(Array.from({ length: crowd }, hand));
}

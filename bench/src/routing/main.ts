/**
 * Measures the planner of rounds on published instances: `npm run bench:routing -- FOLDER [--seconds 10] [--steps N] [--only R1]`.
 * The folder holds the instances as tables and best-known.json (`solomon.ts`). Nothing of it belongs to the project.
 */
import { parseArgs } from 'node:util';
import { threadPlanner } from '@sporta/routing/thread';
import { town } from '../../../packages/routing/src/testing/town.ts';
import { measure, type Outcome, titles } from './measure.ts';
import { readFolder } from './solomon.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    steps: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run bench:routing -- FOLDER [--seconds 10] [--steps N] [--only NAME]');
  process.exit(2);
}

const options = {
  seed: 1,
  timeLimit: 1000 * Number(values.seconds),
  ...(values.steps ? { iterations: Number(values.steps) } : {}),
};
const planner = threadPlanner();
const instances = readFolder(folder).filter(({ name }) => name.startsWith(values.only));

console.log(titles);
const outcomes: Outcome[] = [];
for (const instance of instances) {
  const outcome = await measure(planner, instance, options);
  outcomes.push(outcome);
  console.log(outcome.row);
}

const mean = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + of(each), 0) / outcomes.length;
const more = Math.max(...outcomes.map((each) => each.moreVehicles));
const unsound = outcomes.filter((each) => !each.isSound);
const gap = mean((each) => each.gap);
console.log(
  `\n${outcomes.length} instances: distance ${gap.toFixed(2)} % above the best known on average, ` +
    `${more} vehicle(s) more at most, ${mean((each) => each.moreVehicles).toFixed(2)} on average, ` +
    `${Math.round(mean((each) => each.steps))} steps on average`,
);

const evening = town({ seed: 1, stops: 200, vans: 12, crates: 80 });
const began = performance.now();
const plan = await planner.plan(evening, { ...options, timeLimit: Math.min(options.timeLimit, 9000) });
console.log(
  `200 stops, 12 vans: ${plan.routes.length} vans, ${Math.round(plan.metres / 1000)} km, ${plan.unserved.length} unserved, ` +
    `${plan.iterations} steps, ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
for (const each of unsound) console.error(`${each.name}: a route is late or too full, or a stop is missing`);
process.exitCode = unsound.length > 0 || gap > 5 || more > 1 ? 1 : 0;

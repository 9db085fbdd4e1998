import { z } from 'zod';
import { isScenarioName, SCENARIOS, type ScenarioName } from './scenarios.ts';

/** `slow`: does what is asked, then answers after `slowMs`: the caller cannot know. */
export type Health = 'ok' | 'down' | 'slow';

export interface Settings {
  /** Wins over what the card says. */
  scenario: ScenarioName | null;
  /** Payments the scenario still holds for; null = until changed. */
  scenarioTimes: number | null;
  /** Scenario of single payments, by `codTrans`; wins over all. */
  scenarioOf: Record<string, ScenarioName>;
  api: Health;
  /** Calls that answer 503 while the others work, e.g. `/api/annulla`. */
  downPaths: string[];
  /** Calls that are carried out and whose answer is cut off. */
  lostPaths: string[];
  pages: Health;
  slowMs: number;
  /** Delay of a late notice, and longest wait of an out-of-order one. */
  lateMs: number;
  /** How many times a duplicated notice is sent. */
  duplicates: number;
  /** Waits before each repetition of a notice that was not answered 200; the last one goes on. */
  retryMs: number[];
}

export function defaultSettings(): Settings {
  return {
    scenario: null,
    scenarioTimes: null,
    scenarioOf: {},
    api: 'ok',
    downPaths: [],
    lostPaths: [],
    pages: 'ok',
    slowMs: 30_000,
    lateMs: 8_000,
    duplicates: 3,
    retryMs: [1_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000],
  };
}

const milliseconds = z.number().int().min(0).max(3_600_000);
const health = z.enum(['ok', 'down', 'slow']);

export const settingsChange = z.strictObject({
  scenario: z
    .custom<ScenarioName>(isScenarioName, { error: `must be one of ${Object.keys(SCENARIOS).join(', ')}` })
    .nullable()
    .optional(),
  scenarioTimes: z.number().int().min(1).max(1000).optional(),
  codTrans: z.string().optional(),
  api: health.optional(),
  downPaths: z.array(z.string().startsWith('/api/')).optional(),
  lostPaths: z.array(z.string().startsWith('/api/')).optional(),
  pages: health.optional(),
  slowMs: milliseconds.optional(),
  lateMs: milliseconds.optional(),
  duplicates: z.number().int().min(1).max(50).optional(),
  retryMs: z.array(milliseconds).min(1).max(20).optional(),
});

export function applyChange(settings: Settings, change: z.output<typeof settingsChange>): void {
  const { scenario, scenarioTimes, codTrans, ...rest } = change;
  Object.assign(settings, rest);
  if (scenario === undefined) return;
  if (codTrans !== undefined) {
    if (scenario === null) delete settings.scenarioOf[codTrans];
    else settings.scenarioOf[codTrans] = scenario;
  } else {
    settings.scenario = scenario;
    settings.scenarioTimes = scenario === null ? null : (scenarioTimes ?? null);
  }
}

/** The scenario of a payment that is being paid with a card of scenario `ofCard`; uses up one of `scenarioTimes`. */
export function chooseScenario(settings: Settings, codTrans: string, ofCard: ScenarioName): ScenarioName {
  const ofPayment = settings.scenarioOf[codTrans];
  if (ofPayment) return ofPayment;
  const { scenario } = settings;
  if (scenario === null) return ofCard;
  if (settings.scenarioTimes !== null) {
    settings.scenarioTimes -= 1;
    if (settings.scenarioTimes === 0) Object.assign(settings, { scenario: null, scenarioTimes: null });
  }
  return scenario;
}

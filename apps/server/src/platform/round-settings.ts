/** How rounds are planned, and by which engines of one's own. */
export interface RoundSettings {
  /** How long the planner may search, in milliseconds. */
  planningMs: number;
  /** An OSRM that knows how long ways take; undefined: the straight line. */
  osrmUrl: string | undefined;
  /** A VROOM that plans; undefined: the search of our own. */
  vroomUrl: string | undefined;
  /** How long an engine may take to answer, in milliseconds. */
  engineMs: number;
}

interface RoundEnvironment {
  ROUNDS_PLANNING_SECONDS: number;
  ROUNDS_OSRM_URL?: string | undefined;
  ROUNDS_VROOM_URL?: string | undefined;
  ROUNDS_ENGINE_SECONDS: number;
}

export const readRoundSettings = (env: RoundEnvironment): RoundSettings => ({
  planningMs: env.ROUNDS_PLANNING_SECONDS * 1000,
  osrmUrl: env.ROUNDS_OSRM_URL?.replace(/\/+$/, ''),
  vroomUrl: env.ROUNDS_VROOM_URL?.replace(/\/+$/, ''),
  engineMs: env.ROUNDS_ENGINE_SECONDS * 1000,
});

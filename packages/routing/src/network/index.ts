export type { Engine } from './ask.ts';
export { planOrElse, travelOrElse } from './or-else.ts';
export { osrmSource } from './osrm.ts';
export { vroomPlanner } from './vroom.ts';

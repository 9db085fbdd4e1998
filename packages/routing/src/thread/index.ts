export { threadPlanner } from './thread-planner.ts';

import { parentPort, workerData } from 'node:worker_threads';
import { searchPlan } from '../search/search-plan.ts';
import type { Errand } from './thread-planner.ts';

// The thread lives for one search.
const { problem, options } = workerData as Errand;
parentPort?.postMessage(searchPlan(problem, options));

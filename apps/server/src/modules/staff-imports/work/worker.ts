/** A thread that works on one import, so that the server goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { workOn } from './work-on.ts';

const { databaseUrl, importId } = workerData as { databaseUrl: string; importId: number };
const outcome = await workOn(databaseUrl, importId);
parentPort?.postMessage(outcome);

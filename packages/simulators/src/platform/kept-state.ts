import type { FastifyInstance } from 'fastify';
import { readJsonFile, writeJsonFile } from './json-file.ts';

const SAVE_AFTER_MS = 20;

export interface KeptState<S> {
  state: S;
  /** Writes soon: changes come in bursts, and the whole file is written once for each of them. */
  save(): void;
  saveNow(): void;
  /** Writes now what would be written soon. */
  saveDue(): void;
}

/**
 * The state of a simulator: what `file` holds, over `empty`. Without a file it lives in memory.
 * @throws when the file is there and cannot be read
 */
export function keepState<S extends object>(file: string | undefined, empty: S): KeptState<S> {
  const state: S = { ...empty, ...((file ? readJsonFile(file) : undefined) as Partial<S> | undefined) };
  let due: NodeJS.Timeout | undefined;
  const saveNow = () => {
    clearTimeout(due);
    due = undefined;
    if (file) writeJsonFile(file, state);
  };
  return {
    state,
    saveNow,
    save() {
      due ??= setTimeout(saveNow, SAVE_AFTER_MS);
    },
    saveDue() {
      if (due) saveNow();
    },
  };
}

/** What was answered is on the disk: a simulator killed afterwards remembers it. To be called before other hooks. */
export function saveBeforeAnswers(app: FastifyInstance, kept: Pick<KeptState<unknown>, 'saveDue'>): void {
  app.addHook('onSend', async (_request, _reply, payload) => {
    kept.saveDue();
    return payload;
  });
}

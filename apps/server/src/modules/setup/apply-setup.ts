import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { type Answers, questionNames, questionOf } from './questions.ts';
import { rememberedAnswers } from './remembered-answers.repo.ts';
import { guardAs, settingsPlace } from './settings-place.ts';
import { hasSetting, withSettings } from './settings-text.ts';
import { writeSetup } from './write-setup.ts';

/**
 * Opens the shop as answered: its store, hours, zones and slots in the database, its seller in the settings file. All or nothing:
 * the new settings are written beside the old and take their place once the database has kept its part.
 * @param answers whole and in their one form: see `readAnswers`
 * @param settingsFile `.env`, which need not be there
 * @throws BusinessError of the hours, zones and windows; a file error when the settings cannot be written
 */
export async function applySetup(deps: Deps, answers: Answers, settingsFile: string): Promise<void> {
  const place = await settingsPlace(settingsFile);
  const text = existsSync(place) ? await readFile(place, 'utf8') : '';
  const before = await rememberedAnswers(deps.db);
  const beside = `${place}.setup`;
  try {
    // it may hold the secrets of the shop
    await writeFile(beside, withSettings(text, settingsToWrite(text, answers, before)), { mode: 0o600 });
    await guardAs(place, beside);
    const warehouseId = await withTransaction(deps.db, (tx) => writeSetup(tx, answers, deps.clock.now()));
    await rename(beside, place);
    await generateTimeslots(deps, warehouseId);
  } finally {
    await rm(beside, { force: true });
  }
}

/**
 * Answers about the seller, under the names of their settings; one that was taken back is empty. What is answered as before stays
 * as the file has it: somebody may have changed it there.
 */
function settingsToWrite(text: string, answers: Answers, before: Answers): Record<string, string> {
  const named = questionNames.flatMap((name) => {
    const { setting } = questionOf(name);
    const isAsBefore =
      answers[name] === before[name] && (answers[name] === undefined || hasSetting(text, setting ?? ''));
    return setting === undefined || isAsBefore ? [] : [[setting, answers[name] ?? '']];
  });
  return Object.fromEntries(named);
}

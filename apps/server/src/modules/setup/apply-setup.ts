import { readFile } from 'node:fs/promises';
import type { ShopFieldName } from '@sporta/contract';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { keepLogo, loadShop, readSaid, saySetup } from '../shop-settings/index.ts';
import { type Answers, questionNames, questionOf } from './questions.ts';
import { rememberedAnswers } from './remembered-answers.repo.ts';
import { writeSetup } from './write-setup.ts';

/**
 * Opens the shop as answered, in one transaction: who sells and what the shop looks like, its store, hours, zones and slots. All or
 * nothing, and it counts at once; of a logo that was kept for nothing nobody sees anything.
 * @param answers whole and in their one form: see `readAnswers`
 * @throws BusinessError of the hours, zones, windows and logo; a file error when the logo cannot be read
 */
export async function applySetup(deps: Deps, answers: Answers): Promise<void> {
  const before = await rememberedAnswers(deps.db);
  const said = await saidDifferently(deps, answers, before);
  const logo = answers.logo === before.logo ? undefined : await logoOf(deps, answers.logo);
  const warehouseId = await withTransaction(deps.db, async (tx) => {
    await saySetup(tx, { ...said, ...(logo === undefined ? {} : { logo }) });
    return writeSetup(tx, answers, deps.clock.now());
  });
  await loadShop(deps);
  await generateTimeslots(deps, warehouseId);
}

/** @returns its name; empty: there is to be none */
async function logoOf(deps: Deps, file: string | undefined): Promise<string> {
  return file === undefined ? '' : keepLogo(deps, await readFile(file));
}

/**
 * What is answered otherwise than before; an answer taken back is empty. What is answered as before stays as it is said now: somebody
 * may have said it otherwise in the Banco.
 */
async function saidDifferently(
  { db }: Pick<Deps, 'db'>,
  answers: Answers,
  before: Answers,
): Promise<Partial<Record<ShopFieldName, string>>> {
  const said = await readSaid(db);
  const named = questionNames.flatMap((name) => {
    const { field } = questionOf(name);
    if (!field) return [];
    const isAsBefore = answers[name] === before[name] && (answers[name] === undefined || said[field] !== undefined);
    return isAsBefore ? [] : [[field, answers[name] ?? ''] as const];
  });
  return Object.fromEntries(named);
}

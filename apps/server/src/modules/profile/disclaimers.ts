import type { UserDisclaimer } from '@sporta/contract';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import {
  type DisclaimerSet,
  insertAnswers,
  listAnswered,
  listDisclaimers,
  listModuleTypes,
} from './disclaimers.repo.ts';

/** The texts of a registration that names neither module nor store (specification, section 3). */
export const defaultDisclaimers: DisclaimerSet = { moduleTypeId: 2, storeId: 5 };

export interface Answers extends DisclaimerSet {
  /** Undefined: the answers are only checked. */
  accountId: number | undefined;
  answers: readonly { disclaimerId: number; accepted: boolean }[];
  /** Every required text must be among the answers (registration). */
  complete: boolean;
  now: Date;
}

/**
 * Records answers with their date; earlier ones stay as they were.
 * @throws BusinessError `disclaimer-not-found`, `disclaimer-required`
 */
export async function recordAnswers(tx: Tx, { accountId, answers, complete, now, ...set }: Answers): Promise<void> {
  const texts = await listDisclaimers(tx, set, now);
  const given = new Map(answers.map((each) => [each.disclaimerId, each.accepted]));
  const unknown = [...given.keys()].some((id) => !texts.some((text) => text.disclaimerId === id));
  if (unknown) {
    throw new BusinessError('disclaimer-not-found', 'Un consenso non è più quello in vigore: ricarica la pagina.', {
      field: 'disclaimers',
    });
  }
  const refused = texts.find((text) => {
    const answer = given.get(text.disclaimerId);
    return text.required && (complete ? answer !== true : answer === false);
  });
  if (refused) {
    throw new BusinessError('disclaimer-required', `Per continuare serve: ${refused.title}.`, { field: 'disclaimers' });
  }
  if (accountId === undefined || given.size === 0) return;
  await insertAnswers(tx, accountId, given, now);
}

/**
 * Changes the answers of a customer.
 * @returns the texts of today of the modules the answered ones belong to, with the answers
 * @throws BusinessError `disclaimer-not-found`, `disclaimer-required`
 */
export async function changeAnswers(
  db: Db,
  { accountId, ...request }: Omit<Answers, 'complete'> & { accountId: number },
): Promise<UserDisclaimer[]> {
  const { answers, storeId, now } = request;
  await withTransaction(db, (tx) => recordAnswers(tx, { ...request, accountId, complete: false }));
  const moduleTypeIds = await listModuleTypes(
    db,
    answers.map((each) => each.disclaimerId),
  );
  const lists = await Promise.all(
    moduleTypeIds.map((moduleTypeId) => listAnswered(db, accountId, { moduleTypeId, storeId }, now)),
  );
  return lists.flat();
}

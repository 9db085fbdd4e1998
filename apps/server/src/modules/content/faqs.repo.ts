import type { FaqGroup } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Questions and answers (table faq). */

/** By category, both in the order of the shop. */
export async function listFaqs(db: Db): Promise<FaqGroup[]> {
  const rows = await db
    .selectFrom('faq')
    .select(['category', 'question', 'answer'])
    .orderBy('position')
    .orderBy('faq_id')
    .execute();
  return [...Map.groupBy(rows, ({ category }) => category)].map(([category, items]) => ({
    category,
    items: items.map(({ question, answer }) => ({ question, answer })),
  }));
}

/** Replaces all questions by these, in this order; answers are sanitised. */
export async function replaceFaqs(
  tx: Tx,
  faqs: readonly { category: string; question: string; answer: string }[],
): Promise<void> {
  await tx.deleteFrom('faq').execute();
  if (faqs.length === 0) return;
  await tx
    .insertInto('faq')
    .values(faqs.map((faq, position) => ({ ...faq, position })))
    .execute();
}

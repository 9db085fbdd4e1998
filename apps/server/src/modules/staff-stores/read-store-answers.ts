import type { MessageError } from '@sporta/contract/envelope.ts';
import type { StoreAnswerName } from '@sporta/contract/staff-store-words.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Answers, type QuestionName, questionOf } from '../setup/index.ts';

/** The question of setup that each answer is to. */
const questions: Record<StoreAnswerName, QuestionName> = {
  name: 'storeName',
  street: 'street',
  street_number: 'streetNumber',
  postal_code: 'postalCode',
  city: 'city',
  province: 'province',
  position: 'position',
  phone: 'phone',
  email: 'email',
  services: 'services',
  hours: 'hours',
  pickup_slots: 'pickupSlots',
  home_postcodes: 'homePostcodes',
  home_slots: 'homeSlots',
  delivery_cost: 'deliveryCost',
  free_from: 'freeFrom',
  minimum_order: 'minimumOrder',
  orders_per_slot: 'ordersPerSlot',
};

export type Refuse = (field: StoreAnswerName, what: string) => void;

/**
 * Reads what is answered of a store, as setup reads it.
 * @param isNeeded for which answers an empty text is refused
 * @param check what only all of it together tells
 * @throws BusinessError `wrong-answer` with all that is wrong, each naming its field
 */
export function readStoreAnswers<Name extends StoreAnswerName>(
  given: Readonly<Record<Name, string>>,
  {
    names,
    isNeeded,
    check,
  }: { names: readonly Name[]; isNeeded: (name: Name) => boolean; check?: (answers: Answers, refuse: Refuse) => void },
): Answers {
  const answers: Answers = {};
  const wrong: MessageError[] = [];
  const refuse: Refuse = (field, what) =>
    wrong.push({ code: 'wrong-answer', error: `${questionOf(questions[field]).label}: ${what}`, field });
  for (const field of names) {
    const text = given[field].trim();
    if (text === '') {
      if (isNeeded(field)) refuse(field, 'manca');
      continue;
    }
    try {
      answers[questions[field]] = questionOf(questions[field]).read(text);
    } catch (error) {
      refuse(field, (error as Error).message);
    }
  }
  check?.(answers, refuse);
  const [first, ...others] = wrong;
  if (first) throw new BusinessError(first.code, first.error, { field: first.field!, others });
  return answers;
}

/** Setup may put the only store anywhere; of two, the nearest is asked for, and vans set out from theirs. */
export const isNeededOfStore = (field: StoreAnswerName): boolean =>
  field === 'position' || !questionOf(questions[field]).optional;

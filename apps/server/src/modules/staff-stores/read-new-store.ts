import type { MessageError } from '@sporta/contract/envelope.ts';
import { type StoreAnswerName, storeAnswerNames } from '@sporta/contract/staff-store-words.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Answers, type QuestionName, questionOf, readWeek } from '../setup/index.ts';

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
  hours: 'hours',
  pickup_slots: 'pickupSlots',
  home_postcodes: 'homePostcodes',
  home_slots: 'homeSlots',
  delivery_cost: 'deliveryCost',
  free_from: 'freeFrom',
  minimum_order: 'minimumOrder',
  orders_per_slot: 'ordersPerSlot',
};

/**
 * Reads what is answered of a new store, as setup reads it.
 * @throws BusinessError `wrong-answer` with all that is wrong, each naming its field
 */
export function readNewStore(given: Readonly<Record<StoreAnswerName, string>>): Answers {
  const answers: Answers = {};
  const wrong: MessageError[] = [];
  const refuse = (field: StoreAnswerName, what: string) =>
    wrong.push({ code: 'wrong-answer', error: `${questionOf(questions[field]).label}: ${what}`, field });
  for (const field of storeAnswerNames) {
    const { read, optional } = questionOf(questions[field]);
    const text = given[field].trim();
    if (text === '') {
      // setup may put the only store anywhere; of two, the nearest is asked for, and vans set out from theirs
      if (!optional || field === 'position') refuse(field, 'manca');
      continue;
    }
    try {
      answers[questions[field]] = read(text);
    } catch (error) {
      refuse(field, (error as Error).message);
    }
  }
  const isSaid = (field: StoreAnswerName) => given[field].trim() !== '';
  if (!isSaid('pickup_slots') && !isSaid('home_slots')) {
    refuse('pickup_slots', 'serve almeno una fascia, di ritiro o di consegna');
  }
  if (isSaid('home_slots') && !isSaid('home_postcodes')) refuse('home_postcodes', 'chi consegna dice anche dove');
  if (isSaid('home_postcodes') && !isSaid('home_slots')) refuse('home_slots', 'chi consegna dice anche quando');
  const closed = answers.hours && answers.pickupSlots ? whileClosed(answers.pickupSlots, answers.hours) : undefined;
  if (closed) refuse('pickup_slots', `${closed} il negozio è chiuso`);
  const [first, ...others] = wrong;
  if (first) throw new BusinessError(first.code, first.error, { field: first.field!, others });
  return answers;
}

const days = ['il lunedì', 'il martedì', 'il mercoledì', 'il giovedì', 'il venerdì', 'il sabato', 'la domenica'];

/** The first window in which nobody is there to hand goods over. */
function whileClosed(windows: string, hours: string): string | undefined {
  const open = readWeek(hours);
  const outside = readWeek(windows).find(
    (window) =>
      !open.some(
        ({ weekday, opens, closes }) => weekday === window.weekday && opens <= window.opens && closes >= window.closes,
      ),
  );
  return outside && `${days[outside.weekday - 1]} ${outside.opens}-${outside.closes}`;
}

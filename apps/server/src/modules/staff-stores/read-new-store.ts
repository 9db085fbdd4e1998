import { type StoreAnswerName, storeAnswerNames } from '@sporta/contract/staff-store-words.ts';
import { type Answers, readWeek } from '../setup/index.ts';
import { isNeededOfStore, readStoreAnswers } from './read-store-answers.ts';

/**
 * Reads what is answered of a new store.
 * @throws BusinessError `wrong-answer` with all that is wrong, each naming its field
 */
export function readNewStore(given: Readonly<Record<StoreAnswerName, string>>): Answers {
  const isSaid = (field: StoreAnswerName) => given[field].trim() !== '';
  return readStoreAnswers(given, {
    names: storeAnswerNames,
    isNeeded: isNeededOfStore,
    check: (answers, refuse) => {
      if (!isSaid('pickup_slots') && !isSaid('home_slots')) {
        refuse('pickup_slots', 'serve almeno una fascia, di ritiro o di consegna');
      }
      if (isSaid('home_slots') && !isSaid('home_postcodes')) refuse('home_postcodes', 'chi consegna dice anche dove');
      if (isSaid('home_postcodes') && !isSaid('home_slots')) refuse('home_slots', 'chi consegna dice anche quando');
      const closed = answers.hours && answers.pickupSlots ? whileClosed(answers.pickupSlots, answers.hours) : undefined;
      if (closed) refuse('pickup_slots', `${closed} il negozio è chiuso`);
    },
  });
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

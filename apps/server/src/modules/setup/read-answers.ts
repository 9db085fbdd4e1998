import { type Answers, type QuestionName, questionNames, questionOf } from './questions.ts';

/** One thing wrong with the answers, for the shopkeeper; it begins with the field it is about. */
export type Problem = string;

/**
 * Reads the answers of a file over those given before: what is not in the file stays as it was, and an empty text takes an
 * optional answer back.
 * @param given what the file holds, whatever that is
 * @returns all problems at once; the answers are whole only when there are none
 */
export function readAnswers(given: unknown, before: Answers = {}): { answers: Answers; problems: Problem[] } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return {
      answers: before,
      problems: ['Il file: servono le risposte fra parentesi graffe, come {"storeName": "…"}'],
    };
  }
  const answers: Answers = { ...before };
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!isQuestion(name)) {
      problems.push(`${name.slice(0, 40)}: questo campo non si conosce. Ci sono ${questionNames.join(', ')}`);
    } else if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      problems.push(problemOf(name, 'si scrive come testo fra virgolette'));
    } else {
      const found = readAnswer(name, String(value ?? ''));
      if (found.problem !== undefined) problems.push(found.problem);
      else if (found.value === undefined) delete answers[name];
      else answers[name] = found.value;
    }
  }
  return { answers, problems: [...problems, ...missingOf(answers, given)] };
}

/** @returns the answer in its one form (without: none), or what is wrong with it */
export function readAnswer(
  name: QuestionName,
  text: string,
): { value?: string | undefined; problem?: undefined } | { problem: Problem } {
  if (text.trim() === '') return {};
  try {
    return { value: questionOf(name).read(text) };
  } catch (error) {
    return { problem: problemOf(name, (error as Error).message) };
  }
}

/** @param given of what is wrong there, nothing more is said */
export function missingOf(answers: Answers, given: object = {}): Problem[] {
  const lacks = (name: QuestionName) => answers[name] === undefined && !Reflect.get(given, name);
  const problems = questionNames
    .filter((name) => !questionOf(name).optional && lacks(name))
    .map((name) => problemOf(name, 'manca'));
  if (lacks('pickupSlots') && lacks('homeSlots')) {
    problems.push(problemOf('pickupSlots', 'serve almeno una fascia, di ritiro o di consegna (homeSlots)'));
  }
  if (!lacks('homeSlots') && lacks('homePostcodes')) {
    problems.push(problemOf('homePostcodes', 'chi ha fasce di consegna dice anche dove consegna'));
  }
  if (!lacks('homePostcodes') && lacks('homeSlots')) {
    problems.push(problemOf('homeSlots', 'chi consegna dice anche in quali fasce'));
  }
  return problems;
}

const isQuestion = (name: string): name is QuestionName => (questionNames as string[]).includes(name);

const problemOf = (name: QuestionName, what: string): Problem => `${name} (${questionOf(name).label}): ${what}`;

import { keep, kept, letGo } from './kept.ts';

/** What a room showed last, and when the server said it. */
export interface LastAnswer<Data = unknown> {
  data: Data;
  /** Instant, in milliseconds. */
  at: number;
}

/** So many answers are kept: a few rooms with a few filters each. */
const MOST = 12;
/** What is older than a day at work helps nobody any more, in milliseconds. */
const TOO_OLD_MS = 12 * 3_600_000;
/** Under this name the device knows which there are, the latest first. */
const LIST = 'answers';
const nameOf = (hash: string) => `answer ${hash}`;

let writing: Promise<void> = Promise.resolve();

/** Keeps what the server answered on the device, in place of what it answered to the same question before. */
export function keepAnswer(hash: string, answer: LastAnswer): Promise<void> {
  // one after the other: each changes the list
  writing = writing.then(() => write(hash, answer)).catch(() => undefined);
  return writing;
}

async function write(hash: string, answer: LastAnswer): Promise<void> {
  const before = (await kept<string[]>(LIST)) ?? [];
  const hashes = [hash, ...before.filter((each) => each !== hash)];
  await keep(nameOf(hash), answer);
  await keep(LIST, hashes.slice(0, MOST));
  await Promise.all(hashes.slice(MOST).map((each) => letGo(nameOf(each))));
}

/** The last answer to this question that is not too old to be of use. @param now instant, in milliseconds */
export async function lastAnswer<Data>(hash: string, now: number): Promise<LastAnswer<Data> | undefined> {
  const answer = await kept<LastAnswer<Data>>(nameOf(hash));
  return answer && now - answer.at < TOO_OLD_MS ? answer : undefined;
}

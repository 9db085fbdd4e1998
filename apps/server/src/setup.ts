/**
 * `npm run setup [-- ANSWERS.json]`: opens a shop of one's own, or changes an answer given before (docs/how-to/own-shop.md).
 * Without a file it asks in the terminal. The messages are Italian: they are for the shopkeeper.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import {
  type Answers,
  applySetup,
  missingOf,
  type QuestionName,
  questionNames,
  questionOf,
  readAnswer,
  readAnswers,
  rememberedAnswers,
  setUpAlone,
} from './modules/setup/index.ts';
import { readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';
import { loadEnvFile } from './platform/env-file.ts';
import { createLogger } from './platform/log.ts';

async function main(): Promise<number> {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0 || file?.startsWith('-') || (file === undefined && !process.stdin.isTTY)) {
    throw new Error('Si usa così: npm run setup (nel terminale), oppure npm run setup -- RISPOSTE.json');
  }
  loadEnvFile();
  const given = file === undefined ? undefined : await readAnswersFile(file);
  return withShopDatabase(async (url) => {
    const deps = createDeps(readConfig(), url, createLogger('warn'));
    try {
      const answers = await setUpAlone(deps, async () => {
        const before = await rememberedAnswers(deps.db);
        const whole = given === undefined ? await ask(before) : answersOf(given, before);
        if (whole) await applySetup(deps, whole);
        return whole;
      });
      if (!answers) return 1;
      console.log(`Fatto: ${answers.storeName} è aperto, e vale da subito.`);
      console.log(
        'Che cosa manca ancora per vendere lo dice il Banco, in «È tutto pronto?»; nome, logo e pagamenti si cambiano in «Il negozio».',
      );
      return 0;
    } finally {
      await deps.close();
    }
  });
}

async function readAnswersFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Il file ${file} non si può leggere.`);
  });
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`Il file ${file} non è JSON: ${(error as Error).message}`);
  }
}

function answersOf(given: unknown, before: Answers): Answers | undefined {
  const { answers, problems } = readAnswers(given, before);
  return problems.length === 0 ? answers : refuse(problems);
}

function refuse(problems: readonly string[]): undefined {
  console.error(['Non ho cambiato niente. Da correggere:', ...problems.map((each) => `  ${each}`)].join('\n'));
}

/** Asks every question until its answer can be read; nothing is written before the last one. */
async function ask(before: Answers): Promise<Answers | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and the end of the input leave the shop as it was
  const ended = new AbortController();
  terminal.on('close', () => ended.abort());
  console.log('Invio tiene la risposta fra parentesi quadre, «-» toglie una risposta facoltativa.');
  try {
    const answers: Answers = { ...before };
    for (const name of questionNames) {
      const value = await askOne((text) => terminal.question(text, { signal: ended.signal }), name, before[name]);
      if (value === undefined) delete answers[name];
      else answers[name] = value;
    }
    const problems = missingOf(answers);
    return problems.length === 0 ? answers : refuse(problems);
  } catch (error) {
    if (ended.signal.aborted) return refuse(['le domande sono state interrotte']);
    throw error;
  } finally {
    terminal.close();
  }
}

async function askOne(
  question: (text: string) => Promise<string>,
  name: QuestionName,
  before: string | undefined,
): Promise<string | undefined> {
  const { label, example, optional } = questionOf(name);
  const hint = before === undefined ? `${optional ? 'facoltativo, ' : ''}ad esempio ${example}` : `[${before}]`;
  for (;;) {
    const text = (await question(`${label} (${hint}): `)).trim();
    if (text === '' && (before !== undefined || optional)) return before;
    if (text === '-' && optional) return undefined;
    const { value, problem } = { value: undefined, problem: undefined, ...readAnswer(name, text) };
    if (value !== undefined) return value;
    console.log(problem ?? `${label}: serve una risposta`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The whole page, or what is open above it, has no accessibility fault that a machine can find.
 * @param without a frame that shows another page of ours, which is looked at by itself
 */
export async function expectAccessible(page: Page, { without }: { without?: string } = {}): Promise<void> {
  await untilStill(page);
  const violations = await (page.frames().length > 1 ? violationsInFrames(page, without) : violationsOf(page));
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}

/** Rows of an old answer are paler until the new one is there, and what moves to its end is between two looks: neither is measured. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"] > .dt') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}

/** Frames are looked into as well, which takes another page of the browser and three times as long. */
async function violationsInFrames(page: Page, without: string | undefined): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page }).withTags(rules);
  return (await (without ? builder.exclude(without) : builder).analyze()).violations;
}

/** The rules as the package packs them: a page reads them in half the time it takes for `axe.source`. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Once in each document: to read the rules takes a page as long as to go by them. */
async function bringRules(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
}

/** The same rules, run in the page itself. */
async function violationsOf(page: Page): Promise<axe.Result[]> {
  await bringRules(page);
  // Of what passes, nobody reads where it is: finding that out takes longer than the rules.
  const options: axe.RunOptions = { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] };
  return page.evaluate(async (how) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    return (await inPage.run(document, how)).violations;
  }, options);
}

/** The body of a page in the light and in the dark look. */
export const LIGHT = 'rgb(255, 255, 255)';
export const DARK = 'rgb(15, 19, 12)';

export const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The page that is open can be read in the dark look as well; it is in the light one again afterwards. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await groundOf(page)).toBe(DARK);
  await expectReadable(page, `${page.url()} in the dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** All text stands out from its ground as much as it must: the one rule that another look can break. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  await bringRules(page);
  const faint = await page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.data?.contrastRatio}`),
    );
  });
  expect(faint, where).toEqual([]);
}

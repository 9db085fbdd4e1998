import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Minutes of work in a few lines, which the sort by size of a file would put last: alone at the end, while other workers idle. A whole
 * day of a shop comes before them, in a shop where nobody else has ordered yet.
 */
const LONG = ['whole-day', 'accessibility-desk', 'accessibility-phone', 'look', 'offline', 'big-text', 'in-flight'];

const placeOf = ({ moduleId }: TestSpecification) =>
  LONG.findIndex((name) => moduleId.endsWith(`/e2e/src/${name}.test.ts`));
const isLong = (file: TestSpecification) => placeOf(file) >= 0;

/** Long test files first, then the others as Vitest sorts them. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(isLong).sort((a, b) => placeOf(a) - placeOf(b));
    return [...long, ...sorted.filter((file) => !isLong(file))];
  }
}

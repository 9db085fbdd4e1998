export type SheetProblem = 'broken' | 'no-sheet' | 'too-large' | 'too-many-columns';

const messages: Record<SheetProblem, string> = {
  broken: 'it is not an Excel workbook (.xlsx), or it is damaged',
  'no-sheet': 'the workbook has no visible sheet',
  'too-large': 'the first sheet is larger than a list of products can be',
  'too-many-columns': 'the first sheet has more than 500 columns',
};

/** Why a workbook cannot be read at all. */
export class SheetError extends Error {
  override name = 'SheetError';
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem, cause?: unknown) {
    super(messages[problem], { cause });
    this.problem = problem;
  }
}

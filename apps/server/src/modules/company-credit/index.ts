/** What a company may order on account, and what keeps it from doing so. No calls of its own. */
export { assertCredit, type Credit, creditOf, whyNotOnAccount } from './credit.ts';

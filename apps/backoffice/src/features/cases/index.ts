export { CasePage } from './CasePage.tsx';
export { CasesPage } from './CasesPage.tsx';
export { caseIdOf } from './case-id.ts';
export { readCasesSearch } from './cases-search.ts';

export { FoldedIndex, Reading } from './reading.tsx';
export { type Section, withSections } from './sections.ts';

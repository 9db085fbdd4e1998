export { OrderStateTag, toneOfState } from './OrderStateTag.tsx';
export { TenderMark, TenderMarks } from './TenderMarks.tsx';
export { ZoneTags } from './ZoneTags.tsx';

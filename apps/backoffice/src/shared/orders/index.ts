export { iconOfState, OrderStateTag, toneOfState } from './OrderStateTag.tsx';
export { orderTabNames } from './order-tab-names.ts';
export { TenderMark, TenderMarks } from './TenderMarks.tsx';
export { ZoneTags } from './ZoneTags.tsx';

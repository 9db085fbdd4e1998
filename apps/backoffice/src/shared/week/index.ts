export { OpeningFields } from './OpeningFields.tsx';
export { WeekFields } from './WeekFields.tsx';
export {
  draftOfWeek,
  nextOpening,
  type OpeningDraft,
  sameEachDay,
  type WeekDraft,
  weekdayNames,
  weekText,
} from './week-draft.ts';

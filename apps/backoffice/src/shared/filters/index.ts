export { DayButton } from './DayButton.tsx';
export { DayRange } from './DayRange.tsx';
export { FilterMenu } from './FilterMenu.tsx';
export { SearchField } from './SearchField.tsx';

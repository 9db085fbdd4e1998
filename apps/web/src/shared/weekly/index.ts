export { KeepWindow } from './keep-window.tsx';
export { hoursWords } from './keep-words.ts';
export { basketWords, type ReadyBasket, readyBasket } from './ready-basket.ts';
export { choicesQuery, useChangeWeekly, useFillCart, useRefreshWeekly, weeklySlotsQuery } from './weekly-queries.ts';

export { HomePage } from './home-page.tsx';
export { homeQuery } from './model/home-query.ts';
export { usualQuery } from './model/usual-query.ts';

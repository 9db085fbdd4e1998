export { SearchWordsPage } from './SearchWordsPage.tsx';

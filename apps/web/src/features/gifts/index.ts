export { GiftsPage } from './gifts-page.tsx';

export { NewslettersPage } from './NewslettersPage.tsx';

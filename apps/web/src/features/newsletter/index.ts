export { NewsletterPage } from './newsletter-page.tsx';

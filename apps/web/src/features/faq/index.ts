export { FaqPage } from './faq-page.tsx';
export { faqQuery } from './model/faq-query.ts';

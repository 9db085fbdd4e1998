export { CompanyPage } from './CompanyPage.tsx';
export { companyIdOf } from './company-id.ts';

export { CompanyPage } from './CompanyPage.tsx';
export { companyIdOf } from './company-id.ts';
export { type CompanySearch, readCompanySearch } from './company-search.ts';

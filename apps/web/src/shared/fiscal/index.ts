export { CompanyFields } from './company-fields.tsx';
export { fiscalPersonsKey, fiscalPersonsQuery } from './fiscal-persons-query.ts';
export {
  emptyFiscalValues,
  type FiscalValues,
  fiscalCodes,
  fiscalFields,
  fiscalName,
  fiscalRequest,
  fiscalRules,
  fiscalValuesOf,
  holderOf,
} from './fiscal-values.ts';

export { CompanyFields } from './company-fields.tsx';
export {
  emptyFiscalValues,
  type FiscalValues,
  fiscalCodes,
  fiscalFields,
  fiscalName,
  fiscalRequest,
  fiscalRules,
} from './fiscal-values.ts';

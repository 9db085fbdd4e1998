import { ClientTabs } from '../../shared/clients/index.ts';
import { type CompanyTab, companyTabs } from './company-search.ts';

const names: Record<CompanyTab, string> = {
  orders: 'Ordini',
  'due-dates': 'Scadenze',
  addresses: 'Indirizzi',
  people: 'Utenti',
  log: 'Registro',
};

interface CompanyTabsProps {
  current: CompanyTab | undefined;
  counts: Partial<Record<CompanyTab, number>>;
  onChange: (tab: CompanyTab | undefined) => void;
}

/** The overview of a company, and what is looked at by itself. */
export const CompanyTabs = (props: CompanyTabsProps) => <ClientTabs {...props} tabs={companyTabs} names={names} />;

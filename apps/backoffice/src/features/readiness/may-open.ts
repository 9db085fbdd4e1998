import { type StaffPerson, staffEndpoints } from '@sporta/contract';
import { mayUse } from '../../shared/staff/index.ts';

/** What somebody must be allowed to ask for where a check sends them to put it right. */
const needs = {
  '/banco/negozio': staffEndpoints.staffShop.view,
  '/banco/catalogo': staffEndpoints.staffProducts.list,
  '/banco/catalogo/importa': staffEndpoints.staffImports.begin,
  '/banco/fasce': staffEndpoints.staffSlots.week,
  '/banco/contenuti': staffEndpoints.staffContent.list,
};

/** Whether a person may open the page a check leads to; a page nobody named is open to all. */
export function mayOpen(me: StaffPerson, href: string): boolean {
  const call = (needs as Record<string, Parameters<typeof mayUse>[1] | undefined>)[href.split('?')[0] ?? ''];
  return call === undefined || mayUse(me, call);
}

import { companyPages } from './company.ts';
import type { DemoPage } from './page.ts';
import { rightsPages } from './rights.ts';
import { shoppingPages } from './shopping.ts';
import { specialTexts } from './special.ts';

export type { DemoPage } from './page.ts';

/** Every page of the demo shop. */
export const demoPages: readonly DemoPage[] = [...shoppingPages, ...companyPages, ...rightsPages, ...specialTexts];

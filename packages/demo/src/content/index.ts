/** Everything the demo shop says: pages, questions, menus, home, leaflet, consents. */
export { demoDisclaimers } from './disclaimers.ts';
export { demoFaqs } from './faqs.ts';
export { demoBlocks } from './home.ts';
export { demoLeaflet } from './leaflet.ts';
export { type DemoMenuItem, demoMenus } from './menus.ts';
export { type DemoPage, demoPages } from './pages/index.ts';
export { demoPopup } from './popup.ts';
export { type DemoRecipe, demoRecipes } from './recipes/index.ts';

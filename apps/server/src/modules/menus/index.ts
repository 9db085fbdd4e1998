/** Menus of the shop: read by the catalogue (special slugs) and by the content that writes them. */
export { menuFor } from './menu-as-category.ts';
export { listMenuItems, type MenuRow } from './menus.repo.ts';

/** Menus of the shop: read by the catalogue (special slugs) and by the content that writes them. */
export { menuFor, menuShown } from './menu-as-category.ts';
export { deleteMenu, insertMenuItem, listMenuItems, listMenus, type MenuRow } from './menus.repo.ts';

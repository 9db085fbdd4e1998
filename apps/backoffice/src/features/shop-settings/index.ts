export { ShopSettingsPage } from './ShopSettingsPage.tsx';

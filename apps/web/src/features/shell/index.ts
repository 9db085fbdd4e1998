export { AppProviders } from './app-providers.tsx';
export { CheckoutShell } from './checkout-shell.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { ServiceDownPage } from './service-down-page.tsx';
export { ShopShell } from './shop-shell.tsx';
export { KeepPresses, StartScript } from './start-script.tsx';

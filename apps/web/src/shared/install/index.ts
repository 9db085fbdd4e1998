export { needsHomeScreen, thisDevice } from './home-screen.ts';
export { HomeScreenSteps } from './home-screen-steps.tsx';
export { listenForInstall } from './install.ts';
export { InstallOffer } from './install-offer.tsx';

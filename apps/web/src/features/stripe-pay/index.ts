export { SaveCardScreen } from './save-card-screen.tsx';
export { StripePayScreen } from './stripe-pay-screen.tsx';

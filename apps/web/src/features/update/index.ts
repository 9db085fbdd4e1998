export { UpdateOffer } from './update-offer.tsx';

export { giftsQuery, useUsableGifts } from './gifts.ts';

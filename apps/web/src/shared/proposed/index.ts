export { bestProposal, isSoldAsAsked, proposedQuantity, type Wanted } from './proposed-quantity.ts';

/**
 * Number of the present look of the drawn pictures. Raise it when the generator draws differently: pictures are kept for
 * ever under an address that holds it, and only another number makes them be drawn again.
 */
export const PICTURE_STYLE = 9;

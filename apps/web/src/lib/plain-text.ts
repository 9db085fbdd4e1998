/** As it is compared with what somebody typed: "Forlì" and "forli" are one. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

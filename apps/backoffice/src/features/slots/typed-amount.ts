/** An amount in euro as a field begins with it: "2,90", "40"; empty where there is none. */
export const typedAmount = (amount: number | undefined): string =>
  amount === undefined ? '' : amount.toFixed(2).replace('.', ',').replace(',00', '');

/** Work that moves money, by the topic of its messages: read by the server, which shows what of it fails, and by the Banco, which names it. */
export const moneyTopics = [
  'delivery-pass.capture',
  'delivery-pass.refund',
  'gift-voucher.capture',
  'order.give-back',
  'payment.give-back',
  'settlement.charge-rest',
  'settlement.collect',
  'settlement.finish',
  'withdrawal.refund',
] as const;
export type MoneyTopic = (typeof moneyTopics)[number];

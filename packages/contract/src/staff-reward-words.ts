/* Words of the Banco about rewards customers asked for. */

export const rewardTabs = ['requested', 'ready', 'closed'] as const;
export type RewardTab = (typeof rewardTabs)[number];

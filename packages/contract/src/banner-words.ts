/* Words of banners that shop and Banco share. */

/** What may lie behind the words of a cover or a strip. Each has a colour of text that reads well upon it. */
export const bannerBackgrounds = ['limone', 'basilico', 'menta', 'pomodoro'] as const;
export type BannerBackground = (typeof bannerBackgrounds)[number];
export const bannerBackgroundLabels: Record<BannerBackground, string> = {
  limone: 'Limone',
  basilico: 'Verde basilico',
  menta: 'Verde chiaro',
  pomodoro: 'Rosso pomodoro',
};

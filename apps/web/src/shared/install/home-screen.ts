/** What is looked at of the browser. */
export interface Device {
  userAgent: string;
  /** More than one on what says it is a Mac: an iPad. */
  maxTouchPoints: number;
  /** Opened from the home screen. */
  installed: boolean;
}

/** Whether the shop must be put on the home screen by hand before it may notify: iPhone and iPad neither ask nor let it be asked. */
export function needsHomeScreen({ userAgent, maxTouchPoints, installed }: Device): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !installed && !/SportaApp/.test(userAgent);
}

export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  return { userAgent, maxTouchPoints, installed: matchMedia('(display-mode: standalone)').matches };
}

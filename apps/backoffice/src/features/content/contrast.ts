import { contrastOf } from '@sporta/domain/contrast.ts';

/** The lowest contrast of a banner: of its text upon each part of what lies behind, and of the words of its button. */
export function bannerContrast(colour: (name: string) => string): number {
  const ink = colour('--banner-ink');
  const behind = ['--banner-from', '--banner-middle', '--banner-to'].map((part) => contrastOf(ink, colour(part)));
  return Math.min(...behind, contrastOf(colour('--banner-act'), colour('--banner-act-ink')));
}

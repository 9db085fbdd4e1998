import type { FC } from 'react';

export interface IconProps {
  className?: string | undefined;
  /** What the icon says on its own. Without it the icon is decoration and screen readers skip it. */
  label?: string | undefined;
}

/** An icon component; its size comes from the stylesheet (20 px, or what the surrounding component says). */
export type Icon = FC<IconProps>;

/**
 * @param line path in a 256 × 256 box
 * @param tone second path, drawn under the first at 20 % (duotone icons)
 */
export function drawIcon({ className, label }: IconProps, line: string, tone?: string) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration.
    <svg className={className ? `i ${className}` : 'i'} width="20" height="20" viewBox="0 0 256 256" {...named}>
      {tone ? <path d={tone} opacity="0.2" /> : null}
      <path d={line} />
    </svg>
  );
}

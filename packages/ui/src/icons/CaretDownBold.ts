import { drawIcon, type IconProps } from './drawIcon.tsx';

export function CaretDownBold(props: IconProps) {
  return drawIcon(
    props,
    'M216.49,104.49l-80,80a12,12,0,0,1-17,0l-80-80a12,12,0,0,1,17-17L128,159l71.51-71.52a12,12,0,0,1,17,17Z',
  );
}

import { drawIcon, type IconProps } from './drawIcon.tsx';

export function ThumbsDownFill(props: IconProps) {
  return drawIcon(
    props,
    'M239.82,157l-12-96A24,24,0,0,0,204,40H32A16,16,0,0,0,16,56v88a16,16,0,0,0,16,16H75.06l37.78,75.58A8,8,0,0,0,120,240a40,40,0,0,0,40-40V184h56a24,24,0,0,0,23.82-27ZM72,144H32V56H72Z',
  );
}

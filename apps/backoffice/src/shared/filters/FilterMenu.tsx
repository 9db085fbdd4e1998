import { Menu, MenuChoice } from '@sporta/ui/components/menu/Menu.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';

interface FilterMenuProps {
  /** "Fascia" */
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter as a button that says what is chosen: "Fascia: 18–20". */
export function FilterMenu({ name, value, options, onChange }: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className="chip dd">
          {name}: <b>{chosen?.label ?? value}</b>
          <CaretDownBold />
        </button>
      }
    >
      <MenuChoice label={name} value={value} options={options} onChange={onChange} />
    </Menu>
  );
}

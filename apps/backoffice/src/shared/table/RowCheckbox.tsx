interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some, not all, of its rows are chosen. */
  indeterminate?: boolean | undefined;
  onChange: (on: boolean) => void;
}

/** The box at the beginning of a row; its words are for screen readers. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: RowCheckboxProps) {
  return (
    <label className="chk">
      <input
        ref={(box) => {
          if (box) box.indeterminate = indeterminate && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

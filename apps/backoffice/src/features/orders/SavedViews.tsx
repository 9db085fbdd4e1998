import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@sporta/ui/components/menu/Menu.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Bookmark } from '@sporta/ui/icons/Bookmark.ts';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { type FormEvent, useState } from 'react';
import { sayUndoable } from '../../shared/undo/index.ts';
import { removeView, saveView, useSavedViews } from './saved-views.ts';

/** Views with a name: open one, keep the one on the screen, take one away. */
export function SavedViews({ search }: { search: string }) {
  const views = useSavedViews();
  const [naming, setNaming] = useState(false);
  const shown = views.find((view) => view.search === search);
  const forget = () => {
    if (!shown) return;
    removeView(shown.name);
    sayUndoable(`Vista “${shown.name}” tolta`, async () => saveView(shown));
  };
  return (
    <>
      <Menu
        trigger={
          <Button kind="ghost">
            <Bookmark />
            {shown?.name ?? 'Viste salvate'}
          </Button>
        }
      >
        {views.map((view) => (
          <MenuLink key={view.name} href={`/banco/ordini${view.search}`}>
            {view.name}
          </MenuLink>
        ))}
        {views.length > 0 ? <MenuSeparator /> : null}
        {shown ? (
          <MenuItem icon={Trash} onClick={forget}>
            Togli “{shown.name}”
          </MenuItem>
        ) : (
          <MenuItem icon={Plus} onClick={() => setNaming(true)}>
            Salva questa vista
          </MenuItem>
        )}
      </Menu>
      <Dialog open={naming} onClose={() => setNaming(false)} title="Salva questa vista" width={400}>
        <NameForm
          onSave={(name) => {
            saveView({ name, search });
            setNaming(false);
          }}
        />
      </Dialog>
    </>
  );
}

function NameForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextInput
        label="Nome"
        hint="Resta su questo computer."
        required
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" block>
        Salva
      </Button>
    </form>
  );
}

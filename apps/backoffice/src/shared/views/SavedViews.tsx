import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@sporta/ui/components/menu/Menu.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Bookmark } from '@sporta/ui/icons/Bookmark.ts';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { sayUndoable } from '../undo/index.ts';
import { removeView, saveView, useSavedViews, type ViewedRoom } from './saved-views.ts';

interface SavedViewsProps {
  room: ViewedRoom;
  /** Of the list, below `/banco`. */
  path: string;
  /** What the address says now. */
  search: string;
}

/** Views with a name: open one, keep the one on the screen, take one away. */
export function SavedViews({ room, path, search }: SavedViewsProps) {
  const views = useSavedViews(room);
  const [naming, setNaming] = useState(false);
  const shown = views.find((view) => view.search === search);
  const forget = () => {
    if (!shown) return;
    removeView(room, shown.name);
    sayUndoable(`Vista “${shown.name}” tolta`, async () => saveView(room, shown));
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
          <MenuLink key={view.name} href={`${hrefOf(path)}${view.search}`}>
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
            saveView(room, { name, search });
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

import { endpoints, type ListDetail } from '@sporta/contract';
import { Button, Dialog, IconButton, Switch, TextInput, toast } from '@sporta/ui';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { Share } from '@sporta/ui/icons/Share.ts';
import { useState } from 'react';
import { copyAddress, hasShareSheet, shareAddress } from '../../lib/share-address.ts';
import { ListMembers } from './list-people.tsx';
import { useListChange } from './model/use-list-change.ts';

/** A link for whoever should see the list, until it is taken away. */
export function ListShare({ list }: { list: ListDetail }) {
  const { listId, shareUrl } = list;
  const [open, setOpen] = useState(false);
  const share = useListChange(
    listId,
    async (api, values: { shared: boolean; together?: boolean }) =>
      (await api.call(endpoints.lists.share, { list_id: listId, ...values })).data.list,
  );
  const copiedWords = 'Indirizzo della lista copiato';
  const stop = () =>
    share.mutate(
      { shared: false },
      {
        onSuccess: () => {
          setOpen(false);
          toast.success('Il collegamento non funziona più');
        },
      },
    );
  return (
    <>
      <IconButton icon={Share} label="Condividi" onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Condividi la lista"
        footer={
          shareUrl ? (
            <>
              <Button kind="line" busy={share.isPending} onClick={stop}>
                Smetti di condividere
              </Button>
              <Button
                kind={hasShareSheet() ? 'line' : 'primary'}
                onClick={() => void copyAddress({ url: shareUrl, copiedWords })}
              >
                <Copy />
                Copia l’indirizzo
              </Button>
              {hasShareSheet() ? (
                <Button onClick={() => void shareAddress({ title: list.name, url: shareUrl, copiedWords })}>
                  <Share />
                  Invia
                </Button>
              ) : null}
            </>
          ) : (
            <>
              <Button kind="line" onClick={() => setOpen(false)}>
                Torna Indietro
              </Button>
              <Button busy={share.isPending} onClick={() => share.mutate({ shared: true })}>
                Sì, crea il collegamento
              </Button>
            </>
          )
        }
      >
        {shareUrl ? (
          <>
            <p className="muted below">
              Chi ha questo indirizzo vede i prodotti, anche senza account, e può copiare la lista.
            </p>
            <TextInput
              label="Indirizzo della lista"
              readOnly
              value={shareUrl}
              onFocus={(event) => event.target.select()}
            />
            <Switch
              className="list-together"
              label="Fatela insieme"
              description="Chi ha l’indirizzo e un account può partecipare: mette e toglie prodotti, e ognuno vede quello che fa l’altro."
              checked={list.together}
              disabled={share.isPending}
              onChange={({ target }) => share.mutate({ shared: true, together: target.checked })}
            />
          </>
        ) : (
          <p>
            Adesso “{list.name}” {list.memberCount ? 'la vedete solo voi' : 'la vedi solo tu'}. Con il collegamento la
            vede chiunque lo riceva, anche senza account: può copiarla, non cambiarla, finché non scegli di farla
            insieme. Puoi toglierlo quando vuoi.
          </p>
        )}
        <ListMembers list={list} />
      </Dialog>
    </>
  );
}

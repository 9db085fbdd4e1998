import { endpoints, type ListDetail } from '@sporta/contract';
import { Button, Dialog, IconButton, TextInput, toast } from '@sporta/ui';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { Share } from '@sporta/ui/icons/Share.ts';
import { useState } from 'react';
import { copyAddress, hasShareSheet, shareAddress } from '../../lib/share-address.ts';
import { useListChange } from './model/use-list-change.ts';

/** A link for whoever should see the list, until it is taken away. */
export function ListShare({ list }: { list: ListDetail }) {
  const { listId, shareUrl } = list;
  const [open, setOpen] = useState(false);
  const share = useListChange(
    listId,
    async (api, shared: boolean) => (await api.call(endpoints.lists.share, { list_id: listId, shared })).data.list,
  );
  const copiedWords = 'Indirizzo della lista copiato';
  const stop = () =>
    share.mutate(false, {
      onSuccess: () => {
        setOpen(false);
        toast.success('Il collegamento non funziona più');
      },
    });
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
              <Button busy={share.isPending} onClick={() => share.mutate(true)}>
                Sì, crea il collegamento
              </Button>
            </>
          )
        }
      >
        {shareUrl ? (
          <>
            <p className="muted below">
              Chi ha questo indirizzo vede i prodotti, anche senza account, e può copiare la lista. Non può cambiarla.
            </p>
            <TextInput
              label="Indirizzo della lista"
              readOnly
              value={shareUrl}
              onFocus={(event) => event.target.select()}
            />
          </>
        ) : (
          <p>
            Adesso “{list.name}” la vedi solo tu. Con il collegamento la vede chiunque lo riceva, anche senza account:
            può copiarla, non cambiarla. Puoi toglierlo quando vuoi.
          </p>
        )}
      </Dialog>
    </>
  );
}

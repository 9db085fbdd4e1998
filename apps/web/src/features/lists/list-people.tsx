import { endpoints, type ListDetail, type ListMember } from '@sporta/contract';
import { Button, IconButton, toast, useConfirm } from '@sporta/ui';
import { SignOut } from '@sporta/ui/icons/SignOut.ts';
import { UserMinus } from '@sporta/ui/icons/UserMinus.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { listsKey } from './api/lists.ts';
import { useListChange } from './model/use-list-change.ts';

const words = new Intl.ListFormat('it', { type: 'conjunction' });

/** Who has no name on the account is somebody all the same. */
const nameOf = (name: string | undefined) => name || 'un’altra persona';

/** With whom a list is kept; nothing for a list one keeps alone. */
export function ListPeople({ list: { role, owner, members = [] } }: { list: ListDetail }) {
  if (role === 'reader' || members.length === 0) return null;
  const others = members.filter(({ isYou }) => !isYou).map(({ name }) => nameOf(name));
  return (
    <p className="list-people">
      <Users />
      {role === 'owner'
        ? `La fate insieme: tu, ${words.format(others)}`
        : `Lista di ${nameOf(owner)}: la fate insieme${others.length > 0 ? ` con ${words.format(others)}` : ''}`}
    </p>
  );
}

/** Those who joined in, for who made the list: each can be taken out. */
export function ListMembers({ list }: { list: ListDetail }) {
  const { listId, members = [] } = list;
  const remove = useListChange(listId, async (api, { memberId, name }: ListMember) => {
    const { data } = await api.call(endpoints.lists.removeMember, { list_id: listId, member_id: memberId });
    toast.success(`${name || 'La persona'} non partecipa più alla lista`);
    return data.list;
  });
  if (members.length === 0) return null;
  return (
    <ul className="list-members" aria-label="Chi fa la lista con te">
      {members.map((member) => (
        <li key={member.memberId}>
          <span className="grow">{member.name || 'Una persona senza nome'}</span>
          <IconButton
            icon={UserMinus}
            label={`Togli ${nameOf(member.name)} dalla lista`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(member)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The way out of a list that somebody else made. */
export function LeaveList({ list }: { list: ListDetail }) {
  const api = useApi();
  const router = useRouter();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => api.call(endpoints.lists.leave, { list_id: list.listId }),
    onSuccess: async ({ data }) => {
      await router.navigate({ href: '/profile/lists' });
      queryClient.setQueryData(listsKey, data.lists);
      toast.success(`Non fai più parte di “${list.name}”`);
    },
    onError: (error) => toast.error(messageOf(error, 'Non sei ancora fuori dalla lista: riprova.')),
  });
  const ask = async () => {
    const title = `Uscire da “${list.name}”?`;
    const body = `La lista resta a ${nameOf(list.owner)}, con quello che ci hai messo.`;
    if (await confirm({ title, body })) leave.mutate();
  };
  return (
    <Button kind="line" className="list-leave" busy={leave.isPending} onClick={() => void ask()}>
      <SignOut />
      Esci dalla lista
    </Button>
  );
}

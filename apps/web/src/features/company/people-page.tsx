import {
  type CompanyInvitation,
  type CompanyJoinRequest,
  type CompanyUser,
  type CostCentre,
  endpoints,
  type OrderApproval,
} from '@sporta/contract';
import { countText, formatDayShort, shopDay } from '@sporta/domain';
import { Button, ConfirmProvider, IconButton, RowsSkeleton, Select, Tag, TextInput, useConfirm } from '@sporta/ui';
import { DotsThreeBold } from '@sporta/ui/icons/DotsThreeBold.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useAllOnPaper } from '../../lib/use-all-on-paper.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { approvalsQuery, peopleKey, peopleQuery } from './api/people.ts';
import { AskedApprovals } from './asked-approvals.tsx';
import { BudgetBar } from './budget-bar.tsx';
import { CostCentres } from './cost-centres.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { findPeople } from './model/find-people.ts';
import { PEOPLE_ORDERS, type PeopleOrder, sortPeople } from './model/sort-people.ts';
import { budgetText, limitText } from './model/spending-limit.ts';
import { useCompanyAction } from './model/use-company-action.ts';

/** /profile/company: who shops for the company, how much each may spend, who was invited. Master accounts only. */
export function PeoplePage() {
  const api = useApi();
  const { data, error, refetch } = useQuery(peopleQuery(api));
  const [inviting, setInviting] = useState(false);
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Persone dell’azienda</h1>
        <Button onClick={() => setInviting(true)}>
          <PlusBold />
          Invita una persona
        </Button>
      </div>
      <LimitDialog open={inviting} onClose={() => setInviting(false)} />
      {error ? (
        <LoadProblem error={error} what="le persone dell’azienda" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton count={4} label="Carico le persone" />
      ) : (
        <Company people={data} />
      )}
    </ConfirmProvider>
  );
}

interface CompanyProps {
  people: {
    users: readonly CompanyUser[];
    joinRequests: readonly CompanyJoinRequest[];
    invitations: readonly CompanyInvitation[];
    costCentres: readonly CostCentre[];
  };
}

/** What waits for an answer stands above the people, however many they are. */
function Company({ people }: CompanyProps) {
  const { joinRequests, invitations, costCentres } = people;
  const asked = useQuery(approvalsQuery(useApi()));
  const approvals = asked.data?.approvals;
  // as they came: an answer does not move the list it was given in
  const [isAsked, setIsAsked] = useState(approvals?.some(isWaiting));
  if (isAsked === undefined && approvals) setIsAsked(approvals.some(isWaiting));
  const isOnTop = isAsked !== false;
  return (
    <>
      {isOnTop ? <AskedApprovals asked={asked} /> : null}
      {joinRequests.length > 0 ? (
        <>
          <h2 className="people-title">Chiedono di entrare</h2>
          <ul className="people" aria-label="Richieste di ingresso">
            {joinRequests.map((request) => (
              <JoinRequest key={request.requestId} request={request} />
            ))}
          </ul>
        </>
      ) : null}
      <People users={people.users} isTitled={isOnTop || joinRequests.length > 0} />
      <CostCentres costCentres={costCentres} />
      {invitations.length > 0 ? (
        <>
          <h2 className="people-title">Inviti senza risposta</h2>
          <ul className="people" aria-label="Inviti">
            {invitations.map((invitation) => (
              <Invitation key={invitation.invitationId} invitation={invitation} />
            ))}
          </ul>
        </>
      ) : null}
      {isOnTop ? null : <AskedApprovals asked={asked} />}
    </>
  );
}

const isWaiting = ({ state }: OrderApproval) => state === 'waiting';

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 10;
/** Rows before one asks for the rest. */
const FIRST_PEOPLE = 20;

interface PeopleProps {
  users: readonly CompanyUser[];
  /** Something else stands above. */
  isTitled: boolean;
}

function People({ users, isTitled }: PeopleProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [withAll, setWithAll] = useState(false);
  useAllOnPaper(setWithAll);
  const [order, setOrder] = useState<PeopleOrder>('role');
  const masters = users.filter(({ master }) => master).length;
  const isMany = users.length >= SEARCHED_FROM;
  const found = isMany ? sortPeople(findPeople(users, text), order) : users;
  const shown = withAll || text ? found : found.slice(0, FIRST_PEOPLE);
  return (
    <>
      {isMany ? (
        <>
          <h2 className="people-title">{users.length} persone</h2>
          <div className="look-through">
            <TextInput
              type="search"
              label="Cerca una persona"
              placeholder="Nome o e-mail"
              maxLength={60}
              start={<MagnifyingGlassBold />}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Select label="Ordina" value={order} onChange={(event) => setOrder(event.target.value as PeopleOrder)}>
              {PEOPLE_ORDERS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        </>
      ) : isTitled ? (
        <h2 className="people-title">Persone</h2>
      ) : null}
      {isMany && text ? (
        <p className="muted below" role="status">
          {found.length === 0 ? `Nessuno si chiama «${text.trim()}».` : countText(found.length, 'persona', 'persone')}
        </p>
      ) : null}
      <ul className="people" aria-label="Persone">
        {shown.map((person) => (
          <Person key={person.userId} person={person} isSelf={person.userId === user.userId} lonely={masters === 1} />
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button kind="line" className="people-more" onClick={() => setWithAll(true)}>
          Mostra tutte le {found.length} persone
        </Button>
      ) : null}
      {users.length === 1 ? (
        <p className="muted below">
          Per ora ordini solo tu. Invita chi fa la spesa per l’azienda: decidi quanto può spendere, vedi i suoi ordini e
          approvi quelli sopra il limite.
        </p>
      ) : null}
    </>
  );
}

interface PersonProps {
  person: CompanyUser;
  isSelf: boolean;
  /** There is one master only: they stay one. */
  lonely: boolean;
}

function Person({ person, isSelf, lonely }: PersonProps) {
  const confirm = useConfirm();
  const [limiting, setLimiting] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const acts = useId();
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const isFixed = isSelf && person.master && lonely;
  const remove = useCompanyAction(
    peopleKey,
    async (api, userId: number) => (await api.call(endpoints.company.removeUser, { user_id: userId })).data,
    `${name} non fa più parte dell’azienda`,
  );
  const askRemove = async () => {
    const yes = await confirm({
      title: `Togliere ${name} dall’azienda?`,
      body: 'Il suo account resta, come cliente privato. Gli ordini già fatti restano dell’azienda.',
    });
    if (yes) remove.mutate(person.userId);
  };
  return (
    <li className={isOpen ? 'person open' : 'person'}>
      <div className="person-name">
        <b>{name}</b>
        {isSelf ? <span className="muted"> (tu)</span> : null}{' '}
        {person.master ? <Tag tone="green">Account principale</Tag> : null}
        <small className="person-mail">{person.email}</small>
      </div>
      <div className="person-limits">
        <span>
          {person.master ? 'Decide per l’azienda' : limitText(person.spendingLimit)}
          {person.spendingLimit !== undefined && person.overLimit === 'approval' ? ', oltre serve il tuo sì' : ''}
        </span>
        {person.monthlyBudget !== undefined || person.spentThisMonth > 0 ? <small>{budgetText(person)}</small> : null}
        <BudgetBar name={name} budget={person} />
        <small className="person-last">
          {person.lastOrderAt
            ? `Ultimo ordine ${formatDayShort(shopDay(Date.parse(person.lastOrderAt)))}`
            : 'Ancora nessun ordine'}
        </small>
      </div>
      {isFixed ? null : (
        <IconButton
          icon={DotsThreeBold}
          label={`Gestisci ${name}`}
          className="person-open"
          aria-expanded={isOpen}
          aria-controls={acts}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <div className="people-acts" id={acts}>
        {person.master ? null : (
          <>
            <Button kind="soft" size="sm" onClick={() => setLimiting(true)}>
              Limite di spesa
              <span className="sr"> di {name}</span>
            </Button>
            <LimitDialog person={person} open={limiting} onClose={() => setLimiting(false)} />
          </>
        )}
        {person.master && lonely ? null : <RoleButton person={person} isSelf={isSelf} name={name} />}
        {isSelf ? null : (
          <Button kind="quiet" size="sm" busy={remove.isPending} onClick={() => void askRemove()}>
            Togli
            <span className="sr"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Makes a master of somebody, or an ordinary person again; oneself too, once there is another. */
function RoleButton({ person, isSelf, name }: { person: CompanyUser; isSelf: boolean; name: string }) {
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const router = useRouter();
  const promote = !person.master;
  const change = useCompanyAction(
    peopleKey,
    async (api, user_id: number) => (await api.call(endpoints.company.updateUser, { user_id, master: promote })).data,
    promote ? `${name} ora decide per l’azienda` : `${name} non decide più per l’azienda`,
  );
  const ask = async () => {
    const yes = await confirm({
      title: promote ? `Nominare ${name} account principale?` : `Togliere a ${name} il ruolo di account principale?`,
      body: promote
        ? 'Vede ordini e scadenze di tutti, invita e toglie persone, approva gli ordini. Non ha limiti di spesa.'
        : 'Continua a ordinare per l’azienda, come gli altri.',
    });
    if (!yes) return;
    change.mutate(person.userId, {
      onSuccess: async () => {
        if (!isSelf) return;
        // the pages of masters are not for this person any more
        await router.navigate({ to: '/profile/orders' });
        await queryClient.invalidateQueries();
      },
    });
  };
  return (
    <Button kind="quiet" size="sm" busy={change.isPending} onClick={() => void ask()}>
      {promote ? 'Rendi principale' : 'Togli il ruolo'}
      <span className="sr"> {promote ? name : `a ${name}`}</span>
    </Button>
  );
}

function Invitation({ invitation }: { invitation: CompanyInvitation }) {
  const { invitationId, email, spendingLimit } = invitation;
  const again = useCompanyAction(
    peopleKey,
    async (api) => (await api.call(endpoints.company.invite, { email, spending_limit: spendingLimit })).data,
    `Invito mandato di nuovo a ${email}`,
  );
  const remove = useCompanyAction(
    peopleKey,
    async (api) => (await api.call(endpoints.company.removeInvitation, { invitation_id: invitationId })).data,
    `L’invito a ${email} non vale più`,
  );
  return (
    <li>
      <div>
        <b>{email}</b>
        <small>
          Invitato {formatDayShort(shopDay(Date.parse(invitation.invitedAt)))}, l’invito vale fino a{' '}
          {formatDayShort(shopDay(Date.parse(invitation.expiresAt)))}
        </small>
      </div>
      <span>{limitText(spendingLimit)}</span>
      <div className="people-acts">
        <Button kind="soft" size="sm" busy={again.isPending} onClick={() => again.mutate(undefined)}>
          Manda di nuovo
          <span className="sr"> l’invito a {email}</span>
        </Button>
        <Button kind="quiet" size="sm" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          Ritira
          <span className="sr"> l’invito a {email}</span>
        </Button>
      </div>
    </li>
  );
}

/** Somebody who registered with the VAT number of the company. */
function JoinRequest({ request }: { request: CompanyJoinRequest }) {
  const { requestId, email, requestedAt } = request;
  const name = `${request.firstName} ${request.lastName}`.trim() || email;
  const accept = useCompanyAction(
    peopleKey,
    async (api, id: number) => (await api.call(endpoints.company.acceptRequest, { request_id: id })).data,
    `${name} fa parte dell’azienda`,
  );
  const refuse = useCompanyAction(
    peopleKey,
    async (api, id: number) => (await api.call(endpoints.company.refuseRequest, { request_id: id })).data,
    `${name} resta fuori dall’azienda`,
  );
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{email}</small>
      </div>
      <span>Registrazione con la vostra partita IVA, {formatDayShort(shopDay(Date.parse(requestedAt)))}</span>
      <div className="people-acts">
        <Button size="sm" busy={accept.isPending} onClick={() => accept.mutate(requestId)}>
          Accetta
          <span className="sr"> {name}</span>
        </Button>
        <Button kind="line" size="sm" busy={refuse.isPending} onClick={() => refuse.mutate(requestId)}>
          Rifiuta
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

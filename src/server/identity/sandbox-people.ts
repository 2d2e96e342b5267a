/** Somebody to try the site as. `id` is their button in the popup and their subject in tokens. */
export interface SandboxPerson {
  id: string
  label: string
  name: string
  username: string
  note: string
  oid: string
  roles: string[]
}

/** The directory the sample people belong to, as Entra's `tid` says it. */
const sandboxTenantId = '5a4d0000-0000-4000-8000-00000000beef'

/** All invented. Their ids never change, so that who was admin yesterday is admin today. */
export const sandboxPeople: readonly SandboxPerson[] = [
  {
    id: 'admin',
    label: 'Admin',
    name: 'Marlene Ruiz',
    username: 'admin@windbreak.example',
    note: 'edits every page',
    oid: oid(1),
    roles: [],
  },
  {
    id: 'agent',
    label: 'Agent',
    name: 'Dana Whitlock',
    // As the directory of the demonstration knows her, so that its messages and her page are hers.
    username: 'dana.whitlock@windbreak.example',
    note: 'works for the insurer',
    oid: oid(2),
    roles: ['agent'],
  },
  {
    id: 'customer',
    label: 'Customer',
    name: 'Alex Neighbor',
    username: 'customer@windbreak.example',
    note: 'has a policy',
    oid: oid(3),
    roles: [],
  },
  {
    id: 'stranger',
    label: 'Stranger',
    name: 'Sam Passerby',
    username: 'stranger@windbreak.example',
    note: 'is nobody in particular',
    oid: oid(4),
    roles: [],
  },
]

/** The sample person of an id; undefined where there is none. */
export const findSandboxPerson = (id: unknown) => sandboxPeople.find((person) => person.id === id)

/** What their id token says, in the words Entra uses. */
export function presentClaims({ id, name, username, oid, roles }: SandboxPerson) {
  return { sub: id, tid: sandboxTenantId, oid, name, preferred_username: username, email: username, ...(roles.length > 0 && { roles }) }
}

/** As their sign-in will name them, for what a demonstration gives them beforehand. */
export const sampleCustomers = (issuer: string) =>
  sandboxPeople.map(({ id, oid, username, name }) => ({ id, issuer, subject: `${sandboxTenantId}.${oid}`, username, name }))

function oid(n: number) {
  return `5a4d0000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

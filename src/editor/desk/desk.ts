import { agentList, directoryKey } from '../../content/find-an-agent/agent-list.ts'
import type { AnyContent, AnySection } from '../../content/section.ts'
import { sections as declared } from '../../content/sections.ts'
import { address } from '../../routes.ts'
import { showContent } from '../../ui/live-sections.tsx'
import { agentForm, agentSection, type AgentForm } from '../agents/agent-section.ts'
import { browserPorts } from '../saving/browser-ports.ts'
import { openDraftSlots, type DraftSlots } from '../saving/draft-slots.ts'
import { savedIn, type EditingData } from './editing-data.ts'
import { previewContent } from '../on-page/preview-content.ts'
import { refreshSection } from './refresh-section.ts'
import { runSaveEngine, type SaveRun } from '../saving/save-driver.ts'
import { isUnsaved, type SaveState } from '../saving/save-state.ts'
import { reloadAt } from './reload-at.ts'
import { signInAgain } from './sign-in-window.ts'
import { createStore, type Store } from './store.ts'

/** One editable section of this page, or an agent, with the engine that saves it. */
export type Desked = { section: AnySection; run: SaveRun; slots: DraftSlots; agent?: AgentForm }

export type View =
  | {
      is: 'edit' | 'history' | 'directory'
      key: string
      /** The editor of a part of the section, where that one's pencil opened it. */
      part?: string | undefined
    }
  | { is: 'pageHistory' }

export type Question = {
  title: string
  text: string
  yes: string
  no: string
  what?: { name: string; text: string; picture?: string }
  /** Null when it was waved away. */ answer(yes: boolean | null): void
}

export type DeskState = {
  view: View | null
  /** Everything of editing is out of sight. */
  asVisitor: boolean
  /** On a phone: the panel is lowered to its title so that the section can be seen. */
  peeking: boolean
  /** An older version tried on in place of the draft. */
  preview: { key: string; content: AnyContent } | null
  question: Question | null
  toast: { id: number; words: string } | null
}

export type Desk = ReturnType<typeof createDesk>

/** What is open on this page and on its way to the server. The page, the bar and the panel all look here. */
export function createDesk(data: EditingData) {
  const store: Store<DeskState> = createStore<DeskState>({
    view: null,
    asVisitor: false,
    peeking: false,
    preview: null,
    question: null,
    toast: null,
  })
  const desked = new Map<string, Desked>()
  let toasts = 0
  /** Says who came into the directory or left it: the page is to be fetched anew once nothing is open. */
  let outdated = ''

  function find(key: string): Desked | undefined {
    const known = desked.get(key)
    if (known) return known
    const section = agentSection(key) ?? declared.find((each) => each.key === key)
    const saved = savedIn(data, key)
    if (!section || !saved) return undefined
    const agent = agentForm(key)
    const slots = openDraftSlots({ section, client: data.client, username: data.person.username, key: agent?.key })
    const run = runSaveEngine({ section, client: data.client, me: data.person.name }, saved, {
      ...browserPorts(slots),
      ...(agent ? { send: agent.send } : {}),
    })
    const made: Desked = { section, run, slots, ...(agent ? { agent } : {}) }
    desked.set(key, made)
    watch(made)
    void slots.findLeft(saved.content).then((left) => left.length > 0 && run.tell({ is: 'opened', left }))
    return made
  }

  function watch(made: Desked) {
    const { run } = made
    let before = run.state()
    run.subscribe(() => {
      const { section } = made
      const state = run.state()
      const was = before
      before = state
      paint(section.key)
      if (state.outcome.is === 'saved' && state.saved.revision !== was.saved.revision) toast(state.outcome.words)
      if (!isOpen(section.key) && !state.flight && state.step.at !== 'signedOut' && unsaved(section.key)) {
        run.tell({ is: 'closed' })
        toast('Kept as a draft on this device. Open the pencil to go on.')
      }
    })
  }

  /** Puts on the page what its editor is to see there. */
  function paint(key: string) {
    const { preview, asVisitor } = store.get()
    const found = desked.get(key)
    if (!found) return
    const { saved, draft } = found.run.state()
    showContent(key, preview?.key === key ? preview.content : asVisitor ? saved.content : previewContent(found.section.fields, draft))
  }

  const isOpen = (key: string) => {
    const { view } = store.get()
    return view !== null && 'key' in view && view.key === key
  }

  /** Open by this very pencil: of the section, or of a part of it. */
  const isOpenBy = (key: string, part?: string) => {
    const { view } = store.get()
    return view !== null && 'key' in view && view.key === key && view.part === part
  }

  function unsaved(key: string): boolean {
    const found = desked.get(key)
    return found !== undefined && isUnsaved(found, found.run.state())
  }

  function set(change: Partial<DeskState>) {
    const { preview } = store.get()
    store.set({ ...store.get(), ...change })
    for (const key of new Set([preview?.key, change.preview?.key])) if (key) paint(key)
  }

  function toast(words: string) {
    set({ toast: { id: ++toasts, words } })
  }

  function close(how: 'closed' | 'thrownAway' = 'closed') {
    const { view } = store.get()
    set({ view: null, peeking: false, preview: null })
    if (outdated) queueMicrotask(() => store.get().view === null && reloadAt({ key: directoryKey, words: outdated }))
    if (!view || !('key' in view)) return
    const run = desked.get(view.key)?.run
    const before = run?.state().left.length ?? 0
    run?.tell({ is: how })
    if ((run?.state().left.length ?? 0) > before) toast('Kept as a draft on this device. Open the pencil to go on.')
    refile(view.key)
  }

  /** Somebody new who has a number by now goes by it, so that the next form for somebody new is empty. */
  function refile(key: string) {
    const made = desked.get(key)
    const now = made?.agent?.key() ?? key
    if (!made || now === key) return
    desked.delete(key)
    delete data.sections[key]
    // Whoever was opened from the list before their number was heard here stays open; what was typed is on this device.
    if (desked.has(now)) return
    // What somebody left for another newcomer stays with the next new form.
    if (made.run.state().left.some(({ slot }) => !made.slots.isHere(slot))) return
    made.section = { ...made.section, key: now }
    desked.set(now, made)
    data.sections[now] = made.run.state().saved
  }

  return {
    data,
    get: store.get,
    subscribe: store.subscribe,
    find,
    unsaved,
    isOpen,
    isOpenBy,
    toast,
    close,
    hideToast: (id: number) => store.get().toast?.id === id && set({ toast: null }),
    /** Every section of this page that can be edited. */
    all: () => Object.keys(data.sections).flatMap((key) => find(key) ?? []),
    /** A part is opened on the draft of its section; from one pencil of a section to another nothing is closed. */
    openSection(key: string, is: 'edit' | 'history' = 'edit', part?: string) {
      const { view } = store.get()
      if (view && 'key' in view && view.key !== key) close()
      if (key === directoryKey) return set({ view: { is: 'directory', key }, peeking: false, preview: null })
      const found = find(key)
      if (!found) return
      set({ view: { is, key, part }, peeking: false, preview: null })
      void refreshSection({ data }, found)
    },
    /** What stands at the pencil of a section, or of a part of it; empty for what cannot be edited here. */
    editorOf(key: string, part?: string) {
      if (key === directoryKey) return agentList.editor
      const section = find(key)?.section
      return section ? (part ?? section.editor) : ''
    },
    /** Puts something on the desk that the page did not bring. */
    take(key: string, saved: EditingData['sections'][string]) {
      data.sections[key] ??= saved
    },
    refile,
    forget(key: string) {
      desked.delete(key)
      delete data.sections[key]
    },
    pageChanged: (words: string) => void (outdated = words),
    leaveForDirectory: (words: string) => reloadAt({ key: directoryKey, words }, address.findAnAgent),
    openPageHistory: () => set({ view: { is: 'pageHistory' }, preview: null }),
    peek: (peeking: boolean) => set({ peeking }),
    tryOn: (preview: DeskState['preview']) => set({ preview }),
    seeAsVisitor(asVisitor: boolean) {
      set({ asVisitor })
      for (const key of desked.keys()) paint(key)
    },
    ask: (question: Omit<Question, 'answer'>) =>
      new Promise<boolean | null>((done) =>
        set({
          question: {
            ...question,
            answer(yes) {
              set({ question: null })
              done(yes)
            },
          },
        }),
      ),
    /** In the click itself, or the browser keeps the window shut. */
    async signIn() {
      const person = await signInAgain()
      if (!person) return
      if (person.username !== data.person.username)
        return toast(`You are signed in as ${person.name}. Sign in as ${data.person.name} to save what was typed here.`)
      for (const { run } of desked.values()) run.tell({ is: 'signedIn' })
    },
    tryNow() {
      for (const { run } of desked.values()) run.tell({ is: 'tryNow' })
    },
    /** Something would be lost to sight, if not for good, were the page left now. */
    holdsUnsaved: () => [...desked.keys()].some(unsaved),
    states: (): SaveState[] => [...desked.values()].map(({ run }) => run.state()),
  }
}

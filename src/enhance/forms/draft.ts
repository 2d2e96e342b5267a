/** `brought` is what the page had put in by itself when somebody typed. */
type Draft = { at: number; answers: Record<string, string[]>; taken: Record<string, string>; brought?: Record<string, string> }

/** A draft is forgotten after 30 days. */
const longest = 30 * 24 * 3600_000

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What is typed into a form, kept on this device until it is sent: words and choices, never files, and nothing of what the
 * page itself put in.
 */
export function createDraft(form: HTMLFormElement, name: string) {
  const key = `form ${name}`

  /** Those a person fills in. */
  const controls = () =>
    [...form.querySelectorAll<Control>('[data-question] :is(input, select, textarea)')].filter(
      ({ name, type, hidden }) => name && !hidden && type !== 'hidden' && type !== 'file',
    )

  function save(): void {
    const answers: Draft['answers'] = {}
    const taken: Draft['taken'] = {}
    const brought: Draft['brought'] = {}
    for (const control of controls()) {
      const { name: id, value } = control
      const filled = filledByPage(control)
      if (filled) brought[id] = filled
      if (isChoice(control) && !control.checked) continue
      if (value) (answers[id] ??= []).push(value)
      if (control.dataset.value) taken[id] = control.dataset.value
    }
    write(key, Object.keys(answers).length > 0 ? { at: Date.now(), answers, taken, brought } : undefined)
  }

  function restore(): void {
    const draft = read(key)
    if (!draft) return
    // The script may come after the first letters: those count.
    const touched = new Set(
      controls()
        .filter(isTouched)
        .map(({ name }) => name),
    )
    for (const control of controls()) {
      if (touched.has(control.name)) continue
      // What came along from the page before is newer than what was kept, unless it was there when that was typed: the page was read again.
      const filled = filledByPage(control)
      if (filled && filled !== draft.brought?.[control.name]) continue
      const kept = draft.answers[control.name]
      if (isChoice(control)) control.checked = kept?.includes(control.value) ?? false
      else if (kept) control.value = kept[0]
      const who = draft.taken[control.name]
      if (who) control.dataset.value = who
    }
  }

  return { save, restore, forget: () => write(key, undefined) }
}

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

/** What the page itself had put in, or ticked; empty where it left that to people. */
function filledByPage(control: Control): string {
  if (isChoice(control)) return control.defaultChecked ? control.value : ''
  return 'defaultValue' in control ? control.defaultValue : ''
}

/** True where it no longer says what the page said. */
function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if ('defaultValue' in control) return control.value !== control.defaultValue
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(first, 0)
}

function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    return draft && Date.now() - draft.at < longest ? draft : undefined
  } catch {
    // What cannot be kept on this device is not.
    return undefined
  }
}

function write(key: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // As above: a device that is full, or that keeps nothing.
  }
}

import { useId, useRef, useState } from 'react'
import { saveBlogSetting } from '../../calls/addresses.ts'
import type * as calls from '../../calls/articles/topic-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles, reasonOf } from './ask-articles.ts'
import { useArticleDesk } from './desk-context.ts'

type Setting = { title: string; subtitle: string }

/** Title and subtitle of the page visitors see; the title is what the menu calls it, too. */
export function TopOfPage() {
  const words = useWords().blogSettings
  const { form, shown, problems, said, failed, isSaving, type, save, giveUp } = useSettingForm()
  const id = useId()

  const field = (name: keyof Setting, label: string) => (
    <SettingField
      id={`${id}${name}`}
      name={name}
      label={label}
      value={shown[name]}
      problem={problems[name]}
      onTyped={(value) => type({ [name]: value })}
    />
  )

  return (
    <form
      className="blogs-card blogs-top"
      aria-labelledby={`${id}heading`}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h2 id={`${id}heading`}>{words.top.heading}</h2>
      {field('title', words.top.title)}
      {field('subtitle', words.top.subtitle)}
      <div className="blogs-buttons needs-script">
        <button className="btn btn-small btn-sky" aria-disabled={isSaving || undefined}>
          {isSaving ? words.top.saving : words.top.save}
        </button>
        <button type="button" className="btn btn-small blogs-line" onClick={giveUp}>
          {words.top.cancel}
        </button>
      </div>
      <div className="blogs-top-said">
        <output>{said}</output>
        <p className="problem" role="alert">
          {failed}
        </p>
      </div>
    </form>
  )
}

/** What is typed into the form until it is saved or given up, and how that went. */
function useSettingForm() {
  const words = useWords().blogSettings
  const { list } = useArticleDesk()
  const saved = list.shown.setting
  // What somebody types here is theirs until it is saved or given up, whatever the list brings meanwhile.
  const [typed, setTyped] = useState<Partial<Setting>>({})
  const [problems, setProblems] = useState<Partial<Setting>>({})
  const [isSaving, setSaving] = useState(false)
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const shown: Setting = { ...saved, ...typed }
  const isChanged = shown.title !== saved.title || shown.subtitle !== saved.subtitle

  function type(change: Partial<Setting>) {
    setTyped({ ...typed, ...change })
    setSaid('')
    setFailed('')
  }

  async function save() {
    if (isSaving) return
    const wrong: Partial<Setting> = {
      ...(shown.title.trim() ? {} : { title: words.top.needTitle }),
      ...(shown.subtitle.trim() ? {} : { subtitle: words.top.needSubtitle }),
    }
    setProblems(wrong)
    setSaid('')
    setFailed('')
    const [first] = Object.keys(wrong)
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setSaving(true)
    try {
      const { result } = await askArticles<typeof calls.saveBlogSetting>(saveBlogSetting, { pageName: 'BlogSetting', ...shown })
      const setting = { title: result.title.value, subtitle: result.subtitle.value }
      list.setShown((before) => ({ ...before, setting }))
      setTyped({})
      setSaid(words.top.saved)
    } catch (error) {
      setFailed(reasonOf(error, words))
    } finally {
      setSaving(false)
    }
  }

  function giveUp() {
    setTyped({})
    setProblems({})
    setFailed('')
    setSaid(isChanged ? words.top.restored : '')
  }

  return { form, shown, problems, said, failed, isSaving, type, save, giveUp }
}

type FieldNeeds = { id: string; name: string; label: string; value: string; problem: string | undefined; onTyped(value: string): void }

function SettingField({ id, name, label, value, problem, onTyped }: FieldNeeds) {
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        value={value}
        maxLength={300}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onTyped(target.value)}
      />
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}

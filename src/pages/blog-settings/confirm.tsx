import { useId, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { reasonOf, wasChanged } from './ask-articles.ts'
import { useArticleDesk, type Said } from './desk-context.ts'
import { Modal } from './modal.tsx'

export type Question = {
  title: string
  /** What it is about, a paragraph each. */
  text: string[]
  yes: string
  no: string
  busy: string
  danger?: boolean
  /** Does it and returns what is said of it; what it throws is said here, and the question stays. */
  run(): Promise<Said>
}

/** Asks before something is done, and says how it went while it is. */
export function Confirm({ question: { title, text, yes, no, busy, danger, run }, close }: { question: Question; close(): void }) {
  const words = useWords().blogSettings
  const { list, say } = useArticleDesk()
  const [state, setState] = useState<'asking' | 'busy'>('asking')
  const [problem, setProblem] = useState('')
  const id = useId()

  async function answer() {
    if (state === 'busy') return
    setState('busy')
    setProblem('')
    try {
      const said = await run()
      await list.look()
      close()
      say(said)
    } catch (error) {
      const problem = reasonOf(error, words)
      if (!wasChanged(error)) {
        setProblem(problem)
        return setState('asking')
      }
      // The question is about what is no more: the list tells what is.
      await list.look()
      close()
      say({ text: problem, problem: true })
    }
  }

  return (
    <Modal title={title} question describedBy={id} close={close}>
      <div id={id}>
        {text.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="blogs-buttons">
        <button
          type="button"
          className={`btn btn-small ${danger ? 'blogs-danger' : 'btn-sky'}`}
          aria-disabled={state === 'busy' || undefined}
          data-first={danger ? undefined : true}
          onClick={() => void answer()}
        >
          {state === 'busy' ? busy : yes}
        </button>
        <button type="button" className="btn btn-small blogs-line" data-first={danger || undefined} onClick={close}>
          {no}
        </button>
      </div>
    </Modal>
  )
}

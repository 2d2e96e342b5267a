import { useWords } from '../../words/use-words.ts'
import { bringBackThose, remove } from './article-actions.ts'
import { useArticleDesk } from './desk-context.ts'
import { useDialogWork } from './use-dialog-work.ts'

/** What is done to tags and topics alike: changed, deleted, brought back, each time with both lists read anew. */
export function useTermWork(kind: Parameters<typeof remove>[0], load: () => Promise<unknown>) {
  const words = useWords().blogSettings.terms
  const { list } = useArticleDesk()
  const work = useDialogWork()
  const reload = () => Promise.all([load(), list.look()])

  /** True when it was done. */
  const change = (ask: () => Promise<unknown>, done: string): Promise<boolean> =>
    work.run(async () => {
      await ask()
      await reload()
      return done
    })

  const back = (id: number, name: string): void => void change(() => bringBackThose(kind, [id]), words.back(name))

  const erase = (id: number, name: string, gone: () => void): void =>
    void work.run(async () => {
      await remove(kind, name)
      gone()
      await reload()
      return { text: words.removed(name), undo: () => back(id, name) }
    })

  return { work, change, erase, back }
}

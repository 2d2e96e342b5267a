import { holdItems } from '../items/hold-items.ts'
import type { ItemNeeds, ItemStore } from '../items/item-store.ts'
import type { Article } from '../../nouns/articles/article.ts'
import type { Writing } from '../items/item-writer.ts'
import { answerKept, type Asked } from './answered-calls.ts'
import type { BlogSave, StatusChanges, StatusWish } from './change-status.ts'
import { requireState } from './go-live.ts'
import type { Previews } from './previews.ts'
import type { Schedules, ScheduleWish } from './schedules.ts'

type Needs = {
  items: ItemNeeds
  store: ItemStore<Article>
  changes: StatusChanges
  schedules: Schedules
  previews: Pick<Previews, 'make'>
}

const statusOfBulk = { publish: 'Published', activate: 'Active', deactivate: 'Inactive' } as const

/** What those who write do with articles, each in one transaction that holds the items. Each throws what the folder's file for it says. */
export function createArticleWork({ items, store, changes, schedules, previews }: Needs) {
  const write = <A>(tenant: string, work: (writing: Writing) => Promise<A>): Promise<A> => holdItems(items, tenant, work)

  /** One of what the desk does with several; answers how many schedules that called off. */
  async function doWith(tenant: string, what: keyof typeof statusOfBulk | 'delete', wish: Omit<StatusWish, 'to'>): Promise<number> {
    if (what === 'delete') return remove(tenant, wish)
    const { unscheduled } = await write(tenant, (writing) => changes.change(writing, { ...wish, to: statusOfBulk[what] }))
    return unscheduled
  }

  const remove = (tenant: string, wish: Omit<StatusWish, 'to'>): Promise<number> =>
    write(tenant, (writing) =>
      answerKept(writing, wish, ['delete', wish.id, wish.revision], items.now(), async () => {
        const { slug } = await requireState(writing.tx, tenant, wish.id)
        await store.writer.remove(writing, { key: slug, by: wish.by, ...(wish.revision === undefined ? {} : { base: wish.revision }) })
        // Nobody expects anything of what is gone.
        return 0
      }),
    )

  return {
    doWith,
    changeStatus: (tenant: string, wish: StatusWish) => write(tenant, (writing) => changes.change(writing, wish)),
    saveBlog: (tenant: string, asked: BlogSave) => write(tenant, (writing) => changes.save(writing, asked)),
    schedule: (tenant: string, wish: ScheduleWish) => write(tenant, (writing) => schedules.add(writing, wish)),
    unschedule: (tenant: string, id: number) => write(tenant, (writing) => schedules.remove(writing, id)),
    makePreview: (tenant: string, id: number, asked: Asked) => write(tenant, (writing) => previews.make(writing, id, asked)),
  }
}

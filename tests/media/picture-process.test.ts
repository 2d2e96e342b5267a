import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPictureProcess } from '../../src/server/media/ask-picture-process.ts'
import { BrokeProcess } from '../../src/server/media/broke-process.ts'
import { createWorkQueue, QueueFull } from '../../src/server/media/work-queue.ts'
import { jpeg, png } from './sample-pictures.ts'

describe('the picture process', () => {
  it('is ended when a picture takes too long, and starts again for the next', async () => {
    const limits = { limitMs: 1 }
    const hasty = createPictureProcess(limits)
    await expect(hasty.ask({ do: 'clean', bytes: await jpeg() })).rejects.toBeInstanceOf(BrokeProcess)
    await expect(hasty.ask({ do: 'clean', bytes: await jpeg() })).rejects.toBeInstanceOf(BrokeProcess)
    const patient = createPictureProcess()
    expect(await patient.ask({ do: 'clean', bytes: await jpeg(64, 32) })).toMatchObject({ width: 64, height: 32 })
  })

  it('goes when there is nothing to do, and comes back', async () => {
    const brief = createPictureProcess({ idleMs: 1 })
    const work = async () => {
      expect(await brief.ask({ do: 'clean', bytes: await png(64, 32) })).toMatchObject({ width: 64 })
      return brief.pid()
    }
    const first = await work()
    await expect.poll(() => lives(first), { timeout: 20_000 }).toBe(false)
    expect(await work()).not.toBe(first)
  })

  it('reads nothing but jpeg and png, even when it is asked to', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>')
    await expect(createPictureProcess().ask({ do: 'shrink', bytes, width: 480, format: 'webp' })).rejects.toThrow(
      /unsupported image format/,
    )
  })
})

describe('the queue before it', () => {
  it('works in order, those that go first before the others, and turns away what is too much', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 2 })
    const order: string[] = []
    const job = (name: string) => async () => void order.push(name)
    const work = [queue.run(() => wait(20)), queue.run(job('b')), queue.run(job('c')), queue.run(job('a'), { first: true })]
    await expect(queue.run(job('d'))).rejects.toBeInstanceOf(QueueFull)
    await Promise.all(work)
    expect(order).toEqual(['a', 'b', 'c'])
  })

  it('goes on after a failure', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 })
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run(async () => 'yes')).toBe('yes')
  })
})

function lives(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

import type { FastifyInstance } from 'fastify'
import type { Site } from '../../pages/site.ts'
import type { Visit } from '../nouns/noun.ts'
import { createPageHandler, type WayOn } from './page-handler.ts'
import { createPageKeys } from './page-keys.ts'
import { servePagePosts } from './page-posts.ts'
import type { CaptchaSources } from '../captcha/captcha.ts'
import type { StageFile } from '../../nouns/forms/staged-file.ts'
import { createPageSender } from './page-sender.ts'
import { createPageReader } from './read-page-request.ts'
import { themeStyles } from '../http/tenant-theme.ts'
import { createRenderer } from './render-page.ts'
import type { Shared } from '../services.ts'

type Needs = Shared & { siteOf(visit: Visit): Site; stageFile?: StageFile; captchaSources?: CaptchaSources; wayOn: WayOn }

/** The pages of the site, put together: how they are asked for, rendered, kept and sent, and how they take posts. */
export function createPages(needs: Needs) {
  const { pages, tenants, identity } = needs
  const { rows } = pages
  const readPageRequest = createPageReader(needs)
  const built = { ...pages, styles: new Map([...pages.styles, ...themeStyles(tenants)]) }
  const render = createRenderer({ ...needs, built, connect: identity.origins, payOrigins: needs.provider?.widget.origins })
  const sender = createPageSender({ ...needs, render })
  const keys = createPageKeys(needs)
  const { sendCached, answer } = createPageHandler({
    ...needs,
    keys,
    readPageRequest,
    render,
    sender,
    withGoogle: needs.googleMap !== undefined,
  })
  return {
    sendCached,
    answer,
    routes: (app: FastifyInstance) => servePagePosts(app, { ...needs, rows, readPageRequest, render, sender }),
  }
}

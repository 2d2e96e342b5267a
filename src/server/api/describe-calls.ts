import fastifySwagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { AnySection } from '../../content/section.ts'
import { describeForms } from '../../forms/describe-forms.ts'
import { eachInTurns } from '../http/in-turns.ts'
import { nextTurn } from '../http/own-turn.ts'
import { docsPage, docsPath } from './docs-page.ts'
import { describeSection, schemaName } from './section-schemas.ts'

const openapi = '3.1.0'

/** What `docsPath` shows: every call that is registered after this, by its contract. Made when it is first asked for, since few sites ever are. */
export async function describeCalls(app: FastifyInstance, sections: readonly AnySection[]): Promise<void> {
  const calls: RouteOptions[] = []
  app.addHook('onRoute', (call) => void calls.push(call))
  const { transform, transformInTurns } = createTransform()
  let schemas = {}
  let written: Promise<Buffer> | undefined
  await app.register(fastifySwagger, {
    openapi: {
      openapi,
      info: {
        title: 'Shelterbelt',
        version: '1.0.0',
        description: 'The calls of the site. Refusals are {status:false, message, errors?}. The schemas name the content of each section.',
      },
    },
    transform,
    // They refer to nothing, so nobody has to look through them for what they refer to, which took most of the time.
    transformObject: (document) => ({ ...('openapiObject' in document && document.openapiObject), components: { schemas } }),
  })
  await app.register(docsPage, { prefix: docsPath, description: () => (written ??= write()) })

  /** With others heard in between: all of it at once would hold the loop for a sixth of a second. */
  async function write(): Promise<Buffer> {
    await transformInTurns(calls)
    const described = await eachInTurns(sections, (section) => [schemaName(section), describeSection(section)] as const)
    schemas = { ...Object.fromEntries(described), ...describeForms() }
    await nextTurn()
    const description = app.swagger()
    await nextTurn()
    return Buffer.from(JSON.stringify(description))
  }
}

/** What zod says of a call, made in turns for all of them, so that it is there when they are put together. */
function createTransform() {
  const transformNow = createJsonSchemaTransform({ skipList: [`${docsPath}/*`] })
  const made = new WeakMap<RouteOptions, ReturnType<SwaggerTransform>>()
  const transform: SwaggerTransform = (call) => made.get(call.route) ?? transformNow(call)
  return {
    transform,
    transformInTurns: (calls: RouteOptions[]) =>
      eachInTurns(calls, (route) => {
        const { url, schema } = route
        if (schema) made.set(route, transformNow({ schema, url, route, openapiObject: { openapi } }))
      }),
  }
}

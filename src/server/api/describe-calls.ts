import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { AnySection } from '../../content/section.ts'
import { describeForms } from '../../forms/describe-forms.ts'
import { ownTurn } from '../http/own-turn.ts'
import { describeSections } from './section-schemas.ts'

/** /api/docs: every call that is registered after this, by its contract. */
export async function describeCalls(app: FastifyInstance, sections: readonly AnySection[]): Promise<void> {
  let written: Buffer | undefined
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shelterbelt',
        version: '1.0.0',
        description: 'The calls of the site. Refusals are {status:false, message, errors?}. The schemas name the content of each section.',
      },
      components: { schemas: { ...describeSections(sections), ...describeForms() } },
    },
    transform: createJsonSchemaTransform({ skipList: ['/api/docs/*'] }),
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { layout: 'BaseLayout' },
    uiHooks: {
      async onRequest(request, reply) {
        const { url } = request.routeOptions
        // The same once more, for which the loop would be held most of a second.
        if (url === '/api/docs/yaml') return reply.redirect('/api/docs/json', 303)
        await ownTurn()
        // Megabytes that are the same for everybody, and would be written out for each.
        if (url === '/api/docs/json') return reply.type('application/json').send((written ??= Buffer.from(JSON.stringify(app.swagger()))))
        return undefined
      },
    },
  })
}

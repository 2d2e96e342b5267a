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
      // The same once more, for which the loop would be held most of a second.
      async onRequest(request, reply) {
        if (request.routeOptions.url === '/api/docs/yaml') return reply.redirect('/api/docs/json', 303)
        await ownTurn()
        return undefined
      },
    },
  })
}

/**
 * The yardstick: node:http sending one page's bytes and nothing else. The first argument is a folder with the page as the
 * site sends it: page.br, page.gz and page.identity; sent is what the request takes. With head.json in it, brotli goes out under
 * the site's own head, which tells what is Node's work in sending that and what is ours.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const page = (name: string, encoding?: string) => {
  const body = readFileSync(join(process.argv[2], name))
  const headers = ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)]
  return { body, headers: encoding ? [...headers, 'content-encoding', encoding] : headers }
}
const [br, gzip, plain] = [page('page.br', 'br'), page('page.gz', 'gzip'), page('page.identity')]
const head = join(process.argv[2], 'head.json')
if (existsSync(head)) br.headers = JSON.parse(readFileSync(head, 'utf8')) as string[]

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const takes = request.headers['accept-encoding'] ?? ''
  const { body, headers } = takes.includes('br') ? br : takes.includes('gzip') ? gzip : plain
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))

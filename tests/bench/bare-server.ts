/** The yardstick: node:http sending one page's plain bytes and nothing else. The file to send is the first argument. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const html = readFileSync(process.argv[2])
const headers = ['content-type', 'text/html; charset=utf-8', 'content-length', String(html.length)]
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers)
  response.end(html)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))

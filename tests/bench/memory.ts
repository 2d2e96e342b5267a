import { readFileSync } from 'node:fs'
import type { RealSite } from '../fixtures/real-site.ts'

/** Resident memory of the site's process now, in bytes. */
export function residentBytes(site: RealSite): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

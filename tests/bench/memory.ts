import { readFileSync } from 'node:fs'
import type { RealSite } from '../fixtures/real-site.ts'

/** Resident memory of the site's process now, in bytes. */
export const residentBytes = (site: RealSite) => bytesOf(site, /VmRSS:\s+(\d+) kB/)

/** The most it ever was. */
export const peakBytes = (site: RealSite) => bytesOf(site, /VmHWM:\s+(\d+) kB/)

function bytesOf(site: RealSite, line: RegExp): number {
  const [, kilobytes] = line.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

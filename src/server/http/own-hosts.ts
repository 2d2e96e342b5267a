/** The host names at which an address is one of this very site. */
export function ownHostsOf({ hosts }: { hosts: readonly string[] }, publicUrl: string | undefined): string[] {
  return [...hosts.filter((host) => host !== '*'), ...(publicUrl ? [new URL(publicUrl).hostname] : [])].map((host) => host.toLowerCase())
}

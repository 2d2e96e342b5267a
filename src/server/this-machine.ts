import { existsSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

export const isThisMachine = (hostname: string) => /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** In a container nobody reaches the loopback address from outside; whoever runs it says which of its ports are open to whom. */
export function isInContainer(env: Environment): boolean {
  const told = [env.container, env.KUBERNETES_SERVICE_HOST, env.ECS_CONTAINER_METADATA_URI_V4, env.K_SERVICE]
  return told.some(Boolean) || ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file))
}

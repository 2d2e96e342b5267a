/** An address with `*` as its host, for the site as it was reached: "http://*:3601" → "http://192.168.1.5:3601". */
export const namedHost = (address: string, site: string): string => address.replace('*', new URL(site).hostname)

/** "Sterling, Colorado 80751": the last line of an address, of what is known of it. */
export const townLine = ({ city, state, zip }: { city: string; state: string; zip: string }): string =>
  [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')

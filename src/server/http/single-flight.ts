/**
 * Does work of one name once at a time: whoever asks for it meanwhile waits for the same work, and is answered or fails with it. Once it has
 * ended, the next to ask begins it anew.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, Promise<T>>()

  return function share(name: string, work: () => Promise<T>): Promise<T> {
    const flight = flights.get(name) ?? work().finally(() => flights.delete(name))
    flights.set(name, flight)
    return flight
  }
}

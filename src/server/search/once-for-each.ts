/** Works something out once for each list it is asked of, for as long as somebody holds the list. */
export function onceForEach<Of extends object, Made>(work: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>()
  return (of) => {
    const kept = known.get(of) ?? { made: work(of) }
    known.set(of, kept)
    return kept.made
  }
}

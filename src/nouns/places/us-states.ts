/** The states by their postal codes: how each is written out and, where the code is not all there is, how it was shortened before. */
export const usStates = {
  AK: { name: 'Alaska' },
  AL: { name: 'Alabama', short: 'Ala' },
  AR: { name: 'Arkansas', short: 'Ark' },
  AZ: { name: 'Arizona', short: 'Ariz' },
  CA: { name: 'California', short: 'Calif' },
  CO: { name: 'Colorado', short: 'Colo' },
  CT: { name: 'Connecticut', short: 'Conn' },
  DC: { name: 'District of Columbia' },
  DE: { name: 'Delaware', short: 'Del' },
  FL: { name: 'Florida', short: 'Fla' },
  GA: { name: 'Georgia' },
  HI: { name: 'Hawaii' },
  IA: { name: 'Iowa' },
  ID: { name: 'Idaho' },
  IL: { name: 'Illinois', short: 'Ill' },
  IN: { name: 'Indiana', short: 'Ind' },
  KS: { name: 'Kansas', short: 'Kan' },
  KY: { name: 'Kentucky' },
  LA: { name: 'Louisiana' },
  MA: { name: 'Massachusetts', short: 'Mass' },
  MD: { name: 'Maryland', short: 'Md' },
  ME: { name: 'Maine' },
  MI: { name: 'Michigan', short: 'Mich' },
  MN: { name: 'Minnesota', short: 'Minn' },
  MO: { name: 'Missouri' },
  MS: { name: 'Mississippi', short: 'Miss' },
  MT: { name: 'Montana', short: 'Mont' },
  NC: { name: 'North Carolina', short: 'N.C.' },
  ND: { name: 'North Dakota', short: 'N.D.' },
  NE: { name: 'Nebraska', short: 'Neb' },
  NH: { name: 'New Hampshire', short: 'N.H.' },
  NJ: { name: 'New Jersey', short: 'N.J.' },
  NM: { name: 'New Mexico', short: 'N.M.' },
  NV: { name: 'Nevada', short: 'Nev' },
  NY: { name: 'New York', short: 'N.Y.' },
  OH: { name: 'Ohio' },
  OK: { name: 'Oklahoma', short: 'Okla' },
  OR: { name: 'Oregon', short: 'Ore' },
  PA: { name: 'Pennsylvania', short: 'Pa' },
  RI: { name: 'Rhode Island', short: 'R.I.' },
  SC: { name: 'South Carolina', short: 'S.C.' },
  SD: { name: 'South Dakota', short: 'S.D.' },
  TN: { name: 'Tennessee', short: 'Tenn' },
  TX: { name: 'Texas', short: 'Tex' },
  UT: { name: 'Utah' },
  VA: { name: 'Virginia' },
  VT: { name: 'Vermont', short: 'Vt' },
  WA: { name: 'Washington', short: 'Wash' },
  WI: { name: 'Wisconsin', short: 'Wis' },
  WV: { name: 'West Virginia', short: 'W.Va.' },
  WY: { name: 'Wyoming', short: 'Wyo' },
} as const satisfies Record<string, { name: string; short?: string }>

export type UsState = keyof typeof usStates

export const stateNames: readonly string[] = Object.values(usStates)
  .map(({ name }) => name)
  .toSorted()

/** The states of these codes, with their names; a code of none is left out. */
export function statesOf(codes: readonly string[]): { code: UsState; name: string; short?: string }[] {
  return codes.filter((code): code is UsState => Object.hasOwn(usStates, code)).map((code) => ({ code, ...usStates[code] }))
}

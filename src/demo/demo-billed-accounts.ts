import type { SampleAccount } from '../server/payments/billing/sandbox-account.ts'
import { foldText } from '../nouns/fold-text.ts'

type Kind = SampleAccount['policies'][number]['kind']

/** [number, name, street, town, ZIP, policies, least due, whole balance, due in days, their agent]; dollars. */
type Row = readonly [
  number: string,
  name: string,
  street: string,
  town: string,
  zip: string,
  kinds: readonly Kind[],
  minDue: number,
  balance: number,
  dueInDays: number | null,
  agent: string,
]

/** What a few accounts have that the others have not. */
const particulars: Record<string, Partial<Pick<SampleAccount, 'state' | 'cancelled' | 'linkedTo' | 'agentEmail' | 'paid'>>> = {
  '4020417731': { linkedTo: 'customer' },
  '4033190275': { cancelled: true },
  '4033190283': { cancelled: true },
  '4055118060': { state: 'NE' },
  '4055118078': { state: 'KS' },
  '4055118086': { state: 'WY' },
  '4066200417': { agentEmail: null },
  '4010020034': { paid: [{ reference: 'B-2207731', cents: 8_640, daysAgo: 12, returned: true }] },
}

const rows: readonly Row[] = [
  ['4020417731', 'Alex Neighbor', '504 Poplar Street', 'Sterling', '80751', ['auto', 'home'], 148.2, 889.2, 9, 'Dana Whitlock'],
  ['4020417749', 'Alex Neighbor', '504 Poplar Street', 'Sterling', '80751', ['umbrella'], 31, 124, 24, 'Dana Whitlock'],
  ['4011827755', 'Ellie Brandt', '26 County Road 17', 'Sterling', '80751', ['home'], 148.2, 1148.2, 12, 'Dana Whitlock'],
  ['4010020018', 'Harlan Voss', '3310 Windmill Lane', 'Sterling', '80751', ['auto'], 0, 0, null, 'Dana Whitlock'],
  ['4010020026', 'Ione Castellan', '9 Harrow Court', 'Fort Morgan', '80701', ['home'], 0, 412.5, null, 'Rafael Montoya'],
  ['4010020034', 'Dell Marchetti', '71 Beet Row', 'Fort Morgan', '80701', ['auto', 'home'], 86.4, 518.4, 3, 'Rafael Montoya'],
  ['4010020042', 'Opal Sandoval', '1205 Switchgrass Drive', 'Fort Morgan', '80701', ['auto'], 64.75, 64.75, -4, 'Rafael Montoya'],
  ['4010020059', 'Emmett Larkspur', '48 Section Road', 'Holyoke', '80734', ['farm', 'auto'], 1250, 7500, 18, 'Lena Thorsen'],
  ['4010020067', 'Birgit Aldous', '2 Elevator Street', 'Holyoke', '80734', ['business'], 318.6, 3823.2, 6, 'Lena Thorsen'],
  ['4010020075', 'Clyde Penhallow', '660 Sandhill Road', 'Akron', '80720', ['farm'], 940.1, 940.1, -31, 'Karl Ostrander'],
  [
    '4010020083',
    'Marisol Trask',
    '15 Dryland Avenue',
    'Akron',
    '80720',
    ['home', 'auto', 'umbrella'],
    205.35,
    1232.1,
    14,
    'Karl Ostrander',
  ],
  [
    '4010020091',
    'Gus Everhart',
    '880 Republican Way',
    'Yuma',
    '80759',
    ['farm', 'home', 'auto', 'umbrella'],
    1675.8,
    10054.8,
    21,
    'June Baptiste',
  ],
  ['4010020109', 'Tilda Roan', '31 Cottonwood Place', 'Yuma', '80759', ['auto'], 58.9, 353.4, 1, 'June Baptiste'],
  ['4010020117', 'Perry Winslade', '204 Ditch Road', 'Brush', '80723', ['home'], 0, 0, null, 'Amos Fielding'],
  ['4010020125', 'Noemi Falk', '17 Rodeo Street', 'Brush', '80723', ['auto', 'home'], 132.44, 794.64, 0, 'Amos Fielding'],
  ['4010020133', 'Thaddeus Oyelaran', '905 Sugar Mill Road', 'Greeley', '80631', ['business', 'auto'], 466.25, 5595, 11, 'Priya Nair'],
  ['4010020141', 'Jessamy Kerr', '38 Feedlot Lane', 'Greeley', '80634', ['auto'], 71.15, 426.9, -2, 'Priya Nair'],
  ['4010020158', 'Ansel Whitcomb', '1440 Seminary Row', 'Greeley', '80631', ['home'], 97.3, 583.8, 28, 'Priya Nair'],
  ['4010020166', 'Roscoe Dunleavy', '6 Depot Loop', 'Julesburg', '80737', ['farm'], 0, 2210, null, 'Walt Hendricks'],
  ['4010020174', 'Winifred Achterberg', '77 Platte Bend', 'Julesburg', '80737', ['home', 'auto'], 118.05, 708.3, 16, 'Walt Hendricks'],
  ['4010020182', 'Leandro Pacheco', '210 Rail Street', 'Limon', '80828', ['auto'], 49.99, 49.99, 5, 'Teresa Quintana'],
  ['4010020190', 'Cordelia Stroud', '3 Plainview Terrace', 'Limon', '80828', ['business'], 275, 3300, -12, 'Teresa Quintana'],
  ['4010020208', 'Ezekiel Obi', '512 Arroyo Street', 'Lamar', '81052', ['home', 'auto'], 163.7, 982.2, 8, 'Sam Okafor'],
  ['4010020216', 'Rhoda Kitteridge', '94 Melon Road', 'La Junta', '81050', ['farm', 'auto'], 830.45, 4982.7, 19, 'José Arellano'],
  ['4010020224', 'Severo Maldonado', '22 Adobe Lane', 'Pueblo', '81003', ['home'], 104.6, 627.6, 2, 'Marguerite Devlin'],
  ['4010020232', 'Agnes Thornbury', '7 Foundry Street', 'Pueblo', '81004', ['auto', 'umbrella'], 0, 0, null, 'Marguerite Devlin'],
  [
    '4010020240',
    'Milo Vandermeer',
    '1818 Overlook Circle',
    'Colorado Springs',
    '80903',
    ['home', 'auto'],
    187.9,
    1127.4,
    26,
    'Benedict Ames',
  ],
  ['4010020257', 'Saoirse Delacroix', '63 Granite Court', 'Colorado Springs', '80909', ['auto'], 82.35, 494.1, -7, 'Nadia Haddad'],
  ['4010020265', 'Barnaby Tull', '400 Larimer Bend', 'Denver', '80205', ['business', 'auto', 'umbrella'], 612.8, 7353.6, 13, 'Thuy Pham'],
  ['4010020273', 'Yolanda Prewitt', '29 Brickyard Row', 'Denver', '80211', ['home'], 141.25, 847.5, 4, 'Caleb Winters'],
  ['4010020281', 'Ulrich Farraday', '350 Orchard Steps', 'Fort Collins', '80521', ['auto', 'home'], 155.5, 933, 10, 'Ingrid Sørensen'],
  ['4010020299', 'Pilar Huckaby', '12 Mesa Rim', 'Boulder', '80302', ['home', 'umbrella'], 176.15, 1056.9, 30, 'Gabriel Trujillo'],
  ['4010020307', 'Conrad Yellowtail', '88 Peach Bench Road', 'Grand Junction', '81501', ['farm', 'home'], 540, 3240, 22, 'Ruth Abernathy'],
  ['4010020315', 'Delphine Skaggs', '5 Potato Cellar Road', 'Alamosa', '81101', ['farm'], 999.99, 999.99, 7, 'Elena Vigil'],
  // What ends otherwise than by being paid.
  ['4033190275', 'Lyle Crandall', '310 Elm Draw', 'Sterling', '80751', ['auto'], 0, 0, null, 'Dana Whitlock'],
  ['4033190283', 'Verna Tolliver', '19 Shortgrass Street', 'Brush', '80723', ['home'], 73.2, 73.2, -45, 'Amos Fielding'],
  ['4055118060', 'Orson Teague', '44 Panhandle Road', 'Sidney', '69162', ['auto'], 92.1, 552.6, 15, 'Dana Whitlock'],
  ['4055118078', 'Imelda Ashgrove', '701 Milo Street', 'Goodland', '67735', ['farm'], 410, 2460, 20, 'June Baptiste'],
  ['4055118086', 'Fergus Holloway', '8 Bluff Street', 'Pine Bluffs', '82082', ['home', 'auto'], 129.8, 778.8, 6, 'Walt Hendricks'],
  ['4066200417', 'Beatrix Quill', '600 Lantern Way', 'Durango', '81301', ['auto'], 67.45, 404.7, 17, 'Owen Blackfeather'],
]

/** Accounts to try: all invented, as are their people, streets and figures. */
export const demoBilledAccounts: readonly SampleAccount[] = rows.map(
  ([number, policyHolder, street, city, zip, kinds, minDue, balance, dueInDays, agent], index) => {
    const installment = Math.round(minDue * 100) || 9_800
    return {
      number,
      policyHolder,
      street,
      city,
      zip,
      state: 'CO',
      minDueCents: Math.round(minDue * 100),
      balanceCents: Math.round(balance * 100),
      dueInDays,
      policies: kinds.map((kind, which) => ({
        number: `WM-${kind.slice(0, 1).toUpperCase()}${String(310_400 + index * 7 + which)}`,
        kind,
        fromDays: -150 - index,
        untilDays: 215 - index,
      })),
      agentEmail: `${foldText(agent).replaceAll(' ', '.')}@windbreak.example`,
      paid: [33, 63, 94].map((daysAgo, which) => ({
        reference: `B-${2_200_000 + index * 10 + which}`,
        cents: installment,
        daysAgo: daysAgo + (index % 5),
      })),
      ...particulars[number],
    }
  },
)

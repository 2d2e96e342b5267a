import { foldText } from '../fold-text.ts'

/** What people are called for short, and how one name is written by others: any of a line may stand for any other of it. */
const alike = `
  benedict benjamin ben benny; gabriel gabe; gabriela gabriella gabby; walter walt wally; samuel samantha sam sammy; marguerite margaret maggie
  margie marge peggy greta rita; teresa theresa therese terry terri tess tessa; rafael raphael rafa ralph; jose joseph joe joey pepe chepe;
  hannah hanna; karl carl charles charlie chuck; helen helena elena ellen nell; caleb kaleb; robert rob bob bobby bert; william will bill billy
  liam; richard rick rich dick; james jim jimmy; john jon jack johnny jonathan; thomas tom tommy; michael mike mick mickey miguel; david dave davey;
  daniel dan danny; edward ed eddie ted; elizabeth liz beth betty lizzie eliza elisa; katherine catherine kathryn kate kathy cathy katie kit;
  patricia pat patty tricia trish; patrick pat paddy; susan sue suzanne susie; deborah debra deb debbie; barbara barb; jennifer jen jenny;
  christine christina chris tina; christopher chris; anthony tony antonio; steven stephen steve; matthew matt; andrew andy drew; alexander alex
  alejandro; alexandra alex sandra; nicholas nick; nicole nikki; gregory greg; kenneth ken kenny; donald don; ronald ron ronnie; lawrence larry;
  frederick fred; raymond ray; francis frank; frances fran; francisco frank paco pancho; guadalupe lupe; rebecca becky; victoria vicky tori;
  jacob jake; joshua josh; zachary zach; nathaniel nathan nate; timothy tim; peter pete pedro; philip phil; douglas doug; jeffrey jeff geoffrey;
  gerald gerry jerry; dorothy dot dottie; virginia ginny; judith judy; margarita rita; roberto beto; enrique kike henry hank; carmen carmela;
  ruth ruthie; eugene gene; leonard len lenny leo; stanley stan; vincent vince vicente; clifford cliff; nadia nadya; owen owain; lena lene`

const linesOf = new Map<string, number[]>()
for (const [at, line] of alike.split(';').entries())
  for (const name of foldText(line).split(/\s+/)) linesOf.set(name, [...(linesOf.get(name) ?? []), at])

/** Whether somebody of one of two folded first names may be called by the other. */
export function mayBeCalled(one: string, other: string): boolean {
  const lines = linesOf.get(other)
  return lines !== undefined && (linesOf.get(one)?.some((line) => lines.includes(line)) ?? false)
}

/** What else somebody of a folded first name may be called. */
export const mayAlsoBe = (name: string): readonly string[] => [...linesOf].flatMap(([other]) => (mayBeCalled(other, name) ? [other] : []))

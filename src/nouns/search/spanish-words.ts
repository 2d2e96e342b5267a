import { foldText, wordsOfFolded } from '../fold-text.ts'
import { slipsBetween } from '../slips.ts'

/** What those who think in Spanish type on an English site, and what our pages call it. Words that are English too are left out. */
const inSpanish = `
  seguro seguros aseguranza: insurance; poliza polizas: policy; cobertura: coverage; cubre cubren: cover; carro carros coche coches: car;
  camioneta camion troca: truck; moto motocicleta: motorcycle; casa: house; inquilino inquilinos: renters; apartamento departamento: apartment;
  granja: farm; rancho: ranch; ganado vacas vaca: cattle; caballo caballos: horse; cosecha cultivo: crop; heno: hay; granero: barn;
  negocio empresa: business; tienda: store; vida: life; muerte: death; jubilacion retiro: retirement; perro perros: dog;
  pagar pago pagos: pay; factura recibo: bill; tarjeta: card; cuenta: account; cotizacion presupuesto: quote; precio cuesta costo: cost;
  barato: cheap; descuento descuentos: discount; deducible: deductible; reembolso: refund;
  reclamo reclamos reclamacion reclamar: claim; accidente choque: accident; reportar: report; robo robado robaron: stolen; incendio fuego: fire;
  granizo: hail; inundacion: flood; viento: wind; nieve: snow; agua: water; arbol: tree; techo: roof; parabrisas: windshield; danos dano: damage;
  grua: tow; llanta llantas: tire; ponchada ponchado: flat; bateria: battery; venado: deer;
  agente agentes: agent; oficina oficinas: office; horario horarios: hours; telefono: phone; numero: number; arranca: start; correo: mail; direccion: address; cerca: near;
  hablar: speak; habla hablan hable hablen: speaks; atiende atienden: helps; busco buscamos: find; sabado sabados: saturday; sobre: about;
  senor: man; senora senorita: lady; hora horas: hours; espanol: spanish; ayuda: help; queja quejas: complaint; trabajo trabajos empleo empleos: jobs;
  cambiar: change; cancelar: cancel; agregar anadir: add; quitar: remove; conductor: driver; hijo hija: teen; licencia: license;
  contrasena clave: password; mensaje: message; privacidad: privacy; preguntas: questions; contacto: contact;
  alguien: someone; persona: person; hablo: speak; quien: who; comprar compre: buy; vendi vender: sold; nuevo nueva nuevos: new; viejo vieja: old;
  mude mudamos mudanza: moved; casado casada: married; divorcio: divorce; bebe: baby; murio fallecio: died; esposa: wife; esposo marido: husband;
  hijos ninos: kids; familia: family; dinero: money; ahorros ahorro: savings; jubilarme retirarme: retire; entierro: burial; renta rento: rent;
  barco lancha bote: boat; bicicleta: bicycle; joyas anillo: jewelry; maquinaria: machinery; empleado empleados trabajador trabajadores: employee;
  restaurante: restaurant; contratista: contractor; certificado: certificate; abren abierto abierta: open; cierran cerrado: close; subio aumento: increase;
  multa: ticket; gratis: free; debo: owe; enojado molesto: angry; solicitud: application; perdi: lost; olvide: forgot; borrar eliminar: delete; datos: data;
  informacion: information; chocaron chocar: crash; pegaron: hit; golpearon: hit; lastimado herido: hurt; ladron ladrones: thief; ventana: window;
  gotera goteras: leak; tuberia: pipe; sotano: basement; lluvia: rain; tormenta: storm; rayo: lightning; cerco: fence; puerta: door; cayo: fell;
  quemo: burned; rompio roto: broke; atascado atorado: stuck; gasolina: gas; llaves: keys; carretera: road; cabras: goats; puercos: pigs;
  gallinas: chickens; borregos: sheep; iglesia: church; panaderia: bakery; donacion: donation; reciclar: recycle; articulos: articles; reuniones: meeting;
  cheque cheques: check; comprobante prueba: proof; imprimir: print; ver veo: see; copia: copy; crear: create; entrar: sign in; iniciar: sign; sesion: in;
  mandar mando enviar: send; escribir: write; llamo llamar: call; devolver devuelvan regresen: back; subieron: increase; cobran cobraron: charge; asegurar: insure;
  linea: online; fecha: date; dia: day; mes: month; ano anos: year; pasado: last; banco: bank; policia: police; tiempo: time; mas: more; nombre: name;
  automaticos automatico: automatic; ajustador: adjuster; estado: status; prende: start; tirado varado: stranded; adentro: inside; biles: bill; prima: premium;
  vence: due; atrasado: late; firmar: sign; papeles: papers; renovar: renew; quiten: remove; prestamo: loan; hipoteca: mortgage; carta: letter;
  quejarme: complain; veces: times; demasiado: too much; llegado: come`

/** Said between them. Some are in names ("La Junta"), so they are left out beside such words alone, and where they begin no place. */
const between = new Set(
  'a al como con cual cuando cuanto de del donde el en es esta hace hacer hago la las lo los me mi mis necesito para por puedo que quiero se su tengo tienen un una y'.split(
    ' ',
  ),
)

/** English as well: only where another word tells Spanish. */
const inBoth = 'reunion: meeting'

const meaningsOf = (lines: string) =>
  new Map(
    lines.split(';').flatMap((each) => {
      const [words, means] = each.split(':')
      return words
        .trim()
        .split(/\s+/)
        .map((word) => [word, means.trim()] as const)
    }),
  )
const english = meaningsOf(inSpanish)
const englishIfSpanish = meaningsOf(inBoth)

/** Those of them that are no word of English: who says one speaks Spanish, and may have mistyped the others. */
const tellsSpanish = new Set('cual cuando cuanto donde hacer hago necesito puedo que quiero tengo tienen'.split(' '))
/** These are in names, of towns or of states, or short for something: two of them tell it. */
const hintsSpanish = new Set('como con mi mis para por un una'.split(' '))
/** Shorter words are like too many others. */
const leastMistyped = 6

/** What was asked in words our pages have; as it was typed where none of it is Spanish. */
export function fromSpanish(asked: string, isPlace: (words: string) => boolean = () => false): string {
  const words = wordsOfFolded(foldText(asked))
  const isSpanish =
    words.some((word) => tellsSpanish.has(word) || english.has(word)) || words.filter((word) => hintsSpanish.has(word)).length > 1
  const inName = new Set(
    words.flatMap((word, at) => (between.has(word) && at + 1 < words.length && isPlace(`${word} ${words[at + 1]}`) ? [at, at + 1] : [])),
  )
  const meant = words.map((word, at) =>
    inName.has(at) ? undefined : (english.get(word) ?? (isSpanish ? (englishIfSpanish.get(word) ?? mistyped(word)) : undefined)),
  )
  if (meant.every((each) => each === undefined)) return asked
  return words.flatMap((word, index) => meant[index] ?? (between.has(word) && !inName.has(index) ? [] : [word])).join(' ')
}

/** The one word of Spanish that is a slip away. */
function mistyped(word: string): string | undefined {
  if (word.length < leastMistyped) return undefined
  const near = new Set([...english].flatMap(([spanish, means]) => (slipsBetween(word, spanish, 1) <= 1 ? [means] : [])))
  return near.size === 1 ? [...near][0] : undefined
}

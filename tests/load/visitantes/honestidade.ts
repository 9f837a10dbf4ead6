// Whether the micro-cache is honest, read from the very bytes that the visitors got: never one person's data to another,
// never another hotsite's, and a bid on the next anonymous page within a second. Answers are kept as they came and read
// after the run, so that reading them does not slow down what is measured.
import { MARCAS as MARCAS_DA_DEMONSTRACAO } from '../../../tools/demo/marcas.ts'
import { type Marca, type Resposta, textoDe } from './navegador.ts'
import type { Casa } from './roteiro.ts'

const UID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const NOMES: ReadonlyMap<Marca, string> = new Map(
  MARCAS_DA_DEMONSTRACAO.map((m) => [m.subdominio, m.nome] as const),
)
const TEXTO = /^(text\/html|application\/json|text\/x-script)/

export interface Pessoa {
  readonly marca: Marca
  readonly cliUid: string
}

export interface Exame {
  readonly lidas: number
  readonly deAnonimos: number
  readonly dePessoas: number
  readonly achados: readonly string[]
}

/** `pessoas`: everyone who was signed in. */
export function examinar(
  respostas: readonly Resposta[],
  casas: readonly Casa[],
  pessoas: readonly Pessoa[],
): Exame {
  const donos = donosDosUids(casas)
  const clientes = new Set(pessoas.map((p) => p.cliUid))
  const achados: string[] = []
  let [deAnonimos, dePessoas] = [0, 0]
  for (const r of respostas) {
    if (!TEXTO.test(r.tipo)) continue
    if (r.cliUid === null) deAnonimos++
    else dePessoas++
    const texto = textoDe(r)
    const quem = `${r.marca}${r.caminho}, asked by ${r.cliUid === null ? 'no one' : 'a client'}`
    for (const [uid] of texto.matchAll(UID)) {
      const dono = donos.get(uid)
      if (dono !== undefined && dono !== r.marca) achados.push(`${quem}: has ${uid} of ${dono}`)
      if (clientes.has(uid) && uid !== r.cliUid) achados.push(`${quem}: names the client ${uid}`)
    }
    if (!r.tipo.startsWith('text/html')) continue
    if (r.cliUid !== null && !texto.includes(r.cliUid)) achados.push(`${quem}: does not know him`)
    for (const [marca, nome] of NOMES)
      if (texto.includes(nome) !== (marca === r.marca))
        achados.push(`${quem}: ${marca === r.marca ? 'does not name' : 'names'} ${nome}`)
  }
  return { lidas: deAnonimos + dePessoas, deAnonimos, dePessoas, achados: [...new Set(achados)] }
}

function donosDosUids(casas: readonly Casa[]): ReadonlyMap<string, Marca> {
  const donos = new Map<string, Marca>()
  for (const c of casas) {
    for (const uid of c.leiloes) donos.set(uid, c.marca)
    for (const l of c.lotes) donos.set(l.uid, c.marca).set(l.veiUid, c.marca)
  }
  return donos
}

/** As a visitor reads it: label and value, with or without cents. */
const VALOR = /^([\s\S]*?)R\$\s*([\d.]+)(?:,(\d\d))?/

/**
 * The last bid on a lot that a page tells, in centavos: the price on the lot's own page, the card's value elsewhere.
 * Null: the page says that there is none yet; `fixo`: a shop's card that tells its price instead; undefined: it does not
 * show the lot.
 */
export function valorNaPagina(
  html: string,
  url: string,
  pagina: 'lot' | 'list' | 'home',
): number | 'fixo' | null | undefined {
  const titulo = new RegExp(`<h3><a [^>]*href="${url.replaceAll('.', '\\.')}"`)
  const cartao = pagina === 'lot' ? 0 : html.search(titulo)
  const lugar = html.indexOf(pagina === 'lot' ? 'lance-placar__rotulo' : 'cartao-do-lote__valor', cartao)
  if (cartao < 0 || lugar < 0) return undefined
  const texto = html
    .slice(html.indexOf('>', lugar) + 1, lugar + 900)
    .replace(/<\/(?:strong|small|p)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
  const [, rotulo, inteiros, centavos] = VALOR.exec(texto) ?? []
  if (rotulo === undefined || inteiros === undefined) return undefined
  if (rotulo.trim() === 'Preço') return 'fixo'
  return rotulo.includes('atual') ? Number(`${inteiros.replaceAll('.', '')}${centavos ?? '00'}`) : null
}

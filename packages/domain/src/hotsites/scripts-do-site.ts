/**
 * Scripts that a house puts into its pages (analytics, headerScript, handleScript of a page): parsed, so that each
 * runs with the render's nonce and from an allowed host, and nothing else of the text reaches a page. Refuses every
 * element but script, unknown attributes, addresses without https or of other hosts, and text that would make the
 * browser read on past the end of the script. Nothing is dropped silently: the author is told which part of a snippet
 * does not run.
 */
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

export interface ScriptDoSite {
  /** null: its code stands in the page */
  readonly src: string | null
  readonly codigo: string
  readonly modulo: boolean
}

export const MAXIMO_DE_HOSTS = 12
export const MAXIMO_DO_SCRIPT = 8000
export const MAXIMO_DE_PAGINAS = 30

const HOST =
  /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z]{2,24}$/
const ELEMENTO = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/giy
const ATRIBUTO = /\s+([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>=]+)))?/giy
const SEM_EFEITO = new Set(['async', 'defer', 'charset', 'crossorigin', 'nonce', 'id'])
const TIPOS = new Set(['', 'text/javascript', 'application/javascript', 'module'])

/** The scripts of single pages, by their path. */
export type ScriptsDePagina = readonly { readonly uri: string; readonly handleScript: string }[]

/** The data block of a page that names the paths of those pages. */
export const ID_DOS_DOCUMENTOS = 'paginas-com-script'

/** The list with this page's script; an empty one takes the page off the list. */
export function comScriptDaPagina(
  lista: ScriptsDePagina,
  uri: string,
  texto: string,
): Validado<ScriptsDePagina> {
  const handleScript = texto.trim()
  const outras = lista.filter((p) => p.uri !== uri)
  if (handleScript === '') return aceito(outras)
  if (outras.length >= MAXIMO_DE_PAGINAS)
    return recusado(`Use scripts em no máximo ${MAXIMO_DE_PAGINAS} páginas`)
  const nova = { uri, handleScript }
  return aceito(
    lista.some((p) => p.uri === uri) ? lista.map((p) => (p.uri === uri ? nova : p)) : [...lista, nova],
  )
}

/** `https://a.com.br/x` and `A.com.br` are both `a.com.br`; a leading `*.` takes every name below. */
export function validarHost(texto: string): Validado {
  const t = texto
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/.*$/, '')
  return HOST.test(t) && t.length <= 200
    ? aceito(t)
    : recusado('Use o nome de um servidor, como scripts.exemplo.com ou *.exemplo.com')
}

export function hostPermitido(host: string, hosts: readonly string[]): boolean {
  return hosts.some((h) => (h.startsWith('*.') ? host.endsWith(h.slice(1)) : host === h))
}

/**
 * Google's measurement id; empty is null. Refuses ids of advertisements (AW-): the visitor is asked for measuring alone,
 * and their hosts are not let in.
 */
export function validarAnalytics(texto: string): Validado<string | null> {
  const t = texto.trim().toUpperCase()
  if (t === '') return aceito(null)
  if (t.startsWith('AW-'))
    return recusado('Códigos AW- são de anúncios, e o visitante só permite a medição. Use o código G-…')
  return /^(G|GT)-[A-Z0-9]{4,20}$/.test(t)
    ? aceito(t)
    : recusado('Use o código de medição, como G-AB12CD34EF')
}

/** The scripts of a text, in order; an empty text has none. */
export function lerScripts(texto: string, hosts: readonly string[]): Validado<readonly ScriptDoSite[]> {
  const t = texto.replace(/<!--[\s\S]*?-->(?=\s*(?:<script\b|$))/gi, '').trim()
  if (t.length > MAXIMO_DO_SCRIPT) return recusado(`Use no máximo ${MAXIMO_DO_SCRIPT} caracteres`)
  const achados: ScriptDoSite[] = []
  let onde = 0
  while (onde < t.length) {
    ELEMENTO.lastIndex = onde
    const m = ELEMENTO.exec(t)
    if (m === null)
      return recusado(
        `Só cabem elementos <script>…</script>; confira a partir de “${t.slice(onde, onde + 30)}”`,
      )
    const lido = lerUm(m[1] ?? '', m[2] ?? '', hosts)
    if (!lido.ok) return lido
    achados.push(lido.valor)
    onde = ELEMENTO.lastIndex
    while (/\s/.test(t.charAt(onde))) onde += 1
  }
  return aceito(achados)
}

function lerUm(cabeca: string, corpo: string, hosts: readonly string[]): Validado<ScriptDoSite> {
  const atributos = lerAtributos(cabeca)
  if (atributos === null) return recusado('Um <script> está escrito de forma que não entendemos')
  for (const nome of atributos.keys())
    if (nome !== 'src' && nome !== 'type' && !SEM_EFEITO.has(nome) && !nome.startsWith('data-'))
      return recusado(`O atributo “${nome}” não pode estar em um <script>`)
  const tipo = (atributos.get('type') ?? '').toLowerCase()
  if (!TIPOS.has(tipo)) return recusado(`O tipo “${tipo}” não é um programa`)
  const [modulo, src] = [tipo === 'module', atributos.get('src')]
  if (src === undefined) return lerCodigo(corpo, modulo)
  if (corpo.trim() !== '') return recusado('Um <script> com endereço não leva código dentro')
  return lerEndereco(src, modulo, hosts)
}

function lerCodigo(codigo: string, modulo: boolean): Validado<ScriptDoSite> {
  if (codigo.trim() === '') return recusado('Há um <script> vazio')
  if (/<!--|<\/?script/i.test(codigo)) return recusado('O código não pode conter “<!--” nem “<script”')
  return aceito({ src: null, codigo: codigo.trim(), modulo })
}

function lerEndereco(src: string, modulo: boolean, hosts: readonly string[]): Validado<ScriptDoSite> {
  const m = /^https:\/\/([a-z0-9.-]+)(?:\/[^\s"'<>\\^`{|}]*)?$/i.exec(src.trim().replaceAll('&amp;', '&'))
  if (m === null) return recusado(`O endereço “${src.slice(0, 60)}” precisa começar com https://`)
  const host = (m[1] ?? '').toLowerCase()
  if (!hostPermitido(host, hosts))
    return recusado(`Acrescente ${host} aos servidores permitidos, ou retire este <script>`)
  return aceito({ src: m[0], codigo: '', modulo })
}

function lerAtributos(cabeca: string): Map<string, string> | null {
  const achados = new Map<string, string>()
  const fim = cabeca.trimEnd().length
  let onde = 0
  while (onde < fim) {
    ATRIBUTO.lastIndex = onde
    const m = ATRIBUTO.exec(cabeca)
    if (m === null) return null
    achados.set((m[1] ?? '').toLowerCase(), m[2] ?? m[3] ?? m[4] ?? '')
    onde = ATRIBUTO.lastIndex
  }
  return achados
}

/**
 * What may stand in the log of talks with outside parties. Headers pass by a whitelist. In bodies and addresses,
 * values of fields that are secret by name vanish, personal ones keep a hint, and free text loses what looks like a
 * document, a card, an address or a token. Values of the credential itself vanish wherever they stand.
 */
import { partesDoEndereco } from './partes-do-endereco.ts'

const OCULTO = '•••'
const MAXIMO = 8 * 1024

const CABECALHOS_INOFENSIVOS = new Set([
  'accept',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'idempotency-key',
  'retry-after',
  'server',
  'ttl',
  'urgency',
  'user-agent',
  'x-correlation-id',
  'x-request-id',
])

const SECRETO =
  /senha|password|passwd|secret|segredo|token|api[-_]?key|apikey|authorization|credencial|credential|assinatura|signature|certificado|private[-_]?key|chave[-_]?privada|cvv|cvc|codigo[-_]?seguranca|card[-_]?number|numero[-_]?cartao|^pan$|hmac|^auth$|p256dh/i
const PESSOAL =
  /^(nome|name|full[-_]?name|sobrenome|apelido|logradouro|endereco|address|street|complemento|bairro|rg|cnh|nascimento|data[-_]?nascimento|birth[-_]?date|mae|nome[-_]?mae|pai|socios?|quadro[-_]?societario|segurado|insured|contact[-_]?name|contato|nome[-_]?(?:do[-_]?)?contato|contato[-_]?nome|comprador|buyer)$|cpf|cnpj|documento|e?-?mail|telefone|celular|phone|msisdn|^para$|^to$|^texto$|^html$|^assunto$|^subject$/i

/** Keeps the last two characters of what is long enough to stay unknown by them. */
function dica(valor: string): string {
  return valor.length > 6 ? `${OCULTO}${valor.slice(-2)}` : OCULTO
}

const PADROES: readonly (readonly [RegExp, (achado: string) => string])[] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, () => `${OCULTO}@${OCULTO}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, () => OCULTO],
  [/\b(?:Bearer|Basic)\s+[\w+/=.~-]+/gi, () => OCULTO],
  [/-----BEGIN [\s\S]+?-----END [^-]+-----/g, () => OCULTO],
  [/\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/g, dica],
  [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, dica],
  [/\(\d{2}\)\s?\d{4,5}-?\d{4}\b/g, dica],
  // CPF, telephone, CNPJ and card numbers without points; longer runs are numbers of things.
  [/(?<!\d)(?:\d{4}[ -]?){3}\d{1,7}(?!\d)/g, dica],
  [/(?<![\d.])\d{10,19}(?!\d)/g, dica],
]

/**
 * Free text. `segredos`: values that must not stand anywhere. Mask before cutting: half a number no longer looks like
 * one.
 */
export function mascararTexto(texto: string, segredos: readonly string[] = []): string {
  let t = texto
  for (const s of segredos) if (s.length >= 4) t = t.replaceAll(s, OCULTO)
  for (const [padrao, por] of PADROES) t = t.replace(padrao, por)
  return t
}

function mascararValor(chave: string, valor: unknown, segredos: readonly string[]): unknown {
  if (Array.isArray(valor)) return valor.map((v) => mascararValor(chave, v, segredos))
  if (typeof valor === 'object' && valor !== null)
    return SECRETO.test(chave)
      ? OCULTO
      : Object.fromEntries(Object.entries(valor).map(([k, v]) => [k, mascararValor(k, v, segredos)]))
  if (valor === null || typeof valor === 'boolean') return valor
  const texto = typeof valor === 'string' ? valor : JSON.stringify(valor)
  if (SECRETO.test(chave)) return OCULTO
  if (PESSOAL.test(chave)) return dica(texto)
  const limpo = mascararTexto(texto, segredos)
  return limpo === texto ? valor : limpo
}

/** Objects, as JSON that may be kept. */
export function mascararObjeto(valor: unknown, segredos: readonly string[] = []): unknown {
  return mascararValor('', valor, segredos)
}

export function mascararCabecalhos(
  cabecalhos: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cabecalhos).flatMap(([nome, valor]) => {
      const n = nome.toLowerCase()
      if (valor === undefined) return []
      return [[n, CABECALHOS_INOFENSIVOS.has(n) ? mascararTexto(String(valor)).slice(0, 300) : OCULTO]]
    }),
  )
}

/** An address without login, with masked query values and without numbers that look like a person's. */
export function mascararEndereco(endereco: string, segredos: readonly string[] = []): string {
  const u = partesDoEndereco(endereco)
  if (u === null) return mascararTexto(endereco, segredos).slice(0, 500)
  const busca = mascararFormulario(u.busca, segredos)
  const caminho = mascararTexto(decodificar(u.caminho), segredos)
  const porta = u.porta === '' ? '' : `:${u.porta}`
  return `${u.protocolo}//${u.host}${porta}${caminho}${busca === '' ? '' : `?${busca}`}`.slice(0, 500)
}

function decodificar(caminho: string): string {
  try {
    return decodeURIComponent(caminho)
  } catch {
    return caminho
  }
}

function mascararFormulario(texto: string, segredos: readonly string[]): string {
  return texto
    .split('&')
    .filter(Boolean)
    .map((par) => {
      const i = par.indexOf('=')
      const [k, v] = i < 0 ? [par, ''] : [par.slice(0, i), par.slice(i + 1)]
      const [chave, valor] = [decodificar(k.replaceAll('+', ' ')), decodificar(v.replaceAll('+', ' '))]
      return `${mascararTexto(chave, segredos)}=${String(mascararValor(chave, valor, segredos))}`
    })
    .join('&')
}

/** A body, masked by its kind and then cut. Null stays null; binary content is replaced by its length. */
export function mascararCorpo(
  corpo: string | Uint8Array | null | undefined,
  tipo: string | undefined,
  segredos: readonly string[] = [],
): string | null {
  if (corpo === null || corpo === undefined || corpo.length === 0) return null
  if (typeof corpo !== 'string') return `(${corpo.length} bytes)`
  return cortar(corpoMascarado(corpo, tipo ?? '', segredos), corpo.length)
}

function corpoMascarado(corpo: string, tipo: string, segredos: readonly string[]): string {
  if (tipo.includes('x-www-form-urlencoded')) return mascararFormulario(corpo, segredos)
  if (tipo.includes('json') || /^\s*[{[]/.test(corpo)) {
    try {
      return JSON.stringify(mascararObjeto(JSON.parse(corpo), segredos))
    } catch {
      // Broken JSON is text; its fields cannot be told apart, so nothing of its values is kept.
      return mascararTexto(corpo.replace(/:\s*("(?:[^"\\]|\\.)*"?|[^,}\]\s]+)/g, `:"${OCULTO}"`), segredos)
    }
  }
  if (tipo.includes('xml') || corpo.trimStart().startsWith('<'))
    return mascararTexto(
      corpo.replace(
        /<([\w:.-]+)([^>]*)>([^<]+)</g,
        (tudo, nome: string, atributos: string, valor: string) => {
          const campo = nome.split(':').at(-1) ?? nome
          if (SECRETO.test(campo)) return `<${nome}${atributos}>${OCULTO}<`
          return PESSOAL.test(campo) ? `<${nome}${atributos}>${dica(valor)}<` : tudo
        },
      ),
      segredos,
    )
  return mascararTexto(corpo, segredos)
}

function cortar(texto: string, bytes: number): string {
  return texto.length <= MAXIMO ? texto : `${texto.slice(0, MAXIMO)}… (cortado: ${bytes} ao todo)`
}

// The log of one process: lines of JSON that name calls, lots and request ids, and no person. Errors are written by a
// list of what may be told, because PostgreSQL puts rows into them (`detail`, `where`, `internalQuery`, the value in
// the message) and a mail server addresses; of each finished line addresses and numbers of people are masked once more.
// Refuses loggers made elsewhere and errors printed as they are.
import pino, { type DestinationStream, type Logger } from 'pino'

/** Fields of errors that say where and why, never whose. */
const CAMPOS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'syscall',
  'errno',
  'address',
  'port',
  'statusCode',
  'responseCode',
  'command',
] as const
const FUNDO = 4

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const CPF = /\d{3}\.\d{3}\.\d{3}-\d{2}/g
const CNPJ = /[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}/g
/** CPF, telephone, CNPJ without their points; in texts only: in a line it may be an instant or a sum */
const NUMERO = /(?<![\w-])\+?(\d{10,11}|\d{13,14})(?![\w-])/g

/** Takes out what names a person wherever it stands. */
const semPessoas = (texto: string): string =>
  texto.replace(EMAIL, '[e-mail]').replace(CPF, '[CPF]').replace(CNPJ, '[CNPJ]')

interface ErroNoLog {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [campo: string]: unknown
}

/** An error as it may be written down. What is no error is written by its kind alone. */
export function erroParaOLog(e: unknown, fundo = 0): ErroNoLog | null {
  if (e === null || e === undefined) return null
  if (!(e instanceof Error))
    return { type: typeof e, message: typeof e === 'string' ? limpar(e, '') : '', stack: '' }
  const campos: Record<string, unknown> = {}
  for (const c of CAMPOS) {
    const valor = (e as unknown as Record<string, unknown>)[c]
    if (typeof valor === 'string' || typeof valor === 'number') campos[c] = valor
  }
  const codigo = typeof campos.code === 'string' ? campos.code : ''
  if (fundo < FUNDO) {
    if (e.cause !== undefined) campos.cause = erroParaOLog(e.cause, fundo + 1)
    if (e instanceof AggregateError) campos.errors = e.errors.map((x: unknown) => erroParaOLog(x, fundo + 1))
  }
  const message = limpar(e.message, codigo)
  return { type: e.constructor.name, message, stack: pilhaDe(e), ...campos }
}

/** Of a value that the database could not read (class 22) the value is left out: it stands in quotation marks. */
function limpar(texto: string, codigo: string): string {
  const semValor = /^22\w{3}$/.test(codigo) ? texto.replace(/".*"/s, '"…"') : texto
  return semPessoas(semValor).replace(NUMERO, '[número]')
}

/** The frames alone: what stands before them is the message once more. */
function pilhaDe(e: Error): string {
  const linhas = (e.stack ?? '').split('\n')
  return linhas.filter((l) => /^\s+at /.test(l)).join('\n')
}

/** An address without its question: that may carry a name, an e-mail or a key of one use. */
const semPergunta = (url: unknown): unknown => (typeof url === 'string' ? (url.split('?')[0] ?? '') : url)

/** The only place where a logger is made. */
export function criarLog(level: string, destino?: DestinationStream): Logger {
  const opcoes = {
    level,
    serializers: { err: erroParaOLog, url: semPergunta },
    hooks: { streamWrite: semPessoas },
  }
  return destino === undefined ? pino(opcoes) : pino(opcoes, destino)
}

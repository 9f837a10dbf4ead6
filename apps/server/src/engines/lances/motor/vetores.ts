// Array parameters in PostgreSQL's own form (`array_recv`): the driver would look at the type of every element and quote
// it with two regular expressions, which costs more than judging the bid, and the database would read each number, key
// and hash letter by letter, which costs it a tenth of writing the bid. test: vetores.pg.test.ts
//
// The type that the statement names must be the one whose number stands here.

/** Numbers of `pg_type`, the same in every installation. */
const OID = {
  boolean: 16,
  bytea: 17,
  bigint: 20,
  int: 23,
  text: 25,
  json: 114,
  timestamptz: 1184,
  uuid: 2950,
} as const
export type Tipo = keyof typeof OID

/** Dimensions, whether there are nulls, the type, then length and first index of the one dimension. */
const CABECA = 20
const NULO = -1
/** PostgreSQL counts its microseconds from 2000-01-01. */
const ANO_2000_MS = 946_684_800_000
const DOIS_32 = 2 ** 32

// One sheet for all: an array is written whole before the next begins, and leaves as a copy.
let folha = Buffer.allocUnsafe(64 * 1024)
let fim = 0

function caber(bytes: number): void {
  if (fim + bytes <= folha.length) return
  const maior = Buffer.allocUnsafe(2 * (fim + bytes))
  folha.copy(maior, 0, 0, fim)
  folha = maior
}

function escreverInt32(v: number): void {
  fim = folha.writeInt32BE(v, fim)
}

function escreverInt64(v: number): void {
  if (!Number.isSafeInteger(v)) throw new RangeError(`not an integer: ${v}`)
  const alto = Math.floor(v / DOIS_32)
  escreverInt32(alto)
  fim = folha.writeUInt32BE(v - alto * DOIS_32, fim)
}

/** A call into the runtime costs as much as some fifty letters written here. */
const CURTO = 64

/** Its length, then itself. */
function escreverTexto(v: string): void {
  caber(4 + 3 * v.length)
  const inicio = fim + 4
  let n = v.length
  for (let i = 0; i < n; i++) {
    const letra = v.charCodeAt(i)
    if (letra > 127 || n > CURTO) {
      n = folha.write(v, inicio)
      break
    }
    folha[inicio + i] = letra
  }
  escreverInt32(n)
  fim += n
}

/** What a letter counts as in hexadecimal; 16: it is none. */
const VALOR_HEX = Uint8Array.from({ length: 128 }, (_, letra) => {
  const v = Number.parseInt(String.fromCharCode(letra), 16)
  return Number.isNaN(v) ? 16 : v
})
const TRACO = 45

/** Bytes from their hexadecimal; hyphens are passed over. */
function escreverHex(v: string, bytes: number): void {
  caber(4 + v.length)
  escreverInt32(bytes)
  let alto = -1
  let n = 0
  for (let i = 0; i < v.length; i++) {
    const letra = v.charCodeAt(i)
    if (letra === TRACO) continue
    const valor = VALOR_HEX[letra] ?? 16
    if (valor === 16) throw new RangeError(`not hexadecimal: ${v}`)
    if (alto < 0) alto = valor
    else {
      folha[fim + n++] = (alto << 4) | valor
      alto = -1
    }
  }
  if (n !== bytes || alto >= 0) throw new RangeError(`not ${bytes} bytes: ${v}`)
  fim += n
}

function vetor<T, V>(
  tipo: Tipo,
  itens: readonly T[],
  de: (item: T) => V | null,
  escrever: (v: V) => void,
): Buffer {
  fim = CABECA
  let nulos = 0
  for (const item of itens) {
    const v = de(item)
    caber(16)
    if (v !== null) escrever(v)
    else {
      escreverInt32(NULO)
      nulos = 1
    }
  }
  const tamanho = fim
  fim = 0
  escreverInt32(itens.length === 0 ? 0 : 1)
  escreverInt32(nulos)
  escreverInt32(OID[tipo])
  escreverInt32(itens.length)
  escreverInt32(1)
  return Buffer.from(folha.subarray(0, itens.length === 0 ? 12 : tamanho))
}

/** One column of a table that a statement takes: its name, its type, and how it is written for all rows. */
export type Vetor<T> = readonly [coluna: string, tipo: Tipo, escrever: (itens: readonly T[]) => Buffer]

const coluna =
  <V>(tipo: Tipo, escrever: (v: V) => void) =>
  <T>(nome: string, de: (item: T) => V | null): Vetor<T> => [
    nome,
    tipo,
    (itens) => vetor(tipo, itens, de, escrever),
  ]

export const numero = coluna<number>('int', (v) => {
  if (!Number.isInteger(v)) throw new RangeError(`not an integer: ${v}`)
  escreverInt32(4)
  escreverInt32(v)
})
/** Integers beyond 32 bits, as money is. */
export const centavos = coluna<number>('bigint', (v) => {
  escreverInt32(8)
  escreverInt64(v)
})
export const texto = coluna<string>('text', (v) => escreverTexto(v))
export const json = coluna<string>('json', (v) => escreverTexto(v))
/** SHA-256: hexadecimal here, bytes there. */
export const hash = coluna<string>('bytea', (v) => escreverHex(v, 32))
export const chave = coluna<string>('uuid', (v) => escreverHex(v, 16))
export const logico = coluna<boolean>('boolean', (v) => {
  escreverInt32(1)
  folha[fim++] = v ? 1 : 0
})
/** Epoch ms. */
export const instante = coluna<number>('timestamptz', (v) => {
  escreverInt32(8)
  escreverInt64((v - ANO_2000_MS) * 1000)
})

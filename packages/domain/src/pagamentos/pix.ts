/**
 * The BR Code of Pix ("copia e cola" and its QR image): tag, length and value, two digits each, closed by a CRC-16
 * (polynomial 0x1021, initial 0xFFFF) over everything including `6304`. Static codes carry key, value and txid;
 * dynamic ones only a URL. Names and city are folded to ASCII: some banks count bytes, others characters. Wrong
 * arguments of the generator throw; a wrong text given to `lerPix` is answered. Sources: Bacen, Manual de Padrões;
 * Pix API 2.9.0.
 */
const GUI = 'br.gov.bcb.pix'
const NOME_MAXIMO = 25
const CIDADE_MAXIMO = 15
const CHAVE_MAXIMO = 77
/** A code longer than this fits no readable QR; it bounds the work of the reader. */
const CODIGO_MAXIMO = 1000
const VALOR_MAXIMO = 999_999_999_999
const SEM_TXID = '***'

export interface PixEstatico {
  readonly chave: string
  readonly nome: string
  readonly cidade: string
  /** Centavos; absent lets the payer type it. */
  readonly valor?: number
  /** Up to 25 letters and digits. */
  readonly txid?: string
  /** A short text that the payer sees; cut to what fits. */
  readonly informacao?: string
}

export interface PixDinamico {
  /** Location of the charge, with or without `https://`. */
  readonly url: string
  readonly nome: string
  readonly cidade: string
  /** A code for one payment only (field 01 = 12). */
  readonly usoUnico?: boolean
  /** Centavos; informative only: the payer's bank takes the value from the URL. */
  readonly valor?: number
}

export interface PixLido {
  readonly tipo: 'estatico' | 'dinamico'
  readonly chave: string | null
  readonly url: string | null
  readonly informacao: string | null
  readonly valor: number | null
  readonly nome: string
  readonly cidade: string
  /** Null when the code says `***`. */
  readonly txid: string | null
  readonly usoUnico: boolean
}

/** CRC-16/CCITT-FALSE over the UTF-8 bytes, four upper-case hexadecimal digits. */
export function crc16(texto: string): string {
  let crc = 0xffff
  for (const byte of utf8(texto)) {
    crc ^= byte << 8
    for (let i = 0; i < 8; i++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function utf8(texto: string): number[] {
  const bytes: number[] = []
  for (const caractere of texto) {
    const c = caractere.codePointAt(0) ?? 0
    if (c < 0x80) bytes.push(c)
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63))
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63))
  }
  return bytes
}

/** Accents off, other characters outside printable ASCII out, blanks joined, cut at `maximo`. */
export function dobrarAscii(texto: string, maximo: number): string {
  const ascii = texto.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
  return ascii.replace(/\s+/g, ' ').trim().slice(0, maximo).trim()
}

function campo(id: string, valor: string): string {
  if (valor.length === 0 || valor.length > 99)
    throw new RangeError(`BR Code field ${id} has ${valor.length} characters`)
  return `${id}${String(valor.length).padStart(2, '0')}${valor}`
}

/** Centavos → `1234.56`, as the BR Code and the Pix API write money. */
export function escreverValorPix(centavos: number): string {
  if (!Number.isSafeInteger(centavos) || centavos < 1 || centavos > VALOR_MAXIMO) {
    throw new RangeError(`not a Pix value in centavos: ${centavos}`)
  }
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
}

/** `1234.56` (exactly two decimals, up to ten digits before) → centavos; null when it is none. */
export function lerValorPix(texto: string): number | null {
  const m = /^(\d{1,10})\.(\d{2})$/.exec(texto)
  return m ? Number(m[1]) * 100 + Number(m[2]) : null
}

/** A txid of the Pix API (26 to 35 letters and digits) out of a payment's uid: 32 hexadecimal digits. */
export function txidDaCobranca(uid: string): string {
  const txid = uid.replaceAll('-', '')
  if (!/^[0-9a-fA-F]{32}$/.test(txid)) throw new RangeError('a txid is made of a uuid')
  return txid
}

function fechar(partes: readonly string[]): string {
  const semCrc = `${partes.join('')}6304`
  return semCrc + crc16(semCrc)
}

function recebedor(nome: string, cidade: string): string[] {
  return [
    '5802BR',
    campo('59', dobrarAscii(nome, NOME_MAXIMO)),
    campo('60', dobrarAscii(cidade, CIDADE_MAXIMO)),
  ]
}

export function gerarPixEstatico(pix: PixEstatico): string {
  const chave = pix.chave.trim()
  if (chave.length > CHAVE_MAXIMO) throw new RangeError('a Pix key has up to 77 characters')
  const txid = pix.txid ?? SEM_TXID
  if (txid !== SEM_TXID && !/^[A-Za-z0-9]{1,25}$/.test(txid))
    throw new RangeError(`not a static txid: ${txid}`)
  const conta = campo('00', GUI) + campo('01', chave)
  const informacao = dobrarAscii(pix.informacao ?? '', Math.max(0, 99 - conta.length - 4))
  return fechar([
    '000201',
    campo('26', conta + (informacao ? campo('02', informacao) : '')),
    '520400005303986',
    pix.valor === undefined ? '' : campo('54', escreverValorPix(pix.valor)),
    ...recebedor(pix.nome, pix.cidade),
    campo('62', campo('05', txid)),
  ])
}

export function gerarPixDinamico(pix: PixDinamico): string {
  const url = pix.url.replace(/^https:\/\//, '')
  if (/^[a-z]+:\/\//i.test(url)) throw new RangeError('a Pix charge is served by https')
  return fechar([
    '000201',
    pix.usoUnico ? '010212' : '',
    campo('26', campo('00', GUI) + campo('25', url)),
    '520400005303986',
    pix.valor === undefined ? '' : campo('54', escreverValorPix(pix.valor)),
    ...recebedor(pix.nome, pix.cidade),
    campo('62', campo('05', SEM_TXID)),
  ])
}

/** One level of tag-length-value; null when the lengths do not fit. */
function lerCampos(texto: string): Map<string, string> | null {
  const campos = new Map<string, string>()
  for (let i = 0; i < texto.length; ) {
    const cabeca = texto.slice(i, i + 4)
    if (!/^\d{4}$/.test(cabeca)) return null
    const fim = i + 4 + Number(cabeca.slice(2))
    if (fim > texto.length) return null
    campos.set(cabeca.slice(0, 2), texto.slice(i + 4, fim))
    i = fim
  }
  return campos
}

function contaPix(campos: ReadonlyMap<string, string>): Map<string, string> | null {
  for (let id = 26; id <= 51; id++) {
    const conta = lerCampos(campos.get(String(id)) ?? '')
    if (conta?.get('00')?.toLowerCase() === GUI) return conta
  }
  return null
}

export type LeituraDoPix =
  | { readonly ok: true; readonly pix: PixLido }
  | { readonly ok: false; readonly mensagem: string }

/** Reads a BR Code, which is not trusted. */
export function lerPix(texto: string): LeituraDoPix {
  const codigo = texto.trim()
  const recusar = (mensagem: string): LeituraDoPix => ({ ok: false, mensagem })
  if (codigo.length < 8 || codigo.length > CODIGO_MAXIMO) return recusar('Isto não é um código Pix.')
  const campos = lerCampos(codigo)
  if (!campos || campos.get('00') !== '01') return recusar('Isto não é um código Pix.')
  if (!/6304[0-9A-Fa-f]{4}$/.test(codigo) || crc16(codigo.slice(0, -4)) !== codigo.slice(-4).toUpperCase()) {
    return recusar('Código Pix alterado ou incompleto: o dígito verificador não confere.')
  }
  const conta = contaPix(campos)
  const chave = conta?.get('01') ?? null
  const url = conta?.get('25') ?? null
  if ((chave === null) === (url === null)) return recusar('Código Pix sem chave ou endereço da cobrança.')
  if (campos.get('53') !== '986' || campos.get('58') !== 'BR')
    return recusar('O código não é de um Pix em reais.')
  const valor = campos.has('54') ? lerValorDoCodigo(campos.get('54') ?? '') : null
  if (campos.has('54') && valor === null) return recusar('Código Pix com valor inválido.')
  const txid = lerCampos(campos.get('62') ?? '')?.get('05') ?? SEM_TXID
  return {
    ok: true,
    pix: {
      tipo: chave === null ? 'dinamico' : 'estatico',
      chave,
      url,
      informacao: conta?.get('02') ?? null,
      valor,
      nome: campos.get('59') ?? '',
      cidade: campos.get('60') ?? '',
      txid: txid === SEM_TXID ? null : txid,
      usoUnico: campos.get('01') === '12',
    },
  }
}

/** Inside a BR Code the decimals may be missing or single (`10`, `10.5`), unlike in the API. */
function lerValorDoCodigo(texto: string): number | null {
  const m = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(texto)
  return m ? Number(m[1]) * 100 + Number((m[2] ?? '').padEnd(2, '0')) : null
}

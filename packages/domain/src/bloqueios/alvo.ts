/**
 * What a house can block, and the form in which it is stored and compared. Refuses networks so wide that they are a part of
 * the country: a block of them would be a mistake of one digit.
 */
import { validarDocumento } from '../comum/identificadores/documento.ts'
import { validarEmail } from '../comum/identificadores/email.ts'
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

export const TIPOS_DE_ALVO = ['ENDERECO', 'DISPOSITIVO', 'EMAIL', 'DOCUMENTO'] as const
export type TipoDeAlvo = (typeof TIPOS_DE_ALVO)[number]

export const ROTULO_DO_ALVO: Readonly<Record<TipoDeAlvo, string>> = {
  ENDERECO: 'Endereço IP ou faixa',
  DISPOSITIVO: 'Dispositivo',
  EMAIL: 'E-mail',
  DOCUMENTO: 'CPF ou CNPJ',
}

/** The widest networks that may be blocked at once: 65,536 addresses of IPv4, one provider's assignment of IPv6. */
const MENOR_PREFIXO = { 4: 16, 6: 32 } as const
const ENDERECO_INVALIDO = 'Informe um endereço como 200.100.50.25 ou uma faixa como 200.100.50.0/24'

interface Rede {
  readonly versao: 4 | 6
  readonly bits: bigint
  readonly prefixo: number
}

const TAMANHO = { 4: 32, 6: 128 } as const

function lerV4(texto: string): bigint | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(texto)) return null
  const partes = texto.split('.').map(Number)
  return partes.some((p) => p > 255) ? null : partes.reduce((soma, p) => soma * 256n + BigInt(p), 0n)
}

function lerV6(texto: string): bigint | null {
  if (!/^[0-9a-f:]{2,39}$/.test(texto) || (texto.match(/::/g) ?? []).length > 1) return null
  const [antes = '', depois] = texto.split('::')
  const grupos = (t: string): string[] => (t === '' ? [] : t.split(':'))
  const a = grupos(antes)
  const d = depois === undefined ? [] : grupos(depois)
  const faltam = 8 - a.length - d.length
  if (depois === undefined ? faltam !== 0 : faltam < 1) return null
  const todos = [...a, ...Array.from({ length: faltam }, () => '0'), ...d]
  if (todos.some((g) => !/^[0-9a-f]{1,4}$/.test(g))) return null
  return todos.reduce((soma, g) => soma * 65_536n + BigInt(Number.parseInt(g, 16)), 0n)
}

/** Null for what is no address. An IPv4 address written as IPv6 is the IPv4 address. */
function lerRede(texto: string): Rede | null {
  const [endereco = '', mascara, ...resto] = texto
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .split('/')
  if (resto.length > 0 || (mascara !== undefined && !/^\d{1,3}$/.test(mascara))) return null
  const v4 = lerV4(endereco)
  const versao = v4 === null ? 6 : 4
  const bits = v4 ?? lerV6(endereco.split('%')[0] ?? '')
  if (bits === null) return null
  const prefixo = mascara === undefined ? TAMANHO[versao] : Number(mascara)
  if (prefixo > TAMANHO[versao]) return null
  const livres = BigInt(TAMANHO[versao] - prefixo)
  return { versao, prefixo, bits: (bits >> livres) << livres }
}

function escreverRede({ versao, bits, prefixo }: Rede): string {
  const partes =
    versao === 4
      ? [24n, 16n, 8n, 0n].map((n) => String((bits >> n) & 255n)).join('.')
      : Array.from({ length: 8 }, (_, i) => ((bits >> BigInt(112 - 16 * i)) & 65_535n).toString(16)).join(':')
  return prefixo === TAMANHO[versao] ? partes : `${partes}/${prefixo}`
}

function validarEndereco(texto: string): Validado {
  const rede = lerRede(texto)
  if (rede === null) return recusado(ENDERECO_INVALIDO)
  const menor = MENOR_PREFIXO[rede.versao]
  if (rede.prefixo < menor) return recusado(`Faixa grande demais: use /${menor} ou menor`)
  return aceito(escreverRede(rede))
}

/** The target as it is stored: one spelling for each. */
export function validarAlvo(tipo: TipoDeAlvo, texto: string): Validado {
  const t = texto.trim()
  if (tipo === 'ENDERECO') return validarEndereco(t)
  if (tipo === 'EMAIL') return validarEmail(t)
  if (tipo === 'DISPOSITIVO') {
    const codigo = t.toLowerCase()
    return /^[0-9a-f]{16}$/.test(codigo)
      ? aceito(codigo)
      : recusado('Informe o código de 16 letras e números do dispositivo')
  }
  const documento = validarDocumento(t)
  return documento.ok ? aceito(documento.valor.documento) : documento
}

/** Whether an address lies in a blocked network; both in any spelling. */
export function enderecoNaRede(endereco: string, alvo: string): boolean {
  const e = lerRede(endereco)
  const r = lerRede(alvo)
  if (e === null || r === null || e.versao !== r.versao) return false
  const livres = BigInt(TAMANHO[r.versao] - r.prefixo)
  return e.bits >> livres === r.bits >> livres
}

/**
 * The fields of a party's credential: what a person types, what may be shown again, and what a change asks for.
 * Refuses: a house's address inside private networks or without TLS (outside the demonstration), and keeping secrets
 * while the address changes: a user who may not read them must not send them elsewhere.
 */
import { partesDoEndereco } from './partes-do-endereco.ts'

export type TipoDeCampo = 'texto' | 'endereco' | 'segredo' | 'certificado'

export interface CampoDaCredencial {
  readonly rotulo: string
  readonly tipo: TipoDeCampo
  readonly obrigatorio: boolean
  readonly ajuda?: string
  /** of an address, with the colon */
  readonly protocolos?: readonly string[]
}
export type CamposDaCredencial = Readonly<Record<string, CampoDaCredencial>>
/** Every field is there; what was left out is empty. */
export type Credencial<F extends CamposDaCredencial> = { readonly [K in keyof F]: string }

export const ehSecreto = (c: CampoDaCredencial): boolean => c.tipo === 'segredo' || c.tipo === 'certificado'

const MAXIMO: Readonly<Record<TipoDeCampo, number>> = {
  texto: 300,
  endereco: 500,
  segredo: 4000,
  certificado: 20_000,
}
const PROTOCOLOS = ['https:', 'http:']
const SEGUROS = new Set(['https:', 'smtps:', 'smtp:'])

/** Null: it may be saved. `demo`: plain http and this machine are allowed. */
export function erroDoCampo(c: CampoDaCredencial, valor: string, demo: boolean): string | null {
  if (valor === '') return c.obrigatorio ? `Informe ${c.rotulo.toLowerCase()}` : null
  if (valor.length > MAXIMO[c.tipo]) return `Use no máximo ${MAXIMO[c.tipo]} caracteres`
  if (valor.includes('\u0000')) return 'Texto com caracteres inválidos'
  if (c.tipo === 'certificado')
    return /-----BEGIN [A-Z ]+-----/.test(valor) ? null : 'Cole o texto PEM inteiro, com BEGIN e END'
  return c.tipo === 'endereco' ? erroDoEndereco(valor, c.protocolos ?? PROTOCOLOS, demo) : null
}

function erroDoEndereco(valor: string, protocolos: readonly string[], demo: boolean): string | null {
  const u = partesDoEndereco(valor)
  if (u === null) return 'Informe um endereço completo, como https://api.exemplo.com.br'
  if (!protocolos.includes(u.protocolo)) return `O endereço começa com ${protocolos.join('// ou ')}//`
  if (u.login !== '') return 'Escreva login e senha nos seus campos, não no endereço'
  if (demo) return null
  if (!SEGUROS.has(u.protocolo)) return 'Use um endereço com TLS (https)'
  return ehInterno(u.host) ? 'Este endereço é de rede interna' : null
}

/** Whether a host name or address is of this machine or of a private network. Names are looked at again when resolved. */
export function ehInterno(host: string): boolean {
  const h = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (h === 'localhost' || /\.(localhost|local|internal|intranet|lan|home\.arpa)$/.test(h)) return true
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(h)
  if (v4) return redeInterna(Number(v4[1]), Number(v4[2]))
  if (/^::ffff:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/.test(h)) {
    const alto = Number.parseInt(h.split(':')[3] ?? '0', 16)
    return redeInterna(alto >> 8, alto & 255)
  }
  // An honest address is not disguised (0x7f.1, 2130706433).
  if (/^(?:0x[0-9a-f]*|\d+)(?:\.(?:0x[0-9a-f]*|\d+))*$/.test(h)) return true
  return h === '::' || h === '::1' || /^(?:fe[89ab]|f[cd]|ff)[0-9a-f]{0,2}:/.test(h)
}

function redeInterna(a: number, b: number): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || b === 0)) ||
    (a === 198 && (b === 18 || b === 19))
  )
}

export type CredencialJulgada =
  | { readonly ok: true; readonly valores: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly campos: Readonly<Record<string, string>> }

/** What a person typed over what is saved. An empty secret keeps the saved one while no address changes. */
export function julgarCredencial(
  campos: CamposDaCredencial,
  digitados: Readonly<Record<string, string>>,
  salvos: Readonly<Record<string, string>> | null,
  demo: boolean,
): CredencialJulgada {
  const valor = (nome: string): string => (digitados[nome] ?? '').trim()
  const mudouEndereco =
    salvos !== null &&
    Object.entries(campos).some(([n, c]) => c.tipo === 'endereco' && valor(n) !== (salvos[n] ?? ''))
  const erros: Record<string, string> = {}
  const valores: Record<string, string> = {}
  for (const [nome, campo] of Object.entries(campos)) {
    const guardado = ehSecreto(campo) ? (salvos?.[nome] ?? '') : ''
    const novo = valor(nome)
    if (novo === '' && guardado !== '' && mudouEndereco) {
      erros[nome] = 'O endereço mudou: informe de novo'
      continue
    }
    const fica = novo === '' ? guardado : novo
    const erro = erroDoCampo(campo, fica, demo)
    if (erro !== null) erros[nome] = erro
    valores[nome] = fica
  }
  return Object.keys(erros).length > 0 ? { ok: false, campos: erros } : { ok: true, valores }
}

// Whence a session is used, as far as an address says it by itself and by what the house knows; no outside service is asked.
import { enderecoNaRede } from '../bloqueios/alvo.ts'

const DESTA_MAQUINA = ['127.0.0.0/8', '::1']
const INTERNAS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10']

export interface OQueSeSabe {
  /** the address of who looks */
  readonly daqui: string
  /** networks that the house named in its rules of access */
  readonly redesDaCasa: readonly string[]
}

const semPrefixo = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** Null: an address of the internet of which nothing more is known. */
export function lugarDoAcesso(endereco: string | null, s: OQueSeSabe): string | null {
  if (endereco === null || endereco === '') return null
  const ip = semPrefixo(endereco)
  const em = (redes: readonly string[]): boolean => redes.some((r) => enderecoNaRede(ip, r))
  if (em(s.redesDaCasa)) return 'Rede da casa'
  if (em(DESTA_MAQUINA)) return 'O próprio servidor'
  if (ip === semPrefixo(s.daqui)) return 'A mesma rede deste acesso'
  return em(INTERNAS) ? 'Rede interna' : null
}

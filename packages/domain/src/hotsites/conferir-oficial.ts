/**
 * Whether an address, an e-mail or an account in a message is the house's. Auction frauds copy a site under a name
 * that looks like it and ask for money on an account of their own; so the answer for what is not known is "no", and a
 * look-alike is reported as worse than unknown.
 */
import { slug } from '../comum/texto.ts'

export interface Oficiais {
  /** hosts, without "www." */
  readonly dominios: readonly string[]
  readonly emails: readonly string[]
  /** account numbers, Pix keys and tax ids of the house */
  readonly contas: readonly string[]
  /** the same of those who sell through the house: a purchase may be paid to them */
  readonly contasDeVendedores: readonly string[]
}

export type OQueConferiu = 'site' | 'email' | 'conta'
export type Veredito = 'oficial' | 'parecido' | 'vendedor' | 'desconhecido'
export interface Conferencia {
  readonly oque: OQueConferiu
  readonly veredito: Veredito
  /** what was compared, as it was understood */
  readonly lido: string
}

const MINIMO_DA_CONTA = 4
const EMAIL = /^(?:mailto:)?[^\s@/]+@([^\s@/]+\.[^\s@/]+)$/
const SITE =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^\s/@]*@)?([a-z0-9.-]+\.[a-z]{2,}|[a-z0-9-]+\.localhost)\.?(?::\d+)?(?:[/?#].*)?$/

const semWww = (host: string): string => host.replace(/^www\./, '').replace(/\.$/, '')
const soSinais = (t: string): string => t.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The words of a name without what frauds add or swap: digits for letters, hyphens, endings. */
const esqueleto = (host: string): string =>
  slug(host.split('.').slice(0, -1).join('.'))
    .replace(/0/g, 'o')
    .replace(/[1l]/g, 'i')
    .replace(/rn/g, 'm')
    .replace(/5/g, 's')
    .replace(/(?:^|-)(?:com|net|org|br)(?=-|$)/g, '')
    .replace(/-/g, '')

function parecido(host: string, oficiais: readonly string[]): boolean {
  const este = esqueleto(host)
  return oficiais.some((o) => {
    const nome = esqueleto(o)
    return nome.length >= MINIMO_DA_CONTA && este.includes(nome)
  })
}

/** Never by "contains": `casa.com.br.golpe.com` contains the official name. */
function julgarHost(host: string, oficiais: Oficiais): Veredito {
  if (oficiais.dominios.includes(semWww(host))) return 'oficial'
  return parecido(semWww(host), oficiais.dominios) ? 'parecido' : 'desconhecido'
}

/** Null for a text in which there is nothing to compare. */
export function conferirOficial(texto: string, oficiais: Oficiais): Conferencia | null {
  const t = texto.trim().toLowerCase()
  const email = EMAIL.exec(t)
  if (email?.[1] !== undefined) {
    const lido = t.replace(/^mailto:/, '')
    const contas = oficiais.contas.map((c) => c.toLowerCase())
    // A Pix key may be an e-mail.
    if (oficiais.emails.includes(lido) || contas.includes(lido))
      return { oque: 'email', veredito: 'oficial', lido }
    if (oficiais.contasDeVendedores.some((c) => c.toLowerCase() === lido))
      return { oque: 'conta', veredito: 'vendedor', lido }
    const veredito = julgarHost(email[1], oficiais)
    return { oque: 'email', veredito, lido }
  }
  const site = SITE.exec(t)
  if (site?.[1] !== undefined) {
    const lido = semWww(site[1])
    return { oque: 'site', veredito: julgarHost(lido, oficiais), lido }
  }
  const conta = soSinais(t)
  if (conta.length < MINIMO_DA_CONTA) return null
  const tem = (lista: readonly string[]): boolean => lista.some((c) => soSinais(c) === conta)
  const veredito = tem(oficiais.contas)
    ? 'oficial'
    : tem(oficiais.contasDeVendedores)
      ? 'vendedor'
      : 'desconhecido'
  return { oque: 'conta', veredito, lido: texto.trim() }
}

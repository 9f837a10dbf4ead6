/**
 * Every page that is public, from the table of screens: for what is said of all public pages at once, such as what they
 * weigh. A new screen of the storefront is in it by itself; one with parameters needs its address here.
 */
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { ABERTURAS, aoVivo, type Leitor, loteUrl, patio } from './abertura.ts'

export interface Publica {
  readonly nome: string
  readonly tela: Tela
  /** the address below the brand */
  readonly onde: (c: Leitor) => Promise<string>
}

/** Rows of the table that are no page of their own to a visitor. */
export const SEM_PAGINA_PROPRIA: Readonly<Record<string, string>> = {
  sair: 'leads away as soon as it is there',
  email: 'leads to the sign-in',
  telefone: 'leads to the sign-in',
  remocaoPeloLink: 'a tool of one carrier, behind a link that was made for him',
  convite: 'the invitation of one guest, behind its code',
  visita: 'the visit of one person, behind its key',
  visitaEmCalendario: 'an appointment of one person, behind its key',
  documentos: 'leads to the sign-in',
  previaDaPagina: 'an editor has its address, signed',
  irParaBanner: 'leads to where the banner leads',
}

/** Addresses that the path alone does not give. */
const ENDERECOS: Readonly<Record<string, (c: Leitor) => Promise<string>>> = {
  listaDeLotes: async () => '/leilao',
  loteIndividual: loteUrl,
  marcarVisita: async (c) =>
    `/visita/marcar/${(await c.um<{ uid: string }>('visitante', '/v1/lote/busca-elastic')).uid}`,
  leilaoDaAgenda: async (c) => `/agenda/${await aoVivo(c)}`,
  auditorio: async (c) => `/auditorio/${await aoVivo(c)}`,
  telao: async (c) => `/telao/${await aoVivo(c)}`,
  patioInterno: async (c) => {
    const { cidade, estadoUf, patioNome } = await patio(c)
    return `/patios/${[cidade, estadoUf, patioNome].map((p) => encodeURIComponent(p ?? '')).join('/')}`
  },
  adminAuth: async () => `/admin-auth/${'0'.repeat(64)}`,
  desfazerContato: async () => `/desfazer-contato/${'0'.repeat(43)}`,
  sairDoAviso: async () => `/avisos/sair/00000000-0000-4000-8000-000000000000/ao-vivo/${'0'.repeat(43)}`,
  cancelarAvisos: async () => `/avisos/00000000-0000-4000-8000-000000000000/${'0'.repeat(32)}`,
  confirmarAlerta: async () => `/avisos/confirmar/00000000-0000-4000-8000-000000000000/${'0'.repeat(43)}`,
  confirmarNewsletter: async () =>
    `/novidades/confirmar/00000000-0000-4000-8000-000000000000/${'0'.repeat(43)}`,
  sairDaNewsletter: async () => `/novidades/sair/00000000-0000-4000-8000-000000000000/${'0'.repeat(43)}`,
  naoEncontrada: async () => '/nada-mora-aqui',
}

function enderecoDe(nome: string, tela: Tela): Publica['onde'] {
  const proprio = ENDERECOS[nome]
  if (proprio !== undefined) return proprio
  if (/[:*]/.test(tela.path))
    throw new Error(`${nome}: tests/e2e/telas/publicas.ts has no address for ${tela.path}`)
  return async () => tela.path
}

export const PUBLICAS: readonly Publica[] = Object.entries(TELAS_VITRINE).flatMap(([nome, tela]) =>
  nome in SEM_PAGINA_PROPRIA || ABERTURAS[nome]?.arquivo !== undefined
    ? []
    : [{ nome, tela, onde: enderecoDe(nome, tela) }],
)

// Which hotsite a request belongs to, from its host. Hotsites are few and read on every request, so they are cached in
// memory; a change bumps `versao`, tells all processes through the bus, and a short age bounds a missed word. A house
// that is switched off has no address and no visitors, and its jobs go on: what was sold in it is sold.
//
// An id that is not cached is read from the database: a job of a new hotsite must not end without having done anything.
import {
  type Ambiente,
  type EnderecosPorAmbiente,
  hostsDoAmbiente,
} from '@martelo/domain/hotsites/enderecos-por-ambiente.ts'
import { visualizacaoFechada } from '@martelo/domain/hotsites/janela-de-visualizacao.ts'
import type { Selectable } from 'kysely'
import type { BancoDeDados } from '../database/database.ts'
import type { Hotsite as LinhaHotsite } from '../database/schema.gen.ts'

export type Hotsite = Selectable<LinhaHotsite>

export interface Hotsites {
  /** of those that are switched on */
  porHost(host: string): Promise<Hotsite | null>
  /** switched off (`ativo`) or not */
  porId(id: number): Promise<Hotsite | null>
  /** that are switched on */
  todos(): Promise<readonly Hotsite[]>
  esquecer(): void
}

const IDADE_MS = 30_000

/** Host names compare without port and without a leading "www.". */
export function nomeDoHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
}

const semVisitantes = new WeakMap<Hotsite, Hotsite>()
/** Outside of its window of viewing a house is one whose catalogue asks for a login. */
function comoSeVe(h: Hotsite): Hotsite {
  if (!visualizacaoFechada(h, Date.now())) return h
  const fechada = semVisitantes.get(h) ?? { ...h, necessarioLoginParaVisualizar: true }
  semVisitantes.set(h, fechada)
  return fechada
}

export const enderecosDe = (h: Pick<Hotsite, 'enderecos'>): EnderecosPorAmbiente =>
  h.enderecos as EnderecosPorAmbiente

/** `ambiente`: whose addresses count, beside the domain and the subdomain. */
export function criarHotsites(
  banco: BancoDeDados,
  dominio: string,
  ambiente: Ambiente = 'producao',
): Hotsites {
  let lidos: { em: number; lista: readonly Hotsite[] } | null = null
  let lendo: Promise<readonly Hotsite[]> | null = null
  const comecarALer = (): Promise<readonly Hotsite[]> => {
    const esta: Promise<readonly Hotsite[]> = banco.sistema
      .selectFrom('hotsite')
      .selectAll()
      .orderBy('id')
      .execute()
      .then((lista) => {
        // A read that began before the last change must not be cached after it.
        if (lendo === esta) lidos = { em: Date.now(), lista }
        return lista
      })
      .finally(() => {
        if (lendo === esta) lendo = null
      })
    return esta
  }
  const ler = async (): Promise<readonly Hotsite[]> => {
    if (lidos && Date.now() - lidos.em < IDADE_MS) return lidos.lista
    lendo ??= comecarALer()
    return lendo
  }
  const esquecer = (): void => {
    lidos = null
    lendo = null
  }
  return {
    async porHost(host) {
      const nome = nomeDoHost(host)
      const lista = await ler()
      const noAr = lista.filter((x) => x.ativo)
      const h =
        noAr.find((x) => x.dominio === nome || `${x.subdominio}.${dominio}` === nome) ??
        noAr.find((x) => hostsDoAmbiente(enderecosDe(x), ambiente).includes(nome))
      return h === undefined ? null : comoSeVe(h)
    },
    async porId(id) {
      const lembrado = (await ler()).find((h) => h.id === id)
      if (lembrado !== undefined) return lembrado
      // A known id comes from a row: the word about it is late or lost.
      esquecer()
      return (await ler()).find((h) => h.id === id) ?? null
    },
    todos: async () => (await ler()).filter((h) => h.ativo),
    esquecer,
  }
}

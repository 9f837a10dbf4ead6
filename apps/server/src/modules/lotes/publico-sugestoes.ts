// What the search box offers while a person types: lots by number, then brands, models and cities whose words begin
// with what was typed. Accents and case do not count.
import type { BuscaPossiveis, ValorPossivel } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { interpretarBusca } from '@martelo/domain/buscas/texto-da-busca.ts'
import type { Vocabulario } from '@martelo/domain/buscas/vocabulario.ts'
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { maiuscula, palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type DoHotsite, lerCartoes } from './publico-cartoes.sql.ts'

type Sugestao = RespostaDe<typeof sugestoesDeBusca>[number]

const POR_TIPO = 4
const LOTES = 3

/** True when some word of `texto`, or the whole, begins with `digitado` (both folded). */
export function comeca(texto: string, digitado: string): boolean {
  return texto.startsWith(digitado) || texto.includes(` ${digitado}`) || texto.includes(`-${digitado}`)
}

const FONTES: readonly {
  tipo: Sugestao['tipo']
  valores: (p: BuscaPossiveis) => readonly ValorPossivel[]
  busca: (v: ValorPossivel) => Record<string, string>
}[] = [
  { tipo: 'marca', valores: (p) => p.valores.marca, busca: (v) => ({ marca: v.valor }) },
  {
    tipo: 'modelo',
    valores: (p) => p.valores.modelo,
    busca: (v) => ({ marca: `${v.pai ?? ''}|${v.valor}` }),
  },
  {
    tipo: 'cidade',
    valores: (p) => p.valores.cidade,
    busca: (v) => ({ cidade: v.valor, ...(v.pai ? { estado: v.pai } : {}) }),
  },
]

export function sugestoesDosValores(possiveis: BuscaPossiveis, digitado: string): Sugestao[] {
  const procurado = semAcentos(digitado.trim())
  return FONTES.flatMap(({ tipo, valores, busca }) =>
    valores(possiveis)
      .filter((v) => comeca(semAcentos(tipo === 'modelo' ? `${v.pai} ${v.valor}` : v.valor), procurado))
      .slice(0, POR_TIPO)
      .map((v) => ({
        tipo,
        texto: v.valor,
        detalhe: v.pai ?? null,
        quantidade: v.quantidade,
        url: `/leilao?${new URLSearchParams(busca(v)).toString()}`,
      })),
  )
}

/** What begins with the typed words; nothing does: what they were understood as ("volksvagen", "vw", "gm onix"). */
export function sugestoesEntendidas(
  possiveis: BuscaPossiveis,
  vocabulario: Vocabulario,
  digitado: string,
): Sugestao[] {
  const comecam = sugestoesDosValores(possiveis, digitado)
  if (comecam.length > 0) return comecam
  const tipos: ReadonlySet<string> = new Set(FONTES.map((f) => f.tipo))
  const nomes = interpretarBusca(digitado, vocabulario).filtros.filter((f) => tipos.has(f.campo))
  const achadas = nomes.flatMap(({ campo, valor }) =>
    sugestoesDosValores(possiveis, valor).filter((s) => s.tipo === campo && s.texto === valor),
  )
  return [...new Map(achadas.map((s) => [s.url, s])).values()].slice(0, POR_TIPO * FONTES.length)
}

/** Lots whose number begins with what was typed; only a text with a digit can be one. */
export async function lotesPorNumero(tx: Tx, hotsite: DoHotsite, digitado: string): Promise<Sugestao[]> {
  const numero = digitado.trim().replace(/^lote\s+/i, '')
  if (!/\d/.test(numero) || numero.length > 20) return []
  const { rows } = await sql<{ loteId: number }>`
    select lote_id from busca_lote where hot_id = ${hotsite.id} and publico and not removido
      and situacao in ('LIBERADO_LEILAO', 'PENDENTE', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE')
      and lower(numero) like ${`${numero.toLowerCase().replace(/[\\%_]/g, (c) => `\\${c}`)}%`}
    order by length(numero), numero, lote_id limit ${LOTES}`.execute(tx)
  const cartoes = await lerCartoes(
    tx,
    hotsite,
    rows.map((r) => r.loteId),
  )
  const nome = maiuscula(palavras(hotsite.tipo as TipoHotsite).lote.um)
  return cartoes.map((c) => ({
    tipo: 'lote',
    texto: `${nome} ${c.numero}`,
    detalhe: c.nome,
    quantidade: null,
    url: c.url,
  }))
}

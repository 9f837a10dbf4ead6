// What the search box offers while a person types: the search as it is read, lots, then brands, models and cities whose
// words begin with what was typed. Accents and case do not count.
import type { BuscaPossiveis, Ordenacao, ValorPossivel } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { descreverBusca } from '@martelo/domain/buscas/descrever-busca.ts'
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import type { BuscaInterpretada } from '@martelo/domain/buscas/texto-da-busca.ts'
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { precoDito } from '@martelo/domain/lotes/preco-fixo.ts'
import { precoPrimeiro } from '@martelo/domain/lotes/preco-primeiro.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type DoHotsite, lerCartoes } from './publico-cartoes.sql.ts'

type Sugestao = RespostaDe<typeof sugestoesDeBusca>[number]

const POR_TIPO = 4

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
        foto: null,
        preco: null,
        url: `/leilao?${new URLSearchParams(busca(v)).toString()}`,
      })),
  )
}

/** What begins with the typed words; nothing does: what they were understood as ("volksvagen", "vw", "gm onix"). */
export function sugestoesEntendidas(
  possiveis: BuscaPossiveis,
  entendida: BuscaInterpretada,
  digitado: string,
): Sugestao[] {
  const comecam = sugestoesDosValores(possiveis, digitado)
  if (comecam.length > 0) return comecam
  const tipos: ReadonlySet<string> = new Set(FONTES.map((f) => f.tipo))
  const nomes = entendida.filtros.filter((f) => tipos.has(f.campo))
  const achadas = nomes.flatMap(({ campo, valor }) =>
    sugestoesDosValores(possiveis, valor).filter((s) => s.tipo === campo && s.texto === valor),
  )
  return [...new Map(achadas.map((s) => [s.url, s])).values()].slice(0, POR_TIPO * FONTES.length)
}

/** Lots in sight while typing: more of them would hide the names below. */
export const QUANTOS_LOTES = 3
export const ordemDasSugestoes = (tipo: string): Ordenacao[] =>
  precoPrimeiro<Ordenacao>(
    tipo,
    [{ campo: 'dataFim', direcao: 'asc' }],
    [{ campo: 'relevancia', direcao: 'asc' }],
  )

/** The search itself: how it is read and what it finds. */
export function sugestaoDoTexto(digitado: string, entendida: BuscaInterpretada, total: number): Sugestao {
  const lida = descreverBusca(entendida)
  return {
    tipo: 'texto',
    texto: digitado,
    detalhe: semAcentos(lida) === semAcentos(digitado.trim()) || lida === '' ? null : lida,
    quantidade: total,
    foto: null,
    preco: null,
    url: `/leilao?${new URLSearchParams({ q: digitado }).toString()}`,
  }
}

export function sugestaoDoLote(c: CartaoDeLote, tipo: string): Sugestao {
  const [foto] = c.fotosUrls
  return {
    tipo: 'lote',
    texto: c.nome,
    detalhe: `${maiuscula(palavras(tipo as TipoHotsite).lote.um)} ${c.numero}`,
    quantidade: null,
    foto: foto === undefined ? null : `${foto.base}-${foto.larguras[0]}.webp`,
    preco: precoDito(c, tipo as TipoHotsite),
    url: c.url,
  }
}

/** Lots whose number begins with what was typed; only a text with a digit can be one. */
export async function lotesPorNumero(
  tx: Tx,
  hotsite: DoHotsite,
  digitado: string,
): Promise<readonly CartaoDeLote[]> {
  const numero = digitado.trim().replace(/^lote\s+/i, '')
  if (!/\d/.test(numero) || numero.length > 20) return []
  const { rows } = await sql<{ loteId: number }>`
    select lote_id from busca_lote where hot_id = ${hotsite.id} and publico and not removido
      and situacao in ('LIBERADO_LEILAO', 'PENDENTE', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE')
      and lower(numero) like ${`${numero.toLowerCase().replace(/[\\%_]/g, (c) => `\\${c}`)}%`}
    order by length(numero), numero, lote_id limit ${QUANTOS_LOTES}`.execute(tx)
  return lerCartoes(
    tx,
    hotsite,
    rows.map((r) => r.loteId),
  )
}

// How well the search understands: of the kept questions, how many have only what was meant among their first three.
import type { BuscaPossiveis, PedidoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import { parametrosDaLista } from '@martelo/domain/buscas/parametros-da-lista.ts'
import { type BuscaInterpretada, interpretarBusca } from '@martelo/domain/buscas/texto-da-busca.ts'
import { montarVocabulario } from '@martelo/domain/buscas/vocabulario.ts'
import { prepararConsulta } from '../../../apps/server/src/engines/busca/consulta-de-busca.ts'
import type { Documento } from '../../../apps/server/src/engines/busca/documento-de-busca.ts'
import { Indice } from '../../../apps/server/src/engines/busca/indice.ts'
import { filtrosEntendidos } from '../../../apps/server/src/modules/lotes/filtros-entendidos.ts'
import {
  comEntendido,
  pedidoDe,
} from '../../../apps/web/src/areas/vitrine/lotes/lista/filtros-da-lista.server.ts'
import { CATALOGO_DO_PLACAR } from './catalogo-do-placar.ts'
import { PERGUNTAS_DO_PLACAR } from './perguntas-do-placar.ts'

const PRIMEIROS = 3
const FAIXAS: Readonly<
  Record<string, { campo: 'anoModelo' | 'valor' | 'km' | 'parteDoMercado'; escala: number }>
> = {
  ano: { campo: 'anoModelo', escala: 1 },
  valor: { campo: 'valor', escala: 100 },
  km: { campo: 'km', escala: 1 },
  mercado: { campo: 'parteDoMercado', escala: 10 },
}
function serve(doc: Documento, esperado: string): boolean {
  return esperado.split(' & ').every((parte) => {
    const [campo = '', valor = ''] = parte.split('=')
    if (campo === 'tem') return doc.texto.split(/[\s,]+/).includes(valor)
    const faixa = FAIXAS[campo]
    if (faixa === undefined)
      return valor.split('/').includes(String(doc[campo as 'marca'])) || doc[campo as 'leilao'] === valor
    const n = doc[faixa.campo]
    const [de, ate] = valor.split('..')
    return n !== null && (!de || n >= Number(de) * faixa.escala) && (!ate || n <= Number(ate) * faixa.escala)
  })
}

export interface Placar {
  readonly perguntas: number
  readonly certas: number
  readonly erradas: readonly {
    readonly texto: string
    readonly esperado: string
    readonly vieram: readonly string[]
  }[]
  /** questions for which the suggestions find other lots than the list */
  readonly divergem: readonly string[]
}

/** What the list asks for once the words have become its address. */
function pedidoDaLista(entendida: BuscaInterpretada): PedidoDeBusca {
  const busca = new URLSearchParams()
  comEntendido(
    busca,
    parametrosDaLista(entendida).map(([nome, valor]) => ({ nome, valor })),
  )
  return { ...pedidoDe(busca, 'leilao'), size: PRIMEIROS }
}

/** `interpretar: false`: the words alone, as the text search takes them. */
export function placarDaBusca(interpretar = true): Placar {
  const indice = new Indice()
  for (const d of CATALOGO_DO_PLACAR) indice.aplicar(d)
  const buscar = (p: Partial<PedidoDeBusca> & Pick<PedidoDeBusca, 'requisicoesBusca'>) =>
    indice.buscar(prepararConsulta(p, 'publica', () => []))
  const possiveis: BuscaPossiveis = indice.possiveis(
    prepararConsulta({ requisicoesBusca: [] }, 'publica', () => []),
  )
  const vocabulario = montarVocabulario(possiveis.valores)
  const erradas: { texto: string; esperado: string; vieram: string[] }[] = []
  const divergem: string[] = []
  for (const { texto, esperado } of PERGUNTAS_DO_PLACAR) {
    const entendida: BuscaInterpretada = interpretar
      ? interpretarBusca(texto, vocabulario)
      : { filtros: [], faixas: [], resto: texto, corrigidas: [] }
    const { ids, total } = buscar(pedidoDaLista(entendida))
    if (buscar({ requisicoesBusca: filtrosEntendidos(entendida), size: 0 }).total !== total)
      divergem.push(texto)
    const achados = ids.map((id) => CATALOGO_DO_PLACAR[id - 1]!)
    const devidos = Math.min(PRIMEIROS, CATALOGO_DO_PLACAR.filter((d) => serve(d, esperado)).length)
    const certa = achados.length >= devidos && devidos > 0 && achados.every((d) => serve(d, esperado))
    if (!certa) erradas.push({ texto, esperado, vieram: achados.map((d) => d.texto.slice(0, 40)) })
  }
  const perguntas = PERGUNTAS_DO_PLACAR.length
  return { perguntas, certas: perguntas - erradas.length, erradas, divergem }
}

// How well the search understands: of the kept questions, how many have only what was meant among their first three.
import type { BuscaPossiveis, Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { parametrosDaLista } from '@martelo/domain/buscas/parametros-da-lista.ts'
import { interpretarBusca } from '@martelo/domain/buscas/texto-da-busca.ts'
import { montarVocabulario } from '@martelo/domain/buscas/vocabulario.ts'
import { prepararConsulta } from '../../../apps/server/src/engines/busca/consulta-de-busca.ts'
import type { Documento } from '../../../apps/server/src/engines/busca/documento-de-busca.ts'
import { Indice } from '../../../apps/server/src/engines/busca/indice.ts'
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
// biome-ignore format: a table
const CAMPOS = ['categoria', 'tipo', 'cor', 'combustivel', 'cambio', 'monta', 'finalPlaca', 'estado', 'cidade', 'leilao', 'numero'] as const

function filtrosDe(parametros: readonly (readonly [string, string])[]): Filtro[] {
  const filtros: Filtro[] = []
  const de = (nome: string) => parametros.filter(([n]) => n === nome).map(([, v]) => v)
  const marcas = de('marca').map((v) => v.split('|'))
  if (marcas.length > 0)
    filtros.push({
      tipo: 'marca',
      campo: 'marca',
      marcas: marcas.map(([marca = '', modelo]) =>
        modelo === undefined ? { marca } : { marca, modelos: [modelo] },
      ),
    })
  for (const campo of CAMPOS) {
    const valores = de(campo)
    if (valores.length > 0) filtros.push({ tipo: 'multipla', campo, valores })
  }
  for (const [nome, { campo, escala }] of Object.entries(FAIXAS)) {
    const [minimo] = de(`${nome}De`)
    const [maximo] = de(`${nome}Ate`)
    if (minimo === undefined && maximo === undefined) continue
    filtros.push({
      tipo: 'range',
      campo,
      ...(minimo === undefined ? {} : { de: Number(minimo) * escala }),
      ...(maximo === undefined ? {} : { ate: Number(maximo) * escala }),
    })
  }
  for (const valor of de('q')) filtros.push({ tipo: 'geral', campo: 'texto', valor })
  return filtros
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
}

/** `interpretar: false`: the words alone, as the text search takes them. */
export function placarDaBusca(interpretar = true): Placar {
  const indice = new Indice()
  for (const d of CATALOGO_DO_PLACAR) indice.aplicar(d)
  const possiveis: BuscaPossiveis = indice.possiveis(
    prepararConsulta({ requisicoesBusca: [] }, 'publica', () => []),
  )
  const vocabulario = montarVocabulario(possiveis.valores)
  const erradas: { texto: string; esperado: string; vieram: string[] }[] = []
  for (const { texto, esperado } of PERGUNTAS_DO_PLACAR) {
    const parametros = interpretar
      ? parametrosDaLista(interpretarBusca(texto, vocabulario))
      : ([['q', texto]] as const)
    const { ids } = indice.buscar(
      prepararConsulta(
        {
          requisicoesBusca: filtrosDe(parametros),
          size: PRIMEIROS,
          listaOrdenacao: [
            { campo: 'relevancia', direcao: 'asc' },
            { campo: 'dataFim', direcao: 'asc' },
          ],
        },
        'publica',
        () => [],
      ),
    )
    const achados = ids.map((id) => CATALOGO_DO_PLACAR[id - 1]!)
    const devidos = Math.min(PRIMEIROS, CATALOGO_DO_PLACAR.filter((d) => serve(d, esperado)).length)
    const certa = achados.length >= devidos && devidos > 0 && achados.every((d) => serve(d, esperado))
    if (!certa) erradas.push({ texto, esperado, vieram: achados.map((d) => d.texto.slice(0, 40)) })
  }
  return {
    perguntas: PERGUNTAS_DO_PLACAR.length,
    certas: PERGUNTAS_DO_PLACAR.length - erradas.length,
    erradas,
  }
}

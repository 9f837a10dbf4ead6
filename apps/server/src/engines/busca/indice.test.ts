import { type Filtro, PedidoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import { describe, expect, test } from 'vitest'
import { buscarIngenuo, possiveisIngenuo } from '../../../../../tests/busca/amostra/busca-ingenua.ts'
import { lotesGerados, uidGerado } from '../../../../../tests/busca/amostra/lotes-gerados.ts'
import { pedidoGerado } from '../../../../../tests/busca/amostra/pedidos-gerados.ts'
import { type Sorteio, sortear } from '../../../../../tests/busca/amostra/sorteio-semeado.ts'
import { type Consulta, prepararConsulta, type Visao } from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'
import { Indice } from './indice.ts'

const porUid = (_campo: string, uids: readonly string[]) => uids.map((u) => Number.parseInt(u.slice(-12), 16))
const consulta = (pedido: unknown, visao: Visao = 'publica'): Consulta =>
  prepararConsulta(PedidoDeBusca.parse(pedido), visao, porUid)

const BASE: Documento = {
  loteId: 1,
  hotId: 1,
  revisao: 1,
  removido: false,
  publico: true,
  texto: 'Volkswagen Gol 1.0 2015 caminhões leilão',
  titulo: 'Volkswagen Gol',
  marca: 'Volkswagen',
  modelo: 'Gol',
  estado: 'SP',
  cidade: 'Campinas',
  tipo: 'Carros',
  categoria: 'Carros',
  leilao: 'Leilão A',
  leiUid: uidGerado(3, 1),
  laudoCautelar: null,
  promocao: [],
  combustivel: 'Flex',
  cor: 'Prata',
  retomada: 'FROTA',
  comitente: 'Banco',
  situacao: 'LIBERADO_LEILAO',
  patio: null,
  modalidade: 'ONLINE',
  tipoNegociacao: ['DISPUTA'],
  cambio: null,
  conservacao: null,
  monta: null,
  finalPlaca: null,
  numero: '1',
  video: null,
  destaque: null,
  leilaoId: 1,
  anoModelo: 2015,
  km: 50_000,
  valor: 1_000_000,
  lance: null,
  quantidadeLances: 0,
  compreJa: null,
  valorMercado: null,
  parteDoMercado: null,
  posicaoLeilao: 1,
  prioridade: 0,
  quantidadeFotos: 3,
  dataInicio: 1000,
  dataFim: 5000,
}
function indiceCom(...mudancas: Partial<Documento>[]): Indice {
  const indice = new Indice()
  mudancas.forEach((m, i) => indice.aplicar({ ...BASE, loteId: i + 1, ...m }))
  return indice
}
const ids = (
  indice: Indice,
  requisicoesBusca: Filtro[],
  listaOrdenacao: unknown[] = [],
  visao: Visao = 'publica',
) => indice.buscar(consulta({ requisicoesBusca, listaOrdenacao }, visao)).ids

describe('orders beyond a field', () => {
  const moto = { tipo: 'geral', campo: 'texto', valor: 'moto' } as const
  test('puts a word of the name before one of the description', () => {
    const indice = indiceCom(
      { texto: 'Renault Master adaptada para moto', titulo: 'Renault Master', dataFim: 1 },
      { texto: 'Honda CG Motocicleta', titulo: 'Honda CG Motocicleta', dataFim: 2 },
    )
    expect(ids(indice, [moto])).toEqual([1, 2])
    expect(ids(indice, [moto], [{ campo: 'relevancia' }, { campo: 'dataFim' }])).toEqual([2, 1])
    expect(ids(indice, [], [{ campo: 'relevancia' }])).toEqual([1, 2])
  })
  test('puts the wanted values first, in their order', () => {
    const indice = indiceCom({ patio: 'Longe' }, { patio: 'Ao lado' }, { patio: null }, { patio: 'Perto' })
    const perto = [{ campo: 'patio', primeiros: ['Ao lado', 'Perto'] }]
    expect(ids(indice, [], perto)).toEqual([2, 4, 1, 3])
  })
  test('puts lots that have a price first, whatever it is', () => {
    const indice = indiceCom(
      { dataFim: 1 },
      { dataFim: 2, compreJa: 900 },
      { dataFim: 3 },
      { dataFim: 4, compreJa: 500 },
    )
    const comPreco = [{ campo: 'compreJa', comValor: true }, { campo: 'dataFim' }]
    expect(ids(indice, [], comPreco)).toEqual([2, 4, 1, 3])
  })
})

describe('each filter kind', () => {
  const indice = indiceCom(
    {},
    {
      marca: 'Fiat',
      modelo: 'Uno',
      estado: 'RJ',
      cidade: 'Niterói',
      texto: 'Fiat Uno caminhão',
      lance: 2_000_000,
      valor: 2_000_000,
      promocao: ['Repasse', 'Blindado'],
    },
    {
      marca: 'Fiat',
      modelo: 'Toro',
      estado: null,
      cidade: null,
      texto: 'Fiat Toro torres',
      km: null,
      video: 'sim',
      anoModelo: 2020,
    },
    { modelo: 'Polo', texto: 'Volkswagen Polo gás Galaxy', promocao: ['Repasse'], anoModelo: null },
  )
  // biome-ignore format: a table
  const casos: readonly (readonly [nome: string, filtros: Filtro[], esperado: number[]])[] = [
    ['exata: one value', [{ tipo: 'exata', campo: 'marca', valor: 'Fiat' }], [2, 3]],
    ['exata: case and accents count', [{ tipo: 'exata', campo: 'cidade', valor: 'niteroi' }], []],
    ['exata: a number', [{ tipo: 'exata', campo: 'anoModelo', valor: 2020 }], [3]],
    ['multipla: any', [{ tipo: 'multipla', campo: 'estado', valores: ['SP', 'RJ', 'XX'] }], [1, 2, 4]],
    ['multipla: a field with several values', [{ tipo: 'multipla', campo: 'promocao', valores: ['Blindado', 'Repasse'] }], [2, 4]],
    ['range: both ends count', [{ tipo: 'range', campo: 'valor', de: 1_000_000, ate: 1_000_000 }], [1, 3, 4]],
    ['range: no value, no match', [{ tipo: 'range', campo: 'km', ate: 999_999 }], [1, 2, 4]],
    ['range: an instant', [{ tipo: 'range', campo: 'dataFim', de: '1970-01-01T00:00:05Z' }], [1, 2, 3, 4]],
    ['range: the wrong way round', [{ tipo: 'range', campo: 'km', de: 9, ate: 1 }], []],
    ['marca: a whole brand or some models', [{ tipo: 'marca', campo: 'marca', marcas: [{ marca: 'Fiat', modelos: ['Uno'] }, { marca: 'Volkswagen' }] }], [1, 2, 4]],
    ['marca: no models chosen yet', [{ tipo: 'marca', campo: 'marca', marcas: [{ marca: 'Fiat', modelos: [] }] }], []],
    ['geral: every word', [{ tipo: 'geral', campo: 'texto', valor: 'fiat uno' }], [2]],
    ['geral: beginnings, no accents', [{ tipo: 'geral', campo: 'texto', valor: 'VOLKS LEILAO' }], [1]],
    ['geral: plural finds singular', [{ tipo: 'geral', campo: 'texto', valor: 'caminhões' }], [1, 2]],
    ['geral: singular finds plural', [{ tipo: 'geral', campo: 'texto', valor: 'caminhão' }], [1, 2]],
    ['geral: a decimal is one word', [{ tipo: 'geral', campo: 'texto', valor: '1,0' }], [1]],
    ['geral: a folded singular never matches as a beginning', [{ tipo: 'geral', campo: 'texto', valor: 'torres' }], [3]],
    ['geral: nothing but signs asks nothing', [{ tipo: 'geral', campo: 'texto', valor: '!? --' }], [1, 2, 3, 4]],
    ['geral_ou: one word is enough', [{ tipo: 'geral_ou', campo: 'texto', valor: 'uno polo xyz' }], [2, 4]],
    ['diferente: also lots without a value', [{ tipo: 'diferente', campo: 'estado', valores: ['SP'] }], [2, 3]],
    ['diferente: none of several values', [{ tipo: 'diferente', campo: 'promocao', valores: ['Blindado'] }], [1, 3, 4]],
    ['diferente: a number', [{ tipo: 'diferente', campo: 'anoModelo', valores: [2015] }], [3, 4]],
    ['existe: a word', [{ tipo: 'existe', campo: 'video', valor: true }], [3]],
    ['existe: a number', [{ tipo: 'existe', campo: 'lance', valor: true }], [2]],
    ['existe: absent', [{ tipo: 'existe', campo: 'cidade', valor: false }], [3]],
    ['existe: several values', [{ tipo: 'existe', campo: 'promocao', valor: false }], [1, 3]],
    ['lista: exactly these', [{ tipo: 'lista', campo: 'lelUid', valores: [uidGerado(1, 3), uidGerado(1, 99)] }], [3]],
    ['lista: none is none', [{ tipo: 'lista', campo: 'veiUid', valores: [] }], []],
    ['filters are joined by AND', [{ tipo: 'exata', campo: 'marca', valor: 'Fiat' }, { tipo: 'existe', campo: 'lance', valor: false }], [3]],
  ]
  test.each(casos)('%s', (_nome, filtros, esperado) => {
    expect(ids(indice, filtros)).toEqual(esperado)
  })
})

describe('what is seen', () => {
  const indice = indiceCom(
    {},
    { publico: false, situacao: 'CADASTRADO' },
    { situacao: 'PAGO' },
    { situacao: 'DOULHE_UMA' },
  )
  test('the public sees published lots that are on offer', () => expect(ids(indice, [])).toEqual([1, 4]))
  test('who names states, gets them', () =>
    expect(ids(indice, [{ tipo: 'multipla', campo: 'situacao', valores: ['PAGO', 'CADASTRADO'] }])).toEqual([
      3,
    ]))
  test('an auction is shown with its sold lots', () =>
    expect(ids(indice, [{ tipo: 'exata', campo: 'leiUid', valor: uidGerado(3, 1) }])).toEqual([1, 3, 4]))
  test('a withdrawn lot is found by a filter for its state, and by staff, not by its auction or uid', () => {
    const retirado = indiceCom(
      {},
      { situacao: 'RETIRADO' },
      { situacao: 'LOTE_CANCELADO' },
      { situacao: 'PAGO' },
    )
    expect(ids(retirado, [{ tipo: 'exata', campo: 'leiUid', valor: uidGerado(3, 1) }])).toEqual([1, 4])
    expect(
      ids(retirado, [{ tipo: 'lista', campo: 'lelUid', valores: [1, 2, 3].map((n) => uidGerado(1, n)) }]),
    ).toEqual([1])
    expect(ids(retirado, [{ tipo: 'exata', campo: 'situacao', valor: 'RETIRADO' }])).toEqual([2])
    expect(ids(retirado, [], [], 'interna')).toEqual([1, 2, 3, 4])
  })
  test('staff sees all', () => expect(ids(indice, [], [], 'interna')).toEqual([1, 2, 3, 4]))
  test('facets count only what is seen', () => {
    expect(indice.possiveis(consulta({})).valores.situacao).toEqual([
      { valor: 'DOULHE_UMA', quantidade: 1 },
      { valor: 'LIBERADO_LEILAO', quantidade: 1 },
      { valor: 'PAGO', quantidade: 1 },
    ])
  })
})

describe('order', () => {
  const indice = indiceCom(
    { valor: 3, marca: 'Ágil' },
    { valor: 1, marca: 'zeta' },
    { valor: 2, marca: 'Beta', km: null },
    { valor: 2, marca: null, dataFim: null },
  )
  // biome-ignore format: a table
  test.each([
    ['ends first', [], [1, 2, 3, 4]],
    ['ties by id', [{ campo: 'valor' }], [2, 3, 4, 1]],
    ['descending', [{ campo: 'valor', direcao: 'desc', tipoCampo: 'long' }], [1, 3, 4, 2]],
    ['missing last, ascending', [{ campo: 'km' }], [1, 2, 4, 3]],
    ['missing last, descending', [{ campo: 'km', direcao: 'desc' }], [1, 2, 4, 3]],
    ['words without accents and case', [{ campo: 'marca', tipoCampo: 'keyword' }], [1, 3, 2, 4]],
    ['several keys', [{ campo: 'valor' }, { campo: 'marca', direcao: 'desc' }], [2, 3, 4, 1]],
  ])('%s', (_nome, ordem, esperado) => {
    expect(ids(indice, [], ordem)).toEqual(esperado)
  })
})

describe('facets', () => {
  const indice = indiceCom(
    {},
    { modelo: 'Polo', anoModelo: 2018 },
    { marca: 'Fiat', modelo: 'Uno', valor: 500 },
    { marca: 'Fiat', modelo: 'Gol', cidade: 'Santos' },
  )
  test("a field's own filter does not reduce its own counts", () => {
    const { total, valores, faixas } = indice.possiveis(
      consulta({
        requisicoesBusca: [
          { tipo: 'multipla', campo: 'marca', valores: ['Fiat'] },
          { tipo: 'range', campo: 'anoModelo', ate: 2015 },
        ],
      }),
    )
    expect(total).toBe(2)
    expect(valores.marca).toEqual([
      { valor: 'Fiat', quantidade: 2 },
      { valor: 'Volkswagen', quantidade: 1 },
    ])
    expect(valores.modelo).toEqual([
      { valor: 'Gol', pai: 'Fiat', quantidade: 1 },
      { valor: 'Uno', pai: 'Fiat', quantidade: 1 },
    ])
    expect(faixas.anoModelo).toEqual({ minimo: 2015, maximo: 2015 })
    expect(faixas.valor).toEqual({ minimo: 500, maximo: 1_000_000 })
  })
  test('below the brand tree, models keep its brands', () => {
    const { valores } = indice.possiveis(
      consulta({
        requisicoesBusca: [{ tipo: 'marca', campo: 'marca', marcas: [{ marca: 'Fiat', modelos: ['Uno'] }] }],
      }),
    )
    expect(valores.marca).toEqual([
      { valor: 'Fiat', quantidade: 2 },
      { valor: 'Volkswagen', quantidade: 2 },
    ])
    expect(valores.modelo.map((v) => v.valor)).toEqual(['Gol', 'Uno'])
    expect(valores.cidade).toEqual([{ valor: 'Campinas', pai: 'SP', quantidade: 1 }])
  })
  test('nothing found: no values, no bounds', () => {
    const { total, valores, faixas } = indice.possiveis(
      consulta({ requisicoesBusca: [{ tipo: 'exata', campo: 'numero', valor: 'x' }] }),
    )
    expect([total, valores.marca, faixas.valor]).toEqual([0, [], null])
  })
})

describe('changes', () => {
  test('a bid is in the very next search', () => {
    const indice = indiceCom({}, { valor: 5_000_000 })
    indice.aplicar({ ...BASE, revisao: 2, valor: 9_000_000, lance: 9_000_000, dataFim: 6000 })
    expect(ids(indice, [{ tipo: 'range', campo: 'valor', de: 8_000_000 }])).toEqual([1])
    expect(ids(indice, [])).toEqual([2, 1])
  })
  test('an older row never overwrites a newer one, nor brings a removed lot back', () => {
    const indice = indiceCom({ revisao: 5 })
    expect(indice.aplicar({ ...BASE, revisao: 4, marca: 'Fiat' })).toBe(false)
    expect(indice.aplicar({ ...BASE, revisao: 6, removido: true })).toBe(true)
    expect(indice.aplicar({ ...BASE, revisao: 5 })).toBe(false)
    expect(ids(indice, [])).toEqual([])
    expect(indice.aplicar({ ...BASE, revisao: 7 })).toBe(true)
    expect(ids(indice, [])).toEqual([1])
  })
  test('a changed text is found by its new words only', () => {
    const indice = indiceCom({})
    indice.aplicar({ ...BASE, revisao: 2, texto: 'Fiat Uno' })
    expect(ids(indice, [{ tipo: 'geral', campo: 'texto', valor: 'gol' }])).toEqual([])
    expect(ids(indice, [{ tipo: 'geral', campo: 'texto', valor: 'uno' }])).toEqual([1])
  })
})

function mudar(d: Documento, c: Sorteio, textos: readonly Documento[]): Documento {
  const outro = c.um(textos)
  const novo = { ...d, revisao: d.revisao + 1 }
  switch (c.inteiro(0, 6)) {
    case 0:
      return { ...novo, removido: !d.removido }
    case 1:
      return { ...novo, texto: outro.texto }
    case 2:
      return { ...novo, situacao: outro.situacao, publico: outro.publico }
    case 3:
      return { ...novo, marca: outro.marca, modelo: outro.modelo, promocao: outro.promocao, km: outro.km }
    default:
      return {
        ...novo,
        valor: (d.valor ?? 0) + 10_000,
        lance: d.valor,
        dataFim: c.chance(0.1) ? null : (outro.dataFim ?? 0) + c.inteiro(0, 2) * 20_000,
      }
  }
}

describe('against looking at every lot', () => {
  test.each([
    [1, 400],
    [2, 1500],
    [3, 4000],
  ])('seed %i, %i lots, random changes', { timeout: 60_000 }, (semente, quantos) => {
    const c = sortear(semente)
    const docs = [...lotesGerados(quantos, semente)].flat()
    const indice = new Indice()
    for (const d of docs) indice.aplicar(d)
    for (let rodada = 0; rodada < 8; rodada++) {
      for (let i = 0; i < quantos / (rodada === 4 ? 1 : 10); i++) {
        const onde = c.inteiro(0, docs.length - 1)
        const novo = mudar(docs[onde]!, c, docs)
        docs[onde] = novo
        indice.aplicar(novo)
      }
      if (rodada === 5) indice.compactar()
      for (let i = 0; i < 12; i++) {
        const pedido = pedidoGerado(c, quantos)
        const q = prepararConsulta(pedido, c.chance(0.8) ? 'publica' : 'interna', porUid)
        expect(indice.buscar(q), JSON.stringify(pedido)).toEqual(buscarIngenuo(docs, q))
        expect(indice.possiveis(q), JSON.stringify(pedido)).toEqual(possiveisIngenuo(docs, q))
      }
    }
  })
})

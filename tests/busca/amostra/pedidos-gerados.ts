// Random requests over the generated lots: every filter kind, every field at some time, unknown values, empty lists,
// accents and plurals, several sort keys, deep pages.
import {
  CAMPOS_NUMERO,
  CAMPOS_PALAVRA,
  type CampoPalavra,
  definicaoDe,
  type Filtro,
  type Ordenacao,
  PedidoDeBusca,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import { AGORA_GERADO, ESTADOS_GERADOS, MARCAS_GERADAS, uidGerado, VALORES_GERADOS } from './lotes-gerados.ts'
import type { Sorteio } from './sorteio-semeado.ts'

const TEXTOS = [
  'gol',
  'toyota corolla',
  'caminhoes',
  'CAMINHÃO',
  'leilão judicial',
  'leilões',
  'colisao',
  'farol',
  'motor diesel',
  '1.0',
  '1,8',
  'hb20',
  'sp',
  'Citroën c3',
  'São José',
  'x',
  'sedan',
  'zzz',
  '!!',
  'são luís automático',
  'mercedes-benz',
  'preta 2015',
  'lote 12',
  'gás',
] as const

type GeradorDeFiltro = (c: Sorteio, lotes: number) => Filtro

function valoresPara(campo: CampoPalavra, c: Sorteio): string {
  const { marca, modelos } = c.comum(MARCAS_GERADAS)
  const { uf, cidades } = c.comum(ESTADOS_GERADOS)
  const v = VALORES_GERADOS
  const porCampo: Readonly<Record<CampoPalavra, () => string>> = {
    marca: () => marca,
    modelo: () => c.um(modelos),
    estado: () => uf,
    cidade: () => c.um(cidades),
    tipo: () => c.comum(v.tipos),
    categoria: () => c.um(['Moto', 'Pesados', 'Carros', 'Imóveis']),
    leilao: () => `Leilão da Frota ${c.inteiro(1, 97)}`,
    leiUid: () => uidGerado(3, c.inteiro(1, 30)),
    laudoCautelar: () => c.um(v.laudos),
    promocao: () => c.um(v.promocoes),
    combustivel: () => c.comum(v.combustiveis),
    cor: () => c.comum(v.cores),
    retomada: () => c.um(v.retomadas),
    comitente: () => `Comitente ${c.inteiro(1, 60)}`,
    situacao: () => c.comum(v.situacoes),
    patio: () => `Pátio ${c.um(cidades)}`,
    modalidade: () => c.um(['ONLINE', 'SIMULTANEO']),
    tipoNegociacao: () => c.um(['DISPUTA', 'COMPRE_JA', 'PROPOSTA']),
    cambio: () => c.comum(v.cambios),
    conservacao: () => c.comum(v.conservacoes),
    monta: () => c.um(v.montas),
    finalPlaca: () => String(c.inteiro(0, 9)),
    numero: () => String(c.inteiro(1, 180)),
    video: () => 'sim',
    destaque: () => 'sim',
  }
  return c.chance(0.04) ? 'não existe' : porCampo[campo]()
}

function umaFaixa(c: Sorteio): Filtro {
  const ano = c.inteiro(1996, 2024)
  const valor = Math.round(Math.exp(8 + c.numero() * 4)) * 100
  const fim = AGORA_GERADO + c.inteiro(-10, 30) * 86_400_000
  return c.um<Filtro>([
    { tipo: 'range', campo: 'anoModelo', de: ano, ate: ano + c.inteiro(0, 8) },
    { tipo: 'range', campo: 'valor', de: valor, ate: valor * 3 },
    { tipo: 'range', campo: 'valor', ate: valor + 0.5 },
    { tipo: 'range', campo: 'km', ate: c.inteiro(0, 200_000) },
    { tipo: 'range', campo: 'dataFim', de: new Date(fim).toISOString() },
    { tipo: 'range', campo: 'dataFim', de: fim, ate: fim + 5 * 86_400_000 },
    { tipo: 'range', campo: 'km', de: 500_000, ate: 1 },
  ])
}

function arvore(c: Sorteio): Filtro {
  const ramos = Array.from({ length: c.inteiro(1, 3) }, () => {
    const { marca, modelos } = c.comum(MARCAS_GERADAS)
    return c.chance(0.5) ? { marca } : { marca, modelos: [c.um(modelos), c.um(modelos)] }
  })
  return { tipo: 'marca', campo: 'marca', marcas: ramos }
}

// biome-ignore format: a table
const GERADORES: readonly (readonly [peso: number, gerar: GeradorDeFiltro])[] = [
  [3, (c) => { const campo = c.comum(CAMPOS_PALAVRA, 1.4); return { tipo: 'exata', campo, valor: valoresPara(campo, c) } }],
  [4, (c) => { const campo = c.comum(CAMPOS_PALAVRA, 1.4); return { tipo: 'multipla', campo, valores: Array.from({ length: c.inteiro(1, 4) }, () => valoresPara(campo, c)) } }],
  [1, (c) => ({ tipo: 'exata', campo: 'anoModelo', valor: c.inteiro(1998, 2026) })],
  [1, (c) => ({ tipo: 'multipla', campo: c.um(['anoModelo', 'posicaoLeilao', 'quantidadeLances']), valores: [c.inteiro(0, 20), 2015, 2018, 7.5] })],
  [4, (c) => umaFaixa(c)],
  [3, (c) => arvore(c)],
  [4, (c) => ({ tipo: 'geral', campo: 'texto', valor: c.um(TEXTOS) })],
  [1, (c) => ({ tipo: 'geral_ou', campo: 'texto', valor: `${c.um(TEXTOS)} ${c.um(TEXTOS)}` })],
  [2, (c) => { const campo = c.um(CAMPOS_PALAVRA); return { tipo: 'diferente', campo, valores: [valoresPara(campo, c), valoresPara(campo, c)] } }],
  [1, (c) => ({ tipo: 'diferente', campo: c.um(['km', 'anoModelo']), valores: [2015, c.inteiro(0, 20)] })],
  [2, (c) => ({ tipo: 'existe', campo: c.um([...CAMPOS_PALAVRA, ...CAMPOS_NUMERO]), valor: c.chance(0.7) })],
  [1, (c, lotes) => ({ tipo: 'lista', campo: c.um(['lelUid', 'veiUid']), valores: Array.from({ length: c.inteiro(0, 60) }, () => uidGerado(c.inteiro(1, 2), c.inteiro(1, lotes + 20))) })],
  [1, (c) => ({ tipo: 'multipla', campo: 'situacao', valores: [...VALORES_GERADOS.situacoes].filter(() => c.chance(0.6)).concat('PAGO') })],
]
const SORTEAVEIS = GERADORES.flatMap(([peso, g]) => Array.from({ length: peso }, () => g))
const ORDENAVEIS = [...CAMPOS_NUMERO, ...CAMPOS_PALAVRA.filter((c) => !definicaoDe(c).multiplo)]

function umaOrdem(c: Sorteio): Ordenacao {
  const direcao = c.um(['asc', 'desc'] as const)
  if (c.chance(0.15)) return { campo: 'relevancia', direcao }
  if (c.chance(0.15)) {
    const campo = c.um(['patio', 'cidade', 'marca'] as const)
    return {
      campo,
      direcao,
      primeiros: Array.from({ length: c.inteiro(0, 12) }, () => valoresPara(campo, c)),
    }
  }
  if (c.chance(0.15)) return { campo: c.um(ORDENAVEIS), direcao, comValor: true }
  return { campo: c.um(ORDENAVEIS), direcao }
}

/** One valid request over lots numbered 1 to `lotes` (see `uidGerado`: family 1 lots, family 2 vehicles). */
export function pedidoGerado(c: Sorteio, lotes: number): PedidoDeBusca {
  const requisicoesBusca = Array.from({ length: c.comum([0, 1, 2, 1, 3, 4, 5], 1.2) }, () =>
    c.um(SORTEAVEIS)(c, lotes),
  )
  const listaOrdenacao: Ordenacao[] = c.chance(0.5)
    ? []
    : Array.from({ length: c.inteiro(1, 3) }, () => umaOrdem(c))
  return PedidoDeBusca.parse({
    from: c.chance(0.7) ? 0 : c.inteiro(0, 900),
    size: c.um([30, 30, 24, 1, 0, 1000]),
    requisicoesBusca,
    listaOrdenacao,
  })
}

const PERGUNTAS = [
  'gol',
  'corolla',
  'hilux 4x4',
  'civic automático',
  'caminhão',
  'motores diesel',
  'onix 1.0',
  'ca',
  'strada cabine',
  'pt',
  'são paulo',
  'prata 2018',
  'toy',
  'leilões judiciais',
  'mercedes',
] as const

/** What a visitor asks on the list page: a few choices, sometimes a word, sometimes a price sort or a later page. */
export function pedidoDeVisitante(c: Sorteio): PedidoDeBusca {
  const filtros: Filtro[] = []
  const { marca, modelos } = c.comum(MARCAS_GERADAS)
  const { uf, cidades } = c.comum(ESTADOS_GERADOS)
  if (c.chance(0.5))
    filtros.push({ tipo: 'diferente', campo: 'categoria', valores: ['Imóveis', 'Equipamentos'] })
  if (c.chance(0.4))
    filtros.push({
      tipo: 'marca',
      campo: 'marca',
      marcas: [c.chance(0.5) ? { marca } : { marca, modelos: [c.um(modelos)] }],
    })
  if (c.chance(0.35)) filtros.push({ tipo: 'multipla', campo: 'estado', valores: [uf] })
  if (c.chance(0.1)) filtros.push({ tipo: 'multipla', campo: 'cidade', valores: [c.um(cidades)] })
  if (c.chance(0.35))
    filtros.push({
      tipo: 'multipla',
      campo: 'tipo',
      valores: [c.comum(VALORES_GERADOS.tipos), c.comum(VALORES_GERADOS.tipos)],
    })
  if (c.chance(0.15))
    filtros.push({ tipo: 'multipla', campo: 'combustivel', valores: [c.comum(VALORES_GERADOS.combustiveis)] })
  if (c.chance(0.1))
    filtros.push({ tipo: 'multipla', campo: 'cor', valores: [c.comum(VALORES_GERADOS.cores)] })
  if (c.chance(0.25)) filtros.push({ tipo: 'range', campo: 'anoModelo', de: c.inteiro(2000, 2020) })
  if (c.chance(0.25))
    filtros.push({
      tipo: 'range',
      campo: 'valor',
      de: 500_000 * c.inteiro(0, 4),
      ate: 2_000_000 * c.inteiro(1, 10),
    })
  if (c.chance(0.15)) filtros.push({ tipo: 'range', campo: 'km', ate: 20_000 * c.inteiro(1, 8) })
  if (c.chance(0.3)) filtros.push({ tipo: 'geral', campo: 'texto', valor: c.um(PERGUNTAS) })
  const texto = filtros.some((f) => f.tipo === 'geral')
  const ordem: Ordenacao[] = c.chance(0.75)
    ? texto
      ? [
          { campo: 'relevancia', direcao: 'asc' },
          { campo: 'dataFim', direcao: 'asc' },
        ]
      : []
    : [{ campo: c.um(['valor', 'anoModelo', 'km'] as const), direcao: c.um(['asc', 'desc'] as const) }]
  return PedidoDeBusca.parse({
    from: c.chance(0.15) ? 30 * c.inteiro(1, 20) : 0,
    size: 30,
    requisicoesBusca: filtros,
    listaOrdenacao: ordem,
  })
}

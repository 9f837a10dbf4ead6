import { describe, expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { lerPedidos } from './planilha-de-remocoes.ts'
import { instanteCorrigido } from './instante-do-passo.ts'
import { podeTransitarRemocao, SITUACOES_DE_REMOCAO, TRANSICOES_DE_REMOCAO } from './states.ts'
import { type Lugar, valorSugerido } from './valor-sugerido.ts'

describe('states of a removal', () => {
  test('each is reached; two are final; cancelled from any but these', () => {
    expect([...estadosAlcancaveis(TRANSICOES_DE_REMOCAO, 'SOLICITADA')].sort()).toEqual(
      [...SITUACOES_DE_REMOCAO].sort(),
    )
    for (const s of SITUACOES_DE_REMOCAO) {
      const saidas = TRANSICOES_DE_REMOCAO.filter((t) => t.de === s)
      const final = s === 'FINALIZADA' || s === 'CANCELADA'
      expect(saidas.length === 0).toBe(final)
      expect(saidas.some((t) => t.para === 'CANCELADA')).toBe(!final)
    }
    expect(new Set(TRANSICOES_DE_REMOCAO.map((t) => `${t.de}|${t.evento}`)).size).toBe(
      TRANSICOES_DE_REMOCAO.length,
    )
  })
  const PLANO = { bloqueada: false, dia: '2026-11-30', temMotorista: true }
  test.each<
    [
      string,
      Parameters<typeof podeTransitarRemocao>[0],
      Parameters<typeof podeTransitarRemocao>[1],
      string | null,
    ]
  >([
    [
      'no carrier',
      { de: 'SOLICITADA', evento: 'autorizar', atores: ['Remoção'] },
      { bloqueada: false },
      'transportadora',
    ],
    [
      'blocked',
      { de: 'SOLICITADA', evento: 'autorizar', atores: ['ADM'] },
      { bloqueada: true, temTransportadora: true },
      'bloqueada',
    ],
    ['a carrier plans', { de: 'AUTORIZADA', evento: 'agendar', atores: ['Transportadora'] }, PLANO, null],
    [
      'without a driver',
      { de: 'AUTORIZADA', evento: 'agendar', atores: ['Transportadora'] },
      { ...PLANO, temMotorista: false },
      'motorista',
    ],
    [
      'a carrier does not authorise',
      { de: 'SOLICITADA', evento: 'autorizar', atores: ['Transportadora'] },
      {},
      'permissão',
    ],
    [
      'a carrier does not cancel',
      { de: 'AGENDADA', evento: 'cancelar', atores: ['Transportadora'] },
      { motivo: 'x' },
      'permissão',
    ],
    ['a driver goes in order', { de: 'AGENDADA', evento: 'entregar', atores: ['Motorista'] }, {}, 'situação'],
    [
      'blocked on the way there',
      { de: 'AGENDADA', evento: 'chegar', atores: ['Motorista'] },
      { bloqueada: true },
      'bloqueada',
    ],
    ['in vain, with a reason', { de: 'EM_COLETA', evento: 'frustrar', atores: ['Motorista'] }, {}, 'motivo'],
    ['planned again', { de: 'FRUSTRADA', evento: 'agendar', atores: ['Remoção'] }, PLANO, null],
  ])('%s', (_nome, pedido, contexto, recusa) => {
    const r = podeTransitarRemocao(pedido, contexto)
    if (recusa === null) expect(r.pode).toBe(true)
    else expect(r.pode ? '' : r.motivo).toContain(recusa)
  })
})

describe('suggested value', () => {
  const lugar = (cidade: string, uf: string, cep: string | null): Lugar => ({
    cidade,
    uf,
    cep,
    latitude: null,
    longitude: null,
  })
  const campinas = lugar('Campinas', 'SP', '13010-000')
  const bh = lugar('Belo Horizonte', 'MG', '30110-000')
  const tabela = { porKm: 4_50, minimo: 300_00, rotas: [] }
  test('by kilometres, at least the least, by route when there is one', () => {
    const longe = valorSugerido(tabela, campinas, bh)
    expect(longe?.km).toBeGreaterThan(450)
    expect(longe?.valor).toBe((longe?.km ?? 0) * 4_50)
    expect(valorSugerido(tabela, campinas, campinas)).toMatchObject({ valor: 300_00, porque: 'preço mínimo' })
    const rota = (origemCidade: string | null, valor: number) => ({
      origemCidade,
      origemUf: 'SP',
      destinoCidade: null,
      destinoUf: 'MG',
      valor,
    })
    const rotas = [rota(null, 2_000_00), rota('CAMPINAS', 1_800_00)]
    expect(valorSugerido({ ...tabela, rotas }, campinas, bh)?.valor).toBe(1_800_00)
    expect(valorSugerido({ ...tabela, rotas }, lugar('Santos', 'SP', null), bh)?.valor).toBe(2_000_00)
  })
  test('nothing is known of the way', () =>
    expect(valorSugerido(tabela, lugar('Nenhures', 'SP', null), bh)).toBeNull())
})

test('a clock that is wrong by hours tells the right instant', () => {
  const agora = 1_000_000_000_000
  const H = 3_600_000
  expect(instanteCorrigido({ quando: agora + 7 * H, relogio: agora + 9 * H }, agora)).toBe(agora - 2 * H)
  expect(instanteCorrigido({ quando: agora + 5 * H, relogio: agora }, agora)).toBe(agora)
  expect(instanteCorrigido({ quando: 0, relogio: agora }, agora)).toBe(agora - 31 * 24 * H)
})

const folha = (linhas: readonly (readonly string[])[]) =>
  lerPedidos(linhas.map((celulas, i) => ({ numero: i + 1, celulas })))

describe('spreadsheet', () => {
  test('heads by their names, rows with what is wrong', () => {
    const r = folha([
      ['Placa', 'CHASSI', 'Local de remoção', 'Pátio', 'Obs.', 'Observação'],
      ['ABC1D23', '', 'Oficina', 'Guarulhos', '', 'Sem chave'],
      ['', '', '', '', '', ''],
      ['ABC-1D23', '', 'Oficina', 'Guarulhos', '', ''],
      ['XX', '', 'Oficina', 'Guarulhos', '', ''],
      ['', '9BWZZZ377VT004251', 'Oficina', '', '', ''],
    ])
    expect(r.ok && r.pedidos.map((p) => [p.linha, p.erro])).toEqual([
      [2, null],
      [4, 'Este veículo já está em outra linha.'],
      [5, 'A placa XX não é válida.'],
      [6, 'Informe o pátio.'],
    ])
    expect(r.ok && r.pedidos[0]?.observacao).toBe('Sem chave')
  })
  test.each([[[['nome']]], [[['placa']]], [[['placa', 'local', 'patio']]]])('refused: %j', (linhas) =>
    expect(folha(linhas).ok).toBe(false),
  )
})

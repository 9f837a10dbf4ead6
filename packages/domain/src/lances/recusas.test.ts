import { describe, expect, test } from 'vitest'
import type { EstadoLote, RegrasDeLance } from './estado-do-lote.ts'
import {
  AGORA,
  codigoDaResposta,
  compreJa,
  doLeiloeiro,
  jogar,
  loteDeExemplo,
  manual,
  proposta,
  R,
  teto,
} from './exemplos.ts'
import { julgarLance } from './julgar-lance.ts'
import { CODIGOS_DE_RECUSA, type CodigoDeRecusa, textoDaRecusa } from './recusas.ts'

describe('kinds of request by state, sale mode and switches', () => {
  const pedidos = {
    Manual: manual('A', 1000 * R),
    Automática: teto('A', 1000 * R),
    Leiloeiro: doLeiloeiro('A', 1000 * R),
    Proposta: proposta('A', 1000 * R),
    Compra: compreJa('A', 9000 * R),
  }
  const aceitos = (estado: Partial<EstadoLote>, regras: Partial<RegrasDeLance> = {}) =>
    Object.entries(pedidos)
      .filter(
        ([, pedido]) =>
          codigoDaResposta(loteDeExemplo(estado, { compreJa: 9000 * R, ...regras }), pedido) === 'aceito',
      )
      .map(([nome]) => nome)
      .join(' ')

  test.each<[string, Partial<EstadoLote>, Partial<RegrasDeLance>, string]>([
    ['before the cry', { situacao: 'LIBERADO_LEILAO' }, {}, 'Manual Automática Proposta Compra'],
    ['on the board', { situacao: 'PLACAR' }, {}, 'Manual Automática'],
    ['on the block', { situacao: 'AO_VIVO' }, {}, 'Manual Automática Leiloeiro'],
    ['in a call', { situacao: 'DOULHE_DUAS' }, {}, 'Manual Automática Leiloeiro'],
    ['re-offered', { situacao: 'REPASSE' }, {}, 'Manual Proposta Compra'],
    ['pending', { situacao: 'PENDENTE' }, {}, ''],
    ['suspended', { situacao: 'SUSPENSO' }, {}, ''],
    ['paused', { situacao: 'AO_VIVO', pausado: true }, {}, ''],
    ['mode Proposta', {}, { negociacao: 'PROPOSTA' }, 'Proposta Compra'],
    ['mode Compre Já', {}, { negociacao: 'COMPRE_JA' }, 'Compra'],
    ['its sale held back', {}, { vendaInibida: true }, 'Manual Automática Proposta'],
    ['automatic bids off', {}, { automaticosAtivos: false }, 'Manual Proposta Compra'],
    ['proposals off', {}, { propostasAtivas: false }, 'Manual Automática Compra'],
    ['nicknames off', { situacao: 'AO_VIVO' }, { apelidosAtivos: false }, 'Manual Automática'],
    ['the auction is not published', { situacaoLeilao: 'EM_LOTEAMENTO' }, {}, ''],
    [
      're-offered after the auction',
      { situacaoLeilao: 'EXECUTADO', situacao: 'REPASSE' },
      {},
      'Manual Proposta Compra',
    ],
  ])('%s', (_, estado, regras, esperado) => {
    expect(aceitos(estado, regras)).toBe(esperado)
  })

  test('a sale that is held back is said without its reason', () => {
    const lote = loteDeExemplo({}, { compreJa: 9000 * R, vendaInibida: true })
    const j = julgarLance(lote, compreJa('A', 9000 * R), AGORA)
    expect(j.tipo === 'recusado' && textoDaRecusa(j.recusa, 'loja')).toBe(
      'Este anúncio está indisponível para compra no momento.',
    )
  })

  test('a ceiling can be taken back after the hotsite switched automatic bids off', () => {
    const { lote } = jogar(loteDeExemplo(), [teto('A', 2000 * R)])
    const desligado = { ...lote, regras: { ...lote.regras, automaticosAtivos: false } }
    expect(codigoDaResposta(desligado, teto('A', null))).toBe('aceito')
    expect(codigoDaResposta(desligado, teto('A', 3000 * R))).toBe('tipo-nao-aceito')
  })

  test.each<[string, Partial<EstadoLote>, Parameters<typeof teto>[2]]>([
    ['its owner was blocked', {}, { quem: { bloqueado: true } }],
    ['his papers or his enabling went', {}, { quem: { documentosAprovados: false, habilitado: false } }],
    ['the lot stands still', { pausado: true }, {}],
    ['the auction is suspended', { leilaoSuspenso: true }, {}],
  ])('a ceiling ends when %s, and none begins then', (_, estado, opcoes) => {
    const { lote } = jogar(loteDeExemplo(), [teto('A', 2000 * R)])
    const depois = { ...lote, ...estado }
    expect(codigoDaResposta(depois, teto('A', null, opcoes))).toBe('aceito')
    expect(codigoDaResposta(depois, teto('A', 3000 * R, opcoes))).not.toBe('aceito')
  })
})

describe('refusals in their order', () => {
  // Each step adds one more obstacle that stands earlier in the order, so it must become the answer.
  const passos: [
    CodigoDeRecusa,
    Partial<EstadoLote>,
    Partial<RegrasDeLance>,
    Parameters<typeof manual>[2],
  ][] = [
    ['valor-abaixo', {}, {}, {}],
    ['oferta-aguarda-validacao', {}, { validacoesValorOfertaBloqueada: 0 }, {}],
    ['limite-de-compra-excedido', {}, {}, { quem: { limiteDeCompra: 0 } }],
    ['sem-habilitacao', {}, {}, { quem: { habilitado: false } }],
    ['caucao-nao-paga', {}, { exigeCaucao: true }, {}],
    ['sucata-exige-credenciado', {}, { sucata: true }, {}],
    ['restrito-a-grupos', {}, { gruposCliente: [7] }, {}],
    ['termos-nao-aceitos', {}, {}, { quem: { termosSemAceite: [{ exigidoDesde: AGORA, ate: null }] } }],
    ['contato-nao-confirmado', {}, { exigeEmailConfirmado: true }, { quem: { emailConfirmado: false } }],
    ['documentos-nao-aprovados', {}, {}, { quem: { documentosAprovados: false } }],
    ['cliente-bloqueado', {}, {}, { quem: { bloqueado: true } }],
    ['tipo-nao-aceito', {}, { negociacao: 'PROPOSTA' }, {}],
    ['lote-pausado', { pausado: true }, {}, {}],
    ['lote-nao-aberto', { situacao: 'PAGO' }, {}, {}],
    ['leilao-indisponivel', { situacaoLeilao: 'CANCELADO' }, {}, {}],
    ['lote-de-outro-hotsite', { hotUid: 'hot-2' }, {}, {}],
  ]
  test.each(passos.map((_, i) => i))('step %i', (ate) => {
    let [estado, regras, quem] = [{}, {}, {}]
    for (const [, e, r, p] of passos.slice(0, ate + 1)) {
      estado = { ...estado, ...e }
      regras = { ...regras, ...r }
      quem = { ...quem, ...p?.quem }
    }
    expect(codigoDaResposta(loteDeExemplo(estado, regras), manual('A', 1, { quem }))).toBe(passos[ate]?.[0])
  })

  test('the steps follow the published order', () => {
    const ordem = passos.map(([codigo]) => CODIGOS_DE_RECUSA.indexOf(codigo))
    expect(ordem).toEqual(ordem.toSorted((a, b) => b - a))
  })

  test.each([
    ['a suspended auction', { leilaoSuspenso: true }, {}, {}, 'leilao-indisponivel'],
    ['in the group', {}, { gruposCliente: [7, 8] }, { quem: { grupos: [8] } }, 'aceito'],
    [
      'a scrap dealer',
      {},
      { sucata: true },
      { quem: { pessoaJuridica: true, credenciadoDetran: true } },
      'aceito',
    ],
    [
      'a company without credential',
      {},
      { sucata: true },
      { quem: { pessoaJuridica: true } },
      'sucata-exige-credenciado',
    ],
    [
      'a person with credential',
      {},
      { sucata: true },
      { quem: { credenciadoDetran: true } },
      'sucata-exige-credenciado',
    ],
    [
      'phone demanded',
      {},
      { exigeTelefoneConfirmado: true },
      { quem: { telefoneConfirmado: false } },
      'contato-nao-confirmado',
    ],
    ['phone not demanded', {}, {}, { quem: { telefoneConfirmado: false, emailConfirmado: false } }, 'aceito'],
    [
      'exactly the value that needs no validation',
      {},
      { validacoesValorOfertaBloqueada: 1000 * R },
      {},
      'aceito',
    ],
    [
      'one centavo above it',
      {},
      { validacoesValorOfertaBloqueada: 999_99 },
      { quem: { lotesValidados: ['lote-2'] } },
      'oferta-aguarda-validacao',
    ],
    [
      'validated for this lot',
      {},
      { validacoesValorOfertaBloqueada: 999_99 },
      { quem: { lotesValidados: ['lote-1'] } },
      'aceito',
    ],
    ['exactly the limit', {}, {}, { quem: { limiteDeCompra: 1000 * R } }, 'aceito'],
    ['one centavo over the limit', {}, {}, { quem: { limiteDeCompra: 999_99 } }, 'limite-de-compra-excedido'],
  ] as const)('%s', (_, estado, regras, extras, esperado) => {
    expect(codigoDaResposta(loteDeExemplo(estado, regras), manual('A', 1000 * R, extras))).toBe(esperado)
  })

  test('the auctioneer’s nickname is not asked for a client’s papers, nor may it pass a closed lot', () => {
    const lote = loteDeExemplo({ situacao: 'AO_VIVO' }, { sucata: true, gruposCliente: [1] })
    expect(codigoDaResposta(lote, doLeiloeiro('placa 7', 1000 * R))).toBe('aceito')
    expect(codigoDaResposta({ ...lote, situacao: 'PLACAR' }, doLeiloeiro('placa 7', 1000 * R))).toBe(
      'tipo-nao-aceito',
    )
  })

  test('a refusal changes nothing but a tie', () => {
    const lote = loteDeExemplo()
    const julgamento = julgarLance(lote, manual('A', 1), AGORA)
    expect(julgamento.eventos).toEqual([])
    expect(julgamento.lote).toBe(lote)
  })
})

describe('words of a refusal', () => {
  test.each([
    [
      { codigo: 'valor-abaixo', valorAceito: 110_000 },
      'leilao',
      'Seu lance deve ser de pelo menos R$ 1.100,00.',
    ],
    [
      { codigo: 'valor-abaixo', valorAceito: 110_000 },
      'loja',
      'Sua oferta deve ser de pelo menos R$ 1.100,00.',
    ],
    [{ codigo: 'ja-esta-vencendo', valorAceito: 1 }, 'loja', 'Você já está ganhando este anúncio.'],
    [{ codigo: 'caucao-nao-paga' }, 'leilao', 'Pague a caução do leilão para dar lance.'],
    [{ codigo: 'caucao-nao-paga' }, 'loja', 'Pague a caução do evento para fazer oferta.'],
    [{ codigo: 'sem-habilitacao' }, 'leilao', 'Faça sua habilitação neste leilão para dar lance.'],
    [{ codigo: 'sem-habilitacao' }, 'loja', 'Faça sua inscrição neste evento para fazer oferta.'],
    [
      { codigo: 'contato-nao-confirmado', faltam: ['email', 'telefone'] },
      'leilao',
      'Confirme seu e-mail e seu telefone para dar lance.',
    ],
    [
      { codigo: 'lote-nao-aberto', situacao: 'AG_PAGAMENTO', tempoEsgotado: false },
      'loja',
      'Este anúncio não está aberto: aguardando pagamento.',
    ],
    [
      { codigo: 'lote-nao-aberto', situacao: 'LIBERADO_LEILAO', tempoEsgotado: true },
      'leilao',
      'Lote encerrado.',
    ],
    [
      { codigo: 'tipo-nao-aceito', tipo: 'Configuração Automática', motivo: 'situacao' },
      'loja',
      'Este anúncio não recebe ofertas automáticas neste momento.',
    ],
    [
      { codigo: 'empate-com-automatico', valorAceito: 210_000 },
      'leilao',
      'Outro lance de mesmo valor chegou antes. O próximo valor é R$ 2.100,00.',
    ],
    [
      { codigo: 'leilao-indisponivel', situacaoLeilao: 'CANCELADO', suspenso: false },
      'leilao',
      'Este leilão não recebe lances: cancelado.',
    ],
    [
      { codigo: 'confirmar-valor-alto', valor: 900_000, valorAceito: 1 },
      'loja',
      'Confirme uma oferta muito acima do atual (R$ 9.000,00).',
    ],
  ] as const)('%j on %s', (dados, tipo, esperado) => {
    expect(textoDaRecusa(dados, tipo)).toBe(esperado)
  })
})

// A lot of a court's auction goes the whole way through the engine of bids: the first round ends by its clock without a bid,
// the second takes bids from its own minimum, the hammer falls by the clock, and the papers of the sale name the round.
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { judicialDoLote } from '@martelo/contracts/judicial/judicial-do-lote.contract.ts'
import { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { loteAoVivo } from '@martelo/contracts/lances/lote-ao-vivo.contract.ts'
import { salaDoLeilao } from '@martelo/contracts/pregao/sala-do-leilao.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario, type LoteDoCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { salaDeTeste } from '../../../../../tests/pg/sala-de-teste.ts'
import { ateQue, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { lerCartoes } from '../lotes/publico-cartoes.sql.ts'
import { andarPracas } from './andar-pracas.job.ts'

const HORA = 3_600_000
const ESPERA = 30_000
const PROCESSO = '0710802-55.2018.8.02.0001'
let c: Cenario
let parar: () => Promise<void>

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0, lote: { recebeIncrementoTempo: false } })
  parar = await iniciarLancesDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

const { darLance, quem, doLote } = salaDeTeste(() => c)
const em = (horas: number) => new Date(Date.now() + horas * HORA).toISOString()
const lido = (l: LoteDoCenario) =>
  c.banco.sistema.selectFrom('lote').selectAll().where('id', '=', l.id).executeTakeFirstOrThrow()
/** Its round ends now; the engine's clock closes it. */
async function acabarPraca(l: LoteDoCenario, como: string): Promise<void> {
  await sql`update lote set data_fim = clock_timestamp() + interval '300 milliseconds' where id = ${l.id}`.execute(
    c.banco.sistema,
  )
  await ateQue(async () => (await lido(l)).situacao === como, `the lot is ${como}`, ESPERA)
}
/** What the lot's panel, its card and the room say. */
async function dita(l: LoteDoCenario) {
  const vivo = await executarChamada(c.ctx(null), loteAoVivo, { params: { lelUid: l.uid } })
  const sala = await executarChamada(c.ctx(null), salaDoLeilao, { params: { leiUid: c.leilao.uid } })
  const [cartao] = await c.banco.doHotsite(c.hotsite.id, (tx) => lerCartoes(tx, c.hotsite, [l.id]))
  return {
    praca: vivo.valor.estado.praca,
    carimbos: cartao?.carimbos,
    entrePracas: sala.valor.sala.entrePracas,
  }
}
const verPraca = async (l: LoteDoCenario) =>
  (await executarChamada(c.ctx(null), judicialDoLote, { params: { lelUid: l.uid } })).valor

test('no bid in the first round, two in the second, the hammer, the sale and its papers', {
  timeout: 120_000,
}, async () => {
  const salvo = await chamarComo(c, c.equipe, 'PUT /v1/leiloes/judicial/:leilaoUid', {
    params: { leilaoUid: c.leilao.uid },
    body: {
      processo: PROCESSO,
      vara: '1ª Vara Cível',
      comarca: 'Maceió',
      exequente: null,
      executado: null,
      primeiraInicio: em(-2),
      segundaInicio: em(30),
      segundaFim: em(60),
      segundaPorcentagem: 60,
      fixadaPeloJuiz: false,
      aceitaParcelamento: true,
      entradaMinima: 25,
      parcelasMaximas: 30,
      indice: 'IPCA',
      preferenciaHoras: 24,
      versao: null,
    },
  })
  expect(salvo.erro).toBeNull()
  const l = await c.novoLote()
  const avaliado = await chamarComo(c, c.equipe, 'PUT /v1/leiloes/judicial/lotes/:lelUid', {
    params: { lelUid: l.uid },
    body: { avaliacao: 80_000_00, onus: null },
  })
  expect(avaliado.valor).toEqual({ minimo: 80_000_00 })
  // The engine knows the first round's minimum, and what the second will ask is too little now.
  expect((await darLance(quem(0), l, 48_000_00, { confirmarValorAlto: true })).erro).toMatchObject({
    error: 'valor-abaixo',
    dados: { valorAceito: 80_000_00 },
  })
  expect(await dita(l)).toMatchObject({
    praca: { rotulo: '1ª praça', frase: expect.stringContaining('volta na 2ª praça'), comeca: null },
    carimbos: ['1ª praça'],
    entrePracas: undefined,
  })
  await acabarPraca(l, 'NAO_ARREMATADO')
  expect(await andarPracas(c.servicos)).toBe(0)
  const publico = await executarChamada(c.ctx(null), publicoLeilao, { params: { leiUid: c.leilao.uid } })
  expect(publico.valor.judicial.map((f) => f.rotulo)).toEqual(['Processo', 'Juízo', '1ª praça', '2ª praça'])
  // Between the rounds the room waits, counting down to the second.
  const espera = await dita(l)
  expect(espera.praca?.comeca).toBe(espera.entrePracas?.comeca)
  expect(espera.entrePracas?.frase).toContain('1 lote sem lance volta na 2ª praça')

  await sql`update leilao_judicial set segunda_inicio = now() - interval '1 minute', primeira_inicio = now() - interval '3 hours'
    where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
  const avisar = vi.spyOn(c.servicos.tempoReal, 'avisar')
  expect(await andarPracas(c.servicos)).toBe(1)
  await c.servicos.publicador.emDia()
  // A card that is open learns the new minimum and the round.
  expect(avisar).toHaveBeenCalledWith(
    `site:${c.hotsite.id}`,
    'lote-selecionado-atualizado',
    expect.objectContaining({ lelUid: l.uid, valor: null, minimo: 48_000_00, praca: '2ª praça' }),
  )
  avisar.mockRestore()
  expect(await lido(l)).toMatchObject({ situacao: 'LIBERADO_LEILAO', minimo: 48_000_00, lanceValor: null })
  expect(await verPraca(l)).toMatchObject({ praca: 2 })
  expect(await dita(l)).toMatchObject({
    praca: { rotulo: '2ª praça', frase: expect.stringContaining('60% da avaliação'), comeca: null },
    carimbos: ['2ª praça'],
    entrePracas: undefined,
  })

  // From 60 % of the valuation on, as any other lot.
  const abaixo = await darLance(quem(0), l, 47_999_00, { confirmarValorAlto: true })
  expect(abaixo.erro).toMatchObject({ error: 'valor-abaixo', dados: { valorAceito: 48_000_00 } })
  const primeiro = await darLance(quem(0), l, 48_000_00, { confirmarValorAlto: true })
  expect(primeiro.valor).toMatchObject({ situacao: 'vencendo' })
  const segundo = await darLance(quem(1), l, 50_000_00, { confirmarValorAlto: true })
  expect(segundo.valor).toMatchObject({ situacao: 'vencendo' })
  const recibo = await chamarComo(c, null, 'GET /v1/leilao/recibo/:hash', {
    params: { hash: String(segundo.valor['recibo']) },
  })
  expect(recibo.valor).toMatchObject({ lelUid: l.uid, valor: 50_000_00, confere: true })
  expect((await doLote(l)).length).toBeGreaterThan(0)

  await acabarPraca(l, 'AG_PAGAMENTO')
  expect(await lido(l)).toMatchObject({ lanceValor: 50_000_00, lanceCliId: quem(1).cliId })
  // It is sold: no round follows, and the auction waits no more.
  expect(await andarPracas(c.servicos)).toBe(0)
  const vndId = await venderLote(c, l)
  const venda = await c.banco.sistema
    .selectFrom('venda')
    .select(['cliId', 'situacao', 'hashQrcode'])
    .where('id', '=', vndId ?? 0)
    .executeTakeFirstOrThrow()
  expect(venda).toMatchObject({ cliId: quem(1).cliId, situacao: 'Aguardando Pagamento' })

  const papel = async (tipo: string) =>
    JSON.stringify(
      (await executarChamada(c.ctx(quem(1)), lerDocumento, { params: { tipo, chave: venda.hashQrcode } }))
        .valor,
    ).replaceAll('\u00a0', ' ')
  const extrato = await papel('extrato')
  for (const t of ['2ª praça', PROCESSO, '1ª Vara Cível, Maceió', 'R$ 50.000,00'])
    expect(extrato).toContain(t)
})

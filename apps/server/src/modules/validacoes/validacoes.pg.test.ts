// Bids that wait for a validation, on a real database: the judge holds them, the staff answers, the bid goes through.
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
let parar: () => Promise<void>
const R = 100
const RESPONDER = 'PUT /v1/leiloes/lotes/lote-cliente-validacoes/responder-validacao/:id'
const PEDIR = 'POST /v1/leiloes/lotes/lote-cliente-validacoes'

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0, lote: { minimo: 1000 * R, incremento: 100 * R } })
  parar = await iniciarLancesDeTeste(c.servicos)
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
/** A bid; one over the limit per second (tests are) is given again. */
async function dar(
  i: number,
  lote: LoteDoCenario,
  reais: number,
): Promise<Awaited<ReturnType<typeof chamarComo>>> {
  const r = await chamarComo(c, cliente(i), 'POST /v1/leilao/lotes/:lelUid/lances', {
    params: { lelUid: lote.uid },
    body: { valor: reais * R, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
  if (r.erro === null || String(r.erro['error']) !== 'MUITOS_LANCES') return r
  await esperar(250)
  return dar(i, lote, reais)
}
const acompanhar = async (pessoa: Pessoa) =>
  (
    await chamarComo(c, pessoa, 'GET /v1/leiloes/backoffice-acompanhar-leilao/:id', {
      params: { id: c.leilao.uid },
    })
  ).valor
const doLote = async (lote: LoteDoCenario) =>
  ((await acompanhar(com('SAC')))['lotes'] ?? []).find((l) => String(l['lelUid']) === lote.uid)
const responder = (id: string, resultado: string, pessoa = com('SAC')) =>
  chamarComo(c, pessoa, RESPONDER, { params: { id }, body: { resultado } })

test('a bid above the lot’s limit waits: asked once, authorised, and then taken', async () => {
  const lote = await c.novoLote({ validacoesValorOfertaBloqueada: 1500 * R })
  expect((await dar(0, lote, 1000)).erro).toBeNull()
  expect((await dar(1, lote, 1500)).erro).toBeNull()
  const recusa = (await dar(0, lote, 1600)).erro
  expect(recusa).toMatchObject({ error: 'oferta-aguarda-validacao', statusCode: 409 })
  expect(recusa?.['message']).toContain('R$ 1.500,00')
  expect((await dar(0, lote, 1700)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })

  const visto = await doLote(lote)
  expect(visto).toMatchObject({
    validacoesValorOfertaBloqueada: 1500 * R,
    listas: ['falhasOuEspera', 'aguardando'],
    validacoes: [
      {
        cliUid: cliente(0).cliUid,
        lelUid: lote.uid,
        tipoValidacao: 'Manual',
        resultado: 'Aguardando',
        valorDaOferta: 1700 * R,
        procobUid: null,
        podem: ['Autorizado', 'Divergente', 'Falha'],
      },
    ],
  })
  const uid = String(visto?.['validacoes']?.[0]?.['uid'])
  const resposta = await responder(uid, 'Autorizado')
  expect(resposta.valor).toMatchObject({ resultado: 'Autorizado', aprovadoBy: c.equipe.nome })
  expect(resposta.valor['aprovadoAt']).not.toBeNull()
  // Said twice it is the same answer.
  expect((await responder(uid, 'Autorizado')).erro).toBeNull()
  expect((await dar(0, lote, 1700)).erro).toBeNull()
  // The other bidder is not validated by it, nor this one for another lot.
  expect((await dar(1, lote, 1900)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })
  const outro = await c.novoLote({ validacoesValorOfertaBloqueada: 1500 * R })
  expect((await dar(0, outro, 1600)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })

  // Taken back, the next bid waits again.
  expect((await responder(uid, 'Divergente')).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await responder(uid, 'Divergente', com('GerenteSAC'))).valor).toMatchObject({
    resultado: 'Divergente',
    aprovadoBy: null,
    aprovadoAt: null,
  })
  expect((await dar(0, lote, 2100)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })
  const { rows } = await sql`select tipo from aviso where cli_id = ${cliente(0).cliId}`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual(expect.arrayContaining([{ tipo: 'oferta-validada' }]))
})

test('the house’s limit holds where the lot has none', async () => {
  const lote = await c.novoLote()
  const limite = async (valor: number | null) =>
    sql`update hotsite set validacoes_valor_oferta_bloqueada = ${valor} where id = ${c.hotsite.id}`.execute(
      c.banco.sistema,
    )
  await limite(1200 * R)
  expect((await dar(0, lote, 1300)).erro).toMatchObject({ error: 'oferta-aguarda-validacao' })
  expect((await dar(0, lote, 1200)).erro).toBeNull()
  await limite(null)
  expect((await dar(1, lote, 9000)).erro).toBeNull()
})

test('who asks, who answers, and what stays another house’s', async () => {
  const lote = await c.novoLote()
  const body = { lelUid: lote.uid, cliUid: cliente(1).cliUid, tipoValidacao: 'Procob_Inscricao_Estadual' }
  for (const papel of ['Leilão', 'Leiloeiro', 'Comitente', 'MKT'])
    expect((await chamarComo(c, com(papel), PEDIR, { body })).erro).toMatchObject({ statusCode: 403 })
  const pedida = (await chamarComo(c, com('Acerto'), PEDIR, { body })).valor
  expect(pedida).toMatchObject({ resultado: 'Aguardando', valorDaOferta: null, createdBy: c.equipe.nome })
  const uid = String(pedida['uid'])
  expect((await responder(uid, 'Outra coisa')).erro).toMatchObject({ statusCode: 400 })
  expect((await responder(randomUUID(), 'Falha')).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  const deFora = await chamarComo(
    c,
    com('ADM'),
    RESPONDER,
    { params: { id: uid }, body: { resultado: 'Falha' } },
    c.outroHotsite,
  )
  expect(deFora.erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await responder(uid, 'Falha', com('Acerto'))).valor).toMatchObject({ resultado: 'Falha' })
  // Asked again it waits again; the record stays one.
  expect((await chamarComo(c, com('SAC'), PEDIR, { body })).valor).toMatchObject({
    uid,
    resultado: 'Aguardando',
  })
  // Of another house's client there is nothing to ask.
  const forasteiro = { ...body, cliUid: c.forasteiro.cliUid }
  expect((await chamarComo(c, com('SAC'), PEDIR, { body: forasteiro })).erro).toMatchObject({
    error: 'NAO_ENCONTRADO',
  })
  // The lot's private record tells it to the house, not to the consignor.
  const infos = (pessoa: Pessoa) =>
    chamarComo(c, pessoa, 'GET /v1/leilao/lotes/:lelUid/infos-privadas', { params: { lelUid: lote.uid } })
  expect((await infos(com('SAC'))).valor['validacoes']).toHaveLength(1)
  expect((await infos(c.comitente)).valor['validacoes']).toEqual([])
})

test('a first purchase is a lot that is there, of a client who never bought', async () => {
  const lote = await c.novoLote()
  await dar(0, lote, 5000)
  const ver = async () =>
    ((await acompanhar(com('SAC')))['clientes'] ?? []).find((k) => String(k['cliUid']) === cliente(0).cliUid)
  expect(await ver()).toMatchObject({ primeiraCompra: false, esperaValidacao: false })
  await sql`update lote set situacao = 'AG_PAGAMENTO' where id = ${lote.id}`.execute(c.banco.sistema)
  expect(await ver()).toMatchObject({ primeiraCompra: true })
  expect((await ver())?.['lotes']).toEqual(
    expect.arrayContaining([expect.objectContaining({ lelUid: lote.uid, situacao: 'AG_PAGAMENTO' })]),
  )
  const visto = await doLote(lote)
  expect(visto?.['ofeUid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/)
})

test('a boleto that the bank refused is named beside its lot, until a newer one takes its place', async () => {
  const lote = await bater(c, cliente(1), 300_000)
  const vndId = await venderLote(c, lote)
  expect(await doLote(lote)).toMatchObject({ boletoErro: null, vndId })
  // The rows that a boleto belongs to are of no matter here.
  const boleto = (situacao: string, erro: string | null) =>
    c.banco.sistema.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into boleto (hot_id, vnd_id, pag_id, con_id, via, situacao, nosso_numero, nosso_numero_digito, nosso_numero_impresso,
          numero_documento, valor, emissao, vencimento, multa, juros_ao_mes, dias_para_baixa, codigo_de_barras, linha_digitavel, conta, pagador, erro)
        values (${c.hotsite.id}, ${vndId}, 1, 1, 'API', ${situacao}, ${randomUUID()}, '0', '0', '0', 300000, current_date, current_date, 0, 0, 30,
          repeat('0', 44), repeat('0', 47), '{}', '{}', ${erro})`.execute(tx)
    })
  await boleto('recusado', 'CEP do pagador inválido')
  expect(await doLote(lote)).toMatchObject({ boletoErro: 'CEP do pagador inválido' })
  await boleto('registrado', null)
  expect(await doLote(lote)).toMatchObject({ boletoErro: null })
})

// A consignor's request that is sent again: about what is in question now, after a try that was done and could not say so, and
// by his system, which lost the reply.
import { valorEmQuestao } from '@martelo/domain/condicionais/valor-em-questao.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
const LANCE = 5_000_00

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(() => c.fechar())

const cliente = () => c.clientes[0] as ClienteDoCenario
async function emCondicional(): Promise<LoteDoCenario> {
  const lote = await c.novoLote({ situacao: 'DOULHE_DUAS', valorComitente: 9_000_00 })
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${lote.id}, 1, ${c.hotsite.id}, ${cliente().cliId}, 'Manual', 'vencendo', ${LANCE}, now(), uuid_send(gen_random_uuid()))`.execute(
    c.banco.sistema,
  )
  await sql`update lote set lance_seq = 1, lance_valor = ${LANCE}, lance_cli_id = ${cliente().cliId}, lance_tipo = 'Manual',
    lance_quantidade = 1, situacao = 'CONDICIONAL', situacao_at = now() where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  await sql`update lote set condicional_prazo = now() + interval '1 day' where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  return lote
}
const solicitar = async (lote: LoteDoCenario, item: object) =>
  (
    await chamarComo(c, c.comitente, 'POST /v1/comitentes/solicitacoes', {
      body: { itens: [{ lelUid: lote.uid, ...item }] },
    })
  ).valor[0]
const reenviar = async (uid: unknown, sobre: number | null) =>
  (
    await chamarComo(c, c.comitente, 'POST /v1/comitentes/solicitacoes/:uid/reenviar', {
      params: { uid },
      body: { sobre },
    })
  ).valor
/** The process died after the try and before it wrote how it ended. */
const morreu = (uid: unknown) =>
  sql`update solicitacao set status = 'enviando', mensagem = null, data_envio = now() - interval '2 minutes' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
const situacao = async (l: LoteDoCenario) =>
  (
    await c.banco.sistema
      .selectFrom('lote')
      .select('situacao')
      .where('id', '=', l.id)
      .executeTakeFirstOrThrow()
  ).situacao

test('while a client’s reply waits, an answer that failed is sent again about the reply', async () => {
  const lote = await emCondicional()
  expect(await solicitar(lote, { acao: 'Novo valor', valor: 7_000_00, sobre: LANCE })).toMatchObject({
    status: 'sucesso',
  })
  const replica = await chamarComo(c, cliente(), 'POST /v1/cliente/condicionais/:lelUid/resposta', {
    params: { lelUid: lote.uid },
    body: { resposta: 'contraproposta', novoValor: 7_000_00, valor: 6_000_00 },
  })
  expect(replica.erro).toBeNull()
  const falhou = await solicitar(lote, { acao: 'Liberada', sobre: LANCE })
  expect(falhou).toMatchObject({ status: 'erro', podeReenviar: true })
  const sala = await chamarComo(c, c.comitente, 'GET /v1/comitentes/acompanhar-leilao/:leiUid', {
    params: { leiUid: c.leilao.uid },
  })
  const lotes = sala.valor['lotes'] as unknown as {
    estado: { lelUid: string; valor: number }
    reservado: { condicional: { situacao: 'REPLICA_DO_CLIENTE'; replica: number } }
  }[]
  const visto = lotes.find((l) => l.estado.lelUid === lote.uid)
  expect(await reenviar(falhou?.['uid'], visto?.estado.valor ?? null)).toMatchObject({ status: 'erro' })
  const emQuestao = valorEmQuestao({
    situacao: visto?.reservado.condicional.situacao ?? null,
    replica: visto?.reservado.condicional.replica ?? null,
    lance: visto?.estado.valor ?? null,
  })
  expect(emQuestao).toBe(6_000_00)
  expect(await reenviar(falhou?.['uid'], emQuestao)).toMatchObject({ status: 'sucesso', tentativas: 3 })
  expect(await situacao(lote)).toBe('AG_PAGAMENTO')
})

test('a request that was done by the try before ends well when it is sent again, and shows on his page until then', async () => {
  const naPagina = async () =>
    (await chamarComo(c, c.comitente, 'GET /v1/comitentes/minha-pagina')).valor['naoAceitas']
  const lote = await emCondicional()
  const dita = await solicitar(lote, { acao: 'Recusada', sobre: LANCE })
  expect(dita).toMatchObject({ status: 'sucesso' })
  expect(await naPagina()).toEqual([])
  await morreu(dita?.['uid'])
  expect(await naPagina()).toMatchObject([{ uid: dita?.['uid'], status: 'enviando' }])
  expect(await reenviar(dita?.['uid'], LANCE)).toMatchObject({
    status: 'sucesso',
    mensagem: 'Resposta enviada.',
  })
  expect(await naPagina()).toEqual([])
  const aberto = await c.novoLote()
  const retirada = await solicitar(aberto, { acao: 'retirar', motivo: 'Vendido fora' })
  await morreu(retirada?.['uid'])
  expect(await reenviar(retirada?.['uid'], null)).toMatchObject({ status: 'sucesso' })
  // Asked for twice, by a press or a reply that was lost: it stands, and is no error.
  expect(await solicitar(lote, { acao: 'Recusada', sobre: LANCE })).toMatchObject({ status: 'sucesso' })
  // Another act than the one that was done is still refused.
  expect(await solicitar(lote, { acao: 'Liberada', sobre: LANCE })).toMatchObject({ status: 'erro' })
})

test('what was not taken waits on his page, and offers itself in the auction’s list, only while it can still be sent', async () => {
  const naLista = async (uid: unknown) =>
    (
      (
        await chamarComo(c, c.comitente, 'GET /v1/comitentes/solicitacoes/:leiUid', {
          params: { leiUid: c.leilao.uid },
        })
      ).valor as unknown as { uid: unknown; podeReenviar: boolean }[]
    ).find((s) => s.uid === uid)?.podeReenviar
  const naPagina = async (uid: unknown) =>
    (
      (await chamarComo(c, c.comitente, 'GET /v1/comitentes/minha-pagina')).valor[
        'naoAceitas'
      ] as unknown as {
        uid: unknown
      }[]
    ).some((s) => s.uid === uid)
  const lote = await emCondicional()
  const falhou = await solicitar(lote, { acao: 'Liberada', sobre: LANCE - 1 })
  expect(falhou).toMatchObject({ status: 'erro' })
  expect(await naPagina(falhou?.['uid'])).toBe(true)
  expect(await naLista(falhou?.['uid'])).toBe(true)
  // The house answers in his name: no request of his, and nothing to send again.
  const dita = await chamarComo(
    c,
    { ...c.equipe, papeis: ['ADM'] },
    'POST /v1/leilao/lotes/:lelUid/condicional/resposta',
    { params: { lelUid: lote.uid }, body: { resposta: 'Recusada', sobre: LANCE } },
  )
  expect(dita.erro).toBeNull()
  expect(await naPagina(falhou?.['uid'])).toBe(false)
  expect(await naLista(falhou?.['uid'])).toBe(false)
  // While a higher value is being asked, a refusal that failed has nothing to refuse.
  const outro = await emCondicional()
  const recusa = await solicitar(outro, { acao: 'Recusada', sobre: LANCE - 1 })
  expect(await naPagina(recusa?.['uid'])).toBe(true)
  await sql`update lote set condicional_situacao = 'AGUARDANDO_CLIENTE' where id = ${outro.id}`.execute(
    c.banco.sistema,
  )
  expect(await naPagina(recusa?.['uid'])).toBe(false)
  expect(await naLista(recusa?.['uid'])).toBe(false)
})

test('the house follows his lots, and neither names his price nor gives his consent', async () => {
  const adm = { ...c.equipe, papeis: ['ADM'] }
  const pedir = async (lote: LoteDoCenario, item: object) =>
    (
      await chamarComo(c, adm, 'POST /v1/comitentes/solicitacoes', {
        body: { itens: [{ lelUid: lote.uid, ...item }] },
      })
    ).valor[0]
  const naSala = async (p: Pessoa, lote: LoteDoCenario) => {
    const r = await chamarComo(c, p, 'GET /v1/comitentes/acompanhar-leilao/:leiUid', {
      params: { leiUid: c.leilao.uid },
    })
    return (r.valor['lotes'] as unknown as { estado: { lelUid: string } }[]).find(
      (l) => l.estado.lelUid === lote.uid,
    )
  }
  const lote = await emCondicional()
  expect(await naSala(adm, lote)).toMatchObject({ meu: false, respostas: ['Liberada', 'Recusada'] })
  expect(await naSala(c.comitente, lote)).toMatchObject({
    meu: true,
    respostas: ['Liberada', 'Recusada', 'Novo valor'],
  })
  expect(await pedir(lote, { acao: 'Novo valor', valor: 7_000_00, sobre: LANCE })).toMatchObject({
    status: 'erro',
  })
  expect(await pedir(lote, { acao: 'mandarRepasse' })).toMatchObject({ status: 'erro' })
  expect(await situacao(lote)).toBe('CONDICIONAL')
  const aberto = await c.novoLote()
  expect(await pedir(aberto, { acao: 'Novo valor', valor: 7_000_00, sobre: null })).toMatchObject({
    status: 'erro',
    mensagem: 'Só o comitente pede um novo valor.',
  })
  expect(await solicitar(aberto, { acao: 'Novo valor', valor: 7_000_00, sobre: null })).toMatchObject({
    status: 'sucesso',
  })
})

test('his system may say its answer again: it is one, and another one is refused', async () => {
  const lote = await emCondicional()
  const externo = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const responder = (resposta: string) =>
    chamarComo(c, externo, 'POST /v1/comitente-integracao/lotes/:lelUid/contraproposta', {
      params: { lelUid: lote.uid },
      body: { resposta, sobre: LANCE },
    })
  expect((await responder('Liberada')).valor).toEqual({ aceita: true })
  expect((await responder('Liberada')).valor).toEqual({ aceita: true })
  expect((await responder('Recusada')).erro).toMatchObject({ statusCode: 409 })
})

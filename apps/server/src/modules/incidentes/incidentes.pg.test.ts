// An incident from the client's report to its decision: who sees what, what each writes, what the decision does to the money
// of the purchase, and that the ledger holds at each step.
import { randomUUID } from 'node:crypto'
import { abrirIncidente } from '@martelo/contracts/incidentes/abrir-incidente.contract.ts'
import { decidirIncidente } from '@martelo/contracts/incidentes/decidir-incidente.contract.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { escreverNoIncidente } from '@martelo/contracts/incidentes/escrever-no-incidente.contract.ts'
import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { listarIncidentes } from '@martelo/contracts/incidentes/listar-incidentes.contract.ts'
import { medidasDosIncidentes } from '@martelo/contracts/incidentes/medidas-dos-incidentes.contract.ts'
import { meuIncidente } from '@martelo/contracts/incidentes/meu-incidente.contract.ts'
import { meusIncidentes } from '@martelo/contracts/incidentes/meus-incidentes.contract.ts'
import { moverIncidente } from '@martelo/contracts/incidentes/mover-incidente.contract.ts'
import { mudarIncidente } from '@martelo/contracts/incidentes/mudar-incidente.contract.ts'
import { relatarIncidente } from '@martelo/contracts/incidentes/relatar-incidente.contract.ts'
import { removerAnexo } from '@martelo/contracts/anexos/remover-anexo.contract.ts'
import { responderIncidente } from '@martelo/contracts/incidentes/responder-incidente.contract.ts'
import { responsaveisDeIncidentes } from '@martelo/contracts/incidentes/responsaveis-de-incidentes.contract.ts'
import { retirarIncidente } from '@martelo/contracts/incidentes/retirar-incidente.contract.ts'
import { verIncidente } from '@martelo/contracts/incidentes/ver-incidente.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, PNG, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { inserirPagamento } from '../pagamentos/door.ts'
import { conferirRazao } from '../razao/conferir-razao.ts'
import { assentarVenda, emNomeDoSistema, somasDe, travarVenda } from '../vendas/door.ts'
import { vencerIncidentes } from './vencer-incidentes.job.ts'

let c: Cenario
const eu = () => c.clientes[0] as ClienteDoCenario
const meu = () => c.ctx(eu())
const casa = () => c.ctx(c.equipe)

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(() => c.fechar())

/** A lot that is sold, and paid when `paga`. */
async function vendida(valor: number, paga: boolean): Promise<number> {
  const id = await venderLote(c, await bater(c, eu(), valor))
  const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
  if (id === null || m === null) throw new Error('no sale')
  if (!paga) return id
  await c.banco.doHotsite(c.hotsite.id, async (tx) => {
    const v = await travarVenda(tx, c.hotsite.id, id)
    if (v === undefined) throw new Error('no sale')
    await inserirPagamento(tx, {
      hotId: c.hotsite.id,
      vndId: id,
      tipo: 'DEPOSITO',
      valor: somasDe(v).restante,
      situacao: 'aprovado',
    })
    await assentarVenda(m, tx, id, 'Teste')
  })
  return id
}

const relato = (vndId: number) => ({
  vndId,
  itemUid: null,
  tipo: 'DEFEITO',
  assunto: 'Ar-condicionado não funciona',
  descricao: 'Não gela.',
  chaveDoPedido: randomUUID(),
})
const relatar = async (vndId: number) =>
  (await chamarComo(meu(), relatarIncidente, { body: relato(vndId) })).valor
const ver = async (uid: string) => (await chamarComo(casa(), verIncidente, { params: { uid } })).valor
const escrever = (uid: string, como: 'mensagem' | 'pergunta' | 'nota', texto: string) =>
  chamarComo(casa(), escreverNoIncidente, {
    params: { uid },
    body: { texto, como, chaveDoPedido: randomUUID() },
  })
const decidir = (uid: string, versao: number, decisao: string, valor: number) =>
  chamarComo(casa(), decidirIncidente, {
    params: { uid },
    body: { decisao, texto: 'Explicado.', valor, versao },
  })
const razaoFecha = async () => expect((await conferirRazao(c.banco, c.hotsite.id)).diferencas).toEqual([])

describe('a client reports, the house asks and decides', () => {
  test('what was paid above the lowered price becomes a refund, and the ledger holds', async () => {
    const vndId = await vendida(1_000_000, true)
    const pedido = relato(vndId)
    const primeiro = await chamarComo(meu(), relatarIncidente, { body: pedido })
    const segundo = await chamarComo(meu(), relatarIncidente, { body: pedido })
    expect(segundo.valor.uid).toBe(primeiro.valor.uid)
    expect(primeiro.valor).toMatchObject({
      situacao: 'ABERTO',
      codigo: expect.stringMatching(/^\d{4}\/0{4}\d$/),
    })
    const { uid } = primeiro.valor
    await escrever(uid, 'nota', 'Ver com o pátio.')
    const perguntado = await escrever(uid, 'pergunta', 'Tem uma foto?')
    expect(perguntado.valor).toMatchObject({
      situacao: 'AGUARDANDO_CLIENTE',
      responsavel: c.equipe.nome,
      primeiraRespostaAt: expect.any(String),
    })
    const lido = (await chamarComo(meu(), meuIncidente, { params: { uid } })).valor
    expect(lido.mensagens.map((m) => m.texto)).toEqual(['Não gela.', 'Tem uma foto?'])
    expect(JSON.stringify(lido)).not.toContain('Ver com o pátio')
    await chamarComo(meu(), responderIncidente, {
      params: { uid },
      body: { texto: 'Segue.', chaveDoPedido: randomUUID() },
    })
    const { versao, compra } = await ver(uid)
    expect((await decidir(uid, versao, 'PROCEDENTE', (compra?.total ?? 0) + 1)).erro?.campos).toHaveProperty(
      'valor',
    )
    expect((await decidir(uid, versao, 'IMPROCEDENTE', 1)).status).toBe(422)
    expect((await decidir(uid, versao - 1, 'PROCEDENTE', 30_000)).erro?.error).toBe('MUDOU')
    const decidido = await decidir(uid, versao, 'PROCEDENTE', 30_000)
    expect(decidido.valor).toMatchObject({
      situacao: 'DECIDIDO',
      valor: 30_000,
      compra: { desconto: 30_000 },
    })
    const { rows } = await sql<{ origem: string; valor: number; situacao: string }>`
      select origem, valor, situacao from devolucao where vnd_id = ${vndId}`.execute(c.banco.sistema)
    expect(rows).toEqual([{ origem: 'excedente', valor: 30_000, situacao: 'a_devolver' }])
    await razaoFecha()
    expect((await decidir(uid, versao + 1, 'PROCEDENTE', 1)).erro?.error).toBe('RECUSADO')
    const reaberto = await chamarComo(casa(), moverIncidente, {
      params: { uid },
      body: { evento: 'reabrir', motivo: 'Rever', versao: decidido.valor.versao },
    })
    expect(reaberto.erro?.message).toContain('já abateu')
  })

  test('an open purchase costs less, and nothing is to be refunded', async () => {
    const vndId = await vendida(500_000, false)
    const { uid } = await relatar(vndId)
    await escrever(uid, 'mensagem', 'Vamos ver.')
    const { versao } = await ver(uid)
    expect((await decidir(uid, versao, 'PARCIAL', 10_000)).valor.compra?.desconto).toBe(10_000)
    const { rows } = await sql`select 1 from devolucao where vnd_id = ${vndId}`.execute(c.banco.sistema)
    expect(rows).toEqual([])
    await razaoFecha()
  })
})

describe('who sees and who may', () => {
  test('another client, another house, and what the house keeps to itself', async () => {
    const vndId = await vendida(400_000, true)
    const { uid } = await relatar(vndId)
    const outro = c.ctx(c.clientes[1] as ClienteDoCenario)
    expect((await chamarComo(outro, meuIncidente, { params: { uid } })).status).toBe(404)
    expect((await chamarComo(outro, relatarIncidente, { body: relato(vndId) })).status).toBe(404)
    expect((await chamarComo(meu(), verIncidente, { params: { uid } })).status).toBe(403)
    const daCasa = await chamarComo(casa(), abrirIncidente, {
      body: {
        tipo: 'COBRANCA',
        assunto: 'Conferir Pix',
        descricao: 'Dois Pix iguais.',
        vndId,
        chaveDoPedido: randomUUID(),
      },
    })
    expect(daCasa.valor).toMatchObject({ doCliente: false, vndId, clienteId: eu().cliId })
    expect((await chamarComo(meu(), meuIncidente, { params: { uid: daCasa.valor.uid } })).status).toBe(404)
    expect((await escrever(daCasa.valor.uid, 'mensagem', 'Olá')).erro?.error).toBe('RECUSADO')
    const meus = (await chamarComo(meu(), meusIncidentes, { query: { vndId } })).valor.incidentes.map(
      (n) => n.uid,
    )
    expect(meus).toContain(uid)
    expect(meus).not.toContain(daCasa.valor.uid)
  })

  test('who only reads incidents opens one, is offered no act, and writes nothing', async () => {
    const { uid } = await relatar(await vendida(400_000, true))
    const soLe = c.ctx({ ...c.equipe, ajustes: ['-incidente:tratar'] })
    const visto = (await chamarComo(soLe, verIncidente, { params: { uid } })).valor
    expect(visto.podeEscrever).toBe(false)
    expect(Object.values(visto.atos).map((a) => a.pode)).not.toContain(true)
    const nota = { texto: 'Nota', como: 'nota' as const, chaveDoPedido: randomUUID() }
    expect((await chamarComo(soLe, escreverNoIncidente, { params: { uid }, body: nota })).status).toBe(403)
    const ato = { evento: 'assumir' as const, motivo: null, versao: visto.versao }
    expect((await chamarComo(soLe, moverIncidente, { params: { uid }, body: ato })).status).toBe(403)
  })

  test('files: the client adds photographs while it is open, and removes nothing', async () => {
    const { uid } = await relatar(await vendida(300_000, true))
    const dono = { entidade: 'incidente', uid }
    const enviar = (tipo: string) =>
      chamarComo(meu(), enviarAnexo, {
        params: dono,
        body: { tipo, chaveDoPedido: randomUUID() },
        arquivos: [{ nome: 'foto.png', bytes: PNG }],
      })
    expect((await enviar('outro')).erro?.error).toBe('TIPO')
    const [foto] = (await enviar('foto')).valor
    expect((await chamarComo(casa(), listarAnexos, { params: dono })).valor).toHaveLength(1)
    const outro = c.ctx(c.clientes[1] as ClienteDoCenario)
    expect((await chamarComo(outro, listarAnexos, { params: dono })).status).toBe(404)
    expect((await chamarComo(meu(), removerAnexo, { params: { uid: foto?.uid } })).status).toBe(403)
    const { versao } = (await chamarComo(meu(), meuIncidente, { params: { uid } })).valor
    expect(
      (await chamarComo(meu(), retirarIncidente, { params: { uid }, body: { versao } })).valor.situacao,
    ).toBe('RETIRADO')
    expect((await enviar('foto')).status).toBe(404)
    expect((await escrever(uid, 'nota', 'tarde')).erro?.error).toBe('RECUSADO')
  })

  test('not after the claims window', async () => {
    const vndId = await vendida(200_000, true)
    await sql`update venda set fechada_at = clock_timestamp() - interval '200 days' where id = ${vndId}`.execute(
      c.banco.sistema,
    )
    await sql`update venda_item set entregue_at = clock_timestamp() - interval '120 days' where vnd_id = ${vndId}`.execute(
      c.banco.sistema,
    )
    expect((await chamarComo(meu(), relatarIncidente, { body: relato(vndId) })).erro?.error).toBe('RECUSADO')
    expect((await chamarComo(meu(), meusIncidentes, { query: { vndId } })).valor.podeAbrir?.pode).toBe(false)
  })
})

test('responsible person, deadline, what time does, and the measures', async () => {
  const { uid } = await relatar(await vendida(100_000, true))
  const [pessoa] = (await chamarComo(casa(), responsaveisDeIncidentes)).valor
  const { versao, prazo } = await ver(uid)
  const mudado = await chamarComo(casa(), mudarIncidente, {
    params: { uid },
    body: {
      tipo: 'AVARIA',
      assunto: 'Arranhado',
      responsavelUid: pessoa?.uid,
      prazo: prazo.slice(0, 10),
      versao,
    },
  })
  expect(mudado.valor).toMatchObject({ tipo: 'AVARIA', responsavel: pessoa?.nome })
  await sql`update incidente set prazo = clock_timestamp() - interval '1 hour' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  expect((await vencerIncidentes(c.servicos)).avisados).toBe(1)
  expect((await vencerIncidentes(c.servicos)).avisados).toBe(0)
  expect(
    (await chamarComo(casa(), listarIncidentes, { query: { atrasados: 'sim' } })).valor.map((n) => n.uid),
  ).toEqual([uid])
  await escrever(uid, 'mensagem', 'Vamos ver.')
  await decidir(uid, (await ver(uid)).versao, 'IMPROCEDENTE', 0)
  await sql`update incidente set updated_at = clock_timestamp() - interval '8 days' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  await vencerIncidentes(c.servicos)
  expect((await ver(uid)).situacao).toBe('ENCERRADO')
  const medidas = (await chamarComo(casa(), medidasDosIncidentes)).valor
  expect(medidas).toMatchObject({ atrasados: 0, minutosAteResponder: expect.any(Number) })
})

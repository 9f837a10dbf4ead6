// What a bank asks the house to undo: one request while it waits, a queue, the answer where the bank reads its lots.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(() => c.fechar())

test('a bank asks to undo a sale: the house refuses with a reason, or undoes the sale; both sides read it', async () => {
  const externo: Pessoa = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const acerto: Pessoa = { ...c.equipe, papeis: ['Acerto'] }
  const [comprador] = c.clientes
  if (comprador === undefined) throw new Error('one client')
  const vendido = await bater(c, comprador, 500_000)
  const pedir = (motivo: string) =>
    chamarComo(c, externo, 'POST /v1/comitente-integracao/lotes/:lelUid/cancelar', {
      params: { lelUid: vendido.uid },
      body: { motivo },
    })
  expect((await pedir('Devolvido ao segurado')).erro).toMatchObject({ error: 'NAO_PODE' })
  const vndId = await venderLote(c, vendido)
  if (vndId === null) throw new Error('no sale')
  for (let vez = 0; vez < 2; vez++)
    expect((await pedir('Devolvido ao segurado')).valor).toMatchObject({ feito: 'pedida' })

  const naFila = async (): Promise<number> => {
    const { filas } = (await chamarComo(c, acerto, 'GET /v1/retaguarda/pendencias', {})).valor
    return Number(
      Object.values(filas ?? {}).find((f) => String(f['fila']) === 'cancelamentos')?.['quantos'] ?? 0,
    )
  }
  const naLista = async () =>
    (await chamarComo(c, acerto, 'GET /v1/leilao/vendas', { query: { cancelamento: 'pedido' } })).valor.length
  const daVenda = async () =>
    (await chamarComo(c, acerto, 'GET /v1/leilao/vendas/:id/cancelamentos', { params: { id: vndId } })).valor
  const doBanco = async () =>
    (
      await chamarComo(c, externo, 'GET /v1/comitente-integracao/consulta/:operacao', {
        params: { operacao: 'lotes' },
        query: {},
      })
    ).valor[0]?.['cancelamento']
  expect([await naFila(), await naLista()]).toEqual([1, 1])
  expect(await doBanco()).toMatchObject({
    situacao: 'ESPERA',
    motivo: 'Devolvido ao segurado',
    resposta: null,
  })
  const [pedido] = await daVenda()
  expect(pedido).toMatchObject({ situacao: 'ESPERA', quem: c.comitente.nome, podeRecusar: true })

  const recusar = (quem: Pessoa, motivo: string, h = c.hotsite) =>
    chamarComo(
      c,
      quem,
      'PUT /v1/leilao/vendas/cancelamentos/:uid/recusar',
      { params: { uid: String(pedido?.['uid']) }, body: { motivo } },
      h,
    )
  expect((await recusar({ ...c.equipe, papeis: ['SAC'] }, 'Não')).erro).toMatchObject({ statusCode: 403 })
  expect((await recusar(acerto, ' ')).erro).toMatchObject({ statusCode: 400 })
  expect((await recusar(acerto, 'Não', c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await recusar(acerto, 'O comprador já pagou')).erro).toBeNull()
  expect((await recusar(acerto, 'De novo')).erro).toMatchObject({ error: 'NAO_PODE' })
  expect(await doBanco()).toMatchObject({ situacao: 'RECUSADO', resposta: 'O comprador já pagou' })
  expect([await naFila(), await naLista()]).toEqual([0, 0])

  // Asked again it is another request, told anew; the sale undone is its answer.
  expect((await pedir('Há ordem do juízo')).valor).toMatchObject({ feito: 'pedida' })
  expect(await naFila()).toBe(1)
  const avisos = await sql<{ n: number }>`
    select count(distinct chave)::int as n from aviso where tipo = 'equipe-cancelamento-pedido'`.execute(
    c.banco.sistema,
  )
  expect(avisos.rows).toEqual([{ n: 2 }])
  await sql`update venda set situacao = 'Cancelada' where id = ${vndId}`.execute(c.banco.sistema)
  expect(await naFila()).toBe(0)
  expect(await doBanco()).toMatchObject({ situacao: 'ATENDIDO', motivo: 'Há ordem do juízo' })
  expect((await daVenda()).map((p) => String(p['situacao']))).toEqual(['ATENDIDO', 'RECUSADO'])
  expect((await recusar(acerto, 'Tarde')).erro).toMatchObject({ error: 'NAO_PODE' })
})

// A buyer's review: only after everything was collected, shown when the house let it pass, in its own house alone.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(() => c.fechar())

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario

test('a real buyer writes, the house lets it pass and answers, everyone reads', async () => {
  const id = (await venderLote(c, await bater(c, cliente(0), 10_000_00))) ?? 0
  const params = { id }
  const caminho = 'PUT /v1/cliente/compras/:id/avaliacao'
  const escrever = (p: Pessoa, body: object = { nota: 5, texto: 'Tudo como no anúncio' }) =>
    chamarComo(c, p, caminho, { params, body })
  const publicas = async () => (await chamarComo(c, cliente(1), 'GET /v1/avaliacoes/publicas')).valor
  expect((await escrever(cliente(0))).erro).toMatchObject({ error: 'NAO_PODE' })
  await sql`update venda_item set retirada_situacao = 'entregue', entregue_at = now() where vnd_id = ${id}`.execute(
    c.banco.sistema,
  )
  expect((await escrever(cliente(1))).erro).toMatchObject({ error: 'NAO_ENCONTRADA' })
  expect((await escrever(cliente(0), { nota: 6, texto: '' })).erro).toMatchObject({ statusCode: 400 })
  expect((await escrever(cliente(0))).valor).toMatchObject({ avaliacao: { situacao: 'AGUARDANDO' } })
  expect(await publicas()).toEqual({ total: 0, media: null, avaliacoes: [] })

  const sac: Pessoa = { ...c.equipe, papeis: ['SAC'] }
  expect((await chamarComo(c, cliente(0), 'GET /v1/avaliacoes')).erro).toMatchObject({ statusCode: 403 })
  const uma = (await chamarComo(c, sac, 'GET /v1/avaliacoes')).valor[0]
  const moderar = (body: object) =>
    chamarComo(c, sac, 'PUT /v1/avaliacoes/:uid', { params: { uid: uma?.uid }, body })
  expect((await moderar({ evento: 'recusar', versao: uma?.versao })).erro).toMatchObject({
    error: 'NAO_PODE',
  })
  const dita = { evento: 'responder', texto: 'Obrigado pela visita', versao: uma?.versao }
  expect((await moderar(dita)).valor).toMatchObject({ situacao: 'PUBLICADA' })
  expect((await moderar(dita)).erro).toMatchObject({ error: 'MUDOU' })
  expect(await publicas()).toMatchObject({
    total: 1,
    media: 5,
    avaliacoes: [{ quem: expect.not.stringContaining('@'), resposta: 'Obrigado pela visita' }],
  })
  // Written anew it waits again.
  expect((await escrever(cliente(0), { nota: 1, texto: 'Mudei de ideia' })).valor).toMatchObject({
    avaliacao: { situacao: 'AGUARDANDO', resposta: 'Obrigado pela visita' },
  })
  expect((await publicas()).total).toBe(0)
})

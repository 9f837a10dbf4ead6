// Groups of clients on a real database: by hand, by condition, another house, what a lot may name, and their commission.
import { gruposCliente } from '@martelo/contracts/grupos/grupos-cliente.contract.ts'
import { gruposDoCliente } from '@martelo/contracts/grupos/grupos-do-cliente.contract.ts'
import { gruposPossiveisParaCliente } from '@martelo/contracts/grupos/grupos-possiveis-para-cliente.contract.ts'
import { ligarGruposAoCliente } from '@martelo/contracts/grupos/ligar-grupos-ao-cliente.contract.ts'
import { preencherGrupo } from '@martelo/contracts/grupos/preencher-grupo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 1 })
})
afterAll(() => c.fechar())

const sac = () => c.ctx({ ...c.equipe, papeis: ['SAC'] })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const uidDe = async (i: number): Promise<string> =>
  (
    await c.banco.sistema
      .selectFrom('cliente')
      .select('uid')
      .where('id', '=', cliente(i).cliId)
      .executeTakeFirstOrThrow()
  ).uid
const novo = async (nome: string, mais = ''): Promise<{ id: number; uid: string }> => {
  const r = await sql<{
    id: number
    uid: string
  }>`insert into grupo_cliente (hot_id, nome) values (${c.hotsite.id}, ${nome})
    returning id, uid`.execute(c.banco.sistema)
  const g = r.rows[0] as { id: number; uid: string }
  if (mais !== '')
    await sql`update grupo_cliente set tipo = 'Por condição', ${sql.raw(mais)} where id = ${g.id}`.execute(
      c.banco.sistema,
    )
  return g
}

test('a hand puts a client in and takes him out; the bid engine forgets what it knew', async () => {
  const g = await novo('Lojistas')
  const uid = await uidDe(0)
  const versao = async () =>
    (
      await c.banco.sistema
        .selectFrom('cliente')
        .select('fatosVersao')
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
    ).fatosVersao
  const antes = await versao()
  const r = await executarChamada(sac(), ligarGruposAoCliente, { params: { uid }, body: { grupos: [g.id] } })
  expect(r.valor).toMatchObject([{ nome: 'Lojistas', origem: 'manual' }])
  expect(await versao()).toBeGreaterThan(antes)
  expect((await executarChamada(sac(), gruposDoCliente, { params: { uid } })).valor).toHaveLength(1)
  const possiveis = await executarChamada(sac(), gruposPossiveisParaCliente, { params: { uid } })
  expect(possiveis.valor.map((x) => x.nome)).not.toContain('Lojistas')
  const fora = await executarChamada(sac(), ligarGruposAoCliente, { params: { uid }, body: { grupos: [] } })
  expect(fora.valor).toEqual([])
})

test('who saves over another choice is told of it, and may keep his own', async () => {
  const [a, b] = [await novo('Leitores'), await novo('Revendas')]
  const uid = await uidDe(0)
  const salvar = (grupos: number[], lidos?: number[]) =>
    executarChamada(sac(), ligarGruposAoCliente, { params: { uid }, body: { grupos, lidos } })
  expect((await salvar([a.id], [])).status).toBe(200)
  const tarde = await salvar([b.id], [])
  expect(tarde.erro).toMatchObject({
    error: 'MUDOU',
    dados: { mudancas: { grupos: { antes: [], depois: ['Leitores'] } }, atuais: [a.id] },
  })
  expect(tarde.erro?.dados).toHaveProperty('por', sac().sessao?.nome)
  expect((await salvar([b.id], [a.id])).valor).toMatchObject([{ nome: 'Revendas' }])
  expect((await salvar([])).valor).toEqual([])
})

test('a condition takes in and lets go, and leaves a hand’s rows alone', async () => {
  const g = await novo('Aprovados', 'cond_documentos = true')
  const [dentro, mao] = [await uidDe(1), await uidDe(2)]
  await sql`update cliente set documento_situacao = case when uid = ${dentro} then 'Aprovado' else 'Cadastrado' end
    where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  await executarChamada(sac(), ligarGruposAoCliente, { params: { uid: mao }, body: { grupos: [g.id] } })
  expect((await executarChamada(sac(), preencherGrupo, { params: { uid: g.uid } })).valor).toEqual({
    entraram: 1,
    sairam: 0,
  })
  expect((await executarChamada(sac(), gruposDoCliente, { params: { uid: dentro } })).valor).toMatchObject([
    { nome: 'Aprovados', origem: 'regra' },
  ])
  await sql`update cliente set documento_situacao = 'Divergente' where uid = ${dentro}`.execute(
    c.banco.sistema,
  )
  expect((await executarChamada(sac(), preencherGrupo, { params: { uid: g.uid } })).valor).toEqual({
    entraram: 0,
    sairam: 1,
  })
  expect((await executarChamada(sac(), gruposDoCliente, { params: { uid: mao } })).valor).toHaveLength(1)
})

test('another house sees and uses none of it; a client and a role without the permission neither', async () => {
  const g = await novo('Só daqui')
  const uid = await uidDe(0)
  const fora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, gruposCliente)).valor).toEqual([])
  expect((await executarChamada(fora, gruposDoCliente, { params: { uid } })).status).toBe(404)
  const alheio = await sql<{
    id: number
  }>`insert into grupo_cliente (hot_id, nome) values (${c.outroHotsite.id}, 'Alheio')
    returning id`.execute(c.banco.sistema)
  const r = await executarChamada(sac(), ligarGruposAoCliente, {
    params: { uid },
    body: { grupos: [g.id, alheio.rows[0]?.id ?? 0] },
  })
  expect(r.erro?.campos).toHaveProperty('grupos')
  expect((await executarChamada(c.ctx(cliente(0)), gruposCliente)).status).toBe(403)
})

test('a group that an auction or a lot is for is not removed; a member by hand outlives the condition', async () => {
  const g = await novo('Restrito', 'cond_compras = 99')
  const apagar = () =>
    chamarComo(c, c.equipe, 'DELETE /v1/grupos-de-clientes/:uid', { params: { uid: g.uid }, query: {} })
  await sql`update lote set grupos_cliente = array[${g.id}::int] where id = ${c.lotes[0]?.id}`.execute(
    c.banco.sistema,
  )
  expect((await apagar()).erro).toMatchObject({ error: 'EM_USO', message: expect.stringContaining('1 lote') })
  await sql`update lote set grupos_cliente = '{}' where id = ${c.lotes[0]?.id}`.execute(c.banco.sistema)

  const { cliId } = cliente(1)
  await sql`insert into cliente_grupo (hot_id, cli_id, gru_id, origem) values (${c.hotsite.id}, ${cliId}, ${g.id}, 'regra')`.execute(
    c.banco.sistema,
  )
  const body = { grupos: [g.id] }
  await executarChamada(sac(), ligarGruposAoCliente, { params: { uid: await uidDe(1) }, body })
  const preencher = { params: { uid: g.uid } }
  expect((await executarChamada(sac(), preencherGrupo, preencher)).valor).toMatchObject({ sairam: 0 })
  await sql`delete from cliente_grupo where gru_id = ${g.id}`.execute(c.banco.sistema)
  expect((await apagar()).erro).toBeNull()
})

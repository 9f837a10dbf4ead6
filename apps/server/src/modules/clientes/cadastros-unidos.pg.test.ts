// Two registrations of one person, joined: his area shows what he bought and bid under the closed one; a group counts both.

import { minhaAvaliacao } from '@martelo/contracts/avaliacoes/minha-avaliacao.contract.ts'
import { cartoesDaCompra } from '@martelo/contracts/cartoes/cartoes-da-compra.contract.ts'
import { minhasCaucoes } from '@martelo/contracts/caucoes/minhas-caucoes.contract.ts'
import { alterarCliente } from '@martelo/contracts/clientes/alterar-cliente.contract.ts'
import { executarExclusao } from '@martelo/contracts/clientes/executar-exclusao.contract.ts'
import { ensaiarUniao } from '@martelo/contracts/clientes/ensaiar-uniao.contract.ts'
import { unirClientes } from '@martelo/contracts/clientes/unir-clientes.contract.ts'
import { gruposDoCliente } from '@martelo/contracts/grupos/grupos-do-cliente.contract.ts'
import { preencherGrupo } from '@martelo/contracts/grupos/preencher-grupo.contract.ts'
import { meusIncidentes } from '@martelo/contracts/incidentes/meus-incidentes.contract.ts'
import { meuIncidente } from '@martelo/contracts/incidentes/meu-incidente.contract.ts'
import { desistirDaProposta } from '@martelo/contracts/lances/desistir-da-proposta.contract.ts'
import { meusLances } from '@martelo/contracts/lances/meus-lances.contract.ts'
import { meusLancesRapido } from '@martelo/contracts/lances/meus-lances-rapido.contract.ts'
import { meusLancesVencedores } from '@martelo/contracts/lances/meus-lances-vencedores.contract.ts'
import { minhasNegociacoes } from '@martelo/contracts/lances/minhas-negociacoes.contract.ts'
import { meuSaldo } from '@martelo/contracts/vendas/meu-saldo.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { minhasVendas } from '@martelo/contracts/vendas/minhas-vendas.contract.ts'
import { minhasVendasEstatisticas } from '@martelo/contracts/vendas/minhas-vendas-estatisticas.contract.ts'
import { minhasVisitas } from '@martelo/contracts/visitacoes/minhas-visitas.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let fica: ClienteDoCenario
let vai: ClienteDoCenario
let vndId: number
let lelUid: string
let incUid: string
let proUid: string

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  fica = c.clientes[0] as ClienteDoCenario
  vai = await c.novoCliente()
  const lote = await bater(c, vai, 10_000_00)
  lelUid = lote.uid
  vndId = (await venderLote(c, lote)) ?? 0
  const db = c.banco.sistema
  const uids = async (comando: ReturnType<typeof sql<{ uid: string }>>): Promise<string> =>
    (await comando.execute(db)).rows[0]?.uid ?? ''
  incUid =
    await uids(sql`insert into incidente (hot_id, ano, numero, tipo, assunto, do_cliente, prazo, chave_do_pedido, cli_id, vnd_id)
    values (${c.hotsite.id}, 2026, 4711, 'OUTRO', 'Sem chave', true, now(), gen_random_uuid(), ${vai.cliId}, ${vndId}) returning uid`)
  const aberto = await c.novoLote()
  proUid = await uids(sql`insert into proposta (hot_id, lel_id, cli_id, valor, chave)
    values (${c.hotsite.id}, ${aberto.id}, ${vai.cliId}, 500000, gen_random_uuid()) returning uid`)
  await sql`insert into caucao (hot_id, lei_id, cli_id, valor, situacao)
    values (${c.hotsite.id}, ${c.leilao.id}, ${vai.cliId}, 100000, 'CANCELADA')`.execute(db)
  await sql`insert into visitacao (hot_id, pat_id, lel_id, cli_id, nome, email, telefone, inicio, fim, vaga)
    select ${c.hotsite.id}, pat_id, ${lote.id}, ${vai.cliId}, 'Ana', 'ana@x.com', '11999990000', now() + interval '1 day', now() + interval '25 hours', 1
    from veiculo where hot_id = ${c.hotsite.id} and pat_id is not null limit 1`.execute(db)
  await sql`update venda set situacao = 'Fechada', fechada_at = now() where id = ${vndId}`.execute(
    c.banco.sistema,
  )
  await sql`update venda_item set retirada_situacao = 'entregue' where vnd_id = ${vndId}`.execute(
    c.banco.sistema,
  )
  await sql`insert into pagamento (hot_id, vnd_id, tipo, valor, situacao)
    values (${c.hotsite.id}, ${vndId}, 'DEPOSITO', 1050000, 'aprovado')`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const PAGINA = { page: 1, limit: 10 }

const emailDe = async (p: ClienteDoCenario) => {
  const r = await sql<{ email: string; ativo: boolean; motivoBloqueio: string | null }>`
    select c.email, u.ativo, u.motivo_bloqueio from cliente c join usuario u on u.id = c.usu_id where c.id = ${p.cliId}`.execute(
    c.banco.sistema,
  )
  return r.rows[0] as { email: string; ativo: boolean; motivoBloqueio: string | null }
}

/** What his area answers of purchase, bids and money. */
async function area(quem: ClienteDoCenario) {
  const chamar = (chamada: Parameters<typeof executarChamada>[1], entrada: object = {}) =>
    executarChamada(c.ctx(quem), chamada, entrada)
  const params = { id: vndId }
  const cartoes = (await chamar(minhasVendasEstatisticas)).valor as { key: string; qtd: number }[]
  return {
    compras: ((await chamar(minhasVendas, { query: PAGINA })).valor as { id: number }[]).map((v) => v.id),
    fechadas: cartoes.find((k) => k.key === 'fechadas')?.qtd,
    porLeilao: cartoes.filter((k) => k.key === 'leilao').length,
    pago: ((await chamar(meuSaldo)).valor as { pago: number }).pago,
    lances: ((await chamar(meusLances, { query: {} })).valor as unknown[]).length,
    marcas: ((await chamar(meusLancesRapido)).valor as unknown[]).length,
    vencidos: ((await chamar(meusLancesVencedores, { query: PAGINA })).valor as unknown[]).length,
    fio: ((await chamar(minhasNegociacoes, { query: { lelUid } })).valor as unknown[]).length,
    emAndamento: ((await chamar(minhasNegociacoes, { query: {} })).valor as unknown[]).length,
    incidentes: ((await chamar(meusIncidentes, { query: {} })).valor as { incidentes: unknown[] }).incidentes
      .length,
    incidente: (await chamar(meuIncidente, { params: { uid: incUid } })).status,
    caucoes: ((await chamar(minhasCaucoes)).valor as unknown[]).length,
    visitas: ((await chamar(minhasVisitas)).valor as unknown[]).length,
    paginas: [
      (await chamar(minhaVenda, { params })).status,
      (await chamar(cartoesDaCompra, { params })).status,
      (await chamar(minhaAvaliacao, { params })).status,
      (await chamar(meusIncidentes, { query: { vndId } })).status,
    ],
  }
}
const NADA = {
  compras: [],
  fechadas: 0,
  porLeilao: 0,
  pago: 0,
  lances: 0,
  marcas: 0,
  vencidos: 0,
  fio: 0,
  emAndamento: 0,
  incidentes: 0,
  incidente: 404,
  caucoes: 0,
  visitas: 0,
  paginas: [404, 404, 404, 404],
}

test('his area and the groups show what the closed registration bought and bid, to him alone', async () => {
  const g = await sql<{ uid: string }>`insert into grupo_cliente (hot_id, nome, tipo, cond_compras)
    values (${c.hotsite.id}, 'Compradores', 'Por condição', 1) returning uid`.execute(c.banco.sistema)
  const preencher = () => executarChamada(adm(), preencherGrupo, { params: { uid: g.rows[0]?.uid } })
  const gruposDe = async (p: ClienteDoCenario) =>
    (await executarChamada(adm(), gruposDoCliente, { params: { uid: p.cliUid } })).valor.map((x) => x.nome)
  expect(await area(fica)).toEqual(NADA)
  await preencher()
  expect(await gruposDe(fica)).toEqual([])

  const { email } = await emailDe(vai)
  const ensaiar = (outro: string, ctx = adm()) =>
    executarChamada(ctx, ensaiarUniao, { params: { id: fica.cliId }, query: { outro } })
  const ensaio = (await ensaiar(email.toUpperCase())).valor
  expect(ensaio).toMatchObject({ outro: { id: vai.cliId, email }, impedimentos: [] })
  expect(ensaio.fica).toEqual([
    { oque: 'Lances', linhas: 1 },
    { oque: 'Compras', linhas: 1 },
  ])
  expect((await ensaiar(String(vai.cliId))).valor.outro.id).toBe(vai.cliId)
  expect((await ensaiar('nao@existe.com')).erro?.campos).toHaveProperty('outro')
  expect((await ensaiar(String(fica.cliId))).erro?.campos).toHaveProperty('outro')
  expect((await ensaiar(email, c.ctx({ ...c.equipe, papeis: ['SAC'] }))).status).toBe(403)
  expect((await ensaiar(email, c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite))).erro?.error).toBe(
    'NAO_ENCONTRADO',
  )

  const body = { outroId: vai.cliId, motivo: 'Mesma pessoa' }
  expect((await executarChamada(adm(), unirClientes, { params: { id: fica.cliId }, body })).erro).toBeNull()
  await sql`delete from cliente_grupo where cli_id = ${fica.cliId}`.execute(c.banco.sistema)
  expect(await area(fica)).toEqual({
    compras: [vndId],
    fechadas: 1,
    porLeilao: 1,
    pago: 10_500_00,
    lances: 1,
    marcas: 1,
    vencidos: 1,
    fio: 1,
    emAndamento: 1,
    incidentes: 1,
    incidente: 200,
    caucoes: 1,
    visitas: 1,
    paginas: [200, 200, 200, 200],
  })
  expect(await area(c.clientes[1] as ClienteDoCenario)).toEqual(NADA)
  // The closed account says where to enter, and both addresses are told.
  const fechada = await emailDe(vai)
  expect(fechada).toMatchObject({ ativo: false, motivoBloqueio: expect.stringContaining('Entre com') })
  const avisados = await sql<{
    usuId: number
  }>`select usu_id from aviso where tipo = 'cadastros-unidos'`.execute(c.banco.sistema)
  expect(new Set(avisados.rows.map((a) => a.usuId))).toEqual(new Set([fica.usuId, vai.usuId]))
  // The one that is open comes in by the purchases of both; the closed one no more by its own.
  expect((await preencher()).valor).toEqual({ entraram: 1, sairam: 0 })
  expect(await gruposDe(fica)).toEqual(['Compradores'])
  expect(await gruposDe(vai)).toEqual([])

  // The state of the closed one is that of the open one.
  const liberar = { situacao: 'Ativo', versao: 2 }
  const liberado = await executarChamada(adm(), alterarCliente, { params: { id: vai.cliId }, body: liberar })
  expect(liberado.erro?.error).toBe('UNIDO')

  // What stands open under the closed one is his to take back.
  const desistir = (quem: ClienteDoCenario) =>
    executarChamada(c.ctx(quem), desistirDaProposta, { params: { uid: proUid } })
  expect((await desistir(c.clientes[1] as ClienteDoCenario)).status).toBe(404)
  expect((await desistir(fica)).valor).toEqual({ situacao: 'CANCELADA' })
})

test('a person who is forgotten is forgotten under the closed registration too, and in the groups', async () => {
  const db = c.banco.sistema
  await sql`update proposta set situacao = 'CANCELADA' where uid = ${proUid}`.execute(db)
  await sql`insert into pedido_exclusao (hot_id, cli_id, executar_at) values (${c.hotsite.id}, ${fica.cliId}, now())`.execute(
    db,
  )
  const feita = await executarChamada(adm(), executarExclusao, {
    params: { id: fica.cliId },
    body: { motivo: 'Pedido do titular' },
  })
  expect(feita.erro).toBeNull()
  const { rows } = await sql<{
    id: number
    excluido: boolean
    email: string
    ativo: boolean
    sessoes: number
  }>`
    select c.id, c.excluido_at is not null as excluido, c.email, u.ativo,
      (select count(*)::int from sessao s where s.usu_id = u.id and s.revogada_at is null) as sessoes
    from cliente c join usuario u on u.id = c.usu_id where c.id in (${fica.cliId}, ${vai.cliId}) order by c.id`.execute(
    db,
  )
  expect(rows.map((r) => [r.excluido, r.ativo, r.sessoes])).toEqual([
    [true, false, 0],
    [true, false, 0],
  ])
  for (const r of rows) expect(r.email).toMatch(/^excluido/)
  const g = await sql<{ uid: string }>`select uid from grupo_cliente where hot_id = ${c.hotsite.id}`.execute(
    db,
  )
  expect((await executarChamada(adm(), preencherGrupo, { params: { uid: g.rows[0]?.uid } })).valor).toEqual({
    entraram: 0,
    sairam: 0,
  })
})

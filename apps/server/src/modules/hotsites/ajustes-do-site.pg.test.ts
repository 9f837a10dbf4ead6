// Settings of a site that name something of the house, each by its effect: the group of a sign-up and its letter, the group that
// alone signs in, the group of new consignors, whose account a sale goes to, and the one auctioneer.
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { padroesDoLeilao } from '@martelo/contracts/leiloes/padroes-do-leilao.contract.ts'
import { hotsitePublic } from '@martelo/contracts/hotsites/hotsite-public.contract.ts'
import { EdicaoDoHotsite } from '@martelo/contracts/hotsites/hotsite-admin.schemas.ts'
import { lerHotsite } from '@martelo/contracts/hotsites/ler-hotsite.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { escreverDoCadastro, type PedidoDeCadastro } from '../clientes/preparar-cadastro.job.ts'
import { resumirSenha } from '../usuarios/segredos.ts'
import { escolherConta } from '../vendas/criar-venda.ts'

let c: Cenario
let cog = 0
let leo = { id: 0, uid: '' }
const db = () => c.banco.sistema

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1, hotsite: { slogan: 'Leilões com clareza' } })
  const hotId = c.hotsite.id
  cog = (
    await db()
      .insertInto('comitenteGrupo')
      .values({ hotId, nome: 'Bancos' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  leo = await db()
    .insertInto('leiloeiro')
    .values({ hotId, nome: 'Outra Pessoa', matricula: '77', junta: 'JUCESP', uf: 'SP' })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
})
afterAll(() => c.fechar())

const grupo = async (nome: string, hotId = c.hotsite.id) =>
  (await db().insertInto('grupoCliente').values({ hotId, nome }).returning('id').executeTakeFirstOrThrow()).id

async function salvar(mudar: Record<string, unknown>) {
  const params = { id: c.hotsite.id }
  const lido = (await executarChamada(c.ctx(c.equipe), lerHotsite, { params })).valor
  const nomes = Object.keys(EdicaoDoHotsite.shape)
  const corpo = Object.fromEntries(Object.entries(lido).filter(([k]) => nomes.includes(k)))
  return executarChamada(c.ctx(c.equipe), editarHotsite, { params, body: { ...corpo, ...mudar } })
}
/** The site as the next request finds it. */
async function site(): Promise<Hotsite> {
  const h = await c.servicos.hotsites.porId(c.hotsite.id)
  if (h === null) throw new Error('the house is there')
  return h
}

/** A whole sign-up; answers the last answer. */
async function cadastrarSe(email: string, documento: string, apelido: string) {
  const h = await site()
  const pedido = await chamarComo(
    c,
    null,
    'POST /v1/cliente/cadastrar',
    {
      body: {
        documento,
        nome: 'Joana Prates',
        dataNascimento: '1990-05-01',
        email,
        telefone: '(11) 98765-4321',
        apelido,
        senha: 'segredo1',
        confirmacaoSenha: 'segredo1',
        aceitaTermos: true,
      },
    },
    h,
  )
  const { rows } = await sql<{ id: number; p: PedidoDeCadastro }>`select j.id, j.payload as p
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'preparar-cadastro' order by j.id desc limit 1`.execute(db())
  if (rows[0]) await escreverDoCadastro(c.servicos, rows[0].p)
  const carta = await db()
    .selectFrom('caixaPostal')
    .select('texto')
    .where('para', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return chamarComo(
    c,
    null,
    'POST /v1/cliente/cadastrar/confirmar',
    { body: { cadastro: String(pedido.valor.cadastro), codigo: /\d{6}/.exec(carta.texto)?.[0] ?? '' } },
    h,
  )
}

const assuntos = async (email: string) =>
  (await db().selectFrom('caixaPostal').select('assunto').where('para', '=', email).execute()).map(
    (l) => l.assunto,
  )
const gruposDe = async (email: string) =>
  (
    await sql<{ gruId: number; origem: string }>`select x.gru_id, x.origem from cliente_grupo x
    join cliente k on k.id = x.cli_id where k.email = ${email}`.execute(db())
  ).rows

test('a sign-up joins the site’s group and gets its letter; without the settings it does neither', async () => {
  expect((await cadastrarSe('a@teste.com.br', '529.982.247-25', 'semgrupo')).erro).toBeNull()
  expect(await gruposDe('a@teste.com.br')).toEqual([])
  expect(await assuntos('a@teste.com.br')).toHaveLength(1)
  const novos = await grupo('Novos')
  expect((await salvar({ confEmail: true, grcId: novos })).erro).toBeNull()
  expect((await cadastrarSe('b@teste.com.br', '111.444.777-35', 'comgrupo')).erro).toBeNull()
  expect(await gruposDe('b@teste.com.br')).toEqual([{ gruId: novos, origem: 'manual' }])
  expect(await assuntos('b@teste.com.br')).toContainEqual(expect.stringContaining('Cadastro concluído em'))
})

test('only the group signs in; staff always does, and a member who leaves is not renewed', async () => {
  const vips = await grupo('Convidados')
  expect((await salvar({ grcIdLogin: vips, grcId: null })).erro).toBeNull()
  const senhaHash = await resumirSenha('segredo1')
  await sql`update usuario set senha_hash = ${senhaHash} where hot_id = ${c.hotsite.id}`.execute(db())
  const entrar = async (usuId: number) => {
    const { email } = await db()
      .selectFrom('usuario')
      .select('email')
      .where('id', '=', usuId)
      .executeTakeFirstOrThrow()
    return chamarComo(
      c,
      null,
      'POST /v1/usuario/efetuar-login',
      { body: { email, senha: 'segredo1' } },
      await site(),
    )
  }
  const [membro, outro] = c.clientes
  if (!membro || !outro) throw new Error('two clients')
  await sql`insert into cliente_grupo (hot_id, cli_id, gru_id) values (${c.hotsite.id}, ${membro.cliId}, ${vips})`.execute(
    db(),
  )
  expect((await entrar(c.equipe.usuId)).erro).toBeNull()
  const dentro = await entrar(membro.usuId)
  expect(dentro.erro).toBeNull()
  expect((await entrar(outro.usuId)).erro).toMatchObject({
    error: 'BLOQUEADO',
    message: expect.stringContaining('acesso restrito'),
  })
  const tentada = await sql<{ n: number }>`select count(*)::int as n from historico_login
    where usu_id = ${outro.usuId} and resultado = 'bloqueado'`.execute(db())
  expect(tentada.rows[0]?.n).toBe(1)
  const novo = await cadastrarSe('c@teste.com.br', '390.533.447-05', 'defora')
  expect(novo.erro).toMatchObject({
    error: 'BLOQUEADO',
    message: expect.stringContaining('cadastro foi concluído'),
  })
  expect(
    await db().selectFrom('cliente').select('id').where('email', '=', 'c@teste.com.br').execute(),
  ).toHaveLength(1)
  await sql`delete from cliente_grupo where gru_id = ${vips}`.execute(db())
  const renovar = await executarRenovacao(String(dentro.valor.refreshToken))
  expect(renovar).toBe(401)
  await salvar({ grcIdLogin: null })
})

async function executarRenovacao(refreshToken: string): Promise<number> {
  const ctx = { ...c.ctx(null, await site()), cookieDeRenovacao: refreshToken }
  return (await executarChamada(ctx, { key: 'POST /v1/usuario/refresh-token' }, { body: { refreshToken } }))
    .status
}

test('a consignor without a group joins the site’s, one with a group keeps it', async () => {
  expect((await salvar({ cogId: cog })).erro).toBeNull()
  const criar = async (nome: string, dados: object = {}) => {
    const r = await chamarComo(c, c.equipe, 'POST /v1/comitentes', { body: { nome, ...dados } }, await site())
    expect(r.erro).toBeNull()
    return db()
      .selectFrom('comitente')
      .select(['grupo', 'cogId'])
      .where('nome', '=', nome)
      .executeTakeFirstOrThrow()
  }
  expect(await criar('Banco Um')).toEqual({ grupo: 'Bancos', cogId: cog })
  expect((await criar('Seguradora', { grupo: 'Seguradoras' })).grupo).toBe('Seguradoras')
})

test('a sale goes to its consignor’s account, or to the house where the site receives all money itself', async () => {
  const hotId = c.hotsite.id
  const conta = (comId: number | null) =>
    db()
      .insertInto('contaBancaria')
      .values({
        hotId,
        comId,
        bancoCodigo: '001',
        banco: 'Banco',
        agencia: '1',
        conta: comId === null ? '10' : '20',
        titular: 'T',
        titularDocumento: '11222333000181',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [daCasa, dele] = [await conta(null), await conta(c.comId)]
  const vnd = await db()
    .insertInto('venda')
    .values({
      hotId,
      leiId: c.leilao.id,
      cliId: c.clientes[0]?.cliId ?? 0,
      situacao: 'Aguardando Pagamento',
      dataPagamento: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .transaction()
    .execute(async (tx) => {
      // The bid behind it is not what is looked at.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into venda_item (hot_id, vnd_id, lel_id, lance_lel_id, lance_seq, valor, comissao_porcentagem, documentacao_previsao_dias)
        values (${hotId}, ${vnd.id}, ${c.lotes[0]?.id}, ${c.lotes[0]?.id}, 1, 100, 5, 10)`.execute(tx)
    })
  const contaDela = async () => {
    await db()
      .transaction()
      .execute((tx) => escolherConta(tx, hotId, vnd.id))
    return (
      await db().selectFrom('venda').select('contaId').where('id', '=', vnd.id).executeTakeFirstOrThrow()
    ).contaId
  }
  expect(await contaDela()).toBe(dele.id)
  expect((await salvar({ contaBancariaComitente: false })).erro).toBeNull()
  expect(await contaDela()).toBe(daCasa.id)
})

test('a site of one auctioneer shows him alone, takes no auction of another, and is not made while one runs', async () => {
  const { leoId } = await db()
    .selectFrom('leilao')
    .select('leoId')
    .where('id', '=', c.leilao.id)
    .executeTakeFirstOrThrow()
  const frase = (await salvar({ leoId: leo.id })).erro?.campos?.leoId
  expect(frase).toContain('ainda corre com outro leiloeiro')
  expect((await salvar({ leoId })).erro).toBeNull()
  const casa = (await executarChamada(c.ctx(null, await site()), hotsitePublic)).valor
  expect(casa.leiloeiros).toHaveLength(1)
  expect(casa.leiloeiros[0]?.nome).not.toBe('Outra Pessoa')
  const params = { id: c.leilao.id }
  const a = await chamarComo(c, c.equipe, 'GET /v1/leiloes/:id', { params }, await site())
  const trocado = await chamarComo(
    c,
    c.equipe,
    'PUT /v1/leiloes/:id',
    { params, body: { ...(a.valor as object), leiloeiroUid: leo.uid } },
    await site(),
  )
  expect(trocado.erro.campos).toHaveProperty('leiloeiroUid')
  // A new auction begins with him, and is refused at the field for another.
  const padroes = await executarChamada(c.ctx(c.equipe, await site()), padroesDoLeilao)
  expect(padroes.valor.leiloeiroUid).toBe(String(a.valor.leiloeiroUid))
  const novo = await chamarComo(
    c,
    c.equipe,
    'POST /v1/leiloes',
    { body: { ...(a.valor as object), leiloeiroUid: leo.uid } },
    await site(),
  )
  expect(novo.erro.campos).toHaveProperty('leiloeiroUid')
  expect((await executarChamada(c.ctx({ ...c.equipe, papeis: ['SAC'] }), padroesDoLeilao)).status).toBe(403)
  const fora = await executarChamada(c.ctx(c.equipe, c.outroHotsite), padroesDoLeilao)
  expect(fora.valor.leiloeiroUid).toBeNull()
  await salvar({ leoId: null })
  // What another cried and is over stands in no one's way.
  await sql`update leilao set situacao = 'EXECUTADO' where id = ${c.leilao.id}`.execute(db())
  expect((await salvar({ leoId: leo.id })).erro).toBeNull()
  await salvar({ leoId: null })
  await sql`update leilao set situacao = 'PRONTO' where id = ${c.leilao.id}`.execute(db())
})

test.each(['grcId', 'grcIdLogin', 'cogId', 'leoId'])(
  '%s of another house is refused at its field',
  async (campo) => {
    const alheio = campo.startsWith('grc')
      ? await grupo(`De fora ${campo}`, c.outroHotsite.id)
      : 2_000_000_000
    expect((await salvar({ [campo]: alheio })).erro?.campos).toHaveProperty(campo)
  },
)

import { anexarAoLeilao } from '@martelo/contracts/leiloes/anexar-ao-leilao.contract.ts'
import { confirmarLeiloeiro } from '@martelo/contracts/leiloes/confirmar-leiloeiro.contract.ts'
import { custosDaCasa } from '@martelo/contracts/leiloes/custos-da-casa.contract.ts'
import { criarLeilao } from '@martelo/contracts/leiloes/criar-leilao.contract.ts'
import { editarLeilao } from '@martelo/contracts/leiloes/editar-leilao.contract.ts'
import { leilaoPorId } from '@martelo/contracts/leiloes/leilao-por-id.contract.ts'
import { leiloesListaSite } from '@martelo/contracts/leiloes/leiloes-lista-site.contract.ts'
import { leiloesQb } from '@martelo/contracts/leiloes/leiloes-qb.contract.ts'
import { papeisDosLeiloes } from '@martelo/contracts/leiloes/papeis-dos-leiloes.contract.ts'
import { ordenarLotes } from '@martelo/contracts/leiloes/ordenar-lotes.contract.ts'
import { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { recalcularFins } from '@martelo/contracts/leiloes/recalcular-fins.contract.ts'
import { transitarLeilao } from '@martelo/contracts/leiloes/transitar-leilao.contract.ts'
import { lotesDoLeilao } from '@martelo/contracts/lotes/lotes-do-leilao.contract.ts'
import { transitarLotes } from '@martelo/contracts/lotes/transitar-lotes.contract.ts'
import { dataPagamentoDoLeilao } from '@martelo/domain/leiloes/leilao.ts'
import { sql } from 'kysely'
import { TIPOS_DE_LOTE } from '@martelo/domain/lotes/tipos.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let daCasa: Pessoa

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    leilao: { situacao: 'EM_LOTEAMENTO' },
    lotes: 3,
    lote: { situacao: 'CADASTRADO' },
  })
  daCasa = { ...c.equipe, papeis: ['Leilão'] }
})
afterAll(() => c.fechar())

const id = () => ({ id: c.leilao.id })
const ler = async (quem: Pessoa = daCasa) =>
  (await executarChamada(c.ctx(quem), leilaoPorId, { params: id() })).valor
const mover = (evento: string, motivo?: string, quem: Pessoa = daCasa) =>
  executarChamada(c.ctx(quem), transitarLeilao, { params: id(), body: { evento, motivo } })
const lotes = async () => (await executarChamada(c.ctx(daCasa), lotesDoLeilao, { params: id() })).valor

async function salvar(mudar: object, versao?: number) {
  const a = await ler()
  return executarChamada(c.ctx(daCasa), editarLeilao, {
    params: id(),
    body: { ...a, versao: versao ?? a.versao, ...mudar },
  })
}

test('an auction is read with its lots in their order', async () => {
  const { leiloesLotes } = await ler()
  expect(leiloesLotes?.map((l) => [l.uid, l.situacao])).toEqual(c.lotes.map((l) => [l.uid, 'CADASTRADO']))
  expect(leiloesLotes?.map((l) => l.ordemLeilao)).toEqual([...(leiloesLotes ?? [])].map((_, i) => i + 1))
})

test('a deposit without its kind is refused at the field: no client would be asked for it', async () => {
  expect(await salvar({ caucaoValor: 1_000_00, tipoHabilitacao: null })).toMatchObject({
    status: 422,
    erro: { error: 'CAUCAO', campos: { tipoHabilitacao: expect.stringContaining('Com caução') } },
  })
  expect((await salvar({ caucaoValor: 1_000_00, tipoHabilitacao: 'CAUCAO' })).status).toBe(200)
  expect((await salvar({ caucaoValor: null, tipoHabilitacao: null })).status).toBe(200)
})

test('an auction for a group says so in public, by the name that the group has for the site', async () => {
  const convidados = async () =>
    (await executarChamada(c.ctx(null), publicoLeilao, { params: { leiUid: c.leilao.uid } })).valor.convidados
  const situacao = (nova: string) =>
    sql`update leilao set situacao = ${nova} where id = ${c.leilao.id}`.execute(c.banco.sistema)
  await situacao('PRONTO')
  expect(await convidados()).toBeNull()
  const { id: gruId } = await c.banco.sistema
    .insertInto('grupoCliente')
    .values({ hotId: c.hotsite.id, nome: 'VIP que atrasa' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const doGrupo = (ids: number[]) =>
    sql`update leilao set grupos_cliente = ${ids}::int[] where id = ${c.leilao.id}`.execute(c.banco.sistema)
  await doGrupo([gruId])
  expect(await convidados()).toEqual([])
  await sql`update grupo_cliente set nome_publico = 'Lojistas parceiros' where id = ${gruId}`.execute(
    c.banco.sistema,
  )
  expect(await convidados()).toEqual(['Lojistas parceiros'])
  await doGrupo([])
  await situacao('EM_LOTEAMENTO')
})

test('a viewing is refused at its field, and read by the public where the auction is published', async () => {
  const data = '2126-11-27T17:00:00.000Z'
  const visita = { visitacaoInicio: '2126-11-24T12:00:00.000Z', visitacaoFim: '2126-11-26T20:00:00.000Z' }
  const antes = await ler()
  expect(await salvar({ data, ...visita, visitacaoFim: '2126-11-26T11:00:00.000Z' })).toMatchObject({
    status: 422,
    erro: { error: 'VISITACAO', campos: { visitacaoFim: expect.any(String) } },
  })
  expect((await salvar({ data, ...visita })).status).toBe(200)
  expect(await ler()).toMatchObject(visita)
  await sql`update leilao set situacao = 'PRONTO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
  const { valor } = await executarChamada(c.ctx(null), publicoLeilao, { params: { leiUid: c.leilao.uid } })
  expect(valor).toMatchObject(visita)
  await sql`update leilao set situacao = 'EM_LOTEAMENTO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect((await salvar({ data: antes.data, visitacaoInicio: null, visitacaoFim: null })).status).toBe(200)
})

test('what the house charges is told of published auctions alone, and conditionals by their number', async () => {
  const custos = async () => (await executarChamada(c.ctx(null), custosDaCasa)).valor
  expect(await custos()).toMatchObject({ comissao: null, condicionais: null, vendedores: [] })
  await sql`update leilao set situacao = 'PRONTO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
  await sql`update lote set situacao = 'LIBERADO_LEILAO' where lei_id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  const { comissao, vendedores } = await custos()
  expect(comissao?.de).toBe(comissao?.ate)
  expect(vendedores.map((v) => v.lotes)).toEqual([3])
  await sql`update lote set situacao = 'CADASTRADO' where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
  await sql`update leilao set situacao = 'EM_LOTEAMENTO' where id = ${c.leilao.id}`.execute(c.banco.sistema)
})

test('no payment before the last lot has ended', async () => {
  const { data } = await ler()
  const fim = new Date(Date.parse(data) + 9 * 86_400_000)
  const mudar = (dataFim: Date | null) =>
    c.banco.sistema
      .updateTable('lote')
      .set({ dataFim, situacao: dataFim === null ? 'CADASTRADO' : 'LIBERADO_LEILAO' })
      .where('leiId', '=', c.leilao.id)
      .execute()
  await mudar(fim)
  expect((await ler()).dataPagamento).toBe(dataPagamentoDoLeilao(fim.getTime(), null))
  await mudar(null)
  expect((await ler()).dataPagamento).toBe(dataPagamentoDoLeilao(Date.parse(data), null))
})

test('the kinds of lots in the database are those of the domain', async () => {
  const linhas = await c.banco.sistema
    .selectFrom('tipoLote')
    .select(['id', 'nome', 'categoria'])
    .orderBy('id')
    .execute()
  expect(linhas.slice(0, TIPOS_DE_LOTE.length)).toEqual(
    TIPOS_DE_LOTE.map(({ id: n, nome, categoria }) => ({ id: n, nome, categoria })),
  )
})

test('a blocked action says all that is missing, until the auction is ready', async () => {
  const publicar = async () => (await ler()).can.acoes.find((a) => a.evento === 'publicar')
  const faltaTudo = 'Libere pelo menos um lote. Anexe o edital. Informe o regulamento.'
  expect(await publicar()).toMatchObject({ pode: false, motivo: faltaTudo })
  expect(await mover('publicar')).toMatchObject({
    status: 409,
    erro: { error: 'NAO_PODE', message: faltaTudo },
  })

  const uids = (await lotes()).map((l) => l.uid)
  const soltos = await executarChamada(c.ctx(daCasa), transitarLotes, {
    body: { lelUids: uids, evento: 'liberar' },
  })
  expect(soltos.valor).toMatchObject({ feitos: 3 })
  expect(await publicar()).toMatchObject({ pode: false, motivo: 'Anexe o edital. Informe o regulamento.' })

  const errado = await executarChamada(c.ctx(daCasa), anexarAoLeilao, {
    params: { ...id(), tipo: 'edital' },
    arquivos: [{ nome: 'edital.pdf', bytes: Buffer.from('isto não é um PDF') }],
  })
  expect(errado).toMatchObject({ status: 422, erro: { error: 'ARQUIVO' } })
  expect(
    (await salvar({ editalUrl: 'https://casa.com.br/edital.pdf', regulamento: 'Quem arremata paga.' }))
      .status,
  ).toBe(200)
  // A court's lot that was not valued has no second round: it is told before the auction is published, not after the first.
  await sql`insert into leilao_judicial (lei_id, hot_id, processo, vara, comarca, primeira_inicio, segunda_inicio, segunda_fim)
    values (${c.leilao.id}, ${c.hotsite.id}, '0710802-55.2018.8.02.0001', '1ª Vara', 'Maceió', now(), now() + interval '9 days', now() + interval '10 days')`.execute(
    c.banco.sistema,
  )
  expect(await publicar()).toMatchObject({
    pode: false,
    motivo: expect.stringMatching(/^Avalie os lotes .+ na aba Judicial\.$/),
  })
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao)
    select id, hot_id, minimo from lote where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect(await publicar()).toMatchObject({ pode: true, motivo: null })
  await sql`delete from lote_judicial where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  await sql`delete from leilao_judicial where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect(await publicar()).toMatchObject({ pode: true, motivo: null })
  expect((await mover('publicar')).valor).toMatchObject({ situacao: 'CRIADO' })

  await c.banco.sistema
    .updateTable('leilao')
    .set({ conducao: 'leiloeiro' })
    .where('id', '=', c.leilao.id)
    .execute()
  expect(await mover('aprontar')).toMatchObject({
    status: 409,
    erro: { message: 'O leiloeiro ainda não confirmou.' },
  })
  const outro = { ...c.leiloeiro, usuId: c.comitente.usuId }
  expect(
    (await executarChamada(c.ctx(outro), confirmarLeiloeiro, { params: id(), body: { confirmado: true } }))
      .status,
  ).toBe(403)
  expect(
    (
      await executarChamada(c.ctx(c.leiloeiro), confirmarLeiloeiro, {
        params: id(),
        body: { confirmado: true },
      })
    ).status,
  ).toBe(200)
  expect((await mover('aprontar')).valor).toMatchObject({ situacao: 'PRONTO' })
  expect((await mover('reverter')).valor).toMatchObject({ situacao: 'CRIADO' })
  expect(await mover('publicar')).toMatchObject({
    status: 409,
    erro: { message: 'A situação atual não permite esta ação.' },
  })
})

test('two people on one auction: the later save is told what changed, and nothing of it is written', async () => {
  const { versao } = await ler()
  expect((await salvar({ nome: 'Leilão de outono' }, versao)).valor).toEqual({ versao: versao + 1 })
  const tarde = await salvar({ nome: 'Leilão de inverno' }, versao)
  expect(tarde).toMatchObject({
    status: 409,
    erro: {
      error: 'MUDOU',
      dados: { versao: versao + 1, por: 'Equipe ADM', mudancas: { nome: { depois: 'Leilão de outono' } } },
    },
  })
  expect((await ler()).nome).toBe('Leilão de outono')
})

test('a start that has passed is refused at its field, and one that was kept stands in no one’s way', async () => {
  const ontem = new Date(Date.now() - 86_400_000).toISOString()
  const recusa = { status: 422, erro: { error: 'INICIO', campos: { data: expect.any(String) } } }
  const novo = (data: string) =>
    ler().then((a) => executarChamada(c.ctx(daCasa), criarLeilao, { body: { ...a, data } }))
  expect(await novo(ontem)).toMatchObject(recusa)
  expect(await salvar({ data: ontem })).toMatchObject(recusa)
  const { data } = await ler()
  await sql`update leilao set data = ${ontem} where id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect((await salvar({ descricao: 'Atrasado' })).status).toBe(200)
  expect((await salvar({ data })).status).toBe(200)
})

test('the order is taken whole, numbers may follow, and a stale list is refused', async () => {
  const antes = await lotes()
  const nova = antes.map((l) => l.uid).toReversed()
  const r = await executarChamada(c.ctx(daCasa), ordenarLotes, {
    params: id(),
    body: { lelUids: nova, renumerar: true },
  })
  expect(r.valor).toEqual({ mudaram: 3 })
  expect((await lotes()).map((l) => [l.uid, l.posicaoLeilao, l.numero])).toEqual(
    nova.map((uid, i) => [uid, i + 1, String(i + 1)]),
  )
  const velha = await executarChamada(c.ctx(daCasa), ordenarLotes, {
    params: id(),
    body: { lelUids: nova.slice(1) },
  })
  expect(velha).toMatchObject({ status: 409, erro: { error: 'MUDOU' } })
})

test('ends follow the order, one every segundoEntreLotes', async () => {
  expect((await salvar({ segundoEntreLotes: 90 })).status).toBe(200)
  const primeiroFim = new Date(Date.now() + 3_600_000).toISOString()
  const r = await executarChamada(c.ctx(daCasa), recalcularFins, { params: id(), body: { primeiroFim } })
  expect(r.valor).toEqual({ lotes: 3, ultimoFim: new Date(Date.parse(primeiroFim) + 180_000).toISOString() })
  expect((await lotes()).map((l) => Date.parse(l.dataFim ?? '') - Date.parse(primeiroFim))).toEqual([
    0, 90_000, 180_000,
  ])
})

test('the public list shows what is published, and nothing of another hotsite', async () => {
  const publica = await executarChamada(c.ctx(null), leiloesListaSite, {})
  expect(publica.valor.map((a) => [a.uid, a.quadro, a.quantidadeLotes])).toEqual([[c.leilao.uid, 'ativo', 3]])
  expect((await executarChamada(c.ctx(null, c.outroHotsite), leiloesListaSite, {})).valor).toEqual([])
  const novo = await executarChamada(c.ctx(daCasa), criarLeilao, { body: await ler() })
  expect(novo.status).toBe(200)
  expect((await executarChamada(c.ctx(null), leiloesListaSite, {})).valor).toHaveLength(1)
  expect(
    (await executarChamada(c.ctx(daCasa), leiloesQb, { query: { busca: 'OUTÔNO' } })).valor,
  ).toHaveLength(2)
  const forasteiro = { ...c.forasteiro, papeis: ['ADM'] }
  expect(
    (await executarChamada(c.ctx(forasteiro, c.outroHotsite), leilaoPorId, { params: id() })).status,
  ).toBe(404)
})

test('cancelling asks for a reason, is ADM’s alone, takes the open lots along and tells the participants', async () => {
  expect(await mover('cancelar', 'chuva')).toMatchObject({ status: 403, erro: { error: 'SEM_PERMISSAO' } })
  expect(await mover('cancelar', '', c.equipe)).toMatchObject({
    status: 409,
    erro: { campos: { motivo: 'Informe o motivo.' } },
  })
  expect((await mover('cancelar', 'Edital com erro', c.equipe)).valor).toMatchObject({
    situacao: 'CANCELADO',
  })
  expect((await lotes()).map((l) => l.situacao)).toEqual([
    'LOTE_CANCELADO',
    'LOTE_CANCELADO',
    'LOTE_CANCELADO',
  ])
  const cartas = await c.banco.sistema
    .selectFrom('caixaPostal')
    .select(['para', 'assunto', 'texto'])
    .execute()
  expect(cartas).toHaveLength(c.clientes.length)
  expect(cartas[0]?.texto).toContain('Edital com erro')
  expect(await salvar({ nome: 'Tarde demais' })).toMatchObject({ status: 409, erro: { error: 'TRAVADO' } })
  const veiculos = await c.banco.sistema.selectFrom('veiculo').select('situacao').execute()
  expect(new Set(veiculos.map((v) => v.situacao))).toEqual(new Set(['ESTOQUE']))
})

test('auctions are numbered within their house, whatever their ids are', async () => {
  await sql`insert into leilao overriding system value
    select (jsonb_populate_record(a, jsonb_build_object('id', 900, 'uid', gen_random_uuid()))).* from leilao a
    where id = ${c.leilao.id}`.execute(c.banco.sistema)
  const { valor } = await executarChamada(c.ctx(daCasa), leiloesQb, { query: { porPagina: 50 } })
  expect(valor.map((l) => l.numero).toSorted((a, b) => a - b)).toEqual(valor.map((_, i) => i + 1))
  expect(valor.find((l) => l.id === 900)?.numero).toBe(valor.length)
})

test('the yard chooses an auction by its papers: name, day and state of its own house, and opens none', async () => {
  const patio = { ...c.equipe, papeis: ['Pátio'] }
  const { status, valor } = await executarChamada(c.ctx(patio), papeisDosLeiloes)
  expect(status).toBe(200)
  expect(valor.map((l) => l.uid)).toContain(c.leilao.uid)
  for (const l of valor) expect(Object.keys(l).toSorted()).toEqual(['data', 'nome', 'situacao', 'uid'])
  expect((await executarChamada(c.ctx(patio, c.outroHotsite), papeisDosLeiloes)).valor ?? []).toEqual([])
  expect((await executarChamada(c.ctx({ ...c.equipe, papeis: ['Remoção'] }), papeisDosLeiloes)).status).toBe(
    403,
  )
  expect((await executarChamada(c.ctx(patio), leiloesQb)).status).toBe(403)
})

// The queue of declared rights: who sees it, the papers of who declared, what each is told, and another house.
import { listarPreferencias } from '@martelo/contracts/judicial/listar-preferencias.contract.ts'
import { meusDireitos } from '@martelo/contracts/judicial/meus-direitos.contract.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada, responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let l: LoteDoCenario
let juridica: Pessoa
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n0\n%%EOF\n')

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
  l = await c.novoLote()
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({
      hotId: c.hotsite.id,
      nome: 'Júlia Jurídica',
      email: 'julia@teste.com.br',
      papeis: ['Assessorias Jurídicas'],
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  juridica = {
    ...c.equipe,
    usuId: u.id,
    usuUid: u.uid,
    nome: 'Júlia Jurídica',
    papeis: ['Assessorias Jurídicas'],
  }
  await sql`insert into leilao_judicial (lei_id, hot_id, processo, vara, comarca, primeira_inicio, segunda_inicio, segunda_fim)
    values (${c.leilao.id}, ${c.hotsite.id}, '0710802-55.2018.8.02.0001', '1ª Vara Cível', 'Maceió', now(), now() + interval '3 days', now() + interval '6 days')`.execute(
    c.banco.sistema,
  )
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao) values (${l.id}, ${c.hotsite.id}, 5000000)`.execute(
    c.banco.sistema,
  )
})
afterAll(() => c.fechar())

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const fila = async (quem: Pessoa, query: object = {}, h = c.hotsite) =>
  executarChamada(c.ctx(quem, h), listarPreferencias, { query })
const declarar = (i: number) =>
  chamarComo(c, cliente(i), 'POST /v1/lotes/judicial/:lelUid/preferencia', {
    params: { lelUid: l.uid },
    body: { fundamento: 'CONJUGE', explicacao: 'Certidão de casamento' },
  })
const juntar = async (quem: Pessoa, uid: string) => {
  const r = await responderChamada(c.ctx(quem), 'POST /v1/anexos/:entidade/:uid', {
    params: { entidade: 'preferencia_do_lote', uid },
    body: { chaveDoPedido: randomUUID(), tipo: 'documento' },
    arquivos: [{ nome: 'certidao.pdf', bytes: PDF }],
  })
  return r.ok ? 200 : r.erro.statusCode
}
const avisados = async (tipo: string) =>
  (
    await sql<{
      usuId: number | null
    }>`select usu_id from aviso where hot_id = ${c.hotsite.id} and tipo = ${tipo} order by id`.execute(
      c.banco.sistema,
    )
  ).rows.map((a) => a.usuId)
const decidir = async (evento: string, motivo: string | null) => {
  const [d] = (await fila(juridica)).valor
  return chamarComo(c, juridica, 'PUT /v1/leiloes/judicial/preferencias/:uid', {
    params: { uid: d?.uid ?? '' },
    body: { evento, motivo, versao: d?.versao ?? 0 },
  })
}

test('legal advisers see the queue and the papers, decide with a reason, and everyone concerned is told', async () => {
  expect((await declarar(0)).erro).toBeNull()
  expect(await avisados('preferencia-declarada')).toContain(juridica.usuId)
  const meus = async () => (await executarChamada(c.ctx(cliente(0)), meusDireitos)).valor.direitos
  const [meu] = await meus()
  expect(meu).toMatchObject({
    situacao: 'DECLARADA',
    podeJuntar: true,
    processo: '0710802-55.2018.8.02.0001',
  })
  const uid = meu?.uid ?? ''
  // His own alone adds to it, of the clients.
  expect(await juntar(cliente(0), uid)).toBe(200)
  expect(await juntar(cliente(1), uid)).toBe(404)
  // Papers of one hour are one notice; one after the house's decision is another.
  const porPapel = async () =>
    (await avisados('preferencia-documento')).filter((u) => u === juridica.usuId).length
  expect(await porPapel()).toBe(1)
  const [naFila] = (await fila(juridica)).valor
  expect(naFila).toMatchObject({
    uid,
    provas: 1,
    cliente: cliente(0).nome,
    vara: '1ª Vara Cível',
    eventos: ['reconhecer', 'recusar'],
  })
  expect(naFila?.url).toMatch(/\/\d+$/)
  const anexos = await chamarComo(c, juridica, 'GET /v1/anexos/:entidade/:uid', {
    params: { entidade: 'preferencia_do_lote', uid },
  })
  expect(anexos.valor[0]).toMatchObject({ nome: 'certidao.pdf' })

  expect((await decidir('recusar', null)).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await decidir('recusar', 'A certidão está ilegível')).valor).toEqual({ situacao: 'RECUSADA' })
  expect(await avisados('preferencia-recusada')).toEqual([cliente(0).usuId])
  // A better paper may still come.
  expect((await meus())[0]).toMatchObject({ motivo: 'A certidão está ilegível', podeJuntar: true })
  expect(await juntar(cliente(0), uid)).toBe(200)
  expect(await porPapel()).toBe(2)
  expect((await decidir('reconhecer', null)).valor).toEqual({ situacao: 'RECONHECIDA' })
  expect(await avisados('preferencia-reconhecida')).toEqual([cliente(0).usuId])
  expect((await meus())[0]).toMatchObject({ situacao: 'RECONHECIDA', podeJuntar: false })
  expect(await juntar(cliente(0), uid)).toBe(404)
  expect((await fila(juridica)).valor[0]).toMatchObject({ decididaPor: 'Júlia Jurídica' })
})

test('the queue is of this house and of those who decide; filtered and found', async () => {
  expect((await fila(com('SAC'))).status).toBe(403)
  expect((await fila(cliente(0))).status).toBe(403)
  expect((await fila(com('ADM'), {}, c.outroHotsite)).valor).toEqual([])
  await declarar(1)
  const porSituacao = async (situacao: string) =>
    (await fila(com('Leilão'), { situacao })).valor.map((d) => d.cliente)
  expect(await porSituacao('DECLARADA')).toEqual([cliente(1).nome])
  expect(await porSituacao('RECONHECIDA')).toEqual([cliente(0).nome])
  // What waits comes first.
  expect((await fila(juridica)).valor.map((d) => d.cliente)).toEqual([cliente(1).nome, cliente(0).nome])
  expect((await fila(juridica, { busca: 'nada disso' })).valor).toEqual([])
  expect((await executarChamada(c.ctx(cliente(2)), meusDireitos)).valor).toEqual({
    direitos: [],
    propostas: [],
  })
})

import { anunciosAuditorio } from '@martelo/contracts/lotes/anuncios-auditorio.contract.ts'
import { criarLote } from '@martelo/contracts/lotes/criar-lote.contract.ts'
import { editarLote } from '@martelo/contracts/lotes/editar-lote.contract.ts'
import { formarConjunto } from '@martelo/contracts/lotes/formar-conjunto.contract.ts'
import { loteRegistro } from '@martelo/contracts/lotes/lote-registro.contract.ts'
import { lotesQb } from '@martelo/contracts/lotes/lotes-qb.contract.ts'
import { lotesRetiradosPorLeilao } from '@martelo/contracts/lotes/lotes-retirados-por-leilao.contract.ts'
import { transitarLotes } from '@martelo/contracts/lotes/transitar-lotes.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
const papel = (p: string): Pessoa => ({ ...c.equipe, papeis: [p] })
const uid = (i: number) => c.lotes[i]?.uid ?? ''
const ler = async (i: number, quem = 'ADM') =>
  (await executarChamada(c.ctx(papel(quem)), loteRegistro, { params: { lelUid: uid(i) } })).valor
const salvar = async (i: number, quem: string, mudar: object) =>
  executarChamada(c.ctx(papel(quem)), editarLote, {
    params: { lelUid: uid(i) },
    body: { ...(await ler(i)), ...mudar },
  })
const mover = (i: number, evento: string, quem = 'ADM', motivo?: string) =>
  executarChamada(c.ctx(papel(quem)), transitarLotes, { body: { lelUids: [uid(i)], evento, motivo } })

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    leilao: { situacao: 'CRIADO' },
    lotes: 4,
    lote: { situacao: 'CADASTRADO', valorComitente: 4_321_000 },
  })
})
afterAll(() => c.fechar())

test('the reserve is seen only by those who may change values', async () => {
  for (const quem of ['ADM', 'Leilão']) expect((await ler(0, quem)).valorComitente).toBe(4_321_000)
  for (const quem of ['SAC', 'MKT']) {
    const lote = await ler(0, quem)
    expect(JSON.stringify(lote)).not.toContain('4321000')
    expect(lote.can.verReserva).toBe(false)
  }
  const lista = await executarChamada(c.ctx(papel('MKT')), lotesQb, {})
  expect(lista.valor).toHaveLength(4)
  expect(JSON.stringify(lista.valor)).not.toContain('4321000')
  expect(
    (await executarChamada(c.ctx(c.clientes[0] as Pessoa), loteRegistro, { params: { lelUid: uid(0) } }))
      .status,
  ).toBe(403)
})

test('before release the house changes values, afterwards only the named roles', async () => {
  expect((await salvar(0, 'Leilão', { minimo: 1_500_00, valorComitente: 2_000_00 })).status).toBe(200)
  expect((await mover(0, 'liberar', 'Leilão')).valor).toMatchObject({ feitos: 1 })
  expect(await salvar(0, 'Leilão', { minimo: 1_600_00 })).toMatchObject({
    status: 409,
    erro: { error: 'TRAVADO', campos: { minimo: expect.any(String) } },
  })
  expect((await salvar(0, 'Leilão', { descricao: 'Único dono' })).status).toBe(200)
  expect((await salvar(0, 'Alteração de Minimos e Incremento', { minimo: 1_600_00 })).status).toBe(200)
  expect(await salvar(0, 'Alteração de Minimos e Incremento', { nome: 'Outro nome' })).toMatchObject({
    status: 403,
  })
  await c.banco.sistema
    .updateTable('lote')
    .set({ lanceValor: 1_600_00, lanceCliId: c.clientes[0]?.cliId ?? null })
    .where('uid', '=', uid(0))
    .execute()
  const dele = c.clientes[0]
  expect(await ler(1)).toMatchObject({ clienteVencedorLance: null, createdAt: expect.any(String) })
  for (const quem of ['ADM', 'SAC', 'Leilão'])
    expect((await ler(0, quem)).clienteVencedorLance).toMatchObject({
      cliUid: dele?.cliUid,
      nome: dele?.nome,
    })
  for (const quem of ['MKT', 'Alteração de Minimos e Incremento']) {
    const { clienteVencedorLance } = await ler(0, quem)
    expect(clienteVencedorLance).toEqual({ cliUid: null, apelido: expect.any(String), nome: null })
  }
  expect(await salvar(0, 'ADM', { minimo: 1_700_00 })).toMatchObject({
    status: 409,
    erro: { campos: { minimo: expect.stringContaining('lance') } },
  })
})

test('bids do not make a form stale; another form does', async () => {
  const lido = await ler(1)
  await c.banco.sistema
    .updateTable('lote')
    .set((e) => ({ versao: e('versao', '+', 5) }))
    .where('uid', '=', uid(1))
    .execute()
  const primeiro = await executarChamada(c.ctx(papel('ADM')), editarLote, {
    params: { lelUid: uid(1) },
    body: { ...lido, descricao: 'a' },
  })
  expect(primeiro.valor).toEqual({ versao: lido.versao + 1 })
  const segundo = await executarChamada(c.ctx(papel('ADM')), editarLote, {
    params: { lelUid: uid(1) },
    body: { ...lido, descricao: 'b' },
  })
  expect(segundo).toMatchObject({
    status: 409,
    erro: { error: 'MUDOU', dados: { mudancas: { descricao: { depois: 'a' } } } },
  })
})

test.each([
  [{ compreJa: 1 }, 'compreJa'],
  [{ tipoNegociacao: 'COMPRE_JA', compreJa: null }, 'compreJa'],
  [{ dataInicio: '2030-01-02T12:00:00Z', dataFim: '2030-01-01T12:00:00Z' }, 'dataFim'],
])('%j contradicts itself', async (mudar, campo) => {
  const r = await salvar(1, 'ADM', mudar)
  expect(r).toMatchObject({ status: 422, erro: { error: 'CONTRADICAO' } })
  expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
})

test('a number is used once in an auction', async () => {
  expect(await salvar(1, 'ADM', { numero: '3' })).toMatchObject({
    status: 409,
    erro: { error: 'NUMERO', campos: { numero: 'Número já usado' } },
  })
})

test('many at once: each lot answers for itself', async () => {
  await c.banco.sistema
    .deleteFrom('veiculoFoto')
    .where('veiId', '=', (e) => e.selectFrom('lote').select('veiId').where('uid', '=', uid(2)))
    .execute()
  const r = await executarChamada(c.ctx(papel('Leilão')), transitarLotes, {
    body: { lelUids: [uid(1), uid(2)], evento: 'liberar' },
  })
  expect(r.valor.feitos).toBe(1)
  expect(r.valor.lotes.map((l) => [l.pode, l.motivo])).toEqual([
    [true, null],
    [false, 'O lote precisa de pelo menos uma foto.'],
  ])
  expect(await mover(1, 'retirar', 'ADM')).toMatchObject({
    status: 409,
    erro: { campos: { motivo: 'Informe o motivo.' } },
  })
  expect(
    (await mover(1, 'suspender', 'Assessorias Jurídicas', 'Ordem judicial')).valor.lotes[0],
  ).toMatchObject({ situacao: 'SUSPENSO' })
  expect(await mover(1, 'reativar', 'ADM')).toMatchObject({ status: 409 })
  expect((await mover(1, 'reativar', 'ADM', 'Ordem revogada')).valor.lotes[0]).toMatchObject({
    situacao: 'LIBERADO_LEILAO',
  })
  expect((await mover(1, 'retirar', 'ADM', 'Pedido do comitente')).valor.lotes[0]).toMatchObject({
    situacao: 'RETIRADO',
  })
})

test('a withdrawn vehicle is back in stock and takes a new lot, with number and increment filled', async () => {
  const { veiculo } = await ler(1)
  const novo = (veiUid: string, mudar: object = {}) =>
    executarChamada(c.ctx(papel('Leilão')), criarLote, {
      body: { leiId: c.leilao.id, veiUid, minimo: 12_000_00, ...mudar },
    })
  const r = await novo(veiculo.uid)
  expect(r.valor.numero).toBe('5')
  const linha = await c.banco.sistema
    .selectFrom('lote')
    .select(['incremento', 'posicaoLeilao', 'situacao'])
    .where('uid', '=', r.valor.uid)
    .executeTakeFirstOrThrow()
  expect(linha).toEqual({ incremento: 200_00, posicaoLeilao: 5, situacao: 'CADASTRADO' })
  expect(await novo(veiculo.uid)).toMatchObject({ status: 409, erro: { error: 'OCUPADO' } })
  const baixa = await novo(veiculo.uid, { valorComitente: 11_000_00 })
  expect(baixa).toMatchObject({ status: 422, erro: { error: 'RESERVA' } })
  const ciente = await novo(veiculo.uid, { valorComitente: 11_000_00, reservaAceita: true })
  expect(ciente).toMatchObject({ status: 409, erro: { error: 'OCUPADO' } })
})

test('a reserve below the minimum is kept only when the user says so, and once kept stands in no one’s way', async () => {
  const baixa = { minimo: 5_000_00, valorComitente: 4_000_00 }
  expect(await salvar(3, 'Leilão', baixa)).toMatchObject({
    status: 422,
    erro: { error: 'RESERVA', campos: { valorComitente: expect.stringContaining('mínimo') } },
  })
  expect((await salvar(3, 'Leilão', { ...baixa, reservaAceita: true })).status).toBe(200)
  expect((await salvar(3, 'Leilão', { descricao: 'Com manual' })).status).toBe(200)
  expect(await salvar(3, 'Leilão', { minimo: 6_000_00 })).toMatchObject({ erro: { error: 'RESERVA' } })
  expect((await ler(3)).valorComitente).toBe(4_000_00)
})

test('sets of lots are formed before release, from one auction', async () => {
  const unir = (membros: readonly string[]) =>
    executarChamada(c.ctx(papel('Leilão')), formarConjunto, {
      body: { principalUid: uid(2), membrosUids: membros },
    })
  expect((await unir([uid(3)])).valor).toEqual({ lotes: 2 })
  expect((await ler(3)).conjuntoUids.map((m) => [m.uid, m.principal])).toEqual([
    [uid(2), true],
    [uid(3), false],
  ])
  expect(await unir([uid(0)])).toMatchObject({ status: 409, erro: { error: 'TRAVADO' } })
  expect((await unir([])).valor).toEqual({ lotes: 2 })
  expect((await ler(3)).conjuntoUids).toEqual([])
})

test('what visitors read: published lots, no plate, no chassis, no reserve', async () => {
  const retirados = await executarChamada(c.ctx(null), lotesRetiradosPorLeilao, {
    params: { id: c.leilao.id },
  })
  expect(retirados.valor.map((l) => l.uid)).toEqual([uid(1)])
  const auditorio = await executarChamada(c.ctx(null), anunciosAuditorio, { query: { leiUid: c.leilao.uid } })
  expect(auditorio.valor.map((l) => l.situacao)).not.toContain('CADASTRADO')
  expect(Object.keys(auditorio.valor[0] ?? {})).not.toEqual(
    expect.arrayContaining(['valorComitente', 'placa', 'chassi']),
  )
  expect(
    (
      await executarChamada(c.ctx(null, c.outroHotsite), anunciosAuditorio, {
        query: { leiUid: c.leilao.uid },
      })
    ).valor,
  ).toEqual([])
})

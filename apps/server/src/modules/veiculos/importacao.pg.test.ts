import { confirmarImportacao } from '@martelo/contracts/veiculos/confirmar-importacao.contract.ts'
import { importacaoPorUid } from '@martelo/contracts/veiculos/importacao-por-uid.contract.ts'
import { importarPlanilha } from '@martelo/contracts/veiculos/importar-planilha.contract.ts'
import { refazerPrevia } from '@martelo/contracts/veiculos/refazer-previa.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { modeloXlsx } from './importacao/modelo-planilha.ts'

const POUCO = { timeout: 20_000, interval: 20 }
let c: Cenario
let daCasa: Pessoa

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ leilao: { situacao: 'EM_LOTEAMENTO' }, lotes: 0 })
  daCasa = { ...c.equipe, papeis: ['Leilão'] }
})
afterAll(() => c.fechar())

const TITULOS = [
  'Lote',
  'Tipo',
  'Marca',
  'Modelo',
  'Ano',
  'Placa',
  'Chassi',
  'Comitente',
  'Pátio',
  'Mínimo',
  'Valor do comitente',
]
const GOL = [
  '1',
  'Automóvel',
  'Volkswagen',
  'Gol',
  '2018/2019',
  'ABC1D23',
  '9BWZZZ377KT004251',
  'BANCO EXEMPLO',
  'pátio campinas',
  '22.000,00',
  '28.000,00',
]
const MOTO = [
  '2',
  'Motocicleta',
  'Honda',
  'CG 160',
  '2021/2021',
  'DEF4567',
  '9C2KC1670MR500001',
  'Banco Exemplo',
  '',
  '7.500,00',
  '',
]

async function planilha(...linhas: readonly (readonly string[])[]): Promise<{ nome: string; bytes: Buffer }> {
  const dados = [TITULOS, ...linhas].map((l) =>
    l.map((value) => (value === '' ? null : { value, type: String })),
  )
  return { nome: 'lotes.xlsx', bytes: await writeXlsxFile(dados, { sheet: 'Lotes' }).toBuffer() }
}
const enviar = (
  arquivo: { nome: string; bytes: Buffer },
  body: object = { leiId: c.leilao.id },
  quem = daCasa,
) => executarChamada(c.ctx(quem), importarPlanilha, { body, arquivos: [arquivo] })
const confirmar = (uid: string, comErros = false) =>
  executarChamada(c.ctx(daCasa), confirmarImportacao, { params: { uid }, body: { comErros } })
const contar = async () => ({
  veiculos: (await c.banco.sistema.selectFrom('veiculo').select('id').execute()).length,
  lotes: (await c.banco.sistema.selectFrom('lote').select('id').execute()).length,
})

test('the preview says what it would do and saves nothing; confirming saves it once', async () => {
  const r = await enviar(await planilha(GOL, MOTO))
  expect(r.erro).toBeNull()
  expect(r.valor.totais).toMatchObject({ linhas: 2, novo: 2, erro: 0 })
  expect(await contar()).toEqual({ veiculos: 0, lotes: 0 })

  const feita = await confirmar(r.valor.uid)
  expect(feita.valor.resultado).toEqual({
    veiculosNovos: 2,
    veiculosMudados: 0,
    lotesNovos: 2,
    lotesMudados: 0,
    erros: 0,
  })
  const outraVez = await confirmar(r.valor.uid)
  expect(outraVez.valor.resultado).toEqual(feita.valor.resultado)
  expect(await contar()).toEqual({ veiculos: 2, lotes: 2 })

  const lotes = await c.banco.sistema.selectFrom('lote').selectAll().orderBy('posicaoLeilao').execute()
  expect(
    lotes.map((l) => [l.numero, l.nome, l.minimo, l.incremento, l.valorComitente, l.situacao, l.comId]),
  ).toEqual([
    ['1', 'Volkswagen Gol', 2_200_000, 30_000, 2_800_000, 'CADASTRADO', c.comId],
    ['2', 'Honda CG 160', 750_000, 20_000, null, 'CADASTRADO', c.comId],
  ])
  const gol = await c.banco.sistema
    .selectFrom('veiculo')
    .selectAll()
    .where('chassi', '=', GOL[6] ?? '')
    .executeTakeFirstOrThrow()
  expect(gol).toMatchObject({
    patId: c.patId,
    placaChave: 'ABC1D23',
    anoFabricacao: 2018,
    anoModelo: 2019,
    situacao: 'EM_LEILAO',
  })
})

test('the same sheet again changes nothing; a changed one updates what it mentions', async () => {
  const igual = await enviar(await planilha(GOL, MOTO))
  expect(igual.valor.totais).toMatchObject({ novo: 0, atualiza: 0, ignora: 2 })
  expect(await confirmar(igual.valor.uid)).toMatchObject({ status: 409, erro: { error: 'VAZIA' } })

  const mudado = GOL.with(9, '23.500,00').with(3, 'Gol 1.0')
  const r = await enviar(await planilha(mudado))
  expect(r.valor.linhas[0]).toMatchObject({
    acao: 'atualiza',
    mudancas: [
      { campo: 'modelo', de: 'Gol', para: 'Gol 1.0' },
      { campo: 'minimo', de: 'R$ 22.000,00', para: 'R$ 23.500,00' },
    ],
  })
  expect((await confirmar(r.valor.uid)).valor.resultado).toMatchObject({
    veiculosMudados: 1,
    lotesMudados: 1,
    lotesNovos: 0,
  })
  expect(await contar()).toEqual({ veiculos: 2, lotes: 2 })
})

test('errors are told at the cell; good rows may be saved without the bad ones', async () => {
  const ruim = MOTO.with(0, '3').with(5, 'GHI9A99').with(6, '9C2KC1670MR500003').with(9, 'doze mil')
  const semDono = GOL.with(0, '4').with(5, 'JKL4M56').with(6, '9BWZZZ377KT004299').with(7, 'Ninguém S.A.')
  const bom = MOTO.with(0, '5').with(5, 'MNO7P89').with(6, '9C2KC1670MR500005')
  const r = await enviar(await planilha(ruim, semDono, bom))
  const erros = r.valor.linhas.flatMap((l) => l.erros.map((e) => [e.linha, e.coluna, e.valor]))
  expect(erros).toEqual([
    [2, 'J', 'doze mil'],
    [3, 'H', 'Ninguém S.A.'],
  ])
  expect(await confirmar(r.valor.uid)).toMatchObject({ status: 409, erro: { error: 'COM_ERROS' } })
  expect(await contar()).toEqual({ veiculos: 2, lotes: 2 })
  expect((await confirmar(r.valor.uid, true)).valor.resultado).toMatchObject({ lotesNovos: 1, erros: 2 })
  expect(await contar()).toEqual({ veiculos: 3, lotes: 3 })
})

test('another mapping of the columns, without sending the file again', async () => {
  const linha = MOTO.with(0, '6').with(5, 'QRS1T23').with(6, '9C2KC1670MR500006')
  const { nome, bytes } = await planilha(linha)
  const r = await enviar({ nome, bytes })
  expect(r.valor.colunas[10]).toMatchObject({ letra: 'K', chave: 'valorComitente' })
  const outra = await executarChamada(c.ctx(daCasa), refazerPrevia, {
    params: { uid: r.valor.uid },
    body: { leiId: c.leilao.id, mapeamento: { '3': null, '2': 'modelo' } },
  })
  expect(outra.valor.colunas[2]).toMatchObject({ chave: 'modelo' })
  expect(outra.valor.linhas[0]?.erros.map((e) => e.mensagem)).toContain('Informe a marca.')
})

test('a consignor’s list with the same headings is read as it was the last time; of another one as ever', async () => {
  const { rows } = await sql<{ uid: string }>`select uid from comitente where id = ${c.comId}`.execute(
    c.banco.sistema,
  )
  const body = { leiId: c.leilao.id, comitenteUid: rows[0]?.uid }
  const lista = (lote: string) =>
    planilha(MOTO.with(0, lote).with(5, `UVW${lote}X9${lote}`).with(6, `9C2KC1670MR50000${lote}`))
  const r = await enviar(await lista('7'), body)
  expect(r.valor.colunas[10]).toMatchObject({ chave: 'valorComitente' })
  await executarChamada(c.ctx(daCasa), refazerPrevia, {
    params: { uid: r.valor.uid },
    body: { ...body, mapeamento: { '10': null } },
  })
  expect((await confirmar(r.valor.uid, true)).erro).toBeNull()
  expect((await enviar(await lista('8'), body)).valor.colunas[10]).toMatchObject({ chave: null })
  expect((await enviar(await lista('8'))).valor.colunas[10]).toMatchObject({ chave: 'valorComitente' })
})

test('records that moved since the preview stop the confirmation, and the new preview can be confirmed', async () => {
  const linha = GOL.with(9, '24.000,00')
  const r = await enviar(await planilha(linha))
  await c.banco.sistema.updateTable('lote').set({ minimo: 2_360_000 }).where('numero', '=', '1').execute()
  expect(await confirmar(r.valor.uid)).toMatchObject({ status: 409, erro: { error: 'MUDOU' } })
  expect((await confirmar(r.valor.uid)).valor.resultado).toMatchObject({ lotesMudados: 1 })
})

test('a lot with a bid keeps its minimum, and a released one keeps its values before the house', async () => {
  await c.banco.sistema
    .updateTable('lote')
    .set({ situacao: 'LIBERADO_LEILAO' })
    .where('numero', '=', '2')
    .execute()
  const r = await enviar(await planilha(MOTO.with(9, '8.000,00')))
  expect(r.valor.linhas[0]).toMatchObject({ acao: 'erro' })
  expect(r.valor.linhas[0]?.erros[0]?.mensagem).toContain('Alteração de Minimos e Incremento')
})

test.each([
  ['a picture', 'foto.xlsx', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])],
  ['a broken package', 'x.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)])],
  ['nothing', 'vazia.csv', Buffer.alloc(0)],
])('%s is refused with a sentence', async (_, nome, bytes) => {
  const r = await enviar({ nome, bytes })
  expect(r).toMatchObject({ status: 422, erro: { error: 'ARQUIVO' } })
  expect(String(r.erro?.message).length).toBeGreaterThan(10)
})

test('the template reads back; who may not import is refused; another hotsite sees nothing', async () => {
  const bytes = await modeloXlsx()
  const r = await enviar({ nome: 'modelo.xlsx', bytes }, { leiId: c.leilao.id })
  expect(r.valor.linhas.map((l) => l.acao)).toEqual(['erro', 'erro'])
  expect(r.valor.colunas.every((x) => x.chave !== null)).toBe(true)
  expect((await enviar({ nome: 'modelo.xlsx', bytes }, {}, { ...daCasa, papeis: ['SAC'] })).status).toBe(403)
  const outra = { ...c.forasteiro, papeis: ['ADM'] }
  const alheia = await executarChamada(c.ctx(outra, c.outroHotsite), confirmarImportacao, {
    params: { uid: r.valor.uid },
    body: {},
  })
  expect(alheia.status).toBe(404)
  const ler = (quem: Pessoa, casa = c.hotsite) =>
    executarChamada(c.ctx(quem, casa), importacaoPorUid, { params: { uid: r.valor.uid } })
  expect((await ler(daCasa)).valor).toMatchObject({ uid: r.valor.uid, totais: r.valor.totais })
  expect((await ler({ ...daCasa, papeis: ['SAC'] })).status).toBe(403)
  expect((await ler(outra, c.outroHotsite)).status).toBe(404)
  const fora = await executarChamada(c.ctx(outra, c.outroHotsite), importarPlanilha, {
    body: { leiId: c.leilao.id },
    arquivos: [{ nome: 'm.xlsx', bytes }],
  })
  expect(fora).toMatchObject({ status: 422, erro: { error: 'REFERENCIA' } })
})

const chassi = (n: number) => `9BWZZZ377KT1${String(n).padStart(5, '0')}`

test('new vehicles are written before the auction is locked; a number that went meanwhile stops all of it', async () => {
  const linhas = Array.from({ length: 450 }, (_, i) =>
    GOL.with(0, String(1000 + i))
      .with(5, '')
      .with(6, chassi(i)),
  )
  const r = await enviar(await planilha(...linhas))
  expect(r.valor.totais).toMatchObject({ novo: 450, erro: 0 })
  const antes = await contar()
  let resposta: ReturnType<typeof confirmar> | undefined
  await c.banco.sistema.transaction().execute(async (tx) => {
    await sql`select from leilao where id = ${c.leilao.id} for update`.execute(tx)
    resposta = confirmar(r.valor.uid)
    const escrevendo = sql<{ n: number }>`select count(*)::int as n from pg_locks v
      join pg_stat_activity a using (pid) where v.relation = 'veiculo'::regclass
      and v.mode = 'RowExclusiveLock' and a.wait_event_type = 'Lock'`
    await expect.poll(async () => (await escrevendo.execute(c.banco.sistema)).rows[0]?.n, POUCO).toBe(1)
    await sql`update lote set numero = '1449' where lei_id = ${c.leilao.id} and numero = '5'`.execute(tx)
  })
  expect(await resposta).toMatchObject({ status: 409, erro: { error: 'MUDOU' } })
  expect(await contar()).toEqual(antes)
  await c.banco.sistema.updateTable('lote').set({ numero: '5' }).where('numero', '=', '1449').execute()
  expect((await confirmar(r.valor.uid)).valor.resultado).toMatchObject({
    veiculosNovos: 450,
    lotesNovos: 450,
  })
  const { rows } = await sql<{ certos: number; ordenados: boolean }>`
    select count(*)::int as certos, bool_and(l.posicao_leilao - l.numero::int = p.p) as ordenados
    from lote l join veiculo v on v.id = l.vei_id and v.chassi = '9BWZZZ377KT1' || lpad((l.numero::int - 1000)::text, 5, '0'),
      (select min(posicao_leilao - numero::int) as p from lote where numero like '1___') p
    where l.lei_id = ${c.leilao.id} and l.numero like '1___'`.execute(c.banco.sistema)
  expect(rows[0]).toEqual({ certos: 450, ordenados: true })
})

test('many rows change in one statement, each only what its line says', async () => {
  const r = await enviar(
    await planilha(
      GOL.with(0, '1000').with(5, '').with(6, chassi(0)).with(9, '25.000,00'),
      GOL.with(0, '1001').with(5, '').with(6, chassi(1)).with(3, 'Gol 1.6'),
    ),
  )
  expect((await confirmar(r.valor.uid)).valor.resultado).toMatchObject({
    veiculosMudados: 1,
    lotesMudados: 1,
  })
  const { rows } = await sql<{ numero: string; minimo: number; modelo: string; versao: number }>`
    select l.numero, l.minimo, v.modelo, v.versao from lote l join veiculo v on v.id = l.vei_id
    where l.numero in ('1000', '1001', '1002') order by 1`.execute(c.banco.sistema)
  expect(rows).toEqual([
    { numero: '1000', minimo: 2_500_000, modelo: 'Gol', versao: 1 },
    { numero: '1001', minimo: 2_200_000, modelo: 'Gol 1.6', versao: 2 },
    { numero: '1002', minimo: 2_200_000, modelo: 'Gol', versao: 1 },
  ])
})

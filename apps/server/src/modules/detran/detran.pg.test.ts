// Auctions of a traffic authority through its simulator: lots and items fetched, each record told once and in order through
// faults, notices twice and out of order, forged, unknown and huge; a vehicle asked; three reports.
import { randomUUID } from 'node:crypto'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, type Solto } from '../../../../../tests/pg/executar-chamada.ts'
import { enviarOQueEspera, ouvirParceiro, tratarAvisos } from '../../../../../tests/pg/parceiro-de-teste.ts'
import { venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { type DetranSimulado, iniciarDetran } from '../../simuladores/detran.ts'
import { contarAoDetran } from './contar-ao-detran.job.ts'
import { DETRAN } from './detran.integration.ts'

const LOTES = 5
let c: Cenario
let sim: DetranSimulado
let destino: string
let esquecer: () => void
let parar: () => Promise<void>
let veiId: number

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: LOTES, clientes: 1 })
  for (const [i, l] of c.lotes.entries())
    await sql`update lote set numero = ${i === 0 ? '01' : String(i + 1)} where id = ${l.id}`.execute(
      c.banco.sistema,
    )
  sim = await iniciarDetran({ semente: 5 })
  sim.abrirLeilao('L-1', LOTES + 1)
  esquecer = c.servicos.externo.usarPlataforma(DETRAN, {
    url: sim.url,
    token: sim.token,
    segredoDosAvisos: sim.segredo,
  })
  ;({ destino, parar } = await ouvirParceiro(c, 'detran'))
  veiId = (
    await c.banco.sistema
      .selectFrom('lote')
      .select('veiId')
      .where('id', '=', c.lotes[0]?.id ?? 0)
      .executeTakeFirstOrThrow()
  ).veiId
})
afterAll(async () => {
  esquecer()
  await parar()
  await sim.parar()
  await c.fechar()
})

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const noLeilao = (chave: string, p: Pessoa = com('ADM'), body: object = {}, h = c.hotsite) =>
  chamarComo(c, p, chave, { params: { leilaoUid: c.leilao.uid }, body }, h)
const ligar = (codigo: string, p = com('ADM'), h = c.hotsite) =>
  noLeilao('PUT /v1/detran/leiloes/:leilaoUid', p, { codigo }, h)
const buscar = () => noLeilao('POST /v1/detran/leiloes/:leilaoUid/buscar')
const sincronizar = () => noLeilao('POST /v1/detran/leiloes/:leilaoUid/sincronizar')
const ler = async (p: Pessoa = com('ADM'), h = c.hotsite) =>
  chamarComo(c, p, 'GET /v1/detran/lotes/:id', { params: { id: c.leilao.uid } }, h)
const lote = async (i: number): Promise<Solto> => (await ler()).valor['lotes']?.[i] as Solto
const itens = (uid: unknown) =>
  chamarComo(c, com('ADM'), 'GET /v1/detran/itens/:id', { params: { id: String(uid) } })
const enviar = () => enviarOQueEspera(c)
async function rodadas(n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    await contarAoDetran(c.servicos)
    await enviar()
  }
}
const por = (i: number, situacao: SituacaoLote) =>
  sql`update lote set situacao = ${situacao} where id = ${c.lotes[i]?.id ?? 0}`.execute(c.banco.sistema)
async function arrematar(i: number, valor: number): Promise<void> {
  const l = c.lotes[i]
  const cliente = c.clientes[0] as ClienteDoCenario
  if (l === undefined) throw new Error('no lot')
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${l.id}, 1, ${c.hotsite.id}, ${cliente.cliId}, 'Manual', 'vencedor', ${valor}, now(), decode(repeat('ab', 32), 'hex'))
    on conflict (lel_id, seq) do update set valor = excluded.valor`.execute(c.banco.sistema)
  await sql`update lote set situacao = 'AG_PAGAMENTO', lance_seq = 1, lance_valor = ${valor}, lance_cli_id = ${cliente.cliId} where id = ${l.id}`.execute(
    c.banco.sistema,
  )
  expect(await venderLote(c, l)).not.toBeNull()
}

test('an auction gets its number and its lots; roles, houses and a number twice are refused', async () => {
  expect((await ligar('L-1', com('SAC'))).erro).toMatchObject({ statusCode: 403 })
  expect((await ler(com('MKT'))).erro).toMatchObject({ statusCode: 403 })
  expect((await ler(com('ADM'), c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await buscar()).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await ligar('L-1')).valor).toMatchObject({ codigo: 'L-1', lotes: [] })
  sim.controle.modo = 'fora'
  expect((await buscar()).erro).toMatchObject({ error: 'FORA_DO_AR' })
  sim.controle.modo = 'normal'
  // A number that it does not know is told apart from an authority that is away.
  expect((await ligar('L-9')).erro).toBeNull()
  expect((await buscar()).erro).toMatchObject({
    error: 'DESCONHECIDO',
    campos: { codigo: expect.stringContaining('L-9') },
  })
  expect((await ligar('L-1')).erro).toBeNull()
  // The house writes "01" where the authority says "1".
  const r = (await buscar()).valor
  expect(r['lotes']).toHaveLength(LOTES)
  expect(r['semLote']).toBe(1)
  await buscar()
  expect((await itens(r['lotes']?.[0]?.['uid'])).valor).toHaveLength(1)
  expect((await ligar('L-2')).erro).toMatchObject({ error: 'NAO_PODE' })
})

test('an item may be taken away before it was told, and not after', async () => {
  const l = await lote(LOTES - 1)
  const [i] = (await itens(l['uid'])).valor
  const apagar = (uid: unknown) =>
    chamarComo(c, com('ADM'), 'DELETE /v1/detran/itens/apagar/:id', { params: { id: String(uid) } })
  expect((await apagar(i?.['uid'])).erro).toBeNull()
  expect((await itens(l['uid'])).valor).toEqual([])
  await buscar()
  await rodadas(1)
  const [de] = (await itens((await lote(0))['uid'])).valor
  expect(de).toMatchObject({
    cadastroDetranOK: true,
    cadastroDetranResponse: expect.stringMatching(/cadastrado/),
  })
  expect((await apagar(de?.['uid'])).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await apagar(randomUUID())).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
})

test('a hammer, its boleto and note, each once and in order; undone, and told anew', async () => {
  await arrematar(0, 21_000_00)
  await por(1, 'NAO_ARREMATADO')
  await por(2, 'CONDICIONAL')
  await rodadas(3)
  expect(sim.lotes.get('L-1-1')?.registros).toEqual(['arremate'])
  expect(sim.lotes.get('L-1-2')?.registros).toEqual(['naoArrematado'])
  expect(sim.lotes.get('L-1-3')?.registros).toEqual([])
  const dito = await lote(0)
  expect(dito['arremate']).toMatchObject({ ok: true, response: expect.stringMatching(/^Protocolo/) })
  // The buyer's number leaves, and is kept nowhere in clear.
  expect(JSON.stringify(dito)).not.toMatch(/\d{11}(?!\d)/)
  // The goods as the authority knows them stand beside the lot and beside what the buyer bought, with what it was sold for.
  const registro = await chamarComo(c, com('ADM'), 'GET /v1/lote/registro/:lelUid', {
    params: { lelUid: c.lotes[0]?.uid },
  })
  const detranItens = [
    { idObjeto: 'OBJ-L-1-1', chassi: '9BWAA05U000000001', condicao: 'SUCATA_APROVEITAVEL' },
  ]
  expect(registro.valor).toMatchObject({
    arremateValor: 21_000_00,
    comitenteIntegracao: null,
    detranItens,
  })
  const compras = await chamarComo(
    c,
    c.clientes[0] as ClienteDoCenario,
    'GET /v1/leilao/vendas/buscar-venda/minhas-vendas',
  )
  expect(JSON.stringify(compras.valor)).toContain('OBJ-L-1-1')
  await sql`update venda set codigo_nota_fiscal = '7/2026'`.execute(c.banco.sistema)
  await rodadas(2)
  expect(sim.lotes.get('L-1-1')?.registros).toEqual(['arremate', 'notaFiscal'])
  await sql`update venda set situacao = 'Cliente Desistiu'`.execute(c.banco.sistema)
  await por(0, 'CLIENTE_DESISTIU')
  await rodadas(2)
  expect((await lote(0))['arremate']).toMatchObject({ ok: false, situacao: 'DESFEITO' })
  await arrematar(0, 21_000_00)
  await rodadas(2)
  expect(sim.lotes.get('L-1-1')?.registros).toEqual(['arremate', 'notaFiscal', 'naoArrematado', 'arremate'])
})

test('down for a while, slow, failing and doubled: nothing is told twice, refused waits for a person', async () => {
  sim.faltas = { erro: 60, lento: 30, lentoMs: 20 }
  sim.controle.modo = 'duas-vezes'
  await por(3, 'NAO_ARREMATADO')
  await Promise.all([contarAoDetran(c.servicos), contarAoDetran(c.servicos)])
  await rodadas(12)
  sim.faltas = {}
  sim.controle.modo = 'normal'
  await rodadas(4)
  expect(sim.lotes.get('L-1-4')?.registros).toEqual(['naoArrematado'])
  sim.faltas = { recusa: 100 }
  await por(4, 'RETIRADO')
  await rodadas(8)
  const recusado = await lote(4)
  expect(recusado['naoArrematado']).toMatchObject({ ok: false, response: expect.any(String) })
  expect(sim.lotes.get('L-1-5')?.registros).toEqual([])
  sim.faltas = {}
  await rodadas(2)
  expect(sim.lotes.get('L-1-5')?.registros).toEqual([])
  expect((await sincronizar()).erro).toBeNull()
  await enviar()
  expect(sim.lotes.get('L-1-5')?.registros).toEqual(['naoArrematado'])
})

const tratar = () => tratarAvisos(c)
test('the newest word counts, however often and in what order it comes; forged and huge ones are refused', async () => {
  const aviso = (id: string, minutos: number, mudar: object = {}) => ({
    id,
    lote: 'L-1-2',
    tipo: 'naoArrematado',
    ok: true,
    mensagem: id,
    instante: new Date(Date.now() + minutos * 60_000).toISOString(),
    ...mudar,
  })
  const lista = [
    aviso('aceito', 1),
    aviso('recusado depois', 3, { ok: false }),
    aviso('em análise', 2),
    aviso('de outro', 4, { lote: 'X-9' }),
  ]
  await sim.mandarEmDesordem(destino, lista, 2)
  await tratar()
  expect((await lote(1))['naoArrematado']).toMatchObject({ ok: false, response: 'recusado depois' })
  const avisos = (await ler()).valor['avisos'] ?? []
  expect(avisos.filter((a) => String(a['lote']) === 'X-9')).toMatchObject([{ aplicado: false }])
  expect(avisos).toHaveLength(4)
  expect(await sim.mandar(destino, aviso('falso', 9), { segredo: 'outro' })).toBeGreaterThanOrEqual(400)
  expect(
    await sim.mandar(destino, aviso('grande', 9, { mensagem: 'x'.repeat(5_000_000) })),
  ).toBeGreaterThanOrEqual(400)
  await sim.mandar(destino, { sem: 'forma' })
  await tratar()
  expect((await lote(1))['naoArrematado']).toMatchObject({ response: 'recusado depois' })
  // Another house hears nothing of it.
  expect(
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from detran_aviso where hot_id <> ${c.hotsite.id}`.execute(c.banco.sistema)
    ).rows[0]?.n,
  ).toBe(0)
})

test('after it was undone and told anew, a late notice of the first telling changes nothing, and the answer counts', async () => {
  const antes = new Date(Date.now() - 60_000).toISOString()
  await sql`update venda set situacao = 'Cliente Desistiu'`.execute(c.banco.sistema)
  await por(0, 'CLIENTE_DESISTIU')
  await rodadas(2)
  await arrematar(0, 21_000_00)
  await contarAoDetran(c.servicos)
  expect((await lote(0))['arremate']).toMatchObject({ situacao: 'PENDENTE' })
  const aviso = { lote: 'L-1-1', tipo: 'arremate', ok: true, mensagem: 'do primeiro' }
  await sim.mandar(destino, { ...aviso, id: 'atrasado', instante: antes })
  await tratar()
  expect((await lote(0))['arremate']).toMatchObject({ situacao: 'PENDENTE', response: null })
  const avisos = (await ler()).valor['avisos'] ?? []
  expect(avisos.find((a) => String(a['mensagem']) === 'do primeiro')).toMatchObject({ aplicado: false })
  // One of this telling that says yes, before the answer says no: it waits for a person.
  await sim.mandar(destino, {
    ...aviso,
    id: 'deste',
    mensagem: 'do segundo',
    instante: new Date(Date.now() + 1000).toISOString(),
  })
  await tratar()
  expect((await lote(0))['arremate']).toMatchObject({ situacao: 'OK', response: 'do segundo' })
  sim.faltas = { recusa: 100 }
  for (let vez = 0; vez < 8; vez++) await enviar()
  sim.faltas = {}
  expect((await lote(0))['arremate']).toMatchObject({ situacao: 'ERRO' })
})

test('a vehicle is asked of, and the three reports say what is known', async () => {
  const laudo = (
    tipo: string,
    chave: string | number,
    p: Pessoa | null = com('Despachante'),
    h = c.hotsite,
  ) => chamarComo(c, p, 'GET /v1/documentos/:tipo/:chave', { params: { tipo, chave: String(chave) } }, h)
  await sql`update veiculo set placa = 'ABC1D23' where id = ${veiId}`.execute(c.banco.sistema)
  expect(JSON.stringify((await laudo('laudoDetran', veiId)).valor)).toContain('ainda não foi consultado')
  const consultar = (p: Pessoa) =>
    chamarComo(c, p, 'POST /v1/detran/veiculos/:veiId/consultar', { params: { veiId } })
  expect((await consultar(com('SAC'))).erro).toMatchObject({ statusCode: 403 })
  expect((await consultar(com('Despachante'))).erro).toBeNull()
  const dito = JSON.stringify((await laudo('laudoDetran', veiId)).valor)
  expect(dito).toContain('RENAJUD')
  expect(dito).toContain('IPVA 2026')
  // Screens name the vehicle by its uid.
  const { uid } = await c.banco.sistema
    .selectFrom('veiculo')
    .select('uid')
    .where('id', '=', veiId)
    .executeTakeFirstOrThrow()
  const peloUid = await chamarComo(c, com('Acerto'), 'POST /v1/detran/veiculos/:veiId/consultar', {
    params: { veiId: uid },
  })
  expect(peloUid.erro).toBeNull()
  expect(JSON.stringify((await laudo('laudoDetran', uid)).valor)).toContain('RENAJUD')
  expect(JSON.stringify((await laudo('laudoDetranDetran', uid)).valor)).toContain('Sucata')
  expect((await laudo('laudoDetran', uid, com('ADM'), c.outroHotsite)).erro).toMatchObject({
    statusCode: 404,
  })
  expect(JSON.stringify((await laudo('laudoDetranDoLote', c.lotes[0]?.id ?? 0)).valor)).toContain('RENAJUD')
  expect(JSON.stringify((await laudo('laudoDetranDetran', veiId)).valor)).toContain('Sucata')
  expect((await laudo('laudoDetran', 987_654_321)).erro).toMatchObject({ statusCode: 404 })
  expect((await laudo('laudoDetran', veiId, com('MKT'))).erro?.['statusCode']).toBeGreaterThanOrEqual(403)
  expect((await laudo('laudoDetran', veiId, com('ADM'), c.outroHotsite)).erro).toMatchObject({
    statusCode: 404,
  })
})

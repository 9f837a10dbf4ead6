// A removal from the request to the yard: one per vehicle, by the carrier's and the driver's link alone, steps that count
// once whatever the phone's clock says, and what the consignor is charged.
import { randomUUID } from 'node:crypto'
import { verEstadia } from '@martelo/contracts/estadias/ver-estadia.contract.ts'
import { consultaDeRemocoes } from '@martelo/contracts/remocoes/consulta-de-remocoes.contract.ts'
import { fotoDaMinhaRemocao } from '@martelo/contracts/remocoes/foto-da-minha-remocao.contract.ts'
import { passosDaMinhaRemocao } from '@martelo/contracts/remocoes/passos-da-minha-remocao.contract.ts'
import { fotoPeloLink } from '@martelo/contracts/remocoes/foto-pelo-link.contract.ts'
import { criarLinkDaRemocao } from '@martelo/contracts/remocoes/criar-link-da-remocao.contract.ts'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { mapaDaEstrada } from '@martelo/contracts/remocoes/mapa-da-estrada.contract.ts'
import { moverRemocao } from '@martelo/contracts/remocoes/mover-remocao.contract.ts'
import { passosPeloLink } from '@martelo/contracts/remocoes/passos-pelo-link.contract.ts'
import { pedirRemocao } from '@martelo/contracts/remocoes/pedir-remocao.contract.ts'
import { pedirRemocoesPorPlanilha } from '@martelo/contracts/remocoes/pedir-remocoes-por-planilha.contract.ts'
import { remocaoPeloLink } from '@martelo/contracts/remocoes/remocao-pelo-link.contract.ts'
import { responderPeloLink } from '@martelo/contracts/remocoes/responder-pelo-link.contract.ts'
import { revogarLinkDaRemocao } from '@martelo/contracts/remocoes/revogar-link-da-remocao.contract.ts'
import { sugerirValorDaRemocao } from '@martelo/contracts/remocoes/sugerir-valor-da-remocao.contract.ts'
import { veiculosDasRemocoes } from '@martelo/contracts/remocoes/veiculos-das-remocoes.contract.ts'
import { verRemocao } from '@martelo/contracts/remocoes/ver-remocao.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { abrirEstrada } from '../../../../../tests/pg/estrada-de-teste.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let patUid: string
let patio: string
let locUid: string
let traUid: string
let motUid: string

const como = (quem: Pessoa | null, papeis?: readonly string[]) =>
  c.ctx(quem === null || papeis === undefined ? quem : { ...quem, papeis })
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 0 })
  await sql`update patio set cep = '13010-000', cidade = 'Campinas', uf = 'SP' where id = ${c.patId}`.execute(
    c.banco.sistema,
  )
  ;({ patUid, patio, locUid, traUid, motUid } = await abrirEstrada(c))
})
afterAll(() => c.fechar())

async function veiculo(placa: string | null = null): Promise<{ id: number; uid: string }> {
  const lote = await c.novoLote({ situacao: 'CADASTRADO' })
  const { rows } = await sql<{ id: number; uid: string }>`
    update veiculo set pat_id = null, placa = coalesce(${placa}::text, placa), placa_chave = coalesce(${placa}::text, placa_chave)
    where id = (select vei_id from lote where id = ${lote.id}) returning id, uid`.execute(c.banco.sistema)
  const [v] = rows
  if (v === undefined) throw new Error('the scenario has no vehicle')
  return v
}
const pedir = (veiUid: string, chaveDoPedido = randomUUID(), papeis = ['Remoção']) =>
  executarChamada(como(c.equipe, papeis), pedirRemocao, { body: { veiUid, locUid, patUid, chaveDoPedido } })
const ler = async (uid: string) =>
  (await executarChamada(c.ctx(c.equipe), verRemocao, { params: { uid } })).valor
const mover = async (uid: string, evento: string, mais: object = {}, papeis = ['Remoção']) =>
  executarChamada(como(c.equipe, papeis), moverRemocao, {
    params: { uid },
    body: { evento, versao: (await ler(uid)).versao, ...mais },
  })
async function link(uid: string, para: 'transportadora' | 'motorista'): Promise<string> {
  const r = await executarChamada(c.ctx(c.equipe), criarLinkDaRemocao, { params: { uid }, body: { para } })
  return r.valor.endereco.split('/').at(-1) ?? ''
}
const passo = (evento: string, quando: Date, mais: object = {}) => ({
  chave: randomUUID(),
  evento,
  quando: quando.toISOString(),
  ...mais,
})
const mandar = (segredo: string, passos: readonly object[], relogio = new Date()) =>
  executarChamada(c.ctx(null), passosPeloLink, {
    params: { segredo },
    body: { relogio: relogio.toISOString(), passos },
  })
/** Authorised and planned, with the driver's link. */
async function planejada(): Promise<{ uid: string; segredo: string }> {
  const { uid } = (await pedir((await veiculo()).uid)).valor
  await mover(uid, 'autorizar', { traUid, valor: 900_00 })
  await mover(uid, 'agendar', { motUid, previstaEm: '2026-12-01' })
  return { uid, segredo: await link(uid, 'motorista') }
}
const despesas = async () =>
  (
    await sql<{
      descricao: string
      valor: number
    }>`select descricao, valor from despesa_do_comitente where origem = 'remocao' order by id`.execute(
      c.banco.sistema,
    )
  ).rows

test('asked once per vehicle, with a value that follows from the way; a block keeps it from happening', async () => {
  const v = await veiculo()
  const chave = randomUUID()
  const [a, b] = await Promise.all([pedir(v.uid, chave), pedir(v.uid, chave)])
  expect(a.valor.uid).toBe(b.valor.uid)
  expect(a.valor.valorSugerido).toBe((a.valor.km ?? 0) * 4_00)
  expect(a.valor.km).toBeGreaterThan(450)
  expect((await pedir(v.uid)).erro?.error).toBe('JA_PEDIDA')
  expect((await pedir((await veiculo()).uid, randomUUID(), ['SAC'])).status).toBe(403)
  const [s] = (
    await executarChamada(c.ctx(c.equipe), sugerirValorDaRemocao, { params: { uid: a.valor.uid } })
  ).valor
  expect(s).toMatchObject({ transportadora: 'Guincho Rápido', valor: a.valor.valorSugerido })

  await sql`update veiculo set bloquear_remocao = true where id = ${v.id}`.execute(c.banco.sistema)
  expect((await mover(a.valor.uid, 'autorizar', { traUid })).erro?.message).toContain('bloqueada')
  await sql`update veiculo set bloquear_remocao = false where id = ${v.id}`.execute(c.banco.sistema)
  expect((await mover(a.valor.uid, 'autorizar')).erro?.message).toContain('transportadora')
  expect((await mover(a.valor.uid, 'autorizar', { traUid })).valor).toMatchObject({
    situacao: 'AUTORIZADA',
    valor: a.valor.valorSugerido,
  })
  const lista = (await executarChamada(c.ctx(c.equipe), veiculosDasRemocoes, { query: {} })).valor
  expect(lista.find((x) => x.uid === v.uid)?.remocao).toMatchObject({ situacao: 'AUTORIZADA' })
})

test('the carrier’s link: accepts with a driver of his own or a new one, refuses, and opens nothing else', async () => {
  const { uid } = (await pedir((await veiculo()).uid)).valor
  await mover(uid, 'autorizar', { traUid, valor: 800_00 })
  const segredo = await link(uid, 'transportadora')
  const pelo = async () => executarChamada(c.ctx(null), remocaoPeloLink, { params: { segredo } })
  const { valor } = await pelo()
  expect(valor).toMatchObject({ para: 'transportadora', valor: 800_00, motoristas: [{ nome: 'Beto Silva' }] })
  const responder = async (body: object) =>
    executarChamada(c.ctx(null), responderPeloLink, {
      params: { segredo },
      body: { versao: (await pelo()).valor.versao, ...body },
    })
  expect((await responder({ evento: 'agendar', previstaEm: '2026-12-01' })).erro?.message).toContain(
    'motorista',
  )
  expect(
    (
      await responder({
        evento: 'agendar',
        previstaEm: '2026-12-01',
        motorista: { nome: 'Caio Reis', cpf: '1' },
      })
    ).erro?.campos,
  ).toHaveProperty('motorista.cpf')
  const aceita = await responder({
    evento: 'agendar',
    previstaEm: '2026-12-01',
    motorista: { nome: 'Caio Reis', cpf: '11144477735', telefone: '11987654321' },
  })
  expect(aceita.valor).toMatchObject({
    situacao: 'AGENDADA',
    motorista: 'Caio Reis',
    previstaEm: '2026-12-01',
  })
  expect(
    await c.banco.sistema
      .selectFrom('motorista')
      .select('telefone')
      .where('cpf', '=', '11144477735')
      .execute(),
  ).toEqual([{ telefone: '(11) 98765-4321' }])
  // The yard expects the vehicle.
  const r = await ler(uid)
  expect(
    (await executarChamada(c.ctx(c.equipe), verEstadia, { params: { uid: r.estadiaUid ?? '' } })).valor,
  ).toMatchObject({
    situacao: 'AGUARDANDO_ENTRADA',
    previstaEm: '2026-12-01',
  })
  expect((await mandar(segredo, [passo('chegar', new Date())])).status).toBe(404)
  const outro = await link(uid, 'transportadora')
  expect((await pelo()).status).toBe(404)
  const [vivo] = (await ler(uid)).links
  await executarChamada(c.ctx(c.equipe), revogarLinkDaRemocao, { params: { uid: vivo?.uid ?? '' } })
  expect((await executarChamada(c.ctx(null), remocaoPeloLink, { params: { segredo: outro } })).status).toBe(
    404,
  )
  expect(
    (
      await executarChamada(c.ctx(null, c.outroHotsite), remocaoPeloLink, {
        params: { segredo: await link(uid, 'motorista') },
      })
    ).status,
  ).toBe(404)

  const { uid: outra } = (await pedir((await veiculo()).uid)).valor
  await mover(outra, 'autorizar', { traUid, valor: 1 })
  const s2 = await link(outra, 'transportadora')
  await executarChamada(c.ctx(null), responderPeloLink, {
    params: { segredo: s2 },
    body: { evento: 'recusar', motivo: 'Sem caminhão', versao: (await ler(outra)).versao },
  })
  expect(await ler(outra)).toMatchObject({
    situacao: 'SOLICITADA',
    transportadora: null,
    motivo: 'Sem caminhão',
  })
})

test('a driver without network: steps arrive late and twice, count once, and stand at the right instant', async () => {
  const { uid, segredo } = await planejada()
  const H = 3_600_000
  const agora = Date.now()
  // His clock is five hours ahead; he was there two hours ago and loaded an hour later.
  const aparelho = (haHoras: number): Date => new Date(agora + 5 * H - haHoras * H)
  const passos = [
    passo('chegar', aparelho(2)),
    passo('posicao', aparelho(1.5), { latitude: -19.9, longitude: -43.9 }),
    passo('coletar', aparelho(1)),
  ]
  const primeira = await mandar(segredo, passos, aparelho(0))
  expect(primeira.valor.aceitos).toHaveLength(3)
  expect((await mandar(segredo, passos, aparelho(0))).valor).toEqual({
    aceitos: passos.map((p) => p.chave),
    recusados: [],
  })
  const r = await ler(uid)
  expect(r).toMatchObject({ situacao: 'EM_TRANSPORTE', localizacao: { latitude: -19.9 } })
  expect(r.passos.map((p) => p.evento)).toEqual(
    ['autorizar', 'agendar', 'chegar', 'coletar'].toSorted(
      (x, y) =>
        ['chegar', 'coletar', 'autorizar', 'agendar'].indexOf(x) -
        ['chegar', 'coletar', 'autorizar', 'agendar'].indexOf(y),
    ),
  )
  expect(Math.abs(Date.parse(r.inicioAt ?? '') - (agora - 2 * H))).toBeLessThan(60_000)
  const mapa = (await executarChamada(c.ctx(c.equipe), mapaDaEstrada)).valor
  expect(mapa.find((m) => m.uid === uid)).toMatchObject({
    motorista: 'Beto Silva',
    agora: { latitude: -19.9 },
  })

  const errada = passo('chegar', new Date())
  const entrega = passo('entregar', new Date())
  const fim = await mandar(segredo, [errada, entrega])
  expect(fim.valor).toMatchObject({ aceitos: [entrega.chave], recusados: [{ chave: errada.chave }] })
  const pronta = await ler(uid)
  expect(pronta.situacao).toBe('FINALIZADA')
  expect(
    (await executarChamada(c.ctx(c.equipe), verEstadia, { params: { uid: pronta.estadiaUid ?? '' } })).valor
      .situacao,
  ).toBe('EM_PATIO')
  expect((await despesas()).filter((d) => d.valor === 900_00)).toHaveLength(1)
})

test('photographs of the road: by the driver’s link alone, each once, nothing that is no picture', async () => {
  const { uid, segredo } = await planejada()
  const jpeg = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const enviar = (s: string, chaveDoPedido: string, bytes: Buffer, momento = 'coleta') =>
    executarChamada(c.ctx(null), fotoPeloLink, {
      params: { segredo: s },
      body: { momento, chaveDoPedido },
      arquivos: [{ nome: 'camera.jpg', bytes }],
    })
  const chave = randomUUID()
  expect((await enviar(segredo, chave, await jpeg('red'))).valor).toEqual({ coleta: 1, entrega: 0 })
  expect((await enviar(segredo, chave, await jpeg('red'))).valor).toEqual({ coleta: 1, entrega: 0 })
  // A phone that cannot reckon a key from the content sends another one: the same picture is one all the same.
  expect((await enviar(segredo, randomUUID(), await jpeg('red'))).valor).toEqual({ coleta: 1, entrega: 0 })
  expect((await enviar(segredo, randomUUID(), Buffer.from('<html>'))).status).toBe(422)
  await mandar(segredo, [
    passo('chegar', new Date()),
    passo('coletar', new Date()),
    passo('entregar', new Date()),
  ])
  // What waited on the phone comes after the vehicle.
  expect((await enviar(segredo, randomUUID(), await jpeg('blue'), 'entrega')).valor).toEqual({
    coleta: 1,
    entrega: 1,
  })
  const { rows } = await sql<{ pasta: string; enviadoPor: string; arquivo: string }>`
    select pasta, enviado_por, arquivo from anexo where entidade = 'remocao' and entidade_uid = ${uid} order by ordem`.execute(
    c.banco.sistema,
  )
  expect(rows).toMatchObject([
    { pasta: 'Coleta', enviadoPor: 'Beto Silva' },
    { pasta: 'Entrega', enviadoPor: 'Beto Silva' },
  ])
  const outra = await planejada()
  const daTransportadora = await link(outra.uid, 'transportadora')
  expect((await enviar(daTransportadora, randomUUID(), await jpeg('red'))).status).toBe(404)
})

test('the printed report: every step, whole for the house, without the price for the driver, of this house alone', async () => {
  const { uid, segredo } = await planejada()
  await mandar(segredo, [passo('chegar', new Date()), passo('coletar', new Date())])
  const entrada = { params: { tipo: 'relatorioRemocao', chave: uid } }
  const imprimir = async (ctx: ReturnType<typeof como>) => {
    const texto = (await pdfDaChamada(ctx, documentoEmPdf, entrada)).texto
    return texto.replaceAll('\u00a0', ' ')
  }
  const daCasa = await imprimir(como(c.equipe, ['Remoção']))
  for (const t of [
    'Relatório de remoção',
    'Beto Silva',
    'Motorista no local',
    'Veículo coletado',
    'R$ 900,00',
  ])
    expect(daCasa).toContain(t)
  await sql`update motorista set usu_id = ${c.leiloeiro.usuId} where uid = ${motUid}`.execute(c.banco.sistema)
  const doMotorista = await imprimir(como(c.leiloeiro, ['Motorista']))
  expect(doMotorista).toContain('Veículo coletado')
  expect(doMotorista).not.toContain('R$')
  await sql`update motorista set usu_id = null where uid = ${motUid}`.execute(c.banco.sistema)
  const status = async (ctx: ReturnType<typeof como>) =>
    (await executarChamada(ctx, lerDocumento, entrada)).status
  expect(await status(como(c.leiloeiro, ['Motorista'])), 'the removal of another driver').toBe(404)
  expect(await status(como(c.equipe, ['MKT']))).toBe(404)
  expect(await status(c.ctx(c.equipe, c.outroHotsite))).toBe(404)
})

test('the driver who signed in tells steps and sends pictures of his own removals alone', async () => {
  const { uid } = await planejada()
  await sql`update motorista set usu_id = ${c.leiloeiro.usuId} where uid = ${motUid}`.execute(c.banco.sistema)
  const motorista = como(c.leiloeiro, ['Motorista'])
  const partes = {
    params: { uid },
    body: { relogio: new Date().toISOString(), passos: [passo('chegar', new Date())] },
  }
  const contar = (ctx: ReturnType<typeof como>, body: object = partes.body) =>
    executarChamada(ctx, passosDaMinhaRemocao, { ...partes, body })
  expect((await contar(como(c.equipe, ['Remoção']))).status).toBe(403)
  expect((await contar(como(c.comitente, ['Motorista']))).status).toBe(404)
  expect((await contar(c.ctx({ ...c.leiloeiro, papeis: ['Motorista'] }, c.outroHotsite))).status).toBe(404)
  expect((await contar(motorista, { ...partes.body, relogio: 'agora' })).erro?.campos).toHaveProperty(
    'relogio',
  )
  expect((await contar(motorista)).valor.aceitos).toHaveLength(1)

  const foto = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer()
  const enviar = (ctx: ReturnType<typeof como>, bytes: Buffer) =>
    executarChamada(ctx, fotoDaMinhaRemocao, {
      params: { uid },
      body: { momento: 'coleta', chaveDoPedido: randomUUID() },
      arquivos: [{ nome: 'camera.jpg', bytes }],
    })
  expect((await enviar(como(c.comitente, ['Motorista']), foto)).status).toBe(404)
  expect((await enviar(motorista, Buffer.from('<html>'))).status).toBe(422)
  expect((await enviar(motorista, foto)).valor).toEqual({ coleta: 1, entrega: 0 })
  await sql`update motorista set usu_id = null where uid = ${motUid}`.execute(c.banco.sistema)
})

test('photographs by the house’s positions for the kind of vehicle: which were taken, and when', async () => {
  const { uid, segredo } = await planejada()
  await sql`insert into modelo_fotos (hot_id, nome, tipo, ordem, ativo) values
    (${c.hotsite.id}, 'Painel / volante', 'LEVE', 2, true), (${c.hotsite.id}, 'Frente', 'TODOS', 1, true),
    (${c.hotsite.id}, 'Garupa', 'MOTO', 3, true), (${c.hotsite.id}, 'Teto', 'TODOS', 4, false)`.execute(
    c.banco.sistema,
  )
  const posicoes = async () =>
    (await executarChamada(c.ctx(null), remocaoPeloLink, { params: { segredo } })).valor.posicoes
  expect(await posicoes()).toEqual([
    { nome: 'Frente', tiradas: [] },
    { nome: 'Painel / volante', tiradas: [] },
  ])
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer()
  const enviada = await executarChamada(c.ctx(null), fotoPeloLink, {
    params: { segredo },
    body: { momento: 'coleta', chaveDoPedido: randomUUID(), posicao: 'Painel / volante' },
    arquivos: [{ nome: 'camera.jpg', bytes }],
  })
  expect(enviada.valor).toEqual({ coleta: 1, entrega: 0 })
  expect(await posicoes()).toEqual([
    { nome: 'Frente', tiradas: [] },
    { nome: 'Painel / volante', tiradas: ['coleta'] },
  ])
  const { rows } = await sql<{ nome: string }>`
    select nome from anexo where hot_id = ${c.hotsite.id} and entidade = 'remocao' and entidade_uid = ${uid}`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual([{ nome: 'Painel volante.jpg' }])
  await sql`delete from modelo_fotos where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
})

test('a forwarded link ends by itself: nothing is read, told or sent by it any more', async () => {
  const { segredo } = await planejada()
  expect((await executarChamada(c.ctx(null), remocaoPeloLink, { params: { segredo } })).status).toBe(200)
  await sql`update remocao_link set expira_at = clock_timestamp() - interval '1 second'`.execute(
    c.banco.sistema,
  )
  expect((await executarChamada(c.ctx(null), remocaoPeloLink, { params: { segredo } })).status).toBe(404)
  expect((await mandar(segredo, [passo('chegar', new Date())])).status).toBe(404)
})

test('carrier and driver get the address by letter, where they have one', async () => {
  const { uid } = await planejada()
  const criar = (para: string) =>
    executarChamada(como(c.equipe, ['Remoção']), criarLinkDaRemocao, { params: { uid }, body: { para } })
  expect((await criar('motorista')).valor.email).toBeNull()
  await sql`update motorista set email = 'beto@estrada.com.br' where uid = ${motUid}`.execute(c.banco.sistema)
  await sql`update transportadora set email = 'frota@guincho.com.br' where uid = ${traUid}`.execute(
    c.banco.sistema,
  )
  const [m, t] = [(await criar('motorista')).valor, (await criar('transportadora')).valor]
  expect([m.email, t.email]).toEqual(['beto@estrada.com.br', 'frota@guincho.com.br'])
  const { rows } = await sql<{ para: string; texto: string }>`
    select para, texto from caixa_postal where para in ('beto@estrada.com.br', 'frota@guincho.com.br') order by id`.execute(
    c.banco.sistema,
  )
  const segredoDe = (endereco: string): string => endereco.split('/').at(-1) ?? ''
  expect(rows.map((r) => r.para)).toEqual(['beto@estrada.com.br', 'frota@guincho.com.br'])
  expect(rows[0]?.texto).toContain(segredoDe(m.endereco))
  expect(rows[0]?.texto).not.toContain(segredoDe(t.endereco))
})

test('in vain: the journey is charged by the carrier’s price, and it is planned again', async () => {
  const { uid, segredo } = await planejada()
  await mandar(segredo, [passo('chegar', new Date())])
  expect((await mandar(segredo, [passo('frustrar', new Date())])).valor.recusados[0]?.motivo).toContain(
    'motivo',
  )
  await mandar(segredo, [passo('frustrar', new Date(), { motivo: 'Portão fechado' })])
  expect(await ler(uid)).toMatchObject({ situacao: 'FRUSTRADA', motivo: 'Portão fechado' })
  expect((await despesas()).filter((d) => d.valor === 150_00)).toHaveLength(1)
  expect((await mover(uid, 'agendar', { motUid, previstaEm: '2026-12-05' })).valor.situacao).toBe('AGENDADA')
  expect((await mover(uid, 'cancelar', { motivo: 'Vendido no local' })).valor.situacao).toBe('CANCELADA')
})

test('drivers see their own, yard staff what comes to their yards', async () => {
  const { uid } = await planejada()
  const lista = async (papeis: readonly string[], usuId = c.leiloeiro.usuId) =>
    (
      await executarChamada(c.ctx({ ...c.leiloeiro, usuId, papeis }), consultaDeRemocoes, {
        query: { porPagina: 100 },
      })
    ).valor.map((r) => r.uid)
  expect(await lista(['Motorista'])).toEqual([])
  expect(await lista(['Pátio'])).toEqual([])
  await sql`update motorista set usu_id = ${c.leiloeiro.usuId} where uid = ${motUid}`.execute(c.banco.sistema)
  expect(await lista(['Motorista'])).toContain(uid)
  const filas = async (papeis: readonly string[]) =>
    (await executarChamada(c.ctx({ ...c.leiloeiro, papeis }), pendencias)).valor.filas.map((f) => f.fila)
  expect(await filas(['Motorista']), 'his home says so').toEqual(['minhasRemocoes'])
  expect(await filas(['Remoção'])).not.toContain('minhasRemocoes')
  await c.banco.sistema
    .insertInto('usuarioPatio')
    .values({ hotId: c.hotsite.id, usuId: c.leiloeiro.usuId, patId: c.patId })
    .execute()
  expect(await lista(['Pátio'])).toContain(uid)
  expect(
    (await executarChamada(c.ctx(c.equipe, c.outroHotsite), verRemocao, { params: { uid } })).status,
  ).toBe(404)
})

test('by spreadsheet: what is right is asked for, once however often it is sent', async () => {
  await veiculo('ABC1D23')
  await veiculo('XYZ9K88')
  const csv = [
    'placa;local;patio;observacao',
    `ABC1D23;oficina do zé;${patio};Sem chave`,
    `XYZ9K88;Lugar nenhum;${patio};`,
    'QQQ0A00;Oficina do Zé;x;',
  ].join('\n')
  const chaveDoPedido = randomUUID()
  const enviar = (confirmar: boolean) =>
    executarChamada(como(c.equipe, ['Remoção']), pedirRemocoesPorPlanilha, {
      body: { confirmar: confirmar ? 'sim' : 'nao', chaveDoPedido },
      arquivos: [{ nome: 'a.csv', bytes: Buffer.from(csv) }],
    })
  const previa = (await enviar(false)).valor
  expect(previa.pedidas).toBe(0)
  expect(previa.linhas.map((l) => l.erro === null)).toEqual([true, false, false])
  expect((await enviar(true)).valor.pedidas).toBe(1)
  expect((await enviar(true)).valor.linhas[0]?.erro).toContain('já tem')
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from remocao r join veiculo v on v.id = r.vei_id where v.placa_chave = 'ABC1D23'`.execute(
    c.banco.sistema,
  )
  expect(rows[0]?.n).toBe(1)
})

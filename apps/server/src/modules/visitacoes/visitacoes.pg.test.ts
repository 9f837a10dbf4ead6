import { atenderVisita } from '@martelo/contracts/visitacoes/atender-visita.contract.ts'
import { horariosDeVisita } from '@martelo/contracts/visitacoes/horarios-de-visita.contract.ts'
import { marcarVisita } from '@martelo/contracts/visitacoes/marcar-visita.contract.ts'
import { minhasVisitas } from '@martelo/contracts/visitacoes/minhas-visitas.contract.ts'
import { moverVisita } from '@martelo/contracts/visitacoes/mover-visita.contract.ts'
import { visitaMarcada } from '@martelo/contracts/visitacoes/visita-marcada.contract.ts'
import { visitasDoPatio } from '@martelo/contracts/visitacoes/visitas-do-patio.contract.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { selar } from '../mensagens/selo-do-formulario.ts'
import { esquecerVisitacoes } from './esquecer-visitacoes.sql.ts'
import { lembrarVisitas } from './lembrar-visitas.job.ts'

let c: Cenario
let patUid = ''
const DIA = 86_400_000

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 8 })
  const r = await sql<{ uid: string }>`
    update patio set dias_semana = '{0,1,2,3,4,5,6}', visitas_por_horario = 1, visita_abre = '09:00', visita_fecha = '11:00'
    where id = ${c.patId} returning uid`.execute(c.banco.sistema)
  patUid = r.rows[0]?.uid ?? ''
  await sql`update lote set data_fim = now() + interval '20 days' where hot_id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
})
beforeEach(async () => {
  await sql`delete from visitacao`.execute(c.banco.sistema)
  await sql`delete from limite_de_taxa`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())

const lote = (i: number): string => c.lotes[i]?.uid ?? ''
const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const visitante = () => c.ctx(null)
const selo = () => selar(c.servicos.chaveDeArquivos, c.hotsite.id, Date.now() - 60_000)

async function livres(lelUid: string, ctx = visitante()): Promise<string[]> {
  const de = somarDias(diaEmBrasilia(Date.now()), 1)
  const r = await executarChamada(ctx, horariosDeVisita, {
    params: { lelUid },
    query: { de, ate: somarDias(de, 9) },
  })
  expect(r.status).toBe(200)
  return r.valor.dias.flatMap((d) => d.horarios.filter((h) => h.impedimento === null).map((h) => h.inicio))
}
const marcar = (lelUid: string, inicio: string | undefined, email: string, ctx = visitante()) =>
  executarChamada(ctx, marcarVisita, {
    params: { lelUid },
    body: { selo: selo(), inicio, nome: 'Ana Lima', email, telefone: '(62) 99888-7766' },
  })
const ver = (chave: string | null, ctx = visitante()) =>
  executarChamada(ctx, visitaMarcada, { params: { chave } })
const mover = (chave: string | null, body: object, ctx = visitante()) =>
  executarChamada(ctx, moverVisita, { params: { chave }, body })
const noDia = (inicio: string, ctx = c.ctx(c.equipe)) =>
  executarChamada(ctx, visitasDoPatio, {
    params: { patUid },
    query: { de: diaEmBrasilia(Date.parse(inicio)), ate: diaEmBrasilia(Date.parse(inicio)) },
  })
const cartas = async (para: string): Promise<{ assunto: string; texto: string }[]> =>
  (
    await sql<{ assunto: string; texto: string }>`
      select assunto, texto from caixa_postal where hot_id = ${c.hotsite.id} and para = ${para} order by id`.execute(
      c.banco.sistema,
    )
  ).rows

test('a visitor books, is told by mail with an entry for his calendar, moves and cancels by his address', async () => {
  const [primeiro, segundo] = await livres(lote(0))
  const { status, valor } = await marcar(lote(0), primeiro, 'Ana@Exemplo.com.br')
  expect(status).toBe(200)
  const [carta] = await cartas('ana@exemplo.com.br')
  expect(carta?.assunto).toContain('Visita marcada')
  expect(carta?.texto).toContain(`/visita/${valor.chave}/calendario.ics`)
  const lida = (await ver(valor.chave)).valor
  expect(lida).toMatchObject({ inicio: primeiro, situacao: 'marcada', podeRemarcar: { pode: true } })
  expect(lida.calendario).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Visitar /)
  expect(await livres(lote(1))).not.toContain(primeiro)

  const nova = { evento: 'remarcar', inicio: segundo, versao: lida.versao }
  expect((await mover(valor.chave, { ...nova, inicio: null })).erro?.campos).toHaveProperty('inicio')
  expect((await mover(valor.chave, nova)).valor.inicio).toBe(segundo)
  expect((await mover(valor.chave, nova)).status).toBe(409)
  expect(await livres(lote(1))).toContain(primeiro)
  const { versao } = (await ver(valor.chave)).valor
  expect((await mover(valor.chave, { evento: 'cancelar', versao })).valor.situacao).toBe('cancelada')
  expect((await mover(valor.chave, { evento: 'cancelar', versao: versao + 1 })).status).toBe(409)
  expect((await ver(valor.chave)).valor.calendario).toContain('STATUS:CANCELLED')
  expect((await cartas('ana@exemplo.com.br')).map((x) => x.assunto.split(':')[0])).toEqual([
    'Visita marcada',
    'Visita em outro horário',
    'Visita cancelada',
  ])
  expect(await livres(lote(1))).toContain(segundo)
})

test('five people for the last place: one gets it, the others are told', async () => {
  const [inicio] = await livres(lote(0))
  const todos = await Promise.all([0, 1, 2, 3, 4].map((i) => marcar(lote(i), inicio, `p${i}@exemplo.com.br`)))
  expect(todos.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  expect(todos.find((r) => r.status === 409)?.erro).toMatchObject({
    error: 'HORARIO',
    campos: { inicio: 'Não há mais vagas neste horário.' },
  })
})

test('two who move to the last place at once: one gets it', async () => {
  const [a, b, alvo] = await livres(lote(0))
  const [um, dois] = [
    await marcar(lote(0), a, 'um@exemplo.com.br'),
    await marcar(lote(1), b, 'dois@exemplo.com.br'),
  ]
  const para = { evento: 'remarcar', inicio: alvo, versao: 1 }
  const r = await Promise.all([mover(um.valor.chave, para), mover(dois.valor.chave, para)])
  expect(r.map((x) => x.status).toSorted((x, y) => x - y)).toEqual([200, 409])
})

test('one visit per person and lot, five ahead at most, and no program', async () => {
  const horas = await livres(lote(0))
  const email = 'muito@exemplo.com.br'
  expect((await marcar(lote(0), horas[0], email)).status).toBe(200)
  expect((await marcar(lote(0), horas[1], email)).erro?.error).toBe('JA_MARCADA')
  for (let i = 1; i < 5; i++) expect((await marcar(lote(i), horas[i], email)).status).toBe(200)
  expect((await marcar(lote(5), horas[6], email)).erro?.error).toBe('MUITAS')
  const corpo = { inicio: horas[7], nome: 'B', email: 'b@exemplo.com.br', telefone: '(62) 99888-7766' }
  const enviar = (mais: object) =>
    executarChamada(visitante(), marcarVisita, { params: { lelUid: lote(6) }, body: { ...corpo, ...mais } })
  expect((await enviar({ selo: selo(), site: 'https://spam' })).valor.chave).toBeNull()
  expect((await enviar({ selo: '' })).erro?.error).toBe('VENCIDO')
  expect(
    (await enviar({ selo: selar(c.servicos.chaveDeArquivos, c.hotsite.id, Date.now()) })).erro?.error,
  ).toBe('RAPIDO')
  expect((await enviar({ selo: selo(), telefone: '123' })).erro?.campos).toHaveProperty('telefone')
  expect(
    (await sql`select 1 from visitacao where email = 'b@exemplo.com.br'`.execute(c.banco.sistema)).rows,
  ).toEqual([])
})

test('within the visiting hours, before the sale ends, in yards that take appointments', async () => {
  const [inicio] = await livres(lote(0))
  const as = (hora: string): string => `${(inicio ?? '').slice(0, 11)}${hora}:00.000Z`
  expect((await marcar(lote(0), as('19:00'), 'a@b.com')).erro?.message).toBe('Não há visitas neste horário.')
  await sql`update lote set data_fim = ${inicio}::timestamptz + interval '10 minutes' where id = ${c.lotes[7]?.id}`.execute(
    c.banco.sistema,
  )
  expect((await marcar(lote(7), inicio, 'a@b.com')).erro?.message).toBe(
    'Neste horário a venda já terá terminado.',
  )
  await sql`update lote set data_fim = now() - interval '1 minute' where id = ${c.lotes[7]?.id}`.execute(
    c.banco.sistema,
  )
  expect((await marcar(lote(7), inicio, 'a@b.com')).erro?.error).toBe('SEM_VISITA')
  await sql`update patio set visitas_por_horario = 0 where id = ${c.patId}`.execute(c.banco.sistema)
  expect((await marcar(lote(0), inicio, 'a@b.com')).erro?.error).toBe('SEM_VISITA')
  await sql`update patio set visitas_por_horario = 1 where id = ${c.patId}`.execute(c.banco.sistema)
  const query = { de: '2026-01-01', ate: '2026-03-01' }
  expect(
    (await executarChamada(visitante(), horariosDeVisita, { params: { lelUid: lote(0) }, query })).status,
  ).toBe(400)
})

test('a client finds his visits, and no one else’s; what he forgets is forgotten', async () => {
  const [inicio, outro] = await livres(lote(0), c.ctx(cliente(0)))
  const dele = c.ctx(cliente(0))
  expect((await marcar(lote(0), inicio, 'c0@exemplo.com.br', dele)).status).toBe(200)
  expect((await marcar(lote(1), outro, 'c1@exemplo.com.br', c.ctx(cliente(1)))).status).toBe(200)
  const lista = async (ctx: ReturnType<typeof visitante>) => executarChamada(ctx, minhasVisitas)
  expect((await lista(dele)).valor.map((v) => v.email)).toEqual(['c0@exemplo.com.br'])
  expect((await lista(visitante())).status).toBe(401)
  await c.banco.sistema
    .transaction()
    .execute((tx) => esquecerVisitacoes(tx, c.hotsite.id, cliente(0).cliId, null))
  expect((await lista(dele)).valor).toEqual([])
  expect((await lista(c.ctx(cliente(1)))).valor).toHaveLength(1)
})

test('the day before, who booked is reminded once, also by two at once, and of what still takes place', async () => {
  const horas = await livres(lote(0))
  const longe = (i: number) => horas.at(-1 - i)
  const dele = (await marcar(lote(0), longe(0), 'c0@exemplo.com.br', c.ctx(cliente(0)))).valor
  const dela = (await marcar(lote(1), longe(1), 'ana@exemplo.com.br')).valor
  await marcar(lote(2), longe(2), 'vendido@exemplo.com.br')
  const outro = (await marcar(lote(3), longe(3), 'cancela@exemplo.com.br')).valor
  await mover(outro.chave, { evento: 'cancelar', versao: 1 })
  await sql`update lote set situacao = 'SUSPENSO' where id = ${c.lotes[2]?.id}`.execute(c.banco.sistema)
  const lembretes = async (email: string) =>
    (await cartas(email)).filter((x) => x.assunto.includes('Lembrete de visita'))
  expect(await lembrarVisitas(c.servicos)).toBe(0)

  const chegou = () => sql`update visitacao set lembrar_em = now() where lembrar_em is not null`
  await chegou().execute(c.banco.sistema)
  const [a, b] = await Promise.all([lembrarVisitas(c.servicos), lembrarVisitas(c.servicos)])
  expect(a + b).toBe(2)
  const [carta] = await lembretes('ana@exemplo.com.br')
  expect(carta?.texto).toContain(`/visita/${dela.chave}`)
  const { rows } = await sql<{ link: string }>`
    select link from aviso where hot_id = ${c.hotsite.id} and tipo = 'visita-lembrete' and link = ${`/visita/${dele.chave}`}`.execute(
    c.banco.sistema,
  )
  expect(rows).toHaveLength(1)
  expect(await lembretes('vendido@exemplo.com.br')).toEqual([])
  expect(await lembretes('cancela@exemplo.com.br')).toEqual([])
  expect(await lembrarVisitas(c.servicos)).toBe(0)

  // In another week it is another day before.
  await mover(dela.chave, { evento: 'remarcar', inicio: longe(5), versao: 1 })
  await chegou().execute(c.banco.sistema)
  expect(await lembrarVisitas(c.servicos)).toBe(1)
  expect(await lembretes('ana@exemplo.com.br')).toHaveLength(2)
  await sql`update lote set situacao = 'LIBERADO_LEILAO' where id = ${c.lotes[2]?.id}`.execute(
    c.banco.sistema,
  )
})

test('the gate sees the day, marks who came and who did not, and turns away with a reason', async () => {
  const [inicio = '', outro = ''] = await livres(lote(0))
  const um = (await marcar(lote(0), inicio, 'um@exemplo.com.br')).valor
  await marcar(lote(1), outro, 'dois@exemplo.com.br')
  const [a, b] = (await noDia(inicio)).valor
  expect(a).toMatchObject({ nome: 'Ana Lima', situacao: 'marcada', podeChegar: { pode: false } })
  const atender = (uid: string | undefined, body: object, ctx = c.ctx(c.equipe)) =>
    executarChamada(ctx, atenderVisita, { params: { uid }, body })
  expect((await atender(a?.uid, { evento: 'chegar', versao: 1 })).erro?.message).toBe(
    'Esta visita ainda não é agora.',
  )
  expect((await atender(b?.uid, { evento: 'cancelar', versao: 1 })).erro?.campos).toHaveProperty('motivo')
  expect((await atender(b?.uid, { evento: 'cancelar', motivo: 'Pátio alagado', versao: 1 })).status).toBe(200)
  expect((await cartas('dois@exemplo.com.br')).at(-1)?.texto).toContain('Pátio alagado')
  await sql`update visitacao set inicio = inicio - interval '15 days', fim = fim - interval '15 days' where uid = ${a?.uid}`.execute(
    c.banco.sistema,
  )
  expect((await mover(um.chave, { evento: 'cancelar', versao: 1 })).erro?.message).toBe(
    'O horário desta visita já começou.',
  )
  expect((await atender(a?.uid, { evento: 'faltar', versao: 1 })).valor.situacao).toBe('nao_veio')
  expect((await atender(a?.uid, { evento: 'chegar', versao: 2 })).valor.situacao).toBe('realizada')
  expect((await atender(a?.uid, { evento: 'chegar', versao: 1 })).status).toBe(409)
  expect((await atender(a?.uid, { evento: 'chegar', versao: 3 }, c.ctx(cliente(0)))).status).toBe(403)
  // Of another yard than his.
  const deFora = c.ctx({ ...c.comitente, papeis: ['Pátio'] })
  expect((await atender(a?.uid, { evento: 'chegar', versao: 3 }, deFora)).status).toBe(404)
  expect((await noDia(inicio, deFora)).status).toBe(404)
  expect((await noDia(inicio, c.ctx(cliente(0)))).status).toBe(403)
})

test('another house finds nothing', async () => {
  const [inicio = ''] = await livres(lote(0))
  const { chave } = (await marcar(lote(0), inicio, 'ana@exemplo.com.br')).valor
  const [v] = (await noDia(inicio)).valor
  const la = (quem: Parameters<Cenario['ctx']>[0]) => c.ctx(quem, c.outroHotsite)
  expect((await ver(chave, la(null))).status).toBe(404)
  expect((await mover(chave, { evento: 'cancelar', versao: 1 }, la(null))).status).toBe(404)
  expect((await noDia(inicio, la(c.equipe))).status).toBe(404)
  const atender = { params: { uid: v?.uid }, body: { evento: 'chegar', versao: 1 } }
  expect((await executarChamada(la(c.equipe), atenderVisita, atender)).status).toBe(404)
  const de = diaEmBrasilia(Date.now() + DIA)
  const horarios = { params: { lelUid: lote(0) }, query: { de, ate: de } }
  expect((await executarChamada(la(null), horariosDeVisita, horarios)).status).toBe(404)
})

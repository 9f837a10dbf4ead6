// A house closes and opens again on a real database: who comes in, what stands still, and that time is given back.
import { anunciarManutencao } from '@martelo/contracts/operacao/anunciar-manutencao.contract.ts'
import { avisoDeManutencao } from '@martelo/contracts/operacao/aviso-de-manutencao.contract.ts'
import { encerrarManutencao } from '@martelo/contracts/operacao/encerrar-manutencao.contract.ts'
import { encerrarManutencaoDasCasas } from '@martelo/contracts/operacao/encerrar-manutencao-das-casas.contract.ts'
import { manutencoesDasCasas } from '@martelo/contracts/operacao/manutencoes-das-casas.contract.ts'
import { conduzirLeilao } from '@martelo/contracts/pregao/conduzir-leilao.contract.ts'
import { manutencoes } from '@martelo/contracts/operacao/manutencoes.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { lotesAEncerrar, marcarVencidos } from '../../engines/lances/encerramento/encerrar-vencidos.sql.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { avisarForaDeHora, fecharCasasVencidas } from './fechar-casas.job.ts'
import { vencerCondicionais } from '../condicionais/vencer-condicionais.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
})
afterAll(() => c.fechar())

const casa = async () => {
  c.servicos.hotsites.esquecer()
  const h = await c.servicos.hotsites.porId(c.hotsite.id)
  if (h === null) throw new Error('no house')
  return h
}
const adm = async () => c.ctx({ ...c.equipe, papeis: ['ADM'] }, await casa())
const fimDoLote = async (): Promise<number> =>
  (
    await sql<{ fim: Date }>`select data_fim as fim from lote where id = ${c.lotes[0]?.id}`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.fim.getTime() ?? 0
const pausado = async (): Promise<boolean> =>
  (
    await sql<{
      sim: boolean
    }>`select pausado_at is not null as sim from leilao where id = ${c.leilao.id}`.execute(c.banco.sistema)
  ).rows[0]?.sim ?? false

test('closed at its time: visitors are told to come again, staff stays, auctions get their time back', async () => {
  const antes = await fimDoLote()
  const fechaAt = new Date(Date.now() - 1000).toISOString()
  const reabreAt = new Date(Date.now() + 3_600_000).toISOString()
  const r = await executarChamada(await adm(), anunciarManutencao, {
    body: { mensagem: 'Troca de servidor', fechaAt, reabreAt },
  })
  expect(r.valor).toMatchObject([{ situacao: 'anunciada' }])
  const outra = await executarChamada(await adm(), anunciarManutencao, {
    body: { mensagem: '', fechaAt, reabreAt: null },
  })
  expect(outra.erro?.error).toBe('EM_USO')
  const visita = await executarChamada(c.ctx(null, await casa()), avisoDeManutencao)
  expect(visita.status).toBe(503)
  expect(visita.erro?.esperarSegundos).toBeGreaterThan(3000)
  await fecharCasasVencidas(c.servicos)
  expect(await pausado()).toBe(true)
  const [fechada] = (await executarChamada(await adm(), manutencoes)).valor
  expect(fechada).toMatchObject({ situacao: 'fechada' })
  await sql`update leilao set pausado_at = pausado_at - interval '10 minutes' where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  await executarChamada(await adm(), encerrarManutencao, { params: { uid: fechada?.uid ?? '' } })
  expect(await pausado()).toBe(false)
  expect((await fimDoLote()) - antes).toBeGreaterThanOrEqual(600_000)
  expect((await executarChamada(c.ctx(null, await casa()), avisoDeManutencao)).valor).toMatchObject({
    fechaAt: null,
  })
})

test('with the job dead nothing ends in a closed house, no room is taken up, and the end gives the time and a minute', async () => {
  const lote = c.lotes[0]?.id ?? 0
  const b = c.banco.sistema
  await sql`update leilao set situacao = 'PRONTO' where id = ${c.leilao.id}`.execute(b)
  await sql`update lote set data_fim = clock_timestamp() - interval '30 seconds' where id = ${lote}`.execute(
    b,
  )
  expect((await lotesAEncerrar(b, 0)).map((l) => l.id)).toContain(lote)
  const r = await executarChamada(await adm(), anunciarManutencao, {
    body: { mensagem: '', fechaAt: new Date(Date.now() - 1000).toISOString(), reabreAt: null },
  })
  await sql`update manutencao set fecha_at = clock_timestamp() - interval '1 minute' where situacao = 'anunciada'`.execute(
    b,
  )
  await sql`update hotsite set manutencao_fecha_at = clock_timestamp() - interval '1 minute' where id = ${c.hotsite.id}`.execute(
    b,
  )
  await sql`insert into batimento (nome, quando) values ('lances', clock_timestamp())
    on conflict (nome) do update set quando = excluded.quando`.execute(c.banco.sistema)
  expect((await lotesAEncerrar(c.banco.sistema, 0)).map((l) => l.id)).not.toContain(lote)
  expect((await marcarVencidos(c.banco.sistema, [lote])).meus).toEqual([])
  const iniciar = await executarChamada(await adm(), conduzirLeilao, {
    params: { leiUid: c.leilao.uid },
    body: { acao: 'iniciar', situacao: 'PRONTO', pausada: false },
  })
  expect(String(iniciar.erro?.message)).toContain('em manutenção')
  // Nor does a deadline of a client or consignor run out, and it gets its time back.
  const espera = (await c.novoLote({ situacao: 'CONDICIONAL' })).id
  await sql`update lote set condicional_situacao = 'AGUARDANDO_COMITENTE', condicional_data = clock_timestamp() - interval '1 day',
    condicional_prazo = clock_timestamp() - interval '30 seconds' where id = ${espera}`.execute(b)
  expect(await vencerCondicionais(c.servicos)).toBe(0)
  const antes = await fimDoLote()
  await executarChamada(await adm(), encerrarManutencao, { params: { uid: r.valor[0]?.uid ?? '' } })
  const { rows: prazos } = await sql<{ segundos: number; primeiro: boolean }>`
    select extract(epoch from condicional_prazo - clock_timestamp())::float8 as segundos,
      abs(extract(epoch from condicional_primeiro_prazo - condicional_prazo)) < 1 as primeiro from lote where id = ${espera}`.execute(
    b,
  )
  expect(prazos[0]?.primeiro).toBe(true)
  expect(prazos[0]?.segundos).toBeGreaterThan(20)
  expect(prazos[0]?.segundos).toBeLessThan(60)
  const ganhou = (await fimDoLote()) - antes
  expect(ganhou).toBeGreaterThanOrEqual(120_000)
  expect(ganhou).toBeLessThan(180_000)
  expect(await pausado()).toBe(false)
  expect((await executarChamada(await adm(), manutencoes)).valor[0]).toMatchObject({ situacao: 'encerrada' })
})

test('administration is told once that a house is closed longer than it said', async () => {
  const b = c.banco.sistema
  const agora = Date.now()
  const r = await executarChamada(await adm(), anunciarManutencao, {
    body: {
      mensagem: '',
      fechaAt: new Date(agora - 1000).toISOString(),
      reabreAt: new Date(agora + 60_000).toISOString(),
    },
  })
  const ditos = async () =>
    (
      await sql<{ titulo: string; link: string }>`select titulo, link from aviso
        where tipo = 'equipe-manutencao-passou' and hot_id = ${c.hotsite.id}`.execute(b)
    ).rows
  await fecharCasasVencidas(c.servicos)
  await avisarForaDeHora(c.servicos)
  expect(await ditos()).toEqual([])
  await sql`update manutencao set reabre_at = clock_timestamp() - interval '1 second' where situacao = 'fechada'`.execute(
    b,
  )
  await avisarForaDeHora(c.servicos)
  const primeiros = await ditos()
  expect(primeiros.length).toBeGreaterThan(0)
  expect(primeiros[0]?.link).toBe('/admin/manutencao-plataforma')
  await avisarForaDeHora(c.servicos)
  expect(await ditos()).toHaveLength(primeiros.length)
  await executarChamada(await adm(), encerrarManutencao, { params: { uid: r.valor[0]?.uid ?? '' } })
})

test('another role neither sees nor makes one', async () => {
  const sac = c.ctx({ ...c.equipe, papeis: ['SAC'] })
  expect((await executarChamada(sac, manutencoes)).status).toBe(403)
})

test('one act of the platform closes its houses and opens them; a maintenance of a house’s own stays', async () => {
  const corpo = {
    mensagem: 'Troca de servidor',
    fechaAt: new Date(Date.now() - 1000).toISOString(),
    reabreAt: null,
  }
  const anunciar = async (todasAsCasas: boolean) =>
    executarChamada(await adm(), anunciarManutencao, { body: { ...corpo, todasAsCasas } })
  expect((await anunciar(true)).erro?.error).toBe('SO_PLATAFORMA')
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  const abertas = async () =>
    (
      await sql<{ hotId: number; propria: boolean }>`select h.id as hot_id, m.ato is null as propria
        from hotsite h join manutencao m on m.hot_id = h.id and m.situacao in ('anunciada', 'fechada')
        where h.manutencao_fecha_at is not null order by h.id`.execute(c.banco.sistema)
    ).rows
  const emTodas = await anunciar(true)
  const [linha] = emTodas.valor
  expect(linha).toMatchObject({ deVariasCasas: true })
  expect((await abertas()).map((x) => x.hotId)).toEqual(
    expect.arrayContaining([c.hotsite.id, c.outroHotsite.id]),
  )
  const encerrar = async (todasAsCasas: boolean) =>
    executarChamada(await adm(), encerrarManutencao, {
      params: { uid: linha?.uid ?? '' },
      body: { todasAsCasas },
    })
  expect((await encerrar(false)).status).toBe(200)
  expect((await abertas()).map((x) => x.hotId)).not.toContain(c.hotsite.id)
  expect((await abertas()).map((x) => x.hotId)).toContain(c.outroHotsite.id)
  expect((await encerrar(true)).status).toBe(200)
  expect(await abertas()).toEqual([])
  expect((await encerrar(false)).status).toBe(404)

  const propria = await anunciar(false)
  await anunciar(true)
  expect((await abertas()).find((x) => x.hotId === c.hotsite.id)).toMatchObject({ propria: true })
  const outros = await sql<{ motivo: string }>`select motivo from auditoria
    where entidade = 'manutencao' and hot_id = ${c.outroHotsite.id}`.execute(c.banco.sistema)
  expect(outros.rows.every((x) => x.motivo.startsWith('Administração da plataforma'))).toBe(true)
  // From the house that keeps its own, the platform sees both and ends each by itself.
  const atos = async () => (await executarChamada(await adm(), manutencoesDasCasas)).valor
  const [ato] = await atos()
  expect(ato).toMatchObject({ nesta: false, fechadas: 0 })
  expect(ato?.casas).toHaveLength((await abertas()).length - 1)
  const encerrarAto = async () =>
    executarChamada(await adm(), encerrarManutencaoDasCasas, { params: { ato: ato?.ato ?? '' } })
  expect((await encerrarAto()).valor).toEqual([])
  expect((await abertas()).map((x) => x.hotId)).toEqual([c.hotsite.id])
  expect((await encerrarAto()).status).toBe(404)
  await executarChamada(await adm(), encerrarManutencao, { params: { uid: propria.valor[0]?.uid ?? '' } })
  await anunciar(true)
  expect((await atos())[0]).toMatchObject({ nesta: true })
  await sql`update usuario set plataforma = false where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  expect(await atos()).toEqual([])
  expect((await encerrarAto()).erro?.error).toBe('SO_PLATAFORMA')
})

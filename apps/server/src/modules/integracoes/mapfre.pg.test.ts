// The insurer's events over HTTP, in and out: what follows from each code, told twice, out of order, forged, replayed, too
// large, for a removal that is not known, with an expired credential; and a house's traffic in no other house's log.
import { dashboardDaIntegracao } from '@martelo/contracts/integracoes/dashboard-da-integracao.contract.ts'
import { falarComAMapfre } from '@martelo/contracts/integracoes/falar-com-a-mapfre.contract.ts'
import { logsDaIntegracao } from '@martelo/contracts/integracoes/logs-da-integracao.contract.ts'
import { mapfreDaRemocao } from '@martelo/contracts/integracoes/mapfre-da-remocao.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { consultaDeRemocoes } from '@martelo/contracts/remocoes/consulta-de-remocoes.contract.ts'
import { historico } from '@martelo/contracts/registros/historico.contract.ts'
import { verRemocao } from '@martelo/contracts/remocoes/ver-remocao.contract.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { arquivoParaAMapfre } from '@martelo/contracts/integracoes/arquivo-para-a-mapfre.contract.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cenario } from '../../../../../tests/pg/cenario.ts'
import { PNG } from '../../../../../tests/pg/venda-de-teste.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { as, pedido, situacao } from '../../../../../tests/pg/pedidos-da-seguradora.ts'
import { enviarOQueEspera, tratarAvisos } from '../../../../../tests/pg/parceiro-de-teste.ts'
import { type CasaDaSeguradora, ligarSeguradora } from '../../../../../tests/pg/seguradora-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { eventoDaSeguradora, type SeguradoraSimulada } from '../../simuladores/seguradora-mapfre.ts'
import { contarContato } from './avisar-contato.job.ts'
import { contarResultados } from './contar-resultados.job.ts'
import { arquivoAberto, enderecoDoArquivo } from './selo-do-arquivo.ts'

let casa: CasaDaSeguradora
let c: Cenario
let sim: SeguradoraSimulada
let destino: string
let traUid: string
let motUid: string

beforeAll(async () => {
  await carregarModulos()
  casa = await ligarSeguradora(7)
  ;({ c, sim, destino, traUid, motUid } = casa)
})
afterAll(() => casa.fechar())

const tratar = () => tratarAvisos(c)
const enviar = () => enviarOQueEspera(c)
const remocaoDe = (removalId: string) => casa.remocaoDe(removalId)
const evento = async (codigo: string, removalId: string) =>
  (
    await sql<{ status: string; erros: string[] }>`select status, erros from mapfre_evento
      where event_code = ${codigo} and removal_id = ${removalId} order by id desc limit 1`.execute(
      c.banco.sistema,
    )
  ).rows[0]
const logs = async (query: object = {}, hotsite = c.hotsite) =>
  (await executarChamada(c.ctx(c.equipe, hotsite), logsDaIntegracao, { query })).valor
const mover = (removalId: string, ev: string, mais: object = {}) => casa.mover(removalId, ev, mais)
async function pedir(removalId: string, mais: object = {}): Promise<string> {
  expect(await sim.mandar(destino, eventoDaSeguradora('S01', pedido(removalId, mais), as(0)))).toBe(200)
  await tratar()
  return (await remocaoDe(removalId))?.uid ?? ''
}

test('S01 asks for a removal, told twice it is one, and every step goes back', async () => {
  const e = eventoDaSeguradora('S01', pedido('R-1'), as(0))
  expect(await sim.mandar(destino, e, { id: 'a' })).toBe(200)
  expect(await sim.mandar(destino, e, { id: 'a' })).toBe(200)
  expect(await sim.mandar(destino, e, { id: 'b' })).toBe(200)
  await tratar()
  expect(await remocaoDe('R-1')).toMatchObject({ situacao: 'SOLICITADA' })
  await mover('R-1', 'autorizar', { traUid, valor: 500_00 })
  await mover('R-1', 'agendar', { motUid, previstaEm: '2026-12-01' })
  for (const p of ['chegar', 'coletar', 'entregar']) await mover('R-1', p)
  await enviar()
  const codigos = [...sim.eventos.values()]
    .filter((x) => x.businessData.object.removalId === 'R-1')
    .map((x) => [x.eventData.eventCode, x.eventData.eventName, x.businessData.object.status])
  expect(codigos).toEqual([
    ['S02', 'ACEITE_REMOCAO', 'ESTXX'],
    ['S04', 'AGENDAMENTO_COLETA', 'ESTXX'],
    ['S07', 'CHEGADA_COLETA', 'EST01'],
    ['S08', 'VEICULO_COLETADO', 'EST02'],
    ['S10', 'ENTRADA_PATIO', 'EST03'],
  ])
  expect(await enviar()).toBe(0)
  const r = await remocaoDe('R-1')
  const linhas = await logs({ remocaoUid: r?.uid, porPagina: 50 })
  expect(linhas.map((l) => l.tipo).toSorted()).toEqual(['S01', 'S02', 'S04', 'S07', 'S08', 'S10'])
  expect(linhas.every((l) => l.mensagem === 'Evento processado com sucesso' && l.sucesso)).toBe(true)
  expect(linhas[0]).toMatchObject({ integradora: 'Mapfre', origem: 'enviado', eventStatus: 'PROCESSED' })
  const tudo = JSON.stringify(linhas)
  for (const s of ['Maria', '999990000', '52998224725', sim.token, sim.segredo]) expect(tudo).not.toContain(s)
  expect(await logs({}, c.outroHotsite)).toEqual([])
})

test('what cannot be done is an answer: the words of the log are the specification’s', async () => {
  await pedir('R-2')
  sim.faltas = { naoProcessado: 100 }
  await mover('R-2', 'autorizar', { traUid })
  await enviar()
  sim.faltas = {}
  const [l] = await logs({ resultado: 'falha', eventCode: 'S02' })
  expect(l).toMatchObject({
    mensagem: 'Erro Mapfre Sinistro em manutenção, Tente mais tarde',
    eventStatus: 'NOT_PROCESSED',
    sucesso: false,
  })
  // It was not processed: it is told again, once.
  await enviar()
  expect(await evento('S02', 'R-2')).toEqual({ status: 'PROCESSED', erros: [] })
  expect([...sim.eventos.values()].filter((x) => x.businessData.object.removalId === 'R-2')).toHaveLength(1)
})

test('events before their removal wait for it; old data change nothing', async () => {
  const dados = pedido('R-3')
  const pickup = (address: string) => ({ ...dados, pickup: { ...dados.pickup, address } })
  await sim.mandar(destino, eventoDaSeguradora('S05', pickup('Rua Nova, 9'), as(9)))
  await tratar()
  expect(await evento('S05', 'R-3')).toEqual({ status: 'WAITING', erros: ['Remoção R-3 desconhecida'] })
  expect(await remocaoDe('R-3')).toBeUndefined()
  // The house reads which they are, and of itself alone.
  const esperam = async (h = c.hotsite) =>
    (await executarChamada(c.ctx(c.equipe, h), dashboardDaIntegracao)).valor?.esperando.map((e) => [
      e.eventCode,
      e.removalId,
    ])
  expect(await esperam()).toEqual([['S05', 'R-3']])
  expect(await esperam(c.outroHotsite)).toEqual([])
  await sim.mandar(destino, eventoDaSeguradora('S01', dados, as(0)))
  await tratar()
  expect(await remocaoDe('R-3')).toMatchObject({ local: 'Rua Nova, 9' })
  expect(await evento('S05', 'R-3')).toMatchObject({ status: 'PROCESSED' })
  expect(await esperam()).toEqual([])
  // Who was insured stands in the process alone, until the end is told.
  const pessoas = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from (select dados::text as x from mapfre_evento where removal_id = 'R-3'
        union all select p::text from mapfre_processo p where p.removal_id = 'R-3') d where x ~ 'Maria|99999|52998224725'`.execute(
        c.banco.sistema,
      )
    ).rows[0]?.n
  expect(await pessoas()).toBe(1)
  await sim.mandar(destino, eventoDaSeguradora('S05', pickup('Rua Velha, 1'), as(5)))
  await tratar()
  expect(await remocaoDe('R-3')).toMatchObject({ local: 'Rua Nova, 9' })
  await sim.mandar(destino, eventoDaSeguradora('S17', situacao('R-3'), as(30)))
  await tratar()
  expect(await pessoas()).toBe(0)
})

test('the history tells what the insurer changed by name, and of old numbers whose they were', async () => {
  const uid = (await remocaoDe('R-3'))?.uid
  await sql`insert into auditoria (hot_id, entidade, entidade_uid, acao, antes, depois)
    select hot_id, 'remocao', uid, 'editar', jsonb_build_object('patio', pat_id), jsonb_build_object('comId', com_id, 'patId', 0)
    from remocao where uid = ${uid}`.execute(c.banco.sistema)
  const { valor } = await executarChamada(c.ctx(c.equipe), historico, {
    params: { entidade: 'remocao', uid },
  })
  const ato = (acao: string) => valor.find((l) => l.acao === acao)
  expect(ato('alterar')?.depois).toEqual({ local: expect.stringContaining('Rua Nova, 9') })
  const { patio, comitente } = (await executarChamada(c.ctx(c.equipe), verRemocao, { params: { uid } })).valor
  expect(ato('editar')).toMatchObject({ antes: { patio }, depois: { comId: comitente, patId: 0 } })
})

test('S06 cancels without an echo; on the road it is refused with its reason', async () => {
  await pedir('R-4')
  await sim.mandar(
    destino,
    eventoDaSeguradora('S06', situacao('R-4', { reason: 'Segurado desistiu' }), as(1)),
  )
  await tratar()
  expect(await remocaoDe('R-4')).toMatchObject({ situacao: 'CANCELADA' })
  expect(await enviar()).toBe(0)
  await pedir('R-5')
  await mover('R-5', 'autorizar', { traUid })
  await mover('R-5', 'agendar', { motUid, previstaEm: '2026-12-01' })
  await mover('R-5', 'chegar')
  await mover('R-5', 'coletar')
  await sim.mandar(destino, eventoDaSeguradora('S06', situacao('R-5'), as(1)))
  await tratar()
  expect(await remocaoDe('R-5')).toMatchObject({ situacao: 'EM_TRANSPORTE' })
  const [l] = await logs({ eventCode: 'S06', resultado: 'falha' })
  expect(l?.mensagem).toMatch(/^Erro Mapfre ./)
  await enviar()
})

test('S14 and S15 by their instants: the last word holds, and the result goes out masked and once', async () => {
  await pedir('R-6')
  await sim.mandar(destino, eventoDaSeguradora('S14', situacao('R-6'), as(9)))
  await sim.mandar(destino, eventoDaSeguradora('S15', situacao('R-6'), as(4)))
  await tratar()
  const r = await remocaoDe('R-6')
  const inibida = async () =>
    (
      await c.banco.sistema
        .selectFrom('veiculo')
        .select('inibirVenda')
        .where('id', '=', r?.veiId ?? 0)
        .executeTakeFirst()
    )?.inibirVenda
  expect(await inibida()).toBe(false)
  await sim.mandar(destino, eventoDaSeguradora('S15', situacao('R-6'), as(12)))
  await tratar()
  expect(await inibida()).toBe(true)
  const lote = await c.novoLote({ situacao: 'NAO_ARREMATADO' })
  await sql`update lote set vei_id = ${r?.veiId}, situacao_at = clock_timestamp() where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  expect(await contarResultados(c.servicos)).toBe(1)
  expect(await contarResultados(c.servicos)).toBe(0)
  await enviar()
  const s16 = [...sim.eventos.values()].find((x) => x.eventData.eventCode === 'S16')
  expect(s16?.eventData.eventComment).toBe('Não arrematado')
})

test('contact, files and the end: who was insured is forgotten', async () => {
  const uid = await pedir('R-7')
  const contato = {
    type: 'communication_request',
    removalId: 'R-7',
    requestId: 'K1',
    channel: 'PHONE',
    phone: '11988887777',
    reason: 'Confirmar chave',
    answerBy: '2026-11-21T21:00:00Z',
  }
  await sim.mandar(destino, eventoDaSeguradora('S12', contato, as(3)))
  await tratar()
  const ver = async () => (await executarChamada(c.ctx(c.equipe), mapfreDaRemocao, { params: { uid } })).valor
  expect(await ver()).toMatchObject({
    contatos: [{ requestId: 'K1', motivo: 'Confirmar chave', canal: 'Telefone' }],
  })
  const esperam = async (papeis: string[]) => {
    const quem = c.ctx({ ...c.equipe, papeis })
    const { filas } = (await executarChamada(quem, pendencias)).valor
    const lista = (await executarChamada(quem, consultaDeRemocoes, { query: { contato: 'sim' } })).valor
    return [filas.find((f) => f.fila === 'contatosDaSeguradora')?.quantos ?? 0, lista.map((r) => r.uid)]
  }
  expect(await esperam(['SAC'])).toEqual([1, [uid]])
  expect(await esperam(['Remoção'])).toEqual([1, [uid]])
  const agendada = await sql<{
    dados: { proId: number }
  }>`select payload as dados from graphile_worker._private_jobs
    where payload->>'requestId' = 'K1'`.execute(c.banco.sistema)
  const proId = agendada.rows[0]?.dados.proId ?? 0
  const avisar = () => contarContato(c.servicos, { hotId: c.hotsite.id, proId, requestId: 'K1' })
  const avisos = async () =>
    (
      await sql<{ texto: string }>`select distinct texto from aviso
        where hot_id = ${c.hotsite.id} and tipo = 'equipe-contato-seguradora'`.execute(c.banco.sistema)
    ).rows
  await avisar()
  await avisar()
  expect(await avisos()).toEqual([{ texto: expect.stringMatching(/R-7, até 21\/11\/2026.*Confirmar chave/) }])
  const falar = (body: object, papeis = ['ADM']) =>
    executarChamada(c.ctx({ ...c.equipe, papeis }), falarComAMapfre, { params: { uid }, body })
  expect((await falar({ eventCode: 'S17', comentario: 'x' }, ['Pátio'])).status).toBe(403)
  expect((await falar({ eventCode: 'S11' })).erro?.message).toBe(
    'A remoção não tem fotos nem papéis para mandar.',
  )
  expect(
    (await falar({ eventCode: 'S13', requestId: 'K1', comentario: 'Chave no porta-luvas' })).valor.contatos,
  ).toEqual([])
  expect(await esperam(['SAC'])).toEqual([0, []])
  expect((await falar({ eventCode: 'S13', requestId: 'K1', comentario: 'De novo' })).status).toBe(409)
  expect((await falar({ eventCode: 'S12', comentario: 'Ligar', canal: 'EMAIL' })).status).toBe(409)
  const fim = await falar({ eventCode: 'S17', comentario: 'Concluído' })
  expect(fim.valor).toMatchObject({ segurado: null, can: { falar: false } })
  expect((await falar({ eventCode: 'S17', comentario: 'x' })).status).toBe(409)
  const restou =
    await sql`select from mapfre_evento where removal_id = 'R-7' and (dados::text like '%98888%' or dados::text like '%Maria%')`.execute(
      c.banco.sistema,
    )
  expect(restou.rows).toEqual([])
  await enviar()
  expect(
    [...sim.eventos.values()]
      .filter((x) => x.businessData.object.removalId === 'R-7')
      .map((x) => x.eventData.eventCode),
  ).toEqual(['S13', 'S17'])
  const doc = await executarChamada(c.ctx(c.equipe), lerDocumento, {
    params: { tipo: 'relatorioMapfre', chave: uid },
  })
  expect(JSON.stringify(doc.valor)).toContain('Encerramento do processo')
  const alheia = await executarChamada(c.ctx(c.equipe, c.outroHotsite), lerDocumento, {
    params: { tipo: 'relatorioMapfre', chave: uid },
  })
  expect(alheia.status).toBe(404)
  expect(
    (await executarChamada(c.ctx(c.equipe, c.outroHotsite), mapfreDaRemocao, { params: { uid } })).status,
  ).toBe(404)
})

test('forged, old, replayed, unreadable, ours, and too large ones', async () => {
  const e = eventoDaSeguradora('S01', pedido('R-8'), as(0))
  expect(await sim.mandar(destino, e, { segredo: 'outro segredo' })).toBe(401)
  expect(await sim.mandar(destino, e, { instante: Date.now() - 3_600_000 })).toBe(401)
  expect(await sim.mandar(destino, eventoDaSeguradora('S02', situacao('R-8'), as(0)))).toBe(200)
  expect(await sim.mandar(destino, eventoDaSeguradora('S01', { ...pedido('R-8'), insured: {} }, as(0)))).toBe(
    200,
  )
  expect(
    await sim.mandar(
      destino,
      eventoDaSeguradora('S01', { ...pedido('R-8'), comment: 'x'.repeat(5_000_000) }),
    ),
  ).toBe(413)
  await tratar()
  expect(await remocaoDe('R-8')).toBeUndefined()
  const { rows } = await sql<{
    erros: string[]
  }>`select erros from mapfre_evento where objeto = 'desconhecido' order by id`.execute(c.banco.sistema)
  expect(rows.map((r) => r.erros[0])).toEqual([
    'S02 é nosso, não da seguradora',
    expect.stringContaining('businessData.object.insured.name'),
  ])
  const forjados = await logs({ origem: 'recebido', resultado: 'falha' })
  expect(forjados.map((l) => l.error).filter(Boolean)).toEqual(expect.arrayContaining(['forjado', 'velho']))
})

test('an expired credential loses nothing', async () => {
  await pedir('R-9')
  casa.credencial('vencido')
  await mover('R-9', 'autorizar', { traUid })
  await enviar()
  const [l] = await logs({ eventCode: 'S02', resultado: 'falha' })
  expect(l?.mensagem).toBe('Erro Mapfre status 401')
  casa.credencial(sim.token)
  await enviar()
  expect(sim.remocoes.get('R-9')?.codigo).toBe('S02')
})

test('the call of the log: who may not, and the record of the removal itself', async () => {
  expect((await executarChamada(c.ctx({ ...c.equipe, papeis: ['Pátio'] }), logsDaIntegracao)).status).toBe(
    403,
  )
  const r = await remocaoDe('R-1')
  const v = await executarChamada(c.ctx(c.equipe), verRemocao, { params: { uid: r?.uid } })
  expect(v.valor.registros.length).toBeGreaterThan(3)
})

test('files go out with addresses that open without a login, each its file alone and until its end', async () => {
  const uid = await pedir('R-F')
  const { erro } = await executarChamada(c.ctx(c.equipe), enviarAnexo, {
    params: { entidade: 'remocao', uid },
    body: { tipo: 'foto', chaveDoPedido: randomUUID() },
    arquivos: [{ nome: 'carro.png', bytes: PNG }],
  })
  expect(erro).toBeNull()
  const dito = await executarChamada(c.ctx(c.equipe), falarComAMapfre, {
    params: { uid },
    body: { eventCode: 'S11' },
  })
  expect(dito.erro).toBeNull()
  await enviar()
  const s11 = [...sim.eventos.values()].find((x) => x.businessData.object.removalId === 'R-F')
  const objeto = s11?.businessData.object as { files?: { url: string }[] } | undefined
  const [f] = objeto?.files ?? []
  const url = new URL(f?.url ?? '')
  const abrir = (mais: object = {}, arquivoUid = url.pathname.split('/').at(-1), hotsite = c.hotsite) =>
    executarChamada(c.ctx(null, hotsite), arquivoParaAMapfre, {
      params: { uid: arquivoUid },
      query: { ...Object.fromEntries(url.searchParams), ...mais },
    })
  expect((await abrir()).status).toBe(200)
  expect((await abrir({ ate: Number(url.searchParams.get('ate')) + 1 })).status).toBe(404)
  expect((await abrir({ selo: 'x' })).status).toBe(404)
  expect((await abrir({}, randomUUID())).status).toBe(404)
  expect((await abrir({}, undefined, c.outroHotsite)).status).toBe(404)
  const segredo = c.servicos.chaveDeArquivos
  const alvo = { hotId: c.hotsite.id, uid, ate: 100 }
  const selo = new URL(enderecoDoArquivo(segredo, 'http://x', alvo)).searchParams.get('selo') ?? ''
  expect([arquivoAberto(segredo, alvo, selo, 99_999), arquivoAberto(segredo, alvo, selo, 100_000)]).toEqual([
    true,
    false,
  ])
})
